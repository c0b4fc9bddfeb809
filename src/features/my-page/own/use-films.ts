import { useQueries } from '@tanstack/react-query';
import { browserQuery } from '#src/api/browser/api-query.ts';
import { showEndpoint } from '#src/contract/show/schema.ts';
import { showDetailView } from '#src/domain/show/show-detail-view.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';

/** A film of the visitor's, as far as the site knows it. */
export interface OwnFilm {
  readonly slug: string;
  /** The slug itself when the site no longer knows the film. */
  readonly title: string;
  readonly kind: ShowListView['kind'];
  readonly poster: string | null;
  readonly colour: string | null;
  readonly releaseDay: Day | null;
  readonly released: boolean;
  /** Whether it is in the site's list of shows; otherwise it is no longer in the programme. */
  readonly listed: boolean;
  /** Whether the site knows it at all. */
  readonly known: boolean;
}

/** How many films that the list lacks are asked for one by one. */
const mostAsked = 40;

function ofList(show: ShowListView): OwnFilm {
  const { slug, title, kind, poster, backdropColour, releaseDay, released } = show;
  return {
    slug,
    title,
    kind,
    poster: poster?.md ?? null,
    colour: backdropColour,
    releaseDay,
    released,
    listed: true,
    known: true,
  };
}

const unknown = (slug: string): OwnFilm => ({
  slug,
  title: slug.replaceAll(/[-_]+/g, ' '),
  kind: 'movie',
  poster: null,
  colour: null,
  releaseDay: null,
  released: true,
  listed: false,
  known: false,
});

/**
 * The visitor's films by slug. Those that the list of shows lacks, because they have left the programme or were kept in
 * another language, are asked for one by one, a few at most.
 */
export function useFilms(
  locale: Locale,
  slugs: readonly string[],
  shows: ReadonlyMap<string, ShowListView>,
): ReadonlyMap<string, OwnFilm> {
  const missing = slugs.filter((slug) => !shows.has(slug)).slice(0, mostAsked);
  const answers = useQueries({
    queries: missing.map((slug) => browserQuery(showEndpoint, locale, { slug })),
  });
  const found = new Map(missing.map((slug, index) => [slug, answers[index]?.data]));
  return new Map(
    slugs.map((slug): [string, OwnFilm] => {
      const listed = shows.get(slug) ?? shows.get(found.get(slug)?.slug ?? '');
      if (listed !== undefined) return [slug, ofList(listed)];
      const detail = found.get(slug);
      if (detail === undefined) return [slug, unknown(slug)];
      const view = showDetailView(detail, siteFactsOf(locale), ({ isMovie }) =>
        isMovie ? 'movie' : 'event',
      );
      const { title, kind, poster, backdropColour, releaseDay } = view;
      return [
        slug,
        {
          slug: detail.slug,
          title,
          kind,
          poster: poster?.md ?? null,
          colour: backdropColour,
          releaseDay,
          released: true,
          listed: false,
          known: true,
        },
      ];
    }),
  );
}
