import { describe, expect, it } from 'vitest';
import type { Decision, Incoming, World } from '../decision.ts';
import { decide } from '../decide.ts';
import { placeCookie } from './place-cookie.ts';
import { hostTable } from '../host.ts';
import { siteIds } from '#src/sites/registry.ts';

const origins = Object.fromEntries(
  siteIds.map((site) => [site, `http://${site}.velours.test`]),
) as World['origins'];
/** 05:00 in Paris on the day after. */
const until = Date.parse('2026-11-21T04:00:00Z');

const world: World = {
  hosts: hostTable(origins),
  origins,
  day: () => '2026-11-20',
  quarter: () => '2026-11-20T18:15:00.000Z',
  earliestDay: () => '2026-11-20',
  daysEnd: () => ({ next: until, earliest: until }),
  item: () => ({ kind: 'here', page: null }),
  cityOf: (_locale, place) => (place.type === 'city' && place.city === 'lyon' ? 'lyon' : null),
  cityNamed: (_locale, text) => (text === 'Lyon' ? 'lyon' : null),
  genreOf: (_locale, genre) => genre,
  isWarm: () => true,
  remainingOf: () => undefined,
  mayBeElsewhere: () => false,
};

const asked = (path: string, cookie?: string, changes: Partial<World> = {}): Decision => {
  const [pathname = '', query] = path.split('?');
  const incoming: Incoming = {
    method: 'GET',
    host: 'fr.velours.test',
    path: pathname,
    search: query === undefined ? '' : `?${query}`,
    languageCookie: undefined,
    acceptLanguage: null,
    placeCookie: cookie,
    action: false,
  };
  return decide(incoming, { ...world, ...changes });
};
const pageOf = (path: string, cookie?: string, changes: Partial<World> = {}) => {
  const decision = asked(path, cookie, changes);
  return decision.kind === 'page' ? decision : null;
};

describe('the place of a request', () => {
  it('D41 a city of the address in another language of the site leads to its slug in this one', () => {
    const inGerman: Partial<World> = {
      cityOf: (_locale, place) =>
        place.type === 'city' && /^z(u|ue)rich$/.test(place.city) ? 'zuerich' : null,
    };
    expect(asked('/films/x/filters/near-zurich/versions-vf?bandeannonce=true', undefined, inGerman)).toEqual({
      kind: 'redirect',
      status: 308,
      location: 'http://fr.velours.test/films/x/filters/near-zuerich/versions-vf?bandeannonce=true',
      varies: false,
      kept: false,
    });
    expect(asked('/filters/near-zuerich', undefined, inGerman)).toMatchObject({ kind: 'page' });
    // What no language has is no place; while the places are not known, the page waits for none.
    expect(asked('/filters/near-atlantis', undefined, inGerman)).toMatchObject({ kind: 'page' });
    expect(asked('/filters/near-zurich', undefined, { cityOf: () => undefined })).toMatchObject({
      kind: 'page',
      lacksLists: 'fr-FR',
    });
  });

  it.each([
    ['/', '/fr-FR/home/2026-11-20/near-lyon'],
    ['/films', '/fr-FR/shows/2026-11-20/near-lyon/-'],
    ['/films/x', '/fr-FR/movie/x/2026-11-20/near-lyon/-'],
    ['/films/x/filters/versions-vf', '/fr-FR/movie/x/2026-11-20/near-lyon~versions-vf/-'],
  ])('D44 is a segment of %s, from the cookie as from the address', (path, internal) => {
    const placed = pageOf(path, 'city:lyon', { remainingOf: () => ({ fresh: 42, stale: 100 }) });
    expect(placed).toEqual({
      kind: 'page',
      internal,
      status: 200,
      personal: true,
      place: 'city:lyon',
      edge: { seconds: 42 },
      until,
    });
    const base = path.split('/filters')[0] ?? '';
    const rest = path.includes('/versions-vf') ? '/versions-vf' : '';
    const address = pageOf(`${base === '/' ? '' : base}/filters/near-lyon${rest}`);
    expect(address).toEqual({ kind: 'page', internal, status: 200, personal: false, until });
  });

  it.each([
    undefined,
    '',
    'city:atlantis',
    'favorite',
    '<script>',
    'position:999,1',
    `city:${'a'.repeat(400)}`,
  ])('D44 the cookie %j changes nothing', (cookie) => {
    expect(pageOf('/films', cookie)).toEqual({
      kind: 'page',
      internal: '/fr-FR/shows/2026-11-20/-/-',
      status: 200,
      personal: false,
      ...(cookie === undefined ? {} : { place: 'none' }),
      until,
    });
  });

  it('D44 an unknown place of the address gives the page without place, and none a key of its own', () => {
    expect(pageOf('/films/filters/near-atlantis')?.internal).toBe('/fr-FR/shows/2026-11-20/-/-');
    expect(pageOf('/films/filters/near-atlantis', 'city:lyon')?.personal).toBe(false);
    // It is the page of the address without it, which says nothing to robots.
    expect(pageOf('/films/filters/near-atlantis')?.unindexed).toBe(true);
    for (const path of ['/films', '/films/filters/near-lyon'])
      expect(pageOf(path)).not.toHaveProperty('unindexed');
  });

  it('D51 yields to a cinema, and pages that do not depend on it stay the same for everyone', () => {
    for (const path of [
      '/films/x/filters/localisation-velours-b',
      '/films/filters/cinemas-velours-b/view-table',
      '/cinemas/velours-b',
      '/experiences',
      '/news',
    ]) {
      expect({ ...pageOf(path, 'city:lyon'), place: undefined }).toEqual({ ...pageOf(path) });
    }
  });

  it('while the places are not known, nobody else gets the answer', () => {
    expect(pageOf('/films', 'city:lyon', { cityOf: () => undefined })).toEqual({
      kind: 'page',
      lacksLists: 'fr-FR',
      internal: '/fr-FR/shows/2026-11-20/-/-',
      status: 200,
      until,
      personal: true,
    });
  });
});

