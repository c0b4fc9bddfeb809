import { expect } from '@playwright/test';
import type { EndpointId } from '#src/contract/endpoints.ts';
import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { WireAnswer } from '#tests/support/ask.ts';
import { freePort, OwnWeb } from '#tests/support/own-web.ts';
import { purge, purgeSecret } from '#tests/support/purges.ts';
import { AlteredApi } from '../support/altered-api.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { words } from '../support/messages.ts';
import { stageEnvironment } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { textsOf } from '../support/wire.ts';

/**
 * Pages while some calls of the stage's API never answer, or fail: all calls of a page share one time. A call alone may
 * take longer than the whole test allows for a page, so that only the shared time can end it. Without a browser.
 */
test.describe.configure({ mode: 'serial' });

const locale = 'fr-FR';
const t = words(locale);
/** Time of a whole page, which counts while the process waits: long enough for pages whose API answers, on a busy machine. */
const pageMs = 3_000;
/** A call alone may take this long, so an answer before has not waited for one. */
const callMs = 10_000;

let api: AlteredApi;
let web: OwnWeb;

test.beforeEach(async () => {
  api = new AlteredApi(() => undefined);
  await api.start();
  web = await OwnWeb.start(api.origin, {
    environment: {
      ...stageEnvironment,
      SITE_ORIGIN: 'https://{site}.velours.test',
      API_TIMEOUT_MS: String(callMs),
      PAGE_TIMEOUT_MS: String(pageMs),
    },
  });
  // The first page of a process also loads its program. What this one read is of another language.
  await expect.poll(async () => (await web.get('fr', href('en-FR', { page: 'cinemas' }))).status).toBe(200);
});

test.afterEach(async () => {
  await web.stop();
  await api.stop();
});

const open = (ref: PageRef): Promise<WireAnswer> => web.get('fr', href(locale, ref));

/** A page of each kind that is nothing without its programme. */
async function programmes(): Promise<readonly PageRef[]> {
  const catalogue = catalogueOf(locale);
  const [film, event, cinema, city] = await Promise.all([
    catalogue.currentFilm(),
    catalogue.event(),
    catalogue.cinema(),
    catalogue.city(),
  ]);
  return [
    { page: 'movie', slug: film.slug },
    { page: 'entertainment', slug: event.slug },
    { page: 'cinema', slug: cinema.slug },
    { page: 'city', slug: city.slug },
  ];
}

function expectTryAgain(answer: WireAnswer, page: string): void {
  expect([page, answer.status]).toEqual([page, 503]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.headers['cache-control']).toMatch(/no-store|private, no-cache/);
  expect(answer.body).toContain(`<html lang="${locale}"`);
  expect(textsOf(answer.body, 'h1')).toEqual([t('error.tryAgain.title')]);
  expect([page, answer.milliseconds < callMs]).toEqual([page, true]);
}

/** Asks for pages at the same time: each waits for as long as a page may. */
const openAll = (refs: readonly PageRef[]): Promise<readonly (readonly [PageRef, WireAnswer])[]> =>
  Promise.all(refs.map(async (ref) => [ref, await open(ref)] as const));

/** Asks as browsers do until a page is whole. */
async function isWhole(ref: PageRef): Promise<void> {
  await expect
    .poll(async () => {
      const packed = { headers: { 'accept-encoding': 'gzip' } };
      const { status, headers } = await web.get('fr', href(locale, ref), packed);
      return [ref.page, status, headers['x-robots-tag'] ?? null];
    })
    .toEqual([ref.page, 200, null]);
}

const hanging =
  (...ids: readonly EndpointId[]) =>
  (id: EndpointId) =>
    ids.includes(id) ? ('hang' as const) : ('well' as const);

test('REL4: a cold page of which nothing can be read says to try again when its time is over', async () => {
  api.fate = () => 'hang';
  for (const [ref, answer] of await openAll(await programmes())) expectTryAgain(answer, ref.page);
  api.fate = () => 'well';
  for (const ref of await programmes()) await isWhole(ref);
});

