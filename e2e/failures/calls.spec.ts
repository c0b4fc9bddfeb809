import { expect } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { AlteredApi, type AnsweredCall } from '../support/altered-api.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { stageEnvironment } from '../support/stage.ts';
import { test } from '../support/test.ts';

/**
 * Calls of a page that do not depend on each other go out together: a page takes as long as its longest chain of calls,
 * of which each waits for the one before. Every answer takes a second here, so that chains are told from chance.
 */
const locale = 'fr-FR';

let api: AlteredApi;
let web: OwnWeb;

test.beforeAll(async () => {
  api = new AlteredApi(() => undefined);
  await api.start();
  web = await OwnWeb.start(api.origin, {
    environment: {
      ...stageEnvironment,
      SITE_ORIGIN: 'https://{site}.velours.test',
      API_TIMEOUT_MS: '10000',
      PAGE_TIMEOUT_MS: '60000',
    },
  });
});

test.afterAll(async () => {
  await web.stop();
  await api.stop();
});

/** The longest chain of calls that each began after the one before was answered, in their order. */
function longestChain(calls: readonly AnsweredCall[]): readonly string[] {
  const chains = new Map<AnsweredCall, readonly string[]>();
  let longest: readonly string[] = [];
  for (const call of calls.toSorted((a, b) => a.began - b.began)) {
    const before = [...chains]
      .filter(([{ ended }]) => ended <= call.began)
      .map(([, chain]) => chain)
      .reduce<readonly string[]>((most, chain) => (chain.length > most.length ? chain : most), []);
    const chain = [...before, call.path];
    chains.set(call, chain);
    if (chain.length > longest.length) longest = chain;
  }
  return longest;
}

test('calls that do not depend on each other go out together, and a cinema needs four of its own at most', async () => {
  test.setTimeout(600_000);
  const catalogue = catalogueOf(locale);
  const [film, event, cinema, city] = await Promise.all([
    catalogue.currentFilm(),
    catalogue.event(),
    catalogue.cinema(),
    catalogue.city(),
  ]);
  // Which cinemas a film's page names is known from its showtimes alone.
  const pages: readonly (readonly [PageRef, number])[] = [
    [{ page: 'home' }, 1],
    [{ page: 'movie', slug: film.slug }, 3],
    [{ page: 'entertainment', slug: event.slug }, 3],
    [{ page: 'cinema', slug: cinema.slug }, 2],
    [{ page: 'city', slug: city.slug }, 2],
  ];
  api.fate = () => 'slow';
  for (const [ref, most] of pages) {
    api.calls.length = 0;
    const answer = await web.get('fr', href(locale, ref));
    expect(answer.status).toBe(200);
    // All showtimes of a cinema's day come with one call; the others are of what all pages share, and read by some of them.
    const ofCinema = api.calls.map(({ path }) => path).filter((path) => path.includes(`/${cinema.slug}`));
    if (ref.page === 'cinema')
      expect.soft(new Set(ofCinema).size, ofCinema.join(', ')).toBeLessThanOrEqual(4);
    const chain = longestChain(api.calls);
    console.log(`${ref.page}: ${api.calls.length} calls, ${chain.length} one after another`);
    // A page that made no call here would say nothing.
    expect(chain.length, ref.page).toBeGreaterThan(0);
    expect.soft(chain.length, `${ref.page}: ${chain.join(', ')}`).toBeLessThanOrEqual(most);
  }
});