describe('the cookie of the place', () => {
  it.each([
    ['locator=city:lyon', 'city:lyon'],
    ['a=b; locator=city%3Alyon; c=d', 'city:lyon'],
    ['locator=position:48.86%2C2.35', 'position:48.86,2.35'],
    ['a=b;  locator=city:lyon', 'city:lyon'],
    ['locator=', undefined],
    ['a=locator', undefined],
    // What the edge would read otherwise than we do.
    ['locator=%63ity:lyon', undefined],
    ['locator=city:lyon; locator=city:paris', undefined],
    ['Locator=city:paris; locator=city:lyon', undefined],
    ['LOCATOR=city:paris', undefined],
    ['x=1,locator=city:paris; locator=city:lyon', undefined],
    [`locator=city:${'a'.repeat(300)}`, undefined],
  ])('D52 of %j is %j', (header, value) => {
    expect(placeCookie(header)).toBe(value);
  });

  it('D44 the edge may keep a page while it is fresh, for a place in the form in which we store it', () => {
    const places: Partial<World> = {
      cityOf: () => 'lyon',
      remainingOf: () => ({ fresh: 42, stale: 100 }),
    };
    expect(pageOf('/films', 'position:45.76,4.84', places)).toMatchObject({
      personal: true,
      place: 'position:45.76,4.84',
      edge: { seconds: 42 },
    });
    // That form is named, whatever the cookie says: the edge finds nothing under it.
    expect(pageOf('/films', 'position:45.7612,4.84', places)?.place).toBe('position:45.76,4.84');
    expect(pageOf('/films', 'city:lyon', { remainingOf: () => ({ fresh: 0, stale: 9 }) })).not.toHaveProperty(
      'edge',
    );
  });
});

describe('choosing a place without script', () => {
  it.each([
    ['/place?q=Lyon&to=%2Ffilms', 'http://fr.velours.test/films', 'city:lyon'],
    [
      '/place?q=Lyon&to=%2Ffilms%2Ffilters%2Fnear-paris%2Fversions-vf',
      'http://fr.velours.test/films/filters/versions-vf',
      'city:lyon',
    ],
    ['/place?q=Lyon&to=%2Fen', 'http://fr.velours.test/en', 'city:lyon'],
    ['/place?q=Lyon', 'http://fr.velours.test/', 'city:lyon'],
    [
      `/place?q=Lyon&to=${encodeURIComponent('/recherche?q=amélie&type=show&x=1')}`,
      'http://fr.velours.test/recherche?q=am%C3%A9lie&type=show',
      'city:lyon',
    ],
    ['/place?forget=1&to=%2Ffilms', 'http://fr.velours.test/films', null],
    ['/place?q=Atlantis&to=%2Ffilms', 'http://fr.velours.test/cinemas?q=Atlantis', undefined],
    ['/place', 'http://fr.velours.test/cinemas', undefined],
  ])('D56 %s goes to %s and stores %j', (path, location, cookie) => {
    expect(asked(path)).toEqual({
      kind: 'choice',
      location,
      ...(cookie === undefined ? {} : { stores: { choice: 'place', value: cookie } }),
    });
  });

  it.each([
    '//evil.test',
    'http://evil.test/',
    '/\\evil.test',
    'javascript:alert(1)',
    '/films%0d%0aset-cookie:x',
    '',
  ])('D56 never leaves the site, whatever the form says: %j', (to) => {
    const decision = asked(`/place?q=Lyon&to=${encodeURIComponent(to)}`);
    expect(decision).toEqual({
      kind: 'choice',
      location: 'http://fr.velours.test/',
      stores: { choice: 'place', value: 'city:lyon' },
    });
  });
});
