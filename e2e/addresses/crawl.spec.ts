import { expect, test } from '@playwright/test';
import { matchPath } from '#src/routes/match.ts';
import { filtersSegment } from '#src/routes/filters.ts';
import { contradictions } from '#tests/structured-data/validate.ts';
import { nodesOf } from '#tests/structured-data/nodes.ts';
import { localesOf } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { Crawl, isFiltered } from '../support/crawl.ts';
import { addressOf } from '../support/matrix.ts';
import { askAsRobot } from '../support/robot.ts';
import { originOf } from '../support/stage.ts';

/**
 * One whole site in both languages as a search engine sees it: from robots.txt, the sitemaps and home. Without a
 * browser.
 */
test.describe.configure({ mode: 'default' });

const site: SiteId = 'sn';
const origin = originOf(site);
/** For this many pages of a kind and language, every filter is followed; for the others none. */
const pagesWithFilters = 2;
const mostPages = 3_000;

interface SitemapUrl {
  readonly address: string;
  readonly alternates: Readonly<Record<string, string>>;
}

const sitemap: SitemapUrl[] = [];
let crawl: Crawl;

async function textOf(address: string): Promise<string> {
  const answer = await askAsRobot(site, address.slice(origin.length));
  expect([address, answer.status]).toEqual([address, 200]);
  return answer.body;
}

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);

function urlsIn(xml: string): SitemapUrl[] {
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    address: addressesIn(entry)[0] ?? '',
    alternates: Object.fromEntries(
      [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, name = '', href = '']) => [name, href]),
    ),
  }));
}

/** The kind of a page of this site, with its language. */
function kindOf(address: string): string {
  const match = matchPath(site, new URL(address).pathname, 'fr');
  return match.kind === 'page' ? `${match.locale} ${match.ref.page}` : match.kind;
}

test.beforeAll(async () => {
  test.setTimeout(1_800_000);
  const robots = await textOf(`${origin}/robots.txt`);
  const index = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
  for (const file of addressesIn(await textOf(index))) sitemap.push(...urlsIn(await textOf(file)));
  const followed = new Map<string, number>();
  crawl = new Crawl(site, ({ canonical: [canonical = origin] }) => {
    const kind = kindOf(canonical);
    const count = followed.get(kind) ?? 0;
    followed.set(kind, count + 1);
    return count < pagesWithFilters;
  });
  await crawl.from(
    localesOf(site).map((locale) => addressOf(locale, { page: 'home' })),
    'home',
  );
  const byLinks = crawl.visits.size;
  await crawl.from(
    sitemap.map(({ address }) => address),
    'sitemap',
  );
  const filtered = crawl.pages.filter(({ address }) => isFiltered(address)).length;
  console.log(
    `crawl of ${site}: ${crawl.visits.size} addresses, ${byLinks} of them by links from home, ` +
      `${filtered} filtered, ${sitemap.length} in the sitemaps`,
  );
});

/** The pages without filters and without a query. */
const basePages = () =>
  crawl.pages.filter(({ address }) => !isFiltered(address) && new URL(address).search === '');

