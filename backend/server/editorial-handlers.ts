import { z } from 'zod';
import type { FoundItem } from '../catalogue/readers.ts';
import { findItem, readDocument, readList } from '../catalogue/readers.ts';
import { zoneName } from '../catalogue/zone.ts';
import { isProblem, problemOf } from '../http/problem.ts';
import type { Problem } from '../http/problem.ts';
import { textParam } from './handler.ts';
import type { CallContext, Handler } from './handler.ts';

/** Handlers of computed answers about experiences, the subscription and the help centre. */

const taggedShow = z.looseObject({
  tags: z.array(z.string()),
  days: z.record(z.string(), z.looseObject({ tags: z.array(z.string()) })),
});
const programme = z.object({ shows: z.array(taggedShow) });
const identified = z.array(z.object({ id: z.string(), slug: z.string() }));
const ordered = z.array(
  z.object({ slug: z.string(), isMovie: z.boolean(), isComingSoon: z.boolean(), homeOrder: z.number() }),
);

/** How many shows the subscription page presents. */
const mostCurrentShows = 12;

/**
 * The shows of the site's programme that are played with an experience, and only the days on which they are (R242). An
 * experience has the slug of its tag, in any case.
 *
 * @param known finds the experience, or says why not
 */
export function experienceShows(
  known: (context: CallContext, slug: string) => Promise<FoundItem | Problem>,
): Handler {
  return async (context, params) => {
    const slug = textParam(params, 'slug');
    const experience = await known(context, slug);
    if (isProblem(experience)) return experience;
    const body = await readDocument(context, zoneName(null));
    const { shows } = programme.parse(body === null ? { shows: [] } : JSON.parse(body));
    const wanted = [slug.toLowerCase(), experience.slug.toLowerCase()];
    const has = ({ tags }: { tags: string[] }) => tags.some((tag) => wanted.includes(tag.toLowerCase()));
    const own = shows
      .map((show) => ({
        ...show,
        days: Object.fromEntries(Object.entries(show.days).filter(([, entry]) => has(entry))),
      }))
      .filter((show) => Object.keys(show.days).length > 0);
    return JSON.stringify({ shows: own });
  };
}

/** The films that are out, in the order of home (R120, R238). */
export const currentShows: Handler = async (context) => {
  const shows = ordered.parse(JSON.parse(await readList(context, 'show')));
  const current = shows
    .filter(({ isMovie, isComingSoon }) => isMovie && !isComingSoon)
    .toSorted((one, other) => one.homeOrder - other.homeOrder)
    .slice(0, mostCurrentShows);
  return JSON.stringify(current.map(({ slug }) => ({ slug })));
};

/** A help article by its id (R246). */
export const helpArticleById: Handler = async (context, params) => {
  const id = textParam(params, 'id');
  const listed = identified.parse(JSON.parse(await readList(context, 'faqArticle')));
  const slug = listed.find((article) => article.id === id)?.slug;
  const found = slug === undefined ? null : await findItem(context, 'faqArticle', slug);
  return found?.detail ?? problemOf(404, 'There is no such faqArticle.');
};
