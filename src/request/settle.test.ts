import { firstListing } from '#src/routes/listing.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetProcessWide } from '#src/config/process-wide-test-kit.ts';
import { perSite } from '#src/config/environment.ts';
import type { Incoming, ItemState, World } from './decision.ts';
import type { PageVerdict } from './verdict.ts';
import { settle, type Effects } from './settle.ts';
import { testWorld } from './test-kit/world-test-kit.ts';

const origins = perSite((site) => `https://${site}.velours.test`);

/** The facts of one test's world and API, by slug. */
interface Facts {
  readonly listed?: Readonly<Record<string, ItemState>>;
  readonly asked?: Readonly<Record<string, ItemState | 'outage'>>;
  readonly verdict?: PageVerdict;
  readonly ready?: boolean;
  readonly warm?: boolean;
  /** The internal path of the page that another process has. */
  readonly elsewhere?: string;
  /** Whether the places of the site are known before the world is made ready. */
  readonly placesKnown?: boolean;
}

function stage({
  listed = {},
  asked = {},
  verdict = { kind: 'here', isMovie: true },
  ready = true,
  warm = false,
  placesKnown = true,
  elsewhere,
}: Facts) {
  let known = placesKnown;
  const world: { -readonly [K in keyof World]: World[K] } = testWorld(origins, {
    item: (_, __, slug) => listed[slug] ?? null,
    cityOf: (_, place) =>
      known ? (place.type === 'city' && place.city === 'lyon' ? 'lyon' : null) : undefined,
    mayBeElsewhere: (_, __, slug) => slug in asked,
    isWarm: () => warm,
  });
  const effects = {
    ask: vi.fn<Effects['ask']>((_, __, slug) => Promise.resolve(asked[slug] ?? { kind: 'unknown' })),
    ready: vi.fn<Effects['ready']>(() => {
      known ||= ready;
      return Promise.resolve(ready);
    }),
    verdict: vi.fn<Effects['verdict']>(() => Promise.resolve(verdict)),
    contradict: vi.fn<Effects['contradict']>(),
    recall: vi.fn<Effects['recall']>((internal) => {
      warm ||= elsewhere === internal;
      return Promise.resolve(warm);
    }),
  };
  const open = (path: string, more: Partial<Incoming> = {}) =>
    settle(
      {
        method: 'GET',
        host: 'fr.velours.test',
        path,
        search: '',
        languageCookie: undefined,
        acceptLanguage: null,
        action: false,
        ...more,
      },
      world,
      effects,
    );
  return { open, effects, world };
}

const film: ItemState = { kind: 'here', page: 'movie' };
const page = (internal: string) => ({
  kind: 'page',
  internal,
  status: 200,
  personal: false,
  until: expect.any(Number),
});
const statusPage = (code: number) => ({ kind: 'page', internal: `/fr-FR/status/${code}`, status: code });
/** The page that says what became of an address in French. */
const status = (code: 404 | 410) => ({
  ...statusPage(code),
  personal: false,
  remaining: { fresh: 10, stale: 0 },
});
const tryAgain = { ...statusPage(503), personal: true, retryAfterSeconds: 2 };
const filmA = page('/fr-FR/movie/a-1/2026-11-20/-/-');

beforeEach(forgetProcessWide);

describe('what is known and warm', () => {
  it('is served without a question', async () => {
    const { open, effects } = stage({ listed: { 'a-1': film }, warm: true });
    await expect(open('/films/a-1')).resolves.toEqual(filmA);
    await expect(open('/films')).resolves.toMatchObject({ status: 200 });
    for (const effect of Object.values(effects)) expect(effect).not.toHaveBeenCalled();
  });

  it('D40: stays 200 through an outage', async () => {
    const { open } = stage({
      listed: { 'a-1': film },
      warm: true,
      ready: false,
      verdict: { kind: 'outage' },
    });
    await expect(open('/films/a-1')).resolves.toEqual(filmA);
  });
});

