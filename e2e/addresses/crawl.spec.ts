import { expect } from '@playwright/test';
import { matchPath } from '#src/routes/match.ts';
import { filtersSegment } from '#src/routes/filters.ts';
import { readSiteFile } from '#src/routes/site-files.ts';
import { contradictions } from '#tests/structured-data/validate.ts';
import { nodesOf } from '#tests/structured-data/nodes.ts';
import { isSiteId, localesOf, siteIds, siteOf, sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { Crawl, isFiltered } from '../support/crawl.ts';
import { addressOf, matrix, refOf } from '../support/matrix.ts';
import { sampleOf, sitemapOf, type SitemapUrl } from '../support/sitemap.ts';
import { originOf } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { pictureAnswers } from '../support/wire.ts';

/**
 * Sites as a search engine sees them, without a browser. Usually a part of all sites: every kind of page in every
 * locale, and a sample of the sitemaps. `npm run crawl` visits whole sites: from robots.txt, the sitemaps and home along
 * all links.
 */
test.describe.configure({ mode: 'default' });

const wholeSites: readonly SiteId[] | null = process.env.CRAWL_SITES?.split(',').filter(isSiteId) ?? null;
/** For this many pages of a kind and language, every filter is followed; for the others none. */
const pagesWithFilters = 1;
const sampleSize = 150;
const sampleOfFilters = 40;
const sampleOfLinks = 100;

interface CrawledSite {
  readonly site: SiteId;
  readonly sitemap: readonly SitemapUrl[];
  readonly crawl: Crawl;
}

const crawled: CrawledSite[] = [];
const entries = () => crawled.flatMap(({ site, sitemap }) => sitemap.map((url) => ({ site, ...url })));
const pages = () => crawled.flatMap(({ site, crawl }) => crawl.pages.map((page) => ({ site, ...page })));
const visits = () => crawled.flatMap(({ crawl }) => [...crawl.visits.values()]);

/** The kind of a page of a site, with its locale. */
function kindOf(site: SiteId, address: string): string {
  const match = matchPath(site, new URL(address).pathname, sites[site].defaultLanguage);
  return match.kind === 'page' ? `${match.locale} ${match.ref.page}` : match.kind;
}

/** Follows every filter of the first pages of each kind. */
function firstPages(site: SiteId): (canonical: string) => boolean {
  const followed = new Map<string, number>();
  return (canonical) => {
    const kind = kindOf(site, canonical);
    const count = followed.get(kind) ?? 0;
    followed.set(kind, count + 1);
    return count < pagesWithFilters;
  };
}

async function crawlWhole(site: SiteId): Promise<void> {
  const started = Date.now();
  const sitemap = await sitemapOf(site);
  const mayFilter = firstPages(site);
  const crawl = new Crawl(site, ({ canonical: [canonical = originOf(site)] }) => mayFilter(canonical));
  await crawl.from(
    localesOf(site).map((locale) => addressOf(locale, { page: 'home' })),
    'home',
  );
  const byLinks = crawl.visits.size;
  await crawl.from(
    sitemap.map(({ address }) => address),
    'sitemap',
  );
  crawled.push({ site, sitemap, crawl });
  const filtered = crawl.pages.filter(({ address }) => isFiltered(address)).length;
  console.log(
    `crawl of ${site}: ${crawl.visits.size} addresses, ${byLinks} of them by links from home, ` +
      `${filtered} filtered, ${sitemap.length} in the sitemaps, ${crawl.links.size} links, ` +
      `${Math.round((Date.now() - started) / 1000)} s`,
  );
}

async function crawlSample(): Promise<void> {
  for (const site of siteIds)
    crawled.push({ site, sitemap: await sitemapOf(site), crawl: new Crawl(site, () => false) });
  const sample = sampleOf(entries(), sampleSize, ({ address }) => address);
  for (const { site, crawl } of crawled) {
    const cells = matrix.filter(({ locale }) => siteOf(locale) === site);
    const everyKind = await Promise.all(cells.map(async (cell) => addressOf(cell.locale, await refOf(cell))));
    const own = sample.filter((one) => one.site === site).map(({ address }) => address);
    await crawl.from([...everyKind, ...own], 'sample', 'none');
  }
  const links = crawled.flatMap(({ site, crawl }) => {
    const known = new Set(crawled.find((one) => one.site === site)?.sitemap.map(({ address }) => address));
    return [...crawl.links]
      .filter(([link]) => !known.has(link))
      .map(([link, from]) => ({ crawl, link, from }));
  });
  const plain = sampleOf(
    links.filter(({ link }) => !isFiltered(link)),
    sampleOfLinks,
    ({ link }) => link,
  );
  const filtered = sampleOf(
    links.filter(({ link }) => isFiltered(link)),
    sampleOfFilters,
    ({ link }) => link,
  );
  for (const { crawl, link, from } of [...plain, ...filtered]) await crawl.from([link], from, 'none');
  console.log(
    `crawl of all sites: ${visits().length} addresses visited, ${entries().length} in the sitemaps, ` +
      `${crawled.reduce((sum, { crawl }) => sum + crawl.links.size, 0)} links`,
  );
}

test.beforeAll(async () => {
  test.setTimeout(7_200_000);
  if (wholeSites === null) await crawlSample();
  else for (const site of wholeSites) await crawlWhole(site);
});

/** The pages without filters and without a query. */
const basePages = () =>
  pages().filter(({ address }) => !isFiltered(address) && new URL(address).search === '');

const checks: { readonly title: string; readonly body: () => void | Promise<void> }[] = [];

/**
 * A check of what was visited: a test of its own after a sample. After a crawl of whole sites all are steps of one test,
 * because the runner crawls again after each test that failed.
 */
function check(title: string, body: () => void | Promise<void>): void {
  if (wholeSites === null) test(title, body);
  else checks.push({ title, body });
}

/** What only a crawl of a whole site can know. */
function whole(title: string, body: () => void | Promise<void>): void {
  if (wholeSites !== null) check(title, body);
}

check('the sitemaps name each address once, all on their host', () => {
  for (const { site, sitemap } of crawled) {
    const addresses = sitemap.map(({ address }) => address);
    expect(new Set(addresses).size, site).toBe(addresses.length);
    expect(addresses.filter((address) => !address.startsWith(originOf(site)))).toEqual([]);
    expect(addresses.length).toBeGreaterThan(50);
  }
});

check('no link is broken, and links name pages by their own address: none of them is moved', () => {
  const broken = visits().filter(({ status }) => status !== 200);
  expect(
    broken.map(({ address, status, location, from }) => `${status} ${address} ${location} (${from})`),
  ).toEqual([]);
  const unknown = crawled.flatMap(({ site, crawl }) =>
    [...crawl.links]
      .filter(([link]) => kindOf(site, link) === 'none' && readSiteFile(new URL(link).pathname) === null)
      .map((link) => link.join(' on ')),
  );
  expect(unknown).toEqual([]);
});

check('every page has one title, one heading, a description, a picture and its language', () => {
  const wanting = pages().flatMap(({ site, address, document }) => {
    const { titles, headings, description, picture, language } = document;
    const match = matchPath(site, new URL(address).pathname, sites[site].defaultLanguage);
    const complete =
      titles.length === 1 &&
      headings.length === 1 &&
      headings[0]?.trim() !== '' &&
      (description ?? '').length > 20 &&
      /^https?:\/\//.test(picture ?? '') &&
      // The address of an article has no language but that of its slug (ADR-0038).
      (match.kind !== 'page' || match.languageFrom === 'visitor' || match.locale === language);
    return complete ? [] : [{ address, titles, headings, description, picture, language }];
  });
  expect(wanting).toEqual([]);
});

check('search engines show titles and descriptions of films, cinemas, cities and home whole', () => {
  const bounded = /^(?:home|movie|entertainment|cinema|city)$/;
  const cut = basePages().flatMap(({ site, address, document }) => {
    const match = matchPath(site, new URL(address).pathname, sites[site].defaultLanguage);
    if (match.kind !== 'page' || !bounded.test(match.ref.page)) return [];
    const [title = ''] = document.titles;
    const { description } = document;
    return title.length <= 60 && (description ?? '').length <= 155 ? [] : [{ address, title, description }];
  });
  expect(cut).toEqual([]);
});

check('R061 every page has one canonical address on this host: its own, without filters', () => {
  const wrong = pages().filter(({ site, address, document }) => {
    const { pathname } = new URL(address);
    const [path = ''] = pathname.split(`/${filtersSegment}/`);
    const [own, ...others] = document.canonical;
    // Each page of a long list is a page of its own.
    if (/^\?page=\d+$/.test(new URL(address).search) && own === address) return others.length > 0;
    // A help article has two addresses, and one of them is canonical.
    const isTwin =
      kindOf(site, address).endsWith('helpArticleById') && kindOf(site, own ?? '').includes('help');
    // A showtime names the page of its film or event (ADR-0050).
    const isShowtime =
      kindOf(site, address).endsWith('showtime') && /(?:movie|entertainment)$/.test(kindOf(site, own ?? ''));
    return others.length > 0 || (own !== `${originOf(site)}${path}` && !isTwin && !isShowtime);
  });
  expect(wrong.map(({ address, document }) => `${address}: ${document.canonical.join(' ')}`)).toEqual([]);
});

check('R061 filtered pages are not indexed, but their links are followed', () => {
  const filtered = pages().filter(({ address }) => isFiltered(address));
  expect(filtered.length).toBeGreaterThan(20);
  const indexed = filtered.filter(({ document }) => document.robots !== 'noindex, follow');
  expect(indexed.map(({ address }) => address)).toEqual([]);
});

check('no two pages have the same title', () => {
  const byTitle = Map.groupBy(
    basePages().filter(({ address, document }) => document.canonical[0] === address),
    ({ document }) => `${document.language} ${document.titles[0]}`,
  );
  const twice = [...byTitle.values()].filter((same) => same.length > 1);
  expect(twice.map((same) => same.map(({ address }) => address))).toEqual([]);
});

whole('R007 the languages of a page name each other', () => {
  const byAddress = new Map(pages().map((page) => [page.address, page.document]));
  const wrong = basePages().flatMap(({ address, document }) =>
    Object.values(document.alternates)
      .filter((other) => crawled.some(({ site }) => other.startsWith(originOf(site))))
      .filter((other) => {
        const theirs = byAddress.get(other)?.alternates ?? {};
        return JSON.stringify(theirs) !== JSON.stringify(document.alternates);
      })
      .map((other) => `${address} names ${other}`),
  );
  expect(wrong).toEqual([]);
});

check('R007 an indexed page is among its own languages', () => {
  const unnamed = basePages().filter(
    ({ address, document }) =>
      document.robots === null && !Object.values(document.alternates).includes(address),
  );
  expect(unnamed.map(({ address }) => address)).toEqual([]);
});

check(
  'each visited address of the sitemaps is a page, indexed, with the same other languages as the page says',
  () => {
    const wrong = crawled.flatMap(({ sitemap, crawl }) =>
      sitemap.flatMap(({ address, alternates }) => {
        const visit = crawl.visits.get(address);
        if (visit === undefined && wholeSites === null) return [];
        const document = visit?.document;
        if (visit?.status !== 200 || !document) return [`${address}: ${visit?.status}`];
        if (document.robots !== null) return [`${address}: ${document.robots}`];
        if (document.canonical[0] !== address) return [`${address}: is ${document.canonical[0]}`];
        return JSON.stringify(document.alternates) === JSON.stringify(alternates)
          ? []
          : [`${address}: alternates`];
      }),
    );
    expect(wrong).toEqual([]);
  },
);

check('every indexed page is in the sitemaps', () => {
  const named = new Set(entries().map(({ address }) => address));
  const unnamed = basePages().filter(
    ({ address, document }) => document.robots === null && !named.has(address),
  );
  expect(unnamed.map(({ address }) => address)).toEqual([]);
});

whole('no page of the sitemaps is an orphan: another page links to it', () => {
  const orphans = crawled.flatMap(({ sitemap, crawl }) => {
    const linked = new Set(
      crawl.pages.flatMap(({ address, document }) => document.links.filter((link) => link !== address)),
    );
    return sitemap.filter(({ address }) => !linked.has(address)).map(({ address }) => address);
  });
  expect(orphans).toEqual([]);
});

whole('every cinema of the catalogue can be reached', async () => {
  for (const { site, crawl } of crawled)
    for (const locale of localesOf(site)) {
      const cinemas = await catalogueOf(locale).ask('cinemas', {});
      const missing = cinemas.filter(
        ({ slug }) => !crawl.visits.has(addressOf(locale, { page: 'cinema', slug })),
      );
      expect(missing.map(({ slug }) => slug)).toEqual([]);
    }
});

whole('every picture answers', async () => {
  const pictures = [...new Set(pages().flatMap(({ document }) => document.pictures))];
  const bad = await pictureAnswers(pictures);
  console.log(`${pictures.length} pictures`);
  expect(pictures.length).toBeGreaterThan(100);
  expect(bad).toEqual([]);
});

check('no two pages contradict each other in what they tell machines', () => {
  for (const { crawl } of crawled) {
    const nodes = crawl.pages
      .filter(({ address }) => !isFiltered(address))
      .flatMap(({ things }) => nodesOf(things).map(({ node }) => node));
    expect(nodes.length).toBeGreaterThan(50);
    expect(contradictions(nodes)).toEqual([]);
  }
});

if (wholeSites !== null)
  test(`whole sites: ${wholeSites.join(', ')}`, async () => {
    test.setTimeout(3_600_000);
    const failed: string[] = [];
    for (const { title, body } of checks)
      try {
        await test.step(title, body);
      } catch (error) {
        failed.push(`${title}: ${error instanceof Error ? error.message : String(error)}`);
        console.log(failed.at(-1));
      }
    expect(failed.join('\n\n')).toBe('');
  });
