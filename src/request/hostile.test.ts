import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { listsOnly, stoppedClock, testApi } from '#src/api/api-test-kit.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { cinemaFixture } from '#src/contract/cinema/fixture.ts';
import { listIds } from '#src/contract/items.ts';
import { showFixture } from '#src/contract/show/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { locales, siteOf } from '#src/sites/registry.ts';
import { pageStore } from './cache/page-store.ts';
import type { Incoming } from './decision.ts';
import { hostileRequests, type GoodAddress } from './hostile-addresses.ts';
import { settle, type Settled } from './settle.ts';
import { processEffects, processWorld } from './world.ts';

const api = testApi();

const refs: readonly PageRef[] = [
  { page: 'home' },
  { page: 'shows' },
  { page: 'cinemas' },
  ...showsFixture.shows.map(({ slug, isMovie }): PageRef => ({
    page: isMovie ? 'movie' : 'entertainment',
    slug,
  })),
  ...cinemasFixture.map(({ slug }): PageRef => ({ page: 'cinema', slug })),
  {
    page: 'movie',
    slug: showsFixture.shows[0]?.slug ?? '',
    filters: { versions: ['vf', 'vost'], date: '2026-11-21' },
  },
];
const good: readonly GoodAddress[] = locales.flatMap((locale) =>
  refs.map((ref) => ({ site: siteOf(locale), path: href(locale, ref) })),
);

/** Answers the details of listed items; 404 for everything else. */
function knowing(path: string): Response {
  const slug = path.split('/')[3] ?? '';
  const show = showsFixture.shows.find((listed) => listed.slug === slug);
  if (path === `/api/show/${slug}` && show)
    return HttpResponse.json({ ...showFixture, slug, isMovie: show.isMovie });
  const cinema = cinemasFixture.find((listed) => listed.slug === slug);
  if (path === `/api/cinema/${slug}` && cinema) return HttpResponse.json({ ...cinemaFixture, ...cinema });
  return listsOnly(path);
}

beforeEach(() => {
  vi.stubEnv('SITE_ORIGIN', 'https://{site}.velours.test');
  vi.stubEnv('VELOURS_NOW', '2026-11-20T19:00:00+01:00');
  stoppedClock();
  api.answer = knowing;
});

const statusOf = (settled: Settled) => ('status' in settled ? settled.status : settled.kind);

it('the good addresses are good', async () => {
  for (const { site, path } of good) {
    const settled = await settle(
      {
        method: 'GET',
        host: `${site}.velours.test`,
        path,
        search: '',
        languageCookie: undefined,
        acceptLanguage: null,
        action: false,
      },
      processWorld(),
      processEffects,
    );
    expect({ site, path, settled }).toMatchObject({ settled: { kind: 'page', status: 200 } });
  }
});

const allowed = new Set<ReturnType<typeof statusOf>>(['api', 'file', 200, 307, 308, 404, 405, 410, 421]);
const ownAddress = /^https:\/\/([a-z]{2}\.velours\.test)(?:\/(?!\/)[\w.,/-]*)?(?:\?[^\s]*)?$/;
const ownPath = /^\/[a-z]{2}-[A-Z]{2}\/[\w.,~/-]{1,4200}$/;

/** Whether an answer is that of an item about which nobody may ask now: this API is never out (D40). */
const isUnasked = (settled: Settled) =>
  settled.kind === 'page' && settled.status === 503 && (settled.retryAfterSeconds ?? 0) > 0;

/** The problems of an answer; empty when there are none. */
function faults(incoming: Incoming, settled: Settled): string[] {
  const found: string[] = [];
  if (!allowed.has(statusOf(settled)) && !isUnasked(settled)) found.push(`status ${statusOf(settled)}`);
  if (settled.kind === 'redirect') {
    const [, host] = ownAddress.exec(settled.location) ?? [];
    const { host: parsed } = new URL(settled.location);
    if (host !== incoming.host || parsed !== incoming.host) found.push(`Location ${settled.location}`);
  }
  if (settled.kind === 'page' && !ownPath.test(settled.internal)) found.push(`path ${settled.internal}`);
  return found.map((fault) => `${fault} for ${JSON.stringify(incoming).slice(0, 300)}`);
}

it.each([1, 2026])(
  'REL12: 5,000 hostile addresses (seed %i) are answered with what they deserve',
  async (seed) => {
    const requests = hostileRequests(seed, 5_000, good, (site) => `${site}.velours.test`);
    const counts = new Map<number | string, number>();
    const rendered = new Set<string>();
    const wrong: string[] = [];
    for (const incoming of requests) {
      const settled = await settle(incoming, processWorld(), processEffects);
      const status = statusOf(settled);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      wrong.push(...faults(incoming, settled));
      if (settled.kind === 'page' && settled.status === 200) rendered.add(settled.internal);
    }
    expect(wrong).toEqual([]);
    for (const status of [200, 308, 404, 405, 421]) expect(counts.get(status) ?? 0).toBeGreaterThan(4);
    // The lists of eighteen locales, the budgets of eight sites (forty questions each), and the details of all listed
    // items.
    const details = 18 * (showsFixture.shows.length + cinemasFixture.length);
    expect(api.calls.length).toBeLessThanOrEqual(locales.length * listIds.length + 8 * 40 + details);
    expect(rendered.size).toBeLessThan(250);
    for (const path of rendered) expect(pageStore().has(path)).toBe(false);
  },
);
