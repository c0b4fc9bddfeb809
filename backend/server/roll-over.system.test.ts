import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cinemasEndpoint } from '#src/contract/cinemas/schema.ts';
import { cinemaShowsEndpoint } from '#src/contract/cinema-shows/schema.ts';
import type { Programme } from '#src/contract/cinema-shows/schema.ts';
import { refreshDemonstration } from '../rolling/demonstration.ts';
import { generatedSource } from '../rolling/generated-source.ts';
import { addDays } from '#src/kernel/date/day.ts';
import { programmeDayAt } from '../catalogue/programme-day.ts';
import { demonstrationModule, testOrigins } from '../rolling/test-demonstration.ts';
import type { OpenDatabase } from '../database/open.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { horizon } from '../../demo/calendar/releases.ts';
import { createServer } from '../create-server.ts';
import type { Server } from '../create-server.ts';

const site = 'ci';
const timeZone = 'Africa/Abidjan';
const evening = new Date('2026-11-20T22:00:00Z');
const morning = new Date('2026-11-21T05:00:00Z');
const today = '2026-11-20';

/** Paths that every visitor needs, whatever is on. */
const lists = ['/cinemas', '/shows', '/events', '/cities', '/featured', '/zone', '/settings'];

describe('the programme day moves on', () => {
  let database: OpenDatabase;
  let server: Server;
  let app: FastifyInstance;
  let clock = evening;

  const refresh = async () => {
    const refreshed = await refreshDemonstration(database, site, clock, (one, now) =>
      generatedSource(demonstrationModule, one, now, testOrigins),
    );
    if (refreshed !== null) await server.states.renew(site);
    return refreshed;
  };
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    app.inject({ url: `/${site}/api${path}`, headers });
  const programmeOf = async (cinema: string): Promise<Programme> =>
    cinemaShowsEndpoint.answer.parse((await ask(`/cinema/${cinema}/shows`)).json());
  const daysOf = (programme: Programme) => Object.keys(programme.days).toSorted();
  const daysFrom = (first: string) => Array.from({ length: horizon }, (_, index) => addDays(first, index));
  const showsOn = (programme: Programme, day: string) =>
    Object.values(programme.shows).filter(({ days }) => Object.hasOwn(days, day)).length;

  beforeAll(async () => {
    database = await openTestDatabase();
    server = createServer({
      database,
      sites: [site],
      lifecycle: { phase: 'ready' },
      logger: false,
      importToken: null,
      now: () => clock,
      accounts: null,
    });
    app = server.app;
    await refresh();
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  it('and the demonstration goes a day further while every answer keeps coming', async () => {
    const cinemas = cinemasEndpoint.answer.parse((await ask('/cinemas')).json()).map(({ slug }) => slug);
    const paths = [...lists, ...cinemas.map((slug) => `/cinema/${slug}/shows`)];
    const before = new Map<string, Programme>();
    for (const cinema of cinemas) before.set(cinema, await programmeOf(cinema));
    const tags = new Map<string, string>();
    for (const path of paths) tags.set(path, String((await ask(path)).headers.etag));

    clock = morning;
    const tomorrow = addDays(today, 1);
    expect(programmeDayAt(clock, timeZone)).toBe(tomorrow);
    // Until the new catalogue is loaded, yesterday's catalogue covers the new day.
    for (const programme of before.values()) expect(daysOf(programme)).toContain(tomorrow);

    const loaded = new AbortController();
    const revisions: number[] = [];
    const wrong: string[] = [];
    let asked = 0;
    const visitors = async () => {
      while (!loaded.signal.aborted) {
        for (const path of paths) {
          // Answers from memory come without a turn of the event loop, which the load needs.
          await setImmediate();
          const { statusCode, headers, body } = await ask(path);
          asked += 1;
          revisions.push(Number(headers['x-catalogue-revision']));
          if (statusCode !== 200 || body.length < 3)
            wrong.push(`${path}: ${statusCode} ${body.slice(0, 80)}`);
          if (path.startsWith('/cinema/')) {
            const programme = cinemaShowsEndpoint.answer.parse(JSON.parse(body));
            const days = daysOf(programme);
            if (Object.keys(programme.shows).length === 0 || !days.includes(tomorrow))
              wrong.push(`${path}: ${days.join()}`);
          }
        }
      }
    };
    const visiting = visitors();
    const refreshed = await refresh().finally(() => loaded.abort());
    await visiting;

    expect(refreshed).toMatchObject({ day: tomorrow, result: { revision: 2, changed: true } });
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(paths.length);
    expect(revisions).toEqual(revisions.toSorted((one, other) => one - other));
    expect(new Set(revisions)).toEqual(new Set([1, 2]));

    const last = addDays(today, horizon);
    for (const [cinema, programme] of before) {
      const now = await programmeOf(cinema);
      expect([daysOf(programme)[0], daysOf(now)[0]]).toEqual([today, tomorrow]);
      expect(daysOf(now)).toEqual(expect.arrayContaining(daysFrom(tomorrow)));
      // Yesterday’s programme had only presales on its last day.
      expect(showsOn(now, last)).toBeGreaterThan(showsOn(programme, last));
    }
    for (const path of paths.filter((one) => one.startsWith('/cinema/'))) {
      const kept = await ask(path, { 'if-none-match': tags.get(path) ?? '' });
      expect([kept.statusCode, kept.headers['x-catalogue-revision']]).toEqual([200, '2']);
      expect(kept.headers.etag).not.toBe(tags.get(path));
    }
  });

  it('and what has not changed keeps its tag, so that nobody loads it again', async () => {
    const first = await ask('/settings');
    clock = new Date('2026-11-22T05:00:00Z');
    expect(await refresh()).toMatchObject({ day: '2026-11-22', result: { revision: 3 } });
    const { statusCode } = await ask('/settings', { 'if-none-match': String(first.headers.etag) });
    expect(statusCode).toBe(304);
  });
});
