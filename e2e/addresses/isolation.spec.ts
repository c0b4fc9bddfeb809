import { expect, test } from '@playwright/test';
import { hasPage, href } from '#src/routes/href.ts';
import { pageIds } from '#src/routes/pages/registry.ts';
import type { PageId } from '#src/routes/pages/registry.ts';
import type { PageRef } from '#src/routes/page.ts';
import { isLocale, locales, siteFactsOf, siteIds, siteOf, sites } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { refOf } from '../support/matrix.ts';
import { stage } from '../support/stage.ts';
import { wire, type WireAnswer } from '../support/wire.ts';

/**
 * All eight sites at the same time, on one process: no answer holds anything of another country, whichever way it is
 * asked for. Without a browser. `LONG_FORM=1`: every page that a site has, instead of two.
 */
const isLong = process.env.LONG_FORM === '1';
const pages: readonly PageId[] = isLong ? pageIds.filter((page) => page !== 'callback') : ['movie', 'cinema'];

// A second try would hide what happens every other time.
test.describe.configure({ retries: 0 });

/** The ways to ask for a page: as a document, as the payload of a navigation, as a part of that. */
const kinds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  document: {},
  payload: { rsc: '1' },
  segment: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
};

const mainLocale = (site: SiteId): Locale =>
  locales.find((locale) => siteOf(locale) === site && locale.startsWith(sites[site].defaultLanguage)) ??
  'fr-FR';

/** Asks as the framework's scripts do, which follow to the address that names the payload. */
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
async function ownersOfCinemas(): Promise<ReadonlyMap<string, SiteId>> {
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

let owners: ReadonlyMap<string, SiteId>;

test.beforeAll(async () => {
  owners = await ownersOfCinemas();
});

/** What an answer of a site holds of others: cinemas, hosts, locales, in its body and in its headers. */
function foreignIn(site: SiteId, { body, headers }: WireAnswer): string[] {
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
async function problemsOf(questions: readonly Question[]): Promise<{ problems: string[]; bytes: number }> {
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
        for (const foreign of foreignIn(site, answer)) problems.push(`${shown}: holds ${foreign}`);
      }
    }),
  );
  return { problems, bytes };
}

const inEveryKind = (question: Omit<Question, 'kind'>): Question[] =>
  Object.keys(kinds).map((kind) => ({ ...question, kind }));

test('SEC2 no page, payload or segment of a site holds anything of another', async () => {
  const questions = await Promise.all(
    siteIds.map(async (site) => {
      const locale = mainLocale(site);
      const own = pages.filter((page) => hasPage(locale, page));
      const refs = await Promise.all(own.map((page) => refOf({ locale, page })));
      return refs.flatMap((ref) => inEveryKind({ site, path: href(locale, ref), status: 200 }));
    }),
  );
  const all = questions.flat();
  const { problems, bytes } = await problemsOf(all);
  process.stdout.write(`isolation: ${all.length} answers of ${siteIds.length} sites, ${bytes} bytes\n`);
  expect(problems).toEqual([]);
  expect(all.length).toBeGreaterThan(siteIds.length * 3);
});

/** Addresses of a site that are pages of another one: pages that it does not have, and items of others. */
function forbidden(site: SiteId): readonly string[] {
  const own = mainLocale(site);
  const prefix = href(own, { page: 'home' }).replace(/\/$/, '');
  const { defaultLanguage } = siteFactsOf(own);
  const lacking = pageIds
    .filter((page) => !hasPage(own, page))
    .flatMap((page) => {
      const other = locales.find((one) => one.startsWith(`${defaultLanguage}-`) && hasPage(one, page));
      if (other === undefined) return [];
      const path = href(other, { page, slug: 'some-item-1', id: '7' } as unknown as PageRef);
      return [`${prefix}${path.replace(/^\/(?:fr|en|de|nl)(?=\/)/, '')}`];
    });
  const at = siteIds.indexOf(site);
  const next = [...siteIds, ...siteIds].slice(at + 1, at + 2);
  const cinemas = next
    .flatMap((other) => [...owners].find(([, owner]) => owner === other)?.[0] ?? [])
    .map((slug) => href(own, { page: 'cinema', slug }));
  // Every page that a site lacks is asked for as a document in `routing.spec.ts`.
  return [...lacking.slice(0, 1), ...cinemas];
}

test('SEC2 what is another site’s is not found, at its own address, whichever way it is asked for', async () => {
  const all = siteIds.flatMap((site) =>
    forbidden(site).flatMap((path) => inEveryKind({ site, path, status: 404 })),
  );
  const { problems } = await problemsOf(all);
  // The address that was asked for stands in the answer; whose it is says nothing else there.
  const others = problems.filter((problem) => {
    const [question = '', said = ''] = problem.split(': holds ');
    return said === '' || !question.includes(said);
  });
  process.stdout.write(`isolation: ${all.length} answers about pages of others\n`);
  expect(others).toEqual([]);
  expect(all.length).toBeGreaterThan(siteIds.length * 3);
});
