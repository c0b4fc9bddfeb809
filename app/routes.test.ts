import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { segmentsOf } from '#src/request/internal/segments.ts';
import { hasPage } from '#src/routes/href.ts';
import { pageIds, type PageId } from '#src/routes/pages/registry.ts';
import { locales } from '#src/sites/registry.ts';

const root = fileURLToPath(new URL('./[locale]', import.meta.url));

/** What R012 names, and the pages that show it; `e2e/pages/pages.spec.ts` opens each of them on each site. */
const areas: Readonly<Record<string, readonly PageId[]>> = {
  cinemas: ['cinemas', 'cinema', 'cinemaLight'],
  cities: ['city', 'cityLight'],
  films: ['home', 'shows', 'movie', 'upcomingShowsLight'],
  events: ['events', 'entertainment'],
  showtimes: ['showtime'],
  seasons: ['season'],
  'special events': ['specialEvent'],
  news: ['news', 'newsItem'],
  offers: ['offers', 'offer'],
  experiences: ['experiences', 'experience', 'experienceGroup', 'experienceArticle'],
  subscriptions: ['subscriptionOffers'],
  'e-cards': ['eCards5', 'eCards3'],
  'gift card': ['giftCard'],
  'voucher checker': ['voucher'],
  'help centre': ['help', 'helpCategory', 'helpArticleById', 'helpArticleBySlug', 'helpSearch'],
  'app page': ['app'],
  sitemap: ['sitemap'],
  search: ['search'],
};

describe('the areas of the catalogue', () => {
  it.each(Object.entries(areas))('%s: each page has its route, and an address on a site', (_area, ids) => {
    for (const page of ids) {
      expect(globSync(`${page}/**/page.tsx`, { cwd: root })).toHaveLength(1);
      expect(locales.some((locale) => hasPage(locale, page))).toBe(true);
    }
  });
});

describe('the folders of app/[locale]', () => {
  it('R013: are the pages of the records with their segments, and the status pages', () => {
    const expected = pageIds.map((page) =>
      [page, ...segmentsOf(page).map((name) => `[${name}]`), 'page.tsx'].join('/'),
    );
    const present = globSync('**/page.tsx', { cwd: root });
    expect(present.toSorted()).toEqual([...expected, 'status/[code]/page.tsx'].toSorted());
  });
});
