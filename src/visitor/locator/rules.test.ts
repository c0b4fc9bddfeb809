import { describe, expect, it } from 'vitest';
import type { PageRef } from '#src/routes/page.ts';
import { parseStoredPlace, type StoredPlace } from '#src/domain/place/stored-place.ts';
import { storedValue } from './cookie.ts';
import { initialMode, modeOfAnswer, type CityAnswer, type ModeSources } from './initial-mode.ts';
import { onePlace, places } from './locator-test-kit.ts';
import { isSameMode, type LocatorMode } from './mode.ts';
import { lockAfterChoice, lockAfterLeaving } from './order-lock.ts';
import { goesOnTo, type CinemasVisit } from './redirect.ts';
import { menuTarget, resolveMode, singleCinema } from './resolve.ts';

const limits = { maxGeolocationCinemas: 6, maxGeolocationDistance: 50 };
const cinema = (slug: string): LocatorMode => ({ type: 'cinema', cinema: slug });
const city = (slug: string): LocatorMode => ({ type: 'city', city: slug });
const favorite: LocatorMode = { type: 'favorite' };
const position = (latitude: number, longitude: number): LocatorMode => ({
  type: 'position',
  position: { latitude, longitude },
});
const inParis = position(48.8567891, 2.3512345);

describe('the cookie of the locator', () => {
  it.each<[LocatorMode, string]>([
    [cinema('faubourg'), 'cinema:0107'],
    [cinema('nice'), 'cinema:nice'],
    [city('paris'), 'city:paris'],
    [inParis, 'position:48.86,2.35'],
    [position(-33.8, -0.0004), 'position:-33.8,0'],
    [favorite, 'favorite'],
  ])('R115 R230 %j is kept as %s and read again', (mode, value) => {
    expect(storedValue(mode, places)).toBe(value);
    const stored = parseStoredPlace(storedValue(mode, places));
    const again = initialMode({ forcedCinema: null, filter: null, pageCinema: null, stored }, places);
    expect(isSameMode(again, mode)).toBe(true);
  });

  it.each([
    '',
    'cinema',
    'cinema:',
    'cinema:../../etc',
    'city:<b>',
    'favorite:1',
    'position:',
    'position:1',
    'position:1,2,3',
    'position:91,2',
    'position:1,181',
    'position:1e3,2',
    'position:NaN,NaN',
    'other:1',
    '{"type":"city"}',
    `city:${'a'.repeat(300)}`,
  ])('R115 takes nothing from %j', (value) => {
    expect(parseStoredPlace(value)).toBeNull();
  });
});

it.each([
  [48.8659, 2.3511, true],
  [48.8566, 2.3615, false],
])('D17 coordinates closer than 0.01 degrees are the same place: %d, %d', (latitude, longitude, same) => {
  expect(isSameMode(inParis, position(latitude, longitude))).toBe(same);
});

describe('the first mode', () => {
  const stored: StoredPlace = { type: 'city', city: 'paris' };
  it.each<[string, Partial<ModeSources>, LocatorMode | null]>([
    ['the filter before all', { filter: 'lille', pageCinema: 'canal', stored }, cinema('lille')],
    ['then the page of a cinema', { pageCinema: 'canal', stored }, cinema('canal')],
    ['then the cookie', { stored }, city('paris')],
    [
      'a cinema of the cookie by its reference',
      { stored: { type: 'cinema', reference: '0108' } },
      cinema('canal'),
    ],
    ['none', {}, null],
    [
      'an unknown cinema of the filter, whatever follows',
      { filter: 'closed', pageCinema: 'canal', stored },
      null,
    ],
    ['an unknown page', { pageCinema: 'closed', stored }, null],
    ['an unknown reference', { stored: { type: 'cinema', reference: '9999' } }, null],
    ['an unknown city', { stored: { type: 'city', city: 'atlantis' } }, null],
    ['the light page of a cinema', { forcedCinema: 'lille', filter: 'canal', stored }, cinema('lille')],
  ])('R225 R226 R227 %s', (_what, some, expected) => {
    const sources = { forcedCinema: null, filter: null, pageCinema: null, stored: null, ...some };
    expect(initialMode(sources, places)).toEqual(expected);
  });

  it('R227 is the one cinema where a site has no other', () => {
    const none = { forcedCinema: null, filter: null, pageCinema: null, stored: null };
    expect(initialMode(none, onePlace)).toEqual(cinema('faubourg'));
    expect(initialMode({ ...none, stored }, onePlace)).toEqual(cinema('faubourg'));
  });

  it.each<[CityAnswer, LocatorMode | null]>([
    [{ askedBy: 'locator', city: 'paris' }, city('paris')],
    [{ askedBy: 'locator', city: '' }, null],
    [{ askedBy: 'locator', city: 'atlantis' }, null],
    [{ askedBy: 'page', city: 'paris' }, null],
  ])('R226 R233 the answer %j is %j', (answer, expected) => {
    expect(modeOfAnswer(answer, places)).toEqual(expected);
  });
});

