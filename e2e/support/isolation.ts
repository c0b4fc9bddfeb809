import { hasPage, href } from '#src/routes/href.ts';
import type { PageId } from '#src/routes/pages/registry.ts';
import { isLocale, locales, siteIds, siteOf, sites } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import { catalogueOf } from './catalogue.ts';
import { refOf } from './matrix.ts';
import { stage } from './stage.ts';
import { wire, type WireAnswer } from './wire.ts';

/** The ways to ask for a page: as a document, as the payload of a navigation, as a part of that. */
const kinds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  document: {},
  payload: { rsc: '1' },
  segment: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
};

/** The locale of a site in its own language. */
export const mainLocale = (site: SiteId): Locale =>
  locales.find((locale) => siteOf(locale) === site && locale.startsWith(sites[site].defaultLanguage)) ??
  'fr-FR';

/** Asks as Next.js's scripts do, which follow to the address that names the payload. */
async function ask(
  site: SiteId,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<WireAnswer> {
  const answer = await wire(site, path, { headers });
  const { location = '' } = answer.headers;
  if (answer.status !== 307 || !/[?&]_rsc\b/.test(location)) return answer;
  const { pathname, search } = new URL(location, 'http://any.test');
  return wire(site, pathname + search, { headers });
}

/** Every cinema of the stage with the one site that has it. */
export async function ownersOfCinemas(): Promise<ReadonlyMap<string, SiteId>> {
  const lists = await Promise.all(
    siteIds.map(async (site) => {
      const cinemas = await catalogueOf(mainLocale(site)).ask('cinemas', {});
      return cinemas.map(({ slug }) => [slug, site] as const);
    }),
  );
  const all = lists.flat();
  const shared = new Set(all.map(([slug]) => slug).filter((slug, at, slugs) => slugs.indexOf(slug) !== at));
  return new Map(all.filter(([slug]) => !shared.has(slug)));
}

/** What an answer of a site holds of others: cinemas, hosts, locales, in its body and in its headers. */
function foreignIn(
  owners: ReadonlyMap<string, SiteId>,
  site: SiteId,
  { body, headers }: WireAnswer,
): string[] {
  const text = `${JSON.stringify(headers)}\n${body}`;
  const words = new Set(text.match(/[a-z0-9]+(?:-[a-z0-9]+)+/g));
  const cinemas = [...words].filter((word) => (owners.get(word) ?? site) !== site);
  const hosts = [...text.matchAll(/\b([a-z]{2})\.velours\.localhost:(\d+)/g)].flatMap(([host, name, port]) =>
    name === site || name === 'id' || Number(port) !== stage.webPort ? [] : [host],
  );
  const named = (text.match(/\b[a-z]{2}-[A-Z]{2}\b/g) ?? []).filter(
    (word) => isLocale(word) && siteOf(word) !== site,
  );
  return [...new Set([...cinemas, ...hosts, ...named])];
}

interface Question {
  readonly site: SiteId;
  readonly path: string;
  readonly kind: string;
  readonly status: 200 | 404;
}

/** Asks everything, all sites at the same time. @returns what is wrong, and how many bytes were read */
export async function problemsOf(
  questions: readonly Question[],
): Promise<{ problems: string[]; bytes: number }> {
  const owners = await ownersOfCinemas();
  const problems: string[] = [];
  let bytes = 0;
  await Promise.all(
    siteIds.map(async (site) => {
      for (const question of questions.filter((one) => one.site === site)) {
        const { path, kind, status } = question;
        const answer = await ask(site, path, kinds[kind] ?? {});
        bytes += answer.body.length;
        const shown = `${site} ${path} ${kind}`;
        if (answer.status !== status) problems.push(`${shown}: ${answer.status}, not ${status}`);
        if (answer.headers.location !== undefined)
          problems.push(`${shown}: leads to ${answer.headers.location}`);
        for (const foreign of foreignIn(owners, site, answer)) problems.push(`${shown}: holds ${foreign}`);
      }
    }),
  );
  return { problems, bytes };
}

/** A question in each way to ask for a page. */
export const inEveryKind = (question: Omit<Question, 'kind'>): Question[] =>
  Object.keys(kinds).map((kind) => ({ ...question, kind }));

/**
 * Asks every site for pages as document, payload and part of it, all sites at the same time.
 *
 * @returns how many answers and bytes there were, and what of them was another site's
 */
export async function isolationOf(
  pages: readonly PageId[],
): Promise<{ readonly asked: number; readonly bytes: number; readonly problems: readonly string[] }> {
  const questions = await Promise.all(
    siteIds.map(async (site) => {
      const locale = mainLocale(site);
      const own = pages.filter((page) => hasPage(locale, page));
      const refs = await Promise.all(own.map((page) => refOf({ locale, page })));
      return refs.flatMap((ref) => inEveryKind({ site, path: href(locale, ref), status: 200 }));
    }),
  );
  const all = questions.flat();
  return { asked: all.length, ...(await problemsOf(all)) };
}
