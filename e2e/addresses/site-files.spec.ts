import { expect, type Page } from '@playwright/test';
import { hasPage, href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import {
  feedOfSite,
  siteFilePath,
  sitemapSections,
  type CalendarFile,
  type FeedFile,
} from '#src/routes/site-files.ts';
import { calendarProblems, feedProblems } from '#src/features/site-files/lists/list-test-kit.ts';
import { languageOf, localesOf, siteFactsOf, siteIds, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { OutageApi, type Mode } from '../failures/outage-api.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { addressOf, oneOfEachLanguage } from '../support/matrix.ts';
import { askAsRobot } from '../support/robot.ts';
import { originOf, stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { visit, withoutArt } from '../support/visit.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { attributeOf, wire } from '../support/wire.ts';

const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const indexPath = siteFilePath({ kind: 'index' });
const articles = siteFilePath({ kind: 'section', section: 'articles', part: 1 });

/** The lists of a site that change, each with the page that shows it. */
const listsOf = (locale: Locale) =>
  (
    [
      { of: 'films', page: 'shows' },
      { of: 'releases', page: 'upcomingShowsLight' },
      { of: 'events', page: 'events' },
      { of: 'news', page: 'news' },
      { of: 'offers', page: 'offers' },
    ] as const
  ).filter(({ page }) => hasPage(locale, page));

/** The content of a file for a strict reader: addresses and alternates by their namespaces. */
async function readXml(
  page: Page,
  xml: string,
): Promise<{ root: string; addresses: string[]; alternates: number }> {
  return page.evaluate(
    ([text, namespace]) => {
      const document = new DOMParser().parseFromString(text, 'application/xml');
      const problem = document.querySelector('parsererror');
      if (problem) throw new Error(problem.textContent ?? 'not well-formed');
      return {
        root: document.documentElement.localName,
        addresses: [...document.getElementsByTagNameNS(namespace, 'loc')].map((loc) => loc.textContent ?? ''),
        alternates: document.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link').length,
      };
    },
    [xml, sitemapNamespace] as const,
  );
}

for (const site of siteIds)
  test(`R001 R002 ${site}: robots.txt and sitemaps name this host and its languages alone`, async ({
    page,
  }) => {
    const origin = originOf(site);
    const robots = await wire(site, '/robots.txt');
    expect([robots.status, robots.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(robots.body.split('\n')).toContain(`Sitemap: ${origin}${indexPath}`);

    const answer = await askAsRobot(site, indexPath);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=[1-9]/);
    const index = await readXml(page, answer.body);
    expect(index.root).toBe('sitemapindex');
    const files = index.addresses.map((address) => address.replace(origin, ''));
    expect(files.filter((path) => !/^\/sitemap-[a-z]+\.xml$/.test(path))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['/sitemap-pages.xml', '/sitemap-films.xml']));

    const homes = localesOf(site).map((locale) => addressOf(locale, { page: 'home' }));
    for (const path of files) {
      const file = await askAsRobot(site, path);
      expect([path, file.status, file.headers['content-type']]).toEqual([
        path,
        200,
        'application/xml; charset=utf-8',
      ]);
      const { root, addresses, alternates } = await readXml(page, file.body);
      expect([path, root]).toEqual([path, 'urlset']);
      expect(addresses.length).toBeGreaterThan(0);
      expect(addresses.length).toBeLessThan(50_000);
      expect(Buffer.byteLength(file.body)).toBeLessThan(50 * 1024 * 1024);
      expect(alternates, path).toBeGreaterThanOrEqual(addresses.length);
      // The addresses of articles have no language but that of their slug: they stand below no home.
      const tops = path === articles ? [origin] : homes;
      const foreign = addresses.filter(
        (address) => !tops.some((home) => address === home || address.startsWith(home.replace(/\/?$/, '/'))),
      );
      expect(foreign).toEqual([]);
    }
  });

for (const site of ['fr', 'nl'] as const)
  test(`R102 ${site}: the help categories are in a sitemap of their own, and may be indexed`, async () => {
    const { body } = await askAsRobot(site, '/sitemap-topics.xml');
    const found = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
    const { helpCategories } = siteFactsOf(localesOf(site)[0] ?? 'fr-FR');
    const listed = localesOf(site).flatMap((locale) =>
      helpCategories.map(({ id }) => addressOf(locale, { page: 'helpCategory', id })),
    );
    expect(found.toSorted()).toEqual(listed.toSorted());
    const first = await wire(site, new URL(found[0] ?? '').pathname);
    expect([first.status, first.body.includes('name="robots"')]).toEqual([200, false]);
  });

test('the files are read, never written, and are the same for everyone', async () => {
  const anonymous = await askAsRobot('ch', indexPath);
  const someone = await wire('ch', `${indexPath}?a=b`, {
    headers: { cookie: 'lang=de; session=x', 'accept-language': 'fr', 'x-forwarded-host': 'evil.test' },
  });
  expect(someone.body).toBe(anonymous.body);
  expect(anonymous.headers['set-cookie']).toBeUndefined();
  const head = await wire('ch', indexPath, { method: 'HEAD' });
  expect([head.status, head.body]).toEqual([200, '']);
  for (const path of ['/robots.txt', indexPath])
    expect((await wire('ch', path, { method: 'POST' })).status).toBe(405);
  expect((await wire('ch', '/robots.txt', { host: 'evil.test' })).status).toBe(421);
  for (const path of ['/sitemap-nothing.xml', '/robots.txt/', '/site-files/fr/robots.txt'])
    expect([path, (await wire('ch', path)).status]).toEqual([path, 404]);
});

test('R290 the icons, the manifest and the picture of previews that pages name are there', async () => {
  const { body } = await askAsRobot('sn', '/fr');
  const named = [
    ...[...body.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g)].map(([tag]) => tag),
    `<meta href="${attributeOf(body, 'meta', 'og:image"', 'content')}">`,
  ].map((tag) => /href="([^"]*)"/.exec(tag)?.[1] ?? '');
  expect(named.length).toBe(10);
  const types: Readonly<Record<string, string>> = {
    svg: 'image/svg+xml',
    png: 'image/png',
    jpg: 'image/jpeg',
    webmanifest: 'application/manifest+json',
  };
  for (const address of [...named, '/favicon.ico']) {
    const { pathname, origin } = new URL(address, originOf('sn'));
    expect(origin).toBe(originOf('sn'));
    const { status, headers } = await wire('sn', pathname);
    const type = types[pathname.split('.').at(-1) ?? ''] ?? 'image/x-icon';
    expect([pathname, status, String(headers['content-type']).split(';')[0]]).toEqual([pathname, 200, type]);
    expect([pathname, headers['cache-control']]).toEqual([
      pathname,
      'public, max-age=604800, stale-while-revalidate=2592000',
    ]);
  }
});

test.describe('while the API is down', () => {
  const modes: readonly Mode[] = ['refused', 'hang', 'status 500', 'wrong schema'];
  const itemFiles = [
    indexPath,
    ...sitemapSections
      .filter((section) => section === 'films' || section === 'cinemas')
      .map((section) => siteFilePath({ kind: 'section', section, part: 1 })),
  ];

  for (const mode of modes)
    test(`REL5: sitemaps are 503, never empty, and back when it is (${mode})`, async () => {
      const api = new OutageApi();
      await api.start();
      await api.become(mode);
      const web = await OwnWeb.start(api.origin);
      try {
        for (const path of itemFiles) {
          const cold = await web.get('fr', path);
          expect([path, cold.status, cold.headers['cache-control']]).toEqual([path, 503, 'no-store']);
          expect(Number(cold.headers['retry-after'])).toBeGreaterThan(0);
        }
        expect((await web.get('fr', '/robots.txt')).status).toBe(200);
        expect((await web.get('fr', '/sitemap-pages.xml')).status).toBe(200);
        await api.become('well');
        for (const path of itemFiles)
          await expect.poll(async () => (await web.get('fr', path)).status).toBe(200);
        const warm = await web.get('fr', '/sitemap-films.xml');
        await api.become(mode);
        expect((await web.get('fr', '/sitemap-films.xml')).body).toBe(warm.body);
      } finally {
        await web.stop();
        if (mode !== 'refused') await api.stop();
      }
    });
});

for (const locale of oneOfEachLanguage)
  test(`D55 R095 ${locale}: calendars and lists that change are what their formats ask for, and pages name them`, async ({
    page,
  }) => {
    const site = siteOf(locale);
    const language = languageOf(locale);
    const catalogue = catalogueOf(locale);
    const found = await catalogue.showtimeThat(
      'a showtime to come',
      ({ status }, day) => status === 'available' && day > stage.today,
    );
    const { cinema: slug } = found;
    const calendar = { kind: 'calendar', language, of: 'cinema', slug } as const;
    const feed = { kind: 'feed', language, of: 'cinema', slug } as const;
    const week = await wire(site, siteFilePath(calendar));
    expect([week.status, week.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(calendarProblems(week.body)).toEqual([]);
    expect(week.body.split('BEGIN:VEVENT').length).toBeGreaterThan(5);
    const known = { 'if-none-match': String(week.headers.etag) };
    const unchanged = await wire(site, siteFilePath(calendar), { headers: known });
    expect([unchanged.status, unchanged.body]).toEqual([304, '']);
    const lists = [
      feed,
      { kind: 'feed', language, of: 'city', slug: (await catalogue.city()).slug } as const,
      ...listsOf(locale).map(({ of }) => feedOfSite(locale, of)),
    ];
    for (const file of lists) {
      const list = await wire(site, siteFilePath(file));
      expect([list.status, list.headers['content-type']]).toEqual([
        200,
        'application/atom+xml; charset=utf-8',
      ]);
      expect([list.headers['x-robots-tag'], feedProblems(list.body)]).toEqual(['noindex', []]);
    }

    await withoutArt(page);
    await visit(page, locale, { page: 'cinema', slug });
    for (const [type, file] of [
      ['text/calendar', calendar],
      ['application/atom+xml', feed],
    ] as const) {
      const path = siteFilePath(file);
      await expect(page.locator(`link[rel="alternate"][type="${type}"]`)).toHaveAttribute(
        'href',
        `${originOf(site)}${path}`,
      );
      await expect(page.locator(`main a[href="${path}"]`)).toBeVisible();
    }
  });

for (const locale of oneOfEachLanguage)
  test(`${locale}: a film that comes out later names the calendar of its release, each list that changes its feed; a film that is out names none`, async () => {
    const site = siteOf(locale);
    const language = languageOf(locale);
    const catalogue = catalogueOf(locale);
    const coming = await catalogue.detailThat(
      'a film with a day of release to come',
      ({ isMovie, releaseAt }) =>
        isMovie && Object.values(releaseAt).some((day) => day.slice(0, 10) > stage.today),
    );
    const linksIn = (html: string, file: CalendarFile | FeedFile) => {
      const path = siteFilePath(file);
      return [
        html.split(`href="${originOf(site)}${path}"`).length - 1,
        (html.split('<main')[1] ?? '').split(`href="${path}"`).length - 1,
      ];
    };
    const bodyOf = async (ref: PageRef) => (await wire(site, href(locale, ref))).body;
    const release = { kind: 'calendar', language, of: 'film' } as const;
    expect(
      linksIn(await bodyOf({ page: 'movie', slug: coming.slug }), { ...release, slug: coming.slug }),
    ).toEqual([1, 1]);
    const { slug } = await catalogue.currentFilm();
    expect(linksIn(await bodyOf({ page: 'movie', slug }), { ...release, slug })).toEqual([0, 0]);
    const { slug: city } = await catalogue.city();
    expect(
      linksIn(await bodyOf({ page: 'city', slug: city }), { kind: 'feed', language, of: 'city', slug: city }),
    ).toEqual([1, 1]);
    for (const { of, page } of listsOf(locale))
      expect(linksIn(await bodyOf({ page }), feedOfSite(locale, of)), of).toEqual([1, 1]);
  });

test('R082 fr-FR: the details of a showtime lead to its own calendar', async ({ page }) => {
  const catalogue = catalogueOf('fr-FR');
  const { show, cinema, day, showtime } = await catalogue.showtimeThat(
    'a showtime of a film to come',
    ({ status }, date) => status === 'available' && date > stage.today,
  );
  await withoutArt(page);
  await visit(page, 'fr-FR', {
    page: show.isMovie ? 'movie' : 'entertainment',
    slug: show.slug,
    filters: { date: day, localisation: cinema },
  });
  await page
    .locator(`a[href="${showtime.refCmd ?? ''}"]`)
    .first()
    .click();
  const link = page.getByRole('dialog').locator('a[href^="/calendar/fr/showtime/"]');
  const path = (await link.getAttribute('href')) ?? '';
  const { status, body } = await wire('fr', path);
  expect([status, calendarProblems(body), body.split('BEGIN:VEVENT').length]).toEqual([200, [], 2]);
});