describe('what a mode comes to', () => {
  const near = (mode: LocatorMode, favourites: readonly string[] = [], some = limits) =>
    resolveMode(mode, places, favourites, some)?.near.map((one) => one.cinema.slug);

  it.each<[string, LocatorMode, readonly string[], readonly string[] | undefined]>([
    ['a cinema and those near it', cinema('canal'), [], ['canal', 'faubourg']],
    ['the cinemas of a city, nearest to its middle first', city('paris'), [], ['faubourg', 'canal']],
    ['those around a position', inParis, [], ['faubourg', 'canal']],
    ['favourites in their order', favorite, ['nice', 'canal'], ['nice', 'canal']],
    ['no favourites', favorite, [], undefined],
    ['favourites that nobody knows', favorite, ['closed'], undefined],
    ['an unknown cinema', cinema('closed'), [], undefined],
    ['an unknown city', city('atlantis'), [], undefined],
  ])('R224 R235 %s', (_what, mode, favourites, expected) => {
    expect(near(mode, favourites)).toEqual(expected);
  });

  it('R235 keeps to the limits of the settings, and says what lies beyond', () => {
    expect(near(inParis, [], { ...limits, maxGeolocationCinemas: 1 })).toEqual(['faubourg']);
    expect(near(inParis, [], { ...limits, maxGeolocationDistance: 300 })).toEqual([
      'faubourg',
      'canal',
      'lille',
    ]);
    const far = resolveMode(position(45.76, 4.83), places, [], limits);
    expect(far?.near).toEqual([]);
    expect(far?.beyond?.cinema.slug).toBe('nice');
  });

  it('D52 a position is named by the city that the server renders for it, and by none where there is no city near', () => {
    expect(resolveMode(position(48.9, 2.4), places, [], limits)?.place).toEqual({
      kind: 'here',
      city: 'paris',
    });
    expect(resolveMode(position(45.76, 4.83), places, [], limits)?.place).toEqual({
      kind: 'here',
      city: null,
    });
  });

  it('R235 orders all cinemas by their distance', () => {
    expect(resolveMode(inParis, places, [], limits)?.order).toEqual(['faubourg', 'canal', 'lille', 'nice']);
  });

  it.each<[LocatorMode, readonly string[], string | null]>([
    [cinema('canal'), [], 'canal'],
    [city('lille'), [], 'lille'],
    [city('paris'), [], null],
    [position(50.63, 3.05), [], 'lille'],
    [inParis, [], null],
    [favorite, ['nice'], 'nice'],
    [favorite, ['nice', 'canal'], null],
  ])('R229 %j comes to the one cinema %j', (mode, favourites, expected) => {
    expect(singleCinema(resolveMode(mode, places, favourites, limits))).toBe(expected);
  });

  it.each<[string, LocatorMode | null, readonly string[], PageRef | null]>([
    ['nothing chosen', null, [], null],
    ['one favourite', null, ['nice'], { page: 'cinema', slug: 'nice' }],
    ['one favourite before a city', city('paris'), ['nice'], { page: 'cinema', slug: 'nice' }],
    ['several favourites', favorite, ['nice', 'canal'], null],
    ['a city of several cinemas', city('paris'), ['nice', 'canal'], { page: 'city', slug: 'paris' }],
    ['a city of one cinema', city('lille'), [], { page: 'cinema', slug: 'lille' }],
    ['a city that nobody knows', city('atlantis'), [], null],
    ['a cinema', cinema('canal'), [], null],
    ['a position', inParis, [], null],
  ])('R133 the menu leads on for %s', (_what, mode, favourites, expected) => {
    const found = mode === null ? null : resolveMode(mode, places, favourites, limits);
    expect(menuTarget(mode, found, favourites)).toEqual(expected);
  });
});

describe('the lock of the order', () => {
  const shown = ['faubourg', 'canal'];
  it.each<[string, LocatorMode, readonly string[] | null]>([
    ['a position locks it', inParis, ['near']],
    ['favourites lock it', favorite, ['near']],
    ['a cinema outside of the bar locks it', cinema('nice'), ['near']],
    ['a cinema of the bar leaves it', cinema('canal'), ['before']],
    ['a city sets it free', city('lille'), null],
  ])('R228 %s', (_what, mode, expected) => {
    expect(lockAfterChoice(['before'], mode, shown, ['near'])).toEqual(expected);
  });

  it.each<[PageRef | null, readonly string[] | null]>([
    [{ page: 'cinema', slug: 'canal' }, ['kept']],
    [{ page: 'cinemaLight', slug: 'canal' }, ['kept']],
    [{ page: 'shows' }, null],
    [null, null],
  ])('R228 leaving %j', (left, expected) => {
    expect(lockAfterLeaving(['kept'], left)).toEqual(expected);
  });
});

describe('going on from the page of all cinemas', () => {
  const visit: CinemasVisit = {
    chosen: true,
    arrival: 'link',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140',
    single: 'lille',
    search: '',
  };
  it.each<[string, Partial<CinemasVisit>, string | null]>([
    ['after a choice, by a link', {}, 'lille'],
    ['after a choice on the page itself', { arrival: 'here' }, 'lille'],
    ['not before a choice', { chosen: false }, null],
    ['not on a fresh entry', { arrival: 'document' }, null],
    ['not on going back', { arrival: 'history' }, null],
    ['not where several cinemas are meant', { single: null }, null],
    ['not while searching', { search: 'lyon' }, null],
    ['not for a crawler', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, null],
  ])('R229 %s', (_what, some, expected) => {
    expect(goesOnTo({ ...visit, ...some })).toBe(expected);
  });
});
