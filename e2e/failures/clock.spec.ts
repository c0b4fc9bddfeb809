import { expect } from '@playwright/test';
import { aheadToNoon, MovedClock } from '#tests/support/moved-clock.ts';
import { OwnRedis, redisProgram } from '#tests/support/own-redis.ts';
import { freePort, OwnWeb } from '#tests/support/own-web.ts';
import { purge, purgeSecret } from '#tests/support/purges.ts';
import { OutageApi, slugs } from './outage-api.ts';
import { test } from '../support/test.ts';

/**
 * Web processes whose clock is set while they run, over HTTP and without a browser: no page lives longer than it may, and
 * purges and new catalogues count. Each test has processes and an API of its own.
 */
test.describe.configure({ mode: 'serial', timeout: 900_000, retries: 0 });

interface Clocked {
  readonly web: OwnWeb;
  readonly clock: MovedClock;
  readonly operatorPort: number;
}

const hour = 3_600_000;
/** The clock of a process that nobody has set: an hour or two from it is the same programme day. */
const noon = aheadToNoon();
/** The longest `revalidate` of a page, in seconds (`src/api/cache-manifest.ts`). */
const longestFresh = 300;
const film = `/films/${slugs.film}`;
const pages = ['/', '/films', film, '/cinemas', `/cinemas/${slugs.cinema}`];

let api: OutageApi;
let redis: OwnRedis | null;
let processes: Clocked[];

test.beforeEach(async () => {
  api = new OutageApi();
  await api.start();
  redis = null;
  processes = [];
});

test.afterEach(async () => {
  await Promise.all(processes.map(({ web }) => web.stop()));
  for (const { clock } of processes) clock.remove();
  await redis?.stop();
  await api.stop();
});

async function started(ahead = noon): Promise<Clocked> {
  const [clock, operatorPort] = [new MovedClock(ahead), await freePort()];
  const environment = {
    ...clock.environment,
    METRICS_PORT: String(operatorPort),
    REVALIDATE_SECRET: purgeSecret,
    ...(redis === null ? {} : { REDIS_URL: redis.url }),
  };
  const clocked = { web: await OwnWeb.start(api.origin, { environment }), clock, operatorPort };
  processes.push(clocked);
  return clocked;
}

/** What a visitor gets: of a film also how often its title was changed, and the revision of the catalogue in it. */
async function visit({ web }: Clocked, path: string) {
  const { status, headers, body } = await web.get('fr', path);
  const [, revision, changes] = /\((\d+)\)(!*)</.exec(body) ?? [];
  return {
    status,
    state: headers['x-nextjs-cache'],
    fresh: Number(/s-maxage=(\d+)/.exec(String(headers['cache-control']))?.[1]),
    revision: Number(revision),
    changes: changes?.length,
  };
}

const changesAt = async (of: Clocked) => (await visit(of, film)).changes;

/** Every page is kept, and says that it is as fresh as a page may be. */
async function expectFresh(of: Clocked, paths: readonly string[] = pages): Promise<void> {
  for (const path of paths) {
    await expect.poll(async () => (await visit(of, path)).state, { message: path }).toBe('HIT');
    const { status, fresh } = await visit(of, path);
    expect([path, status, fresh > 0 && fresh <= longestFresh]).toEqual([path, 200, true]);
  }
}

for (const [name, ahead] of [
  ['back', noon - hour],
  ['forward', noon + hour],
] as const)
  test(`a clock that is set ${name} by an hour keeps no page for longer, and no purge and no new catalogue away`, async () => {
    const of = await started();
    await expectFresh(of);
    of.clock.set(ahead);
    await expectFresh(of);
    api.retitle();
    expect(await purge(of.operatorPort, { ahead }, `show:fr:${slugs.film}`)).toBe(200);
    await expect.poll(() => changesAt(of)).toBe(1);
    // The page that was rendered since is purged too: twice within a second, by an editor who is in a hurry.
    await expectFresh(of, [film]);
    api.retitle();
    for (let time = 0; time < 2; time += 1)
      expect(await purge(of.operatorPort, { ahead }, 'site:fr')).toBe(200);
    await expect.poll(() => changesAt(of)).toBe(2);
    api.replaceCatalogue();
    await expect.poll(async () => (await visit(of, film)).revision, { timeout: 40_000 }).toBe(api.revision);
    // Nobody purges: a page is rendered again when its time is over, and not before.
    await expectFresh(of);
    const { fresh } = await visit(of, film);
    const begun = performance.now();
    const stateOfFilm = async () => (await visit(of, film)).state;
    await expect.poll(stateOfFilm, { timeout: (fresh + 30) * 1_000 }).toBe('STALE');
    expect(performance.now() - begun).toBeGreaterThan((fresh - 2) * 1_000);
    await expectFresh(of, [film]);
  });

test('processes whose clocks are hours apart share their pages, and each hears of every purge', async () => {
  if (redisProgram === undefined) {
    if (process.env.CI)
      throw new Error('no redis-server: two processes share pages through one (REDIS_PATH)');
    test.skip(true, 'no redis-server: install one, or name it in REDIS_PATH');
    return;
  }
  redis = await OwnRedis.start(redisProgram);
  const clocks = [noon - hour, noon + 2 * hour] as const;
  const [behind, before] = [await started(clocks[0]), await started(clocks[1])];
  await expectFresh(before);
  // What one has rendered the other gives, and nobody asks the API for it.
  const asked = api.calls.filter((call) => call.includes(slugs.film)).length;
  expect((await visit(behind, film)).state).toBe('HIT');
  expect(api.calls.filter((call) => call.includes(slugs.film)).length).toBe(asked);
  await expectFresh(behind);
  for (const [time, told] of [behind, before].entries()) {
    api.retitle();
    const ahead = clocks[time] ?? noon;
    expect(await purge(told.operatorPort, { ahead }, `show:fr:${slugs.film}`)).toBe(200);
    for (const each of [behind, before]) await expect.poll(() => changesAt(each)).toBe(time + 1);
    for (const each of [behind, before]) await expectFresh(each, [film]);
  }
});