test('the sitemaps name pages of every kind, each address once, all on this host', () => {
  const addresses = sitemap.map(({ address }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.filter((address) => !address.startsWith(origin))).toEqual([]);
  expect(addresses.length).toBeGreaterThan(50);
  expect(crawl.visits.size).toBeLessThan(mostPages);
});

test('no link is broken: a page, or moved to one', () => {
  const broken = [...crawl.visits.values()].filter(({ status, location }) => {
    if (status === 308 && location !== null) return crawl.visits.get(location)?.status !== 200;
    return status !== 200;
  });
  expect(broken.map(({ address, status, from }) => `${status} ${address} (${from})`)).toEqual([]);
});

test('links name pages by their own address: none of them is moved', () => {
  const moved = [...crawl.visits.values()].filter(({ status }) => status === 308);
  expect(moved.map(({ address, location, from }) => `${address} → ${location} (${from})`)).toEqual([]);
});

test('every page has one title, one heading, a description, a picture and its language', () => {
  const wanting = crawl.pages.flatMap(({ address, document }) => {
    const { titles, headings, description, picture, language } = document;
    const match = matchPath(site, new URL(address).pathname, 'fr');
    const whole =
      titles.length === 1 &&
      headings.length === 1 &&
      headings[0]?.trim() !== '' &&
      (description ?? '').length > 20 &&
      /^https?:\/\//.test(picture ?? '') &&
      (match.kind !== 'page' || match.locale === language);
    return whole ? [] : [{ address, titles, headings, description, picture, language }];
  });
  expect(wanting).toEqual([]);
});

test('R061 every page has one canonical address on this host: its own, without filters', () => {
  const wrong = crawl.pages.filter(({ address, document }) => {
    const { pathname } = new URL(address);
    const [path = ''] = pathname.split(`/${filtersSegment}/`);
    return document.canonical.length !== 1 || document.canonical[0] !== `${origin}${path}`;
  });
  expect(wrong.map(({ address, document }) => `${address}: ${document.canonical.join(' ')}`)).toEqual([]);
});

test('R061 filtered pages are not indexed, but their links are followed', () => {
  const filtered = crawl.pages.filter(({ address }) => isFiltered(address));
  expect(filtered.length).toBeGreaterThan(20);
  const indexed = filtered.filter(({ document }) => document.robots !== 'noindex, follow');
  expect(indexed.map(({ address }) => address)).toEqual([]);
});

test('no two pages have the same title', () => {
  const byTitle = Map.groupBy(basePages(), ({ document }) => `${document.language} ${document.titles[0]}`);
  const twice = [...byTitle.values()].filter((pages) => pages.length > 1);
  expect(twice.map((pages) => pages.map(({ address }) => address))).toEqual([]);
});

test('R007 the languages of a page name each other', () => {
  const byAddress = new Map(crawl.pages.map((page) => [page.address, page.document]));
  const wrong = basePages().flatMap(({ address, document }) =>
    Object.values(document.alternates)
      .filter((other) => {
        const theirs = byAddress.get(other)?.alternates ?? {};
        return JSON.stringify(theirs) !== JSON.stringify(document.alternates);
      })
      .map((other) => `${address} names ${other}`),
  );
  expect(wrong).toEqual([]);
  const unnamed = basePages().filter(
    ({ address, document }) =>
      document.robots === null && !Object.values(document.alternates).includes(address),
  );
  expect(unnamed.map(({ address }) => address)).toEqual([]);
});

test('each address of the sitemaps is a page, indexed, with the same other languages as the page says', () => {
  const wrong = sitemap.flatMap(({ address, alternates }) => {
    const visit = crawl.visits.get(address);
    const document = visit?.document;
    if (visit?.status !== 200 || !document) return [`${address}: ${visit?.status}`];
    if (document.robots !== null) return [`${address}: ${document.robots}`];
    if (document.canonical[0] !== address) return [`${address}: is ${document.canonical[0]}`];
    return JSON.stringify(document.alternates) === JSON.stringify(alternates)
      ? []
      : [`${address}: alternates`];
  });
  expect(wrong).toEqual([]);
});

test('the sitemaps name every page that is to be indexed, and each can be reached by links', async () => {
  const named = new Set(sitemap.map(({ address }) => address));
  const missing = basePages().filter(
    ({ address, document }) => document.robots === null && !named.has(address),
  );
  expect(missing.map(({ address }) => address)).toEqual([]);
  const orphans = sitemap.filter(({ address }) => crawl.visits.get(address)?.from === 'sitemap');
  for (const { address } of orphans) {
    const match = matchPath(site, new URL(address).pathname, 'fr');
    const ref = match.kind === 'page' && 'slug' in match.ref ? match.ref : null;
    // No page links to a show without showtimes, but it is in the lists and the search finds it.
    expect(ref?.page, address).toMatch(/^(?:movie|entertainment)$/);
    if (match.kind === 'page' && ref)
      expect(await catalogueOf(match.locale).daysOf(ref), address).toEqual([]);
  }
});

test('no two pages contradict each other in what they tell machines', () => {
  const nodes = basePages().flatMap(({ things }) => nodesOf(things).map(({ node }) => node));
  expect(nodes.length).toBeGreaterThan(500);
  expect(contradictions(nodes)).toEqual([]);
});
