import * as fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { languageOf, languages, locales, localesOf, siteIds, siteOf, sites } from '../sites/registry.ts';
import type { Language, Locale, SiteId } from '../sites/site.ts';
import { emitFilters, parseFilters, type FilterName, type Filters } from './filters.ts';
import { hasPage, href } from './href.ts';
import type { RouteMatch } from './match.ts';
import { matchPath } from './match.ts';
import { type PageId, pageIds } from './pages/registry.ts';
import type { PageRef } from './page.ts';
import {
  baseRef,
  isHelpPage,
  isIdPage,
  isShowtimePage,
  isSlugPage,
  takesFilter,
  takesFilters,
} from './page.ts';
import { isSlug } from './slug.ts';
import { aliasOf, prefixingOf, wordsOf } from './words.ts';
import { showsViews } from './pages/views.ts';
import { reservedWords } from './slug.ts';

const seeded = { seed: 20261121 };

const slugs = fc
  .stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,40}$/)
  .filter((slug) => isSlug(slug) && slug.length < 60);

const values = fc.uniqueArray(fc.stringMatching(/^[a-z0-9][a-z0-9._-]{0,12}$/), { maxLength: 5 });

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const filterSets: fc.Arbitrary<Filters> = fc.record(
  {
    cinemas: fc.uniqueArray(slugs, { maxLength: 5 }),
    date: days,
    films: fc.uniqueArray(slugs, { maxLength: 3 }),
    genres: values,
    localisation: slugs,
    near: slugs,
    tags: values,
    time: fc.constantFrom('0500-1200', '1815-2900'),
    versions: values,
    view: fc.constantFrom(...showsViews),
  },
  { requiredKeys: [] },
);

/** Those of the filters that the page takes (D51). */
function takenBy(page: PageId, filters: Filters | null): { readonly filters?: Filters } {
  const taken = Object.entries(filters ?? {}).filter(([name]) => takesFilter(page, name as FilterName));
  return taken.length === 0 ? {} : { filters: Object.fromEntries(taken) };
}

function refOf(page: PageId, item: string, filters: Filters | null, webview: boolean): PageRef {
  const narrowed = takenBy(page, filters);
  if (isHelpPage(page)) {
    const twin = webview ? ({ webview: true } as const) : {};
    if (isIdPage(page)) return { page, id: item, ...twin };
    return isSlugPage(page) ? { page, slug: item, ...twin } : { page, ...twin };
  }
  if (takesFilters(page)) {
    return isSlugPage(page) ? { page, slug: item, ...narrowed } : { page, ...narrowed };
  }
  if (isShowtimePage(page))
    return { page, show: item, cinema: `${item}.c`, day: '2026-11-21', id: '2030-1zz' };
  return isSlugPage(page) ? { page, slug: item } : { page };
}

/** The filters as they are read from their address. */
const asRead = (filters: Filters) =>
  parseFilters(emitFilters(filters).replace(/^\/filters/, ''))?.filters ?? null;

const pairs = locales.flatMap((locale) =>
  pageIds.filter((page) => hasPage(locale, page)).map((page) => [locale, page] as const),
);

const places: fc.Arbitrary<{ locale: Locale; ref: PageRef }> = fc
  .tuple(fc.constantFrom(...pairs), slugs, fc.option(filterSets), fc.boolean())
  .map(([[locale, page], slug, filters, webview]) => ({
    locale,
    ref: refOf(page, slug, filters === null ? null : asRead(filters), webview),
  }));

/** Every word of any site, and pieces for hostile paths. */
const words = locales.flatMap((locale) =>
  pageIds.flatMap((page) => [wordsOf(locale, page) ?? [], aliasOf(locale, page) ?? []].flat()),
);
const pieces = [
  [...new Set(words), ...languages, ...reservedWords],
  ['m', 'x', 'dusk-12', '', '.', '..', '%2e%2e', '%', '%zz', '%00', '\0', '\\', '%5C', '%2F', '%C3%A9'],
  ['evil.test', '@evil.test', 'http:', 'é', '\uD800', '💥', ' ', '\t', '\r\n', ';', '?x', '#x', '%66ilms'],
  ['404_NOT_FOUND', '410_GONE', 'redirect/fr/show/slug/x', 'FR', 'a'.repeat(300), 'tags-', 'tags-b,a'],
  [
    'date-2026-11-21',
    'date-2026-02-30',
    'genres-drame,,drame',
    'versions-VOST',
    'localisation-a',
    'near-a',
    'time-1800-2400',
    'cinemas-b,a',
    'films-x',
    'view-table',
    'view-soon',
    'view-Last',
    'tags',
    'a/b/2026-11-21/0030-x',
    'a/b/2026-02-30/2430-x',
  ],
].flat();

const fixed = ['/404_NOT_FOUND', '/410_GONE', '/410_GONE/', '/410%5FGONE', '/redirect/de/cinema/slug/x/'];