test('REL4: by default it says so in the time of one page; where every answer takes a second, no hole may be indexed', async () => {
  const byDefault = await OwnWeb.start(api.origin, {
    environment: {
      ...stageEnvironment,
      SITE_ORIGIN: 'https://{site}.velours.test',
      API_TIMEOUT_MS: '',
      PAGE_TIMEOUT_MS: '',
    },
  });
  try {
    const [film, other, ...others] = await catalogueOf(locale).currentFilms();
    const pathOf = (slug = '') => href(locale, { page: 'movie', slug });
    // The first page of a process also loads its program.
    await expect.poll(async () => (await byDefault.get('fr', pathOf(film?.slug))).status).toBe(200);
    api.fate = () => 'hang';
    const answer = await byDefault.get('fr', pathOf(other?.slug));
    expectTryAgain(answer, 'movie');
    // Two seconds on a quiet machine; the calls of a page one after another would take 3.7 to 10.
    expect(answer.milliseconds).toBeLessThan(3_500);
    // Calls that depend on each other do not all fit into the time of a page.
    api.fate = () => 'slow';
    for (const { slug } of others.slice(0, 4)) {
      const { status, headers, body } = await byDefault.get('fr', pathOf(slug));
      const hasShowtimes = body.includes('id="showtimes"');
      expect([slug, status === 503 || headers['x-robots-tag'] === 'noindex' || hasShowtimes]).toEqual([
        slug,
        true,
      ]);
      expect([slug, [200, 503].includes(status)]).toEqual([slug, true]);
    }
  } finally {
    await byDefault.stop();
  }
});

test('REL4: a visitor does not wait for what is read for a kept page behind a visitor’s back', async () => {
  const operatorPort = await freePort();
  const own = await OwnWeb.start(api.origin, {
    environment: {
      ...stageEnvironment,
      SITE_ORIGIN: 'https://{site}.velours.test',
      API_TIMEOUT_MS: String(callMs),
      PAGE_TIMEOUT_MS: String(pageMs),
      METRICS_PORT: String(operatorPort),
      REVALIDATE_SECRET: purgeSecret,
    },
  });
  try {
    const [kept, cold] = (await catalogueOf(locale).currentFilms()).map(({ slug }) =>
      href(locale, { page: 'movie', slug }),
    );
    const visit = (path = '') => own.get('fr', path);
    await expect.poll(async () => (await visit(kept)).headers['x-nextjs-cache']).toBe('HIT');
    const asked = new Set<EndpointId>();
    api.fate = (id) => {
      asked.add(id);
      return hanging('footer', 'tags', 'alerts', 'newsOffers')(id);
    };
    expect(await purge(operatorPort, 'site:fr')).toBe(200);
    // It is given at once, and rendered again: its calls take as long as a call may.
    await expect
      .poll(async () => [(await visit(kept)).status, asked.has('footer') || asked.has('tags')])
      .toEqual([200, true]);
    const { status, milliseconds } = await visit(cold);
    expect(status).toBe(200);
    expect(milliseconds).toBeLessThan(pageMs);
  } finally {
    await own.stop();
  }
});

for (const [what, ids] of [
  ['programme', ['showCinemas', 'cinemaShows', 'zone']],
  ['showtimes', ['showtimesEvent', 'showtimesDay', 'cinemaShowtimes']],
] as const)
  test(`REL4 D31: a page is nothing without its ${what}: 503, and whole afterwards`, async () => {
    api.fate = hanging(...ids);
    // The showtimes of an event can all be on other days.
    const asked = (await programmes()).filter(({ page }) => what === 'programme' || page !== 'entertainment');
    for (const [ref, answer] of await openAll(asked)) expectTryAgain(answer, ref.page);
    api.fate = () => 'well';
    for (const ref of await programmes()) await isWhole(ref);
  });

/** The calls without which a page has no programme. */
const ofProgramme: readonly EndpointId[] = ['showCinemas', 'cinemaShows', 'zone'];