describe('a page that only another process has', () => {
  const { internal } = filmA;

  it('D40: counts as warm, and nothing is asked', async () => {
    const { open, effects } = stage({
      listed: { 'a-1': film },
      elsewhere: internal,
      verdict: { kind: 'outage' },
    });
    await expect(open('/films/a-1')).resolves.toEqual(filmA);
    expect(effects.recall.mock.calls).toEqual([[internal]]);
    expect(effects.verdict).not.toHaveBeenCalled();
  });

  it.each([{ ready: false }, { asked: { 'a-1': 'outage' } }] as const)(
    'D40: is given in an outage although nothing is known about its item: %j',
    async (facts) => {
      const { open } = stage({ ...facts, elsewhere: internal });
      await expect(open('/films/a-1')).resolves.toEqual(filmA);
    },
  );

  it.each([{ verdict: { kind: 'outage' } }, { ready: false }, { asked: { 'a-1': 'outage' } }] as const)(
    'REL5 D28: is given in an outage when it is of the day before, and nobody else keeps it: %j',
    async (facts) => {
      const listed: Facts['listed'] = 'verdict' in facts ? { 'a-1': film } : {};
      const { open } = stage({ listed, ...facts, elsewhere: '/fr-FR/movie/a-1/2026-11-19/-/-' });
      await expect(open('/films/a-1')).resolves.toEqual({
        kind: 'page',
        internal: '/fr-FR/movie/a-1/2026-11-19/-/-',
        status: 200,
        personal: true,
      });
    },
  );

  it('D28: is not given when it is of the day before and can be rendered', async () => {
    const { open } = stage({ listed: { 'a-1': film }, elsewhere: '/fr-FR/movie/a-1/2026-11-19/-/-' });
    await expect(open('/films/a-1')).resolves.toMatchObject({ internal });
  });

  it('D40: helps no other item', async () => {
    const { open } = stage({ ready: false, elsewhere: internal });
    await expect(open('/films/b-2')).resolves.toEqual(tryAgain);
  });

  it('helps no item of which the API says that it is unknown', async () => {
    const { open, effects } = stage({ elsewhere: internal });
    await expect(open('/films/a-1')).resolves.toEqual(status(404));
    expect(effects.recall).not.toHaveBeenCalled();
  });
});

describe('a cold page', () => {
  it('is let through after its required call succeeded', async () => {
    const { open, effects } = stage({ listed: { 'a-1': film } });
    await expect(open('/films/a-1')).resolves.toEqual(filmA);
    expect(effects.verdict.mock.calls).toEqual([['fr-FR', { page: 'movie', slug: 'a-1' }, firstListing]]);
  });

  it.each(['/', '/films', '/films/a-1', '/cinemas'])(
    'D40: %s is 503 with Retry-After in an outage',
    async (path) => {
      const { open } = stage({ listed: { 'a-1': film }, verdict: { kind: 'outage' } });
      await expect(open(path)).resolves.toEqual(tryAgain);
    },
  );

  it.each([
    ['unknown', 404],
    ['gone', 410],
  ] as const)(
    'R052 R262: whose detail says %s against the lists is %i, and the world hears of it',
    async (kind, code) => {
      const { open, effects } = stage({ listed: { 'a-1': film }, verdict: { kind } });
      await expect(open('/films/a-1')).resolves.toEqual(status(code));
      expect(effects.contradict.mock.calls).toEqual([['fr-FR', 'show', 'a-1', { kind }]]);
      expect(effects.verdict).toHaveBeenCalledTimes(1);
    },
  );

  it('R053: whose detail names another slug is sent there for good', async () => {
    const { open, effects } = stage({
      listed: { 'a-1': film, 'b-2': { kind: 'here', page: 'entertainment' } },
      verdict: { kind: 'moved', slug: 'b-2' },
    });
    await expect(open('/films/a-1', { search: '?x=1' })).resolves.toEqual({
      kind: 'redirect',
      status: 308,
      location: 'https://fr.velours.test/evenements/b-2?x=1',
      varies: false,
    });
    expect(effects.contradict).toHaveBeenCalledTimes(1);
  });

  it('D40: a list that is not there never makes its page not found', async () => {
    const { open } = stage({ verdict: { kind: 'unknown' } });
    await expect(open('/films')).resolves.toEqual(tryAgain);
  });
});

