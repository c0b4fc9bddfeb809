import { expect, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { earlyScript } from '#src/config/early-script.ts';
import { idOfShowtime } from '#src/domain/showtime/showtime-id.ts';
import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { pageIds } from '#src/routes/pages/registry.ts';
import { siteFilePath, sitemapSections, type FeedFile } from '#src/routes/site-files.ts';
import { languageOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { payloads } from '#tests/security/payloads.ts';
import { Catalogue } from '../support/catalogue.ts';
import { matrix, oneOfEachLanguage, refOf } from '../support/matrix.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { PayloadApi } from '../support/payload-api.ts';
import { stage, stageEnvironment } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { hydrated, withoutArt } from '../support/visit.ts';

/**
 * The whole catalogue with texts that run script when they are treated as anything but text. The browser's own parser
 * reads the documents without running anything; a sample is opened with and without the content security policy.
 */
test.describe.configure({ mode: 'serial', timeout: 900_000 });

const leastPayloads = 300;
const leastFields = 40;
/** One payload in this many is searched for. */
const searchedStep = 4;

let api: PayloadApi;
let web: OwnWeb;

test.beforeAll(async () => {
  api = new PayloadApi();
  await api.start();
  web = await OwnWeb.start(api.origin, {
    environment: { ...stageEnvironment, SITE_ORIGIN: 'http://{site}.velours.localhost:{port}' },
  });
});

test.afterAll(async () => {
  await web.stop();
  await api.stop();
});

/** Parts of a document that none of ours may have; empty when there are none. */
async function faultsOf(page: Page, html: string): Promise<{ faults: string[]; fields: string[] }> {
  return page.evaluate(
    ({ text, ours }) => {
      const document = new DOMParser().parseFromString(text, 'text/html');
      const faults: string[] = [];
      const style =
        /^(?:(?:(?:background-color|--tint|--dot):#[0-9a-f]{6}|view-transition-name:[\w-]+);?)+$/i;
      const forbidden =
        'iframe,object,embed,base,math,body style,head style ~ style,template,frame,applet,animate,set,foreignObject,image,textarea,' +
        'meta[http-equiv],svg script,plaintext,xmp,marquee,audio';
      for (const element of document.querySelectorAll(forbidden)) faults.push(`<${element.localName}>`);
      for (const element of document.querySelectorAll('*')) {
        for (const { name, value } of element.attributes) {
          const where = `${element.localName} ${name}="${value.slice(0, 80)}"`;
          if (/^on|^srcdoc$|^formaction$/.test(name)) faults.push(where);
          if (name === 'style' && !style.test(value)) faults.push(where);
          if (/^(?:href|src|action|xlink:href|poster|data)$/.test(name)) {
            const { protocol } = new URL(value, 'https://own.test/');
            if (!['https:', 'http:', 'mailto:', 'tel:', 'webcal:'].includes(protocol)) faults.push(where);
          }
        }
      }
      for (const script of document.querySelectorAll('script')) {
        const { src, type, textContent } = script;
        if (type === 'application/ld+json') {
          try {
            JSON.parse(textContent);
          } catch {
            faults.push(`JSON-LD: ${textContent.slice(0, 80)}`);
          }
        } else if (script.hasAttribute('src')) {
          if (!src.includes('/_next/static/')) faults.push(`script of ${src}`);
        } else if (
          textContent !== ours &&
          !/^(?:self\.__next_f\.push\(\[[13],"[^<>]*"\]\)|\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{[^()<>]*\}\);)$/s.test(
            textContent,
          )
        )
          faults.push(`script ${textContent.slice(0, 80)}`);
      }
      return { faults, fields: [...new Set([...text.matchAll(/¤(\d+)¤/g)].map(([, field = '']) => field))] };
    },
    { text: html, ours: earlyScript },
  );
}

/**
 * Every kind of page once, in each language in turn: neither treats a text in its own way. A page that this language lacks
 * is taken in the first that has it.
 */
const cells = pageIds.flatMap((page, index) => {
  const own = matrix.filter((cell) => cell.page === page);
  const language = oneOfEachLanguage[index % oneOfEachLanguage.length];
  return own.find(({ locale }) => locale === language) ?? own[0] ?? [];
});

/** A showtime is named by its auditorium and version, whose texts are others here. */
async function renamed(locale: Locale, ref: PageRef): Promise<PageRef> {
  if (ref.page !== 'showtime') return ref;
  const catalogue = new Catalogue(locale, api.origin.replace('{site}', siteOf(locale)));
  const { show: slug, cinema, day: date } = ref;
  const ids = (await catalogue.ask('showtimesDay', { slug, cinema, date })).map(idOfShowtime);
  const sameTime = ids.find((id) => id.slice(0, 4) === ref.id.slice(0, 4));
  if (sameTime === undefined) throw new Error(`expected a showtime like ${ref.id}, found ${ids.join(', ')}`);
  return { ...ref, id: sameTime };
}

test('SEC5 SEC6: no text of the API becomes anything else than text, on any kind of page', async ({
  page,
}) => {
  expect(payloads.length).toBeGreaterThanOrEqual(leastPayloads);
  const shown = new Set<string>();
  const wrong: string[] = [];
  let documents = 0;
  let places = 0;
  for (const cell of cells) {
    const path = href(cell.locale, await renamed(cell.locale, await refOf(cell)));
    const answer = await web.get(siteOf(cell.locale), path);
    expect([path, answer.status]).toEqual([path, 200]);
    documents += 1;
    places += answer.body.match(/alert\(1\)/g)?.length ?? 0;
    const { faults, fields } = await faultsOf(page, answer.body);
    for (const field of fields) shown.add(field);
    wrong.push(...faults.map((fault) => `${cell.locale} ${cell.page}: ${fault}`));
    const hashes = String(answer.headers['content-security-policy']).match(/sha256-/g) ?? [];
    // Next.js's first script, its payload and its start script, the one of ours (ADR-0095), and the style (ADR-0110).
    expect(hashes, path).toHaveLength(5);
  }
  console.log(
    `SEC5: ${payloads.length} payloads, ${api.fields.length} fields that take any text, ${shown.size} of them on pages; ` +
      `${documents} documents, ${api.written} texts replaced, ${places} places, ${wrong.length} executions`,
  );
  expect(wrong).toEqual([]);
  expect(documents).toBe(cells.length);
  expect(shown.size).toBeGreaterThanOrEqual(leastFields);
  expect(places).toBeGreaterThan(2_000);
});

test('SEC5: no address of a search becomes anything else than text', async ({ page }) => {
  let documents = 0;
  const wrong: string[] = [];
  // What is typed stands in two places of one page; the texts of the API, above, stand in all of them.
  for (const payload of payloads.filter((_, index) => index % searchedStep === 0)) {
    const path = href('fr-FR', { page: 'search' }, { query: { q: payload } });
    const answer = await web.get('fr', path);
    documents += 1;
    expect([path, answer.status]).toEqual([path, 200]);
    const { faults } = await faultsOf(page, answer.body);
    wrong.push(...faults.map((fault) => `${payload}: ${fault}`));
  }
  console.log(`SEC5: ${documents} searches, ${wrong.length} executions`);
  expect(wrong).toEqual([]);
  expect(documents).toBeGreaterThanOrEqual(leastPayloads / searchedStep);
});

/** Every feed of a site, and of one cinema and one city of it. */
const feedsOf = (locale: Locale, cinema: string, city: string): readonly FeedFile[] => {
  const common = { kind: 'feed', language: languageOf(locale) } as const;
  return [
    ...(['films', 'releases', 'events', 'news', 'offers'] as const).map((of) => ({ ...common, of })),
    { ...common, of: 'cinema', slug: cinema },
    { ...common, of: 'city', slug: city },
  ];
};

test('no text of the API breaks a calendar, a feed or a sitemap, for parsers that are not ours', async ({
  page,
}) => {
  const wrong: string[] = [];
  let entries = 0;
  let documents = 0;
  for (const locale of oneOfEachLanguage) {
    const catalogue = new Catalogue(locale, api.origin.replace('{site}', siteOf(locale)));
    const { shows } = await catalogue.ask('shows', {});
    const cinemas = await catalogue.ask('cinemas', {});
    const [city] = await catalogue.ask('cities', {});
    const common = { kind: 'calendar', language: languageOf(locale) } as const;
    const calendars = [
      ...cinemas.slice(0, 4).map(({ slug }) => ({ ...common, of: 'cinema', slug }) as const),
      ...shows.slice(0, 8).map(({ slug }) => ({ ...common, of: 'film', slug }) as const),
    ].map(siteFilePath);
    for (const path of calendars) {
      const { status, body } = await web.get(siteOf(locale), path);
      // A film whose day nobody knows has none.
      if (status === 404) continue;
      expect([path, status]).toEqual([path, 200]);
      const parts = new ICAL.Component(ICAL.parse(body) as unknown[]).getAllSubcomponents();
      // A calendar without events has its time zone.
      const events = parts.length === 1 && parts[0]?.name === 'vtimezone' ? [] : parts;
      entries += events.length;
      for (const event of events)
        if (event.name !== 'vevent' || !/@[\w.]+(?::\d+)?$/.test(String(event.getFirstPropertyValue('uid'))))
          wrong.push(`${locale} ${path}: ${event.toString().slice(0, 200)}`);
    }
    const documentsOf = [
      ...feedsOf(locale, cinemas[0]?.slug ?? '', city?.slug ?? '').map(siteFilePath),
      ...sitemapSections.map((section) => siteFilePath({ kind: 'section', section, part: 1 })),
    ];
    for (const path of documentsOf) {
      const { status, body } = await web.get(siteOf(locale), path);
      // A site has neither the lists nor the sitemaps of pages that it lacks.
      if (status === 404) continue;
      expect([path, status]).toEqual([path, 200]);
      documents += 1;
      const fault = await page.evaluate(
        (text) =>
          new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent,
        body,
      );
      if (fault !== undefined) wrong.push(`${locale} ${path}: ${fault}`);
    }
  }
  console.log(`${entries} entries of calendars, ${documents} XML documents, ${wrong.length} broken`);
  expect(wrong).toEqual([]);
  expect(entries).toBeGreaterThan(100);
  expect(documents).toBeGreaterThan(40);
});

/**
 * Two sites, each with different payloads. The policy can only keep script from running: what does not run without it
 * does not run with it either, so one site is enough there.
 */
const samples: Readonly<Record<'on' | 'off', readonly Locale[]>> = {
  off: ['fr-FR', 'nl-NL'],
  on: ['nl-NL'],
};

for (const policy of ['off', 'on'] as const) {
  test.describe(`with the policy ${policy}`, () => {
    const bypassCSP = policy === 'off';
    const sample = samples[policy];
    test.use({ bypassCSP });

    test(`SEC5: nothing of it runs in a browser, ${bypassCSP ? 'without' : 'with'} the policy`, async ({
      page,
    }) => {
      let opened = 0;
      const ran: string[] = [];
      await page.exposeFunction('ran', (address: string) => ran.push(address));
      await page.addInitScript(() => {
        window.alert = () => {
          const tell: unknown = Reflect.get(window, 'ran');
          if (typeof tell === 'function') tell(location.href);
        };
      });
      await withoutArt(page);
      await page.clock.setFixedTime(stage.now);
      for (const locale of sample) {
        for (const cell of matrix.filter((one) => one.locale === locale)) {
          await page.goto(`${web.originOf(siteOf(locale))}${href(locale, await refOf(cell))}`);
          await hydrated(page);
          opened += 1;
        }
      }
      // Proves that the trap works.
      await page.evaluate(() => {
        window.alert('trap');
      });
      await expect.poll(() => ran.length).toBeGreaterThan(0);
      console.log(`SEC5: ${opened} pages in a browser, policy ${policy}, ${ran.length - 1} executions`);
      expect(ran).toHaveLength(1);
      expect(opened).toBeGreaterThanOrEqual(sample.length * 8);
    });
  });
}