const paths = fc.oneof(
  fc.constantFrom(...fixed),
  fc.array(fc.constantFrom(...pieces), { maxLength: 7 }).map((parts) => `/${parts.join('/')}`),
  fc.array(fc.constantFrom(...pieces), { maxLength: 5 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 60 }).map((text) => `/${text}`),
  places.map(({ locale, ref }) => `${href(locale, ref)}/`),
  places.map(({ locale, ref }) => `/${languageOf(locale)}${href(locale, ref)}`),
  places.map(({ locale, ref }) => href(locale, ref).slice(3)),
);

function check({ locale, ref }: { locale: Locale; ref: PageRef }): void {
  const match = matchPath(siteOf(locale), href(locale, ref), languageOf(locale));
  expect(match).toEqual({ kind: 'page', locale, ref, languageFrom: expect.any(String) });
}

/** The problems of a path's redirect, for a visitor in one language. */
function problemsOfRedirect(site: SiteId, path: string, language: Language, match: RouteMatch): string[] {
  if (match.kind !== 'redirect') return [];
  const problems: string[] = [];
  if (!/^\/(?!\/)[\w.,/-]*$/.test(match.path) || match.path === path) problems.push(`goes to ${match.path}`);
  if (new URL(match.path, 'http://own.test').host !== 'own.test') problems.push('leaves the host');
  if (match.varies !== (match.status === 307)) problems.push('varies and status differ');
  const target = matchPath(site, match.path, language);
  if (target.kind !== 'page' && target.kind !== 'error-page') problems.push(`leads to ${target.kind}`);
  const others = sites[site].languages.map((other) => matchPath(site, path, other));
  const same = others.every((other) => isDeepStrictEqual(other, others[0]));
  if (same === match.varies) problems.push('varies is wrong');
  return problems;
}

describe('the route table as a whole', () => {
  it('R013 reads every address it builds as the page it was built for', () => {
    fc.assert(fc.property(places, check), { ...seeded, numRuns: 4000 });
    for (const [locale, page] of pairs) {
      for (const webview of [false, true]) check({ locale, ref: refOf(page, 'dusk-12', null, webview) });
    }
    expect(pairs.length).toBeGreaterThan(500);
  });

  it('R013 gives no two pages of a site one address, but the pages no language names', () => {
    for (const site of siteIds) {
      const seen = new Map<string, string>();
      for (const locale of localesOf(site)) {
        for (const page of pageIds.filter((id) => hasPage(locale, id))) {
          const address = href(locale, refOf(page, 'x', null, false));
          const owner = prefixingOf(page) === 'never' ? page : `${locale} ${page}`;
          expect(seen.get(address) ?? owner).toBe(owner);
          seen.set(address, owner);
        }
      }
    }
  });

  it('has a page in all languages of a site or in none', () => {
    for (const site of siteIds) {
      for (const page of pageIds) {
        expect(new Set(localesOf(site).map((locale) => hasPage(locale, page))).size).toBe(1);
      }
    }
  });

  it('R061 has a filtered page’s base where the path is cut before /filters', () => {
    fc.assert(
      fc.property(places, ({ locale, ref }) => {
        const [base = ''] = href(locale, ref).split('/filters');
        // Home without a prefix is the slash itself.
        expect(href(locale, baseRef(ref))).toBe(base === '' ? '/' : base);
      }),
      { ...seeded, numRuns: 1500 },
    );
  });

  it('answers any path, and redirects in one step to an address on the same host', () => {
    const kinds = new Map<string, number>();
    fc.assert(
      fc.property(
        fc.constantFrom(...siteIds),
        paths,
        fc.constantFrom(...languages),
        (site, path, language) => {
          const match = matchPath(site, path, language);
          kinds.set(match.kind, (kinds.get(match.kind) ?? 0) + 1);
          expect(match).toEqual(matchPath(site, path, language));
          expect('locale' in match ? siteOf(match.locale) : site).toBe(site);
          expect(problemsOfRedirect(site, path, language, match)).toEqual([]);
        },
      ),
      { ...seeded, numRuns: 30_000 },
    );
    for (const kind of ['page', 'redirect', 'none', 'moved-item', 'error-page']) {
      expect(kinds.get(kind) ?? 0).toBeGreaterThan(20);
    }
  });

  it('accepts no reserved word where a slug stands', () => {
    for (const [locale, page] of pairs.filter(([, id]) => isSlugPage(id) || isIdPage(id))) {
      const base = href(locale, refOf(page, 'x', null, false)).slice(0, -1);
      for (const word of reservedWords) {
        expect(() => href(locale, refOf(page, word, null, false))).toThrow(JSON.stringify(word));
        const match = matchPath(siteOf(locale), `${base}${word}`, languageOf(locale));
        expect(match.kind === 'page' && 'slug' in match.ref ? match.ref.slug : null).toBeNull();
      }
    }
  });
});
