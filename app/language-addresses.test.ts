import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newsFixture } from '#src/contract/news/fixture.ts';
import { decide } from '#src/request/decide.ts';
import { perSite } from '#src/config/environment.ts';
import { readSegments, segmentsOf } from '#src/request/internal/segments.ts';
import { testWorld } from '#src/request/test-kit/world-test-kit.ts';
import { filterNames, type Filters } from '#src/routes/filters.ts';
import { prefixingOf } from '#src/routes/words.ts';
import { firstListing } from '#src/routes/listing.ts';
import { isSlugPage, takesFilter, takesFilters, type PageRef } from '#src/routes/page.ts';
import { pageIds, recordOf } from '#src/routes/pages/registry.ts';
import { noSearch } from '#src/routes/search.ts';
import { href, hasPage } from '#src/routes/href.ts';
import { languageOf, locales, localesOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { languageAddresses } from './_routes/language-addresses.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));

beforeEach(() => {
  reads.asked.length = 0;
  reads.answers.clear();
});

/** One value of each filter. */
const all: Filters = {
  date: '2026-11-21',
  ends: '2300',
  genres: ['drame'],
  localisation: 'velours-b',
  needs: ['captions'],
  tags: ['imax'],
  time: '1800-2400',
  versions: ['vf'],
};
const nothing = { filters: {}, search: noSearch, listing: firstListing, all: false, seasons: [] };
const origins = perSite((site) => `https://${site}.velours.test`);
const world = testWorld(origins, { item: () => ({ kind: 'here', page: null }), isWarm: () => true });

/** The internal path of an address: what its page shows. */
function shownAt(locale: Locale, address: string): string {
  const { host, pathname, search } = new URL(address, origins[siteOf(locale)]);
  const decision = decide(
    {
      method: 'GET',
      host,
      path: pathname,
      search,
      languageCookie: undefined,
      acceptLanguage: null,
      action: false,
    },
    world,
  );
  return decision.kind === 'page' ? decision.internal : JSON.stringify(decision);
}

/** A page whose address tells a language; of others the visitor or the slug decides (ADR-0038). */
const refOf = (page: (typeof pageIds)[number]): PageRef | null =>
  recordOf(page).shape === 'showtime' || recordOf(page).shape === 'help-id' || prefixingOf(page) === 'never'
    ? null
    : ((isSlugPage(page) ? { page, slug: 'a-1' } : { page }) as PageRef);

/** The queries that a page can have, as its record says. */
const queryOfRecord = (ref: PageRef): string => {
  const kinds = recordOf(ref.page).query ?? [];
  if (kinds.includes('search')) return '?q=lamp';
  if (kinds.includes('listing')) return '?type=event';
  return kinds.includes('all') ? '?all=1' : '';
};

describe('the links to the languages', () => {
  it.each(pageIds.flatMap((page) => refOf(page) ?? []).map((ref) => [ref.page, ref] as const))(
    'R007 keep in each language of every site what the address of %s says',
    async (page, base) => {
      const filters = takesFilters(page)
        ? Object.fromEntries(
            filterNames.flatMap((name) => (all[name] && takesFilter(page, name) ? [[name, all[name]]] : [])),
          )
        : {};
      const ref = (Object.keys(filters).length === 0 ? base : { ...base, filters }) as PageRef;
      for (const locale of locales.filter((one) => hasPage(one, page))) {
        const own = `${href(locale, ref)}${queryOfRecord(ref)}`;
        const internal = shownAt(locale, own);
        const [, , , ...parts] = internal.split('/');
        const params = Object.fromEntries(segmentsOf(page).map((name, at) => [name, parts[at] ?? '']));
        const context = readSegments(page, params);
        if (context === null) throw new Error(`${internal} is no page`);
        const refs = Object.fromEntries(localesOf(siteOf(locale)).map((one) => [languageOf(one), base]));
        const addresses = await languageAddresses(locale, refs, context);
        for (const other of localesOf(siteOf(locale)))
          expect([own, other, shownAt(other, addresses[languageOf(other)] ?? '')]).toEqual([
            own,
            other,
            internal.replace(locale, other),
          ]);
      }
    },
  );

  it('R007 keep the place, the views and the seasons of an address', async () => {
    const refs = { fr: { page: 'shows' }, en: { page: 'shows' } } as const;
    const filters: Filters = { near: 'lyon', view: 'table', films: ['a-1'] };
    expect(await languageAddresses('fr-FR', refs, { ...nothing, filters })).toEqual({
      fr: '/films/filters/films-a-1/near-lyon/view-table',
      en: '/en/movies-events/filters/films-a-1/near-lyon/view-table',
    });
    const events = { fr: { page: 'events' }, en: { page: 'events' } } as const;
    expect(await languageAddresses('fr-FR', events, { ...nothing, seasons: ['a', 'b'] })).toMatchObject({
      en: '/en/events?seasons=a%2Cb',
    });
  });

  it('lead where a page takes no filters to the page, and where a language lacks the page to none', async () => {
    // The place of a visitor stands in the internal path of pages that take no filters, too.
    const refs = { fr: { page: 'season', slug: 'a' } } as const;
    expect(await languageAddresses('fr-FR', refs, { ...nothing, filters: { near: 'lyon' } })).toEqual({
      fr: href('fr-FR', refs.fr),
    });
  });

  it('D57 lead beyond the last page of the other language to its last, and without its list to the first', async () => {
    const refs = { fr: { page: 'news' }, en: { page: 'news' } } as const;
    const of = (page: number) =>
      languageAddresses('fr-FR', refs, { ...nothing, listing: { type: null, page } });
    const [news] = newsFixture;
    if (news === undefined) throw new Error('the fixture has no news');
    reads.answers.set(
      'en-FR news',
      Array.from({ length: 60 }, () => ({ ...news, highlighted: false })),
    );
    expect(await of(2)).toEqual({ fr: '/actualites?page=2', en: '/en/news?page=2' });
    expect(await of(9)).toEqual({ fr: '/actualites?page=9', en: '/en/news?page=3' });
    reads.answers.clear();
    expect(await of(9)).toEqual({ fr: '/actualites?page=9', en: '/en/news' });
    // Nothing is asked for on a first page.
    reads.asked.length = 0;
    expect(await of(1)).toEqual({ fr: '/actualites', en: '/en/news' });
    expect(reads.asked).toEqual([]);
  });
});
