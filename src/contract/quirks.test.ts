import { describe, expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';
import type { EndpointId } from './endpoints.ts';
import { fixtures } from './fixtures.ts';
import { readTwice } from './test-support.ts';

const [cinema] = fixtures.cinemas;
const [show] = fixtures.shows.shows;
const [showtime] = fixtures.showtimesDay;
const entry = fixtures.cinemaShows.shows['the-lamplighter-31207']?.days['2026-09-09'];
const programmeShow = fixtures.cinemaShows.shows['petit-tambour'];

const shows = (fields: object) => ({ shows: [{ ...show, ...fields }], labels: [], contentratings: [] });
const programme = (fields: object) => ({
  days: {},
  shows: { 'petit-tambour': { ...programmeShow, ...fields } },
});

/** Each peculiarity of real servers: the value that they send, and the value that is read. */
const quirks: readonly [sentence: string, call: EndpointId, raw: unknown, written: unknown][] = [
  ['a programme without days is []', 'cinemaShows', { days: [], shows: {} }, { days: {}, shows: {} }],
  ['a programme without shows is []', 'cinemaShows', { days: {}, shows: [] }, { days: {}, shows: {} }],
  ['a show without days has []', 'cinemaShows', programme({ days: [] }), programme({ days: {} })],
  ['showtimes by day may be []', 'showtimesCinema', [], {}],
  ['cinemas of an unknown show are {}', 'showCinemas', {}, {}],
  ['an absent rating is []', 'shows', shows({ contentRating: [] }), shows({ contentRating: [] })],
  ['shows may be a bare array', 'shows', [show], shows({})],
  [
    'a release may be an array of one day',
    'shows',
    shows({ releaseAt: ['2026-07-16'] }),
    shows({ releaseAt: { '': '2026-07-16' } }),
  ],
  [
    'a release may be a string',
    'shows',
    shows({ releaseAt: '2026-07-16' }),
    shows({ releaseAt: { '': '2026-07-16' } }),
  ],
  [
    'release zones are the country’s own',
    'shows',
    shows({ releaseAt: { TN_FR: '2026-07-16' } }),
    shows({ releaseAt: { TN_FR: '2026-07-16' } }),
  ],
  ['a poster may be null as a whole', 'shows', shows({ posterPath: null }), shows({ posterPath: null })],
  [
    'a backdrop may be null as a whole',
    'shows',
    shows({ backgroundPath: null }),
    shows({ backgroundPath: null }),
  ],
  ['a duration may be null', 'shows', shows({ duration: null }), shows({ duration: null })],
  ['a duration of 1 is unknown, and kept', 'shows', shows({ duration: 1 }), shows({ duration: 1 })],
  ['directors of the list may be null', 'shows', shows({ directors: null }), shows({ directors: null })],
  ['a whole catalogue may be no movies', 'shows', shows({ isMovie: false }), shows({ isMovie: false })],
  ['a flag colour is a digit as a string', 'shows', shows({ flagColor: '4' }), shows({ flagColor: '4' })],
  ['old slugs have no number', 'shows', shows({ slug: 'petit-tambour' }), shows({ slug: 'petit-tambour' })],
  ['a strand may be any', 'shows', shows({ type: 'Classics' }), shows({ type: 'Classics' })],
  ['fields nobody knows are ignored', 'shows', shows({ algorithm: 3 }), shows({})],
  [
    'directors of the detail are a comma text',
    'show',
    { ...fixtures.show, directors: 'A, B' },
    { ...fixtures.show, directors: 'A, B' },
  ],
  [
    'tags of the detail are always an array',
    'show',
    { ...fixtures.show, tags: null },
    { ...fixtures.show, tags: [] },
  ],
  ['the second address line may be empty', 'cinemas', [cinema], [cinema]],
  [
    'a auditorium count may be null',
    'cinemas',
    [{ ...cinema, hallCount: null }],
    [{ ...cinema, hallCount: null }],
  ],
  [
    'vistaRef keeps its zeros',
    'cinemas',
    [{ ...cinema, vistaRef: '0003' }],
    [{ ...cinema, vistaRef: '0003' }],
  ],
  [
    'tags are of mixed case',
    'cinemas',
    [{ ...cinema, tags: ['ONX', '4dx', '50Plus'] }],
    [{ ...cinema, tags: ['ONX', '4dx', '50Plus'] }],
  ],
  [
    'both AVP and avp can be on one showtime',
    'showtimesDay',
    [{ ...showtime, tags: ['avp', 'AVP'] }],
    [{ ...showtime, tags: ['avp', 'AVP'] }],
  ],
  [
    'a capacity is a string of digits',
    'showtimesDay',
    [{ ...showtime, auditoriumCapacity: '70' }],
    [{ ...showtime, auditoriumCapacity: '70' }],
  ],
  [
    'a auditorium name is no number',
    'showtimesDay',
    [{ ...showtime, auditoriumName: '7 4DX' }],
    [{ ...showtime, auditoriumName: '7 4DX' }],
  ],
  [
    'a status may be anything',
    'showtimesDay',
    [{ ...showtime, status: 'closed' }],
    [{ ...showtime, status: 'closed' }],
  ],
  [
    'a booking address may be null',
    'showtimesDay',
    [{ ...showtime, refCmd: null }],
    [{ ...showtime, refCmd: null }],
  ],
  [
    'an entry’s specialEvent is null',
    'cinemaShows',
    programme({ days: { '2026-09-09': entry } }),
    programme({ days: { '2026-09-09': entry } }),
  ],
  [
    'a kids order is null unless isKids',
    'cinemaShows',
    programme({ cineKidsOrder: null }),
    programme({ cineKidsOrder: null }),
  ],
  ['shows of a zone are an array', 'zone', { shows: [] }, { shows: [] }],
  ['search answers a bare array', 'searchFull', [], []],
];

describe('what servers in the field send', () => {
  it.each(quirks)('%s', (_sentence, call, raw, written) => {
    expect(readTwice(endpoints[call].answer, raw)).toStrictEqual(written);
  });
});