test('REL5 D31: a page that is kept stays as it was while its programme alone fails, and is renewed afterwards', async () => {
  const refs = await programmes();
  const [, other] = await catalogueOf(locale).currentFilms();
  const contentOf = ({ status, headers, body }: WireAnswer) => ({
    status,
    robots: headers['x-robots-tag'] ?? null,
    main: textsOf(body, 'h1, h2, h3, time'),
  });
  const kept = new Map<PageRef, ReturnType<typeof contentOf>>();
  for (const ref of refs) {
    await isWhole(ref);
    await expect.poll(async () => (await open(ref)).headers['x-nextjs-cache']).toBe('HIT');
    kept.set(ref, contentOf(await open(ref)));
  }
  const failed = new Set<EndpointId>();
  api.fate = (id) => {
    if (!ofProgramme.includes(id)) return 'well';
    failed.add(id);
    return 'fail';
  };
  // A new catalogue makes every page due; the web process hears of it with the next answer.
  api.revision += 1;
  await open({ page: 'movie', slug: other?.slug ?? '' });
  failed.clear();
  const expectKept = async (ref: PageRef) =>
    expect([ref.page, contentOf(await open(ref))]).toEqual([ref.page, kept.get(ref)]);
  await expect
    .poll(async () => {
      for (const ref of refs) await expectKept(ref);
      return [...failed].toSorted();
    })
    .toEqual(ofProgramme.toSorted());
  for (const ref of refs) await expectKept(ref);
  api.fate = () => 'well';
  api.calls.length = 0;
  const isOfProgramme = ({ path }: { readonly path: string }) => /\/(?:shows|cinemas)(?:[/?]|$)/.test(path);
  await expect
    .poll(async () => {
      for (const ref of refs) await isWhole(ref);
      return api.calls.filter(isOfProgramme).length;
    })
    .toBeGreaterThan(0);
});

test('REL4 D31: a page without an optional part is kept for seconds and by no search engine', async () => {
  api.fate = hanging('alerts', 'newsOffers', 'footer', 'tags');
  for (const [ref, answer] of await openAll(await programmes())) {
    expect([ref.page, answer.status]).toEqual([ref.page, 200]);
    expect([ref.page, answer.headers['x-robots-tag']]).toEqual([ref.page, 'noindex']);
    expect(answer.milliseconds).toBeLessThan(callMs);
    // The kept copy says so too, and that it is fresh for five seconds at most.
    const kept = await open(ref);
    expect([ref.page, kept.status, kept.headers['x-robots-tag']]).toEqual([ref.page, 200, 'noindex']);
    expect(Number(/s-maxage=(\d+)/.exec(String(kept.headers['cache-control']))?.[1])).toBeLessThanOrEqual(5);
  }
  api.fate = () => 'well';
  for (const ref of await programmes()) await isWhole(ref);
});

test('REL5 D31: of all cinemas of a site none has an indexable page with a hole, whatever fails', async () => {
  const cinemas = (await catalogueOf(locale).ask('cinemas', {})).filter(({ status }) => status);
  // Of each cinema another kind of call fails, and of some none.
  const asked = new Set<EndpointId>();
  api.fate = (id) => {
    asked.add(id);
    return 'well';
  };
  const [first, ...others] = cinemas;
  await isWhole({ page: 'cinema', slug: first?.slug ?? '' });
  const kinds = [undefined, ...[...asked].filter((id) => id !== 'cinemas' && id !== 'shows').toSorted()];
  const counts = { whole: 0, hidden: 0, again: 0 };
  for (const [index, { slug }] of others.entries()) {
    const failing = kinds[index % kinds.length];
    api.fate = (id) => (id === failing ? 'fail' : 'well');
    const { status, headers, body } = await open({ page: 'cinema', slug });
    if (status === 200) {
      // Script carries the words for what may fail later.
      const shown = body.replaceAll(/<script[^]*?<\/script>/g, '');
      expect([slug, shown.includes(t('state.failedTitle'))]).toEqual([slug, false]);
      expect([slug, shown.includes('id="programme"')]).toEqual([slug, true]);
      counts[headers['x-robots-tag'] === 'noindex' ? 'hidden' : 'whole'] += 1;
    } else {
      expect([slug, status]).toEqual([slug, 503]);
      counts.again += 1;
    }
  }
  test.info().annotations.push({ type: 'cinemas', description: JSON.stringify({ kinds, ...counts }) });
  expect(Math.min(counts.whole, counts.hidden, counts.again)).toBeGreaterThan(0);
  api.fate = () => 'well';
  await Promise.all(others.slice(0, 5).map(({ slug }) => isWhole({ page: 'cinema', slug })));
});
