import { describe, expect, it } from 'vitest';
import { type PageId, pageIds, recordOf } from '#src/routes/pages/registry.ts';
import { sitemapSections } from '#src/routes/site-files.ts';
import { isIdPage, isSlugPage, type PageRef } from '#src/routes/page.ts';
import { siteIds, sites } from '#src/sites/registry.ts';
import type { Language } from '#src/sites/site.ts';
import { sitemapEntries, type SitemapEntry } from './entries.ts';
import { itemRefs, pagesOfItems, plainPages, type Translated } from './listed-pages.ts';
import { pairItems, type ListedItems } from './pair-items.ts';
import { indexXml, mostEntries, partsOf, sitemapXml } from './write.ts';

const film = (slug: string): PageRef => ({ page: 'movie', slug });

describe('the pages of a sitemap', () => {
  it('has every page that its record lists: by itself, or as a page of items', () => {
    const ofItems: readonly PageId[] = sitemapSections
      .filter((section) => section !== 'pages')
      .flatMap((section) => pagesOfItems(section));
    const plain = new Set(siteIds.flatMap(plainPages).flatMap((refs) => Object.values(refs).map(pageOf)));
    const listed = pageIds.filter((page) => recordOf(page).sitemap !== undefined);
    expect([...plain, ...ofItems].toSorted()).toEqual(listed.toSorted());
    expect(pageIds.filter((page) => !listed.includes(page))).toEqual([
      'showtime',
      'helpSearch',
      'search',
      'myVelours',
      'callback',
    ]);
    expect([...plain].filter((page) => isSlugPage(page) || isIdPage(page))).toEqual([]);
  });

  it.each(siteIds)('%s: the plain pages stand in each of its languages and in no other', (site) => {
    const pages = plainPages(site);
    expect(pages.map((refs) => Object.values(refs)[0]?.page)).toContain('home');
    for (const refs of pages)
      expect(sites[site].languages).toEqual(expect.arrayContaining(Object.keys(refs)));
  });
});

const pageOf = ({ page }: PageRef) => page;

describe('entries', () => {
  it('one for each language, all with the same alternates and x-default', () => {
    const pages: Translated<PageRef>[] = [{ en: film('white-night'), de: film('weisse-nacht') }];
    const alternates = [
      { hreflang: 'en-CH', address: 'https://ch.example.org/en/movies-events/white-night' },
      { hreflang: 'de-CH', address: 'https://ch.example.org/de/filme-events/weisse-nacht' },
      { hreflang: 'x-default', address: 'https://ch.example.org/en/movies-events/white-night' },
    ];
    expect(sitemapEntries('ch', 'https://ch.example.org', pages)).toEqual([
      { address: alternates[0]?.address, alternates },
      { address: alternates[1]?.address, alternates },
    ]);
  });

  it('each has what the list of its language tells', () => {
    const items = [{ en: film('a'), de: film('b') }];
    const of = { image: 'https://media.example.org/b.webp', changedAt: '2026-11-20T05:00:00+01:00' };
    const entries = sitemapEntries(
      'ch',
      'https://ch.example.org',
      items,
      new Map([['de', new Map([['b', of]])]]),
    );
    expect(entries.map(({ image, changedAt }) => [image, changedAt])).toEqual([
      [undefined, undefined],
      [of.image, of.changedAt],
    ]);
  });

  it('an item whose address has no prefix stands under its slug of each language (ADR-0038)', () => {
    const article = {
      en: { page: 'experienceArticle', slug: 'a-whale' },
      fr: { page: 'experienceArticle', slug: 'une-baleine' },
    } as const;
    const entries = sitemapEntries('ch', 'https://ch.example.org', [article]);
    expect(entries.map(({ address }) => address)).toEqual([
      'https://ch.example.org/specials/a-whale',
      'https://ch.example.org/specials/une-baleine',
    ]);
    for (const { alternates } of entries)
      expect(alternates.map(({ hreflang }) => hreflang)).toEqual(['en-CH', 'fr-CH', 'x-default']);
  });

  it('a page that is the same address in every language stands once, without alternates', () => {
    const app = { fr: { page: 'callback' }, en: { page: 'callback' } } as const;
    expect(sitemapEntries('sn', 'https://sn.example.org', [app])).toEqual([
      { address: 'https://sn.example.org/callback', alternates: [] },
    ]);
  });
});

const listed = (of: Readonly<Partial<Record<Language, readonly string[]>>>): ListedItems =>
  new Map(
    Object.entries(of).map(([language, slugs]) => [
      language as Language,
      new Map(slugs.map((slug) => [slug, {}])),
    ]),
  );