describe('the page of a showtime', () => {
  const here: ItemState = { kind: 'here', page: null };
  const listed = { 'a-1': film, 'c-1': here };
  // The present is 19:15 in Paris.
  const [past, begun, next] = ['2026-11-19/2030-1', '2026-11-20/1900-1', '2026-11-20/1915-1'].map(
    (end) => `/seance/a-1/c-1/${end}`,
  ) as [string, string, string];
  const internal = (path: string) => `/fr-FR/showtime/${path.split('/').slice(2).join('~')}/2026-11-20`;

  it('D37: is served when the programme has it', async () => {
    const { open } = stage({ listed });
    await expect(open(next)).resolves.toEqual(page(internal(next)));
  });

  it('R052: is not found when the programme lacks it, and no item suffers', async () => {
    const { open, effects } = stage({ listed, verdict: { kind: 'unknown' } });
    await expect(open(next)).resolves.toEqual(status(404));
    expect(effects.contradict).not.toHaveBeenCalled();
  });

  it('R262: is gone once it has begun, with the page that says so', async () => {
    for (const verdict of [{ kind: 'here', isMovie: null }, { kind: 'unknown' }] as const)
      for (const path of [past, begun])
        await expect(stage({ listed, verdict }).open(path)).resolves.toEqual({
          ...page(internal(path)),
          status: 410,
        });
    await expect(stage({ listed, warm: true }).open(past)).resolves.toMatchObject({ status: 410 });
  });

  it('R262: begins at the time of its own zone, after midnight too', async () => {
    const zoned = { ...listed, 'c-1': { ...here, timeZone: 'Indian/Reunion' } };
    // 19:15 in Paris is 22:15 on La Réunion.
    const { open } = stage({ listed: zoned });
    await expect(open('/seance/a-1/c-1/2026-11-20/2200-1')).resolves.toMatchObject({ status: 410 });
    await expect(open('/seance/a-1/c-1/2026-11-20/2215-1')).resolves.toMatchObject({ status: 200 });
    await expect(open('/seance/a-1/c-1/2026-11-20/0030-1')).resolves.toMatchObject({ status: 200 });
  });

  it('D62: leads on where the showtime is on another day or at another time, also after its old time', async () => {
    const showtime = { show: 'a-1', cinema: 'c-1', day: '2026-11-21', id: '2000-1' };
    for (const path of [past, next])
      await expect(
        stage({ listed, verdict: { kind: 'elsewhere', showtime } }).open(path),
      ).resolves.toMatchObject({
        kind: 'redirect',
        status: 308,
        location: expect.stringMatching(/\/seance\/a-1\/c-1\/2026-11-21\/2000-1$/) as unknown,
      });
  });

  it('D40: is 503 in an outage', async () => {
    const { open } = stage({ listed, verdict: { kind: 'outage' } });
    await expect(open(next)).resolves.toEqual(tryAgain);
  });
});

describe('an item that no list names', () => {
  it('R052 R261: is not found when the API does not know it', async () => {
    const { open, effects } = stage({});
    await expect(open('/films/a-1')).resolves.toEqual(status(404));
    await expect(open('/cinemas/a-1')).resolves.toEqual(status(404));
    expect(effects.ask.mock.calls).toEqual([
      ['fr-FR', 'show', 'a-1'],
      ['fr-FR', 'cinema', 'a-1'],
    ]);
    expect(effects.verdict).not.toHaveBeenCalled();
  });

  it('R262: is gone when the API says so', async () => {
    await expect(stage({ asked: { 'a-1': { kind: 'gone' } } }).open('/films/a-1')).resolves.toEqual(
      status(410),
    );
  });

  it('is shown when the API knows it', async () => {
    await expect(stage({ asked: { 'a-1': film } }).open('/films/a-1')).resolves.toEqual(filmA);
  });

  it('R169 R263: is 503, never 404, when the API cannot say (D40)', async () => {
    await expect(stage({ asked: { 'a-1': 'outage' } }).open('/films/a-1')).resolves.toEqual(tryAgain);
  });

  it('R169 R263: is 503 without a question when not even the lists are to be had', async () => {
    const { open, effects } = stage({ ready: false });
    await expect(open('/films/a-1')).resolves.toEqual(tryAgain);
    await expect(open('/redirect/fr/show/slug/a-1')).resolves.toEqual(tryAgain);
    expect(effects.ask).not.toHaveBeenCalled();
  });

  it('R053: that moved asks for its target too, and for no more than a handful', async () => {
    const moves: Record<string, ItemState> = {};
    for (let index = 0; index < 20; index += 1)
      moves[`s-${index}`] = { kind: 'moved', slug: `s-${index + 1}` };
    const short = stage({ asked: { ...moves, 's-2': film } });
    await expect(short.open('/films/s-0')).resolves.toMatchObject({
      status: 308,
      location: 'https://fr.velours.test/films/s-2',
    });
    const long = stage({ asked: moves });
    await expect(long.open('/films/s-0')).resolves.toEqual(status(404));
    expect(long.effects.ask.mock.calls.length).toBeLessThanOrEqual(5);
  });

  it('R053: that moved to what cannot be asked for is 503', async () => {
    const { open } = stage({ asked: { 'a-1': { kind: 'moved', slug: 'b-2' }, 'b-2': 'outage' } });
    await expect(open('/films/a-1')).resolves.toEqual(tryAgain);
  });

  it('is not asked for when lists that were just taken name it', async () => {
    const listed: Record<string, ItemState> = {};
    const { open, effects } = stage({ listed });
    effects.ready.mockImplementation(() => {
      listed['a-1'] = film;
      return Promise.resolve(true);
    });
    await expect(open('/films/a-1')).resolves.toEqual(filmA);
    expect(effects.ask).not.toHaveBeenCalled();
  });

  it('D41 is found in another language for each of the items that filters name', async () => {
    const cinemas = ['a', 'b', 'c', 'd', 'e'].map((letter) => `kino-${letter}`);
    const films = ['f-1', 'f-2', 'f-3'];
    const asked = Object.fromEntries(
      [...cinemas, ...films].map((slug): [string, ItemState] => [slug, { kind: 'moved', slug: `${slug}x` }]),
    );
    const { open, effects } = stage({ asked });
    await expect(
      open(`/films/filters/cinemas-${cinemas.join(',')}/films-${films.join(',')}/view-table`),
    ).resolves.toMatchObject({
      kind: 'redirect',
      status: 308,
      location: `https://fr.velours.test/films/filters/cinemas-${cinemas.map((slug) => `${slug}x`).join(',')}/films-f-1x,f-2x,f-3x/view-table`,
    });
    expect(effects.ask).toHaveBeenCalledTimes(8);
  });

  it('D41 is not asked for where only an invented address names it', async () => {
    const { open, effects } = stage({});
    await expect(open('/films/filters/localisation-atlantis')).resolves.toMatchObject({ status: 200 });
    expect(effects.ask).not.toHaveBeenCalled();
  });

  it('is asked for once', async () => {
    const { open, effects } = stage({ asked: { 'a-1': film } });
    await open('/films/a-1');
    expect([effects.ask.mock.calls.length, effects.verdict.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('a place that is not known yet', () => {
  it.each([
    ['/films', 'city:lyon', '/fr-FR/shows/2026-11-20/near-lyon/-'],
    ['/films/filters/near-lyon', undefined, '/fr-FR/shows/2026-11-20/near-lyon/-'],
  ])('D44 is waited for once: %s', async (path, placeCookie, internal) => {
    const { open, effects } = stage({ warm: true, placesKnown: false });
    await expect(open(path, { placeCookie })).resolves.toMatchObject({ internal });
    expect(effects.ready).toHaveBeenCalledTimes(1);
  });

  it('D41 is looked for in the other languages of the site when its own lists lack it', async () => {
    const { open, effects, world } = stage({ warm: true, placesKnown: false });
    const known = new Set<string>();
    effects.ready.mockImplementation((locale) => Promise.resolve(known.add(locale).size > 0));
    world.cityOf = () => (known.has('en-FR') ? 'lyon' : undefined);
    await expect(open('/films/filters/near-lyons')).resolves.toMatchObject({
      kind: 'redirect',
      location: 'https://fr.velours.test/films/filters/near-lyon',
    });
    expect([...known]).toEqual(['fr-FR', 'en-FR']);
  });

  it('D44 is left out in an outage, and no shared cache keeps the page', async () => {
    const { open } = stage({ warm: true, placesKnown: false, ready: false });
    const decision = { internal: '/fr-FR/shows/2026-11-20/-/-', personal: true };
    await expect(open('/films', { placeCookie: 'city:lyon' })).resolves.toMatchObject(decision);
    await expect(open('/films/filters/near-lyon')).resolves.toMatchObject(decision);
  });

  it('is not asked for by visitors without one', async () => {
    const { open, effects } = stage({ warm: true, placesKnown: false });
    await open('/films');
    expect(effects.ready).not.toHaveBeenCalled();
  });
});