describe('pairs', () => {
  const known: readonly Translated<string>[] = [
    { en: 'white-night', fr: 'nuit-blanche', de: 'weisse-nacht' },
    { en: 'harbour', fr: 'le-port' },
    { en: 'tides', de: 'gezeiten' },
  ];
  const asked: string[] = [];
  const pair = (items: ListedItems) => {
    asked.length = 0;
    return pairItems(
      items,
      (language, slug) => {
        asked.push(`${language} ${slug}`);
        return Promise.resolve(known.find((item) => item[language] === slug) ?? {});
      },
      (slugs, step) => Promise.all(slugs.map(step)),
    );
  };

  it('the items of the lists, each once, asking once for each', async () => {
    const groups = await pair(
      listed({ en: ['white-night', 'harbour'], fr: ['le-port', 'nuit-blanche'], de: ['weisse-nacht'] }),
    );
    expect(groups).toEqual([known[0], known[1]]);
    expect(asked).toEqual(['en white-night', 'en harbour']);
  });

  it('leaves a language out whose list does not name the item, and takes what only another one names', async () => {
    const groups = await pair(listed({ en: ['white-night'], fr: [], de: ['gezeiten', 'weisse-nacht'] }));
    expect(groups).toEqual([{ en: 'white-night', de: 'weisse-nacht' }, { de: 'gezeiten' }]);
    expect(asked).toEqual(['en white-night', 'de gezeiten']);
  });

  it('an item without translations stands by itself, and none is in two groups', async () => {
    const groups = await pairItems(
      listed({ en: ['a', 'b'], fr: ['c'] }),
      () => Promise.resolve({ fr: 'c' }),
      (slugs, step) => Promise.all(slugs.map(step)),
    );
    expect(groups).toEqual([{ en: 'a', fr: 'c' }, { en: 'b' }]);
  });

  it('become the pages of their kind', () => {
    expect(itemRefs('ch', 'films', [{ en: 'a', fr: 'b' }, { de: 'c' }])).toEqual([
      { en: film('a'), fr: film('b') },
      { de: film('c') },
    ]);
    expect(itemRefs('ch', 'cinemas', [{ en: 'a' }])).toEqual([
      { en: { page: 'cinema', slug: 'a' } },
      { en: { page: 'cinemaLight', slug: 'a' } },
    ]);
    expect(itemRefs('nl', 'topics', [{ nl: '7', en: '7' }])).toEqual([
      { nl: { page: 'helpCategory', id: '7' }, en: { page: 'helpCategory', id: '7' } },
    ]);
  });
});

describe('XML', () => {
  const entry: SitemapEntry = {
    address: 'https://fr.example.org/films/a?b=1&c=<">\'',
    alternates: [{ hreflang: 'x-default', address: 'https://fr.example.org/films/a' }],
  };

  it('names address and alternates, escaped, and no lastmod that nobody knows', () => {
    expect(sitemapXml([entry], 1)).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url>
<loc>https://fr.example.org/films/a?b=1&amp;c=&lt;&quot;&gt;&apos;</loc>
<xhtml:link rel="alternate" hreflang="x-default" href="https://fr.example.org/films/a"/>
</url>
</urlset>
`,
    );
  });

  it('names the picture of an item, and the moment of its last change', () => {
    const image = 'https://media.example.org/media/poster/a/720.webp?a=1&b=2';
    expect(sitemapXml([{ ...entry, image, changedAt: '2026-11-20T05:00:00+01:00' }], 1)).toContain(
      `</loc>
<lastmod>2026-11-20T05:00:00+01:00</lastmod>
<xhtml:link rel="alternate" hreflang="x-default" href="https://fr.example.org/films/a"/>
<image:image><image:loc>https://media.example.org/media/poster/a/720.webp?a=1&amp;b=2</image:loc></image:image>
</url>`,
    );
    expect(sitemapXml([{ ...entry, image: null, changedAt: null }], 1)).not.toMatch(/lastmod>|image:image>/);
  });

  it('a file is never empty, and never more than it may hold', () => {
    const long = 'a'.repeat(300);
    const alternate = { hreflang: 'fr-FR', address: `https://fr.example.org/${long}` };
    const many = Array.from({ length: mostEntries + 1 }, (_, index) => ({
      address: `https://fr.example.org/${long}/${index}`,
      alternates: [alternate, alternate, alternate, alternate],
    }));
    expect([partsOf(0), partsOf(1), partsOf(mostEntries), partsOf(many.length)]).toEqual([0, 1, 1, 2]);
    const first = sitemapXml(many, 1) ?? '';
    expect(first.match(/<url>/g)).toHaveLength(mostEntries);
    expect(first.length).toBeLessThan(50 * 1024 * 1024);
    expect(sitemapXml(many, 2)?.match(/<url>/g)).toHaveLength(1);
    expect([sitemapXml(many, 3), sitemapXml([], 1)]).toEqual([null, null]);
  });

  it('the index names its files', () => {
    expect(indexXml(['https://fr.example.org/sitemap-pages.xml'])).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap>
<loc>https://fr.example.org/sitemap-pages.xml</loc>
</sitemap>
</sitemapindex>
`,
    );
  });
});
