import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../test-support.ts';
import { showsFixture } from './fixture.ts';
import { show, showsAnswer } from './schema.ts';
import type { Show } from './schema.ts';

const wire =
  'slug title releaseAt posterPath backgroundPath label contentRating cinechecks isMovie isNew ' +
  'isEventSpecial isComingSoon homeOrder genericOrder hubbleCasting type upcomingOrder mostAwaitedOrder ' +
  'duration genres genresSlug warning directors flag flagColor next24ShowtimesCount notComingSoon ' +
  'salesOpeningDatetime showtimesDisplayDatetime backgroundDominantColor labelFlagColor originalReleaseAt ' +
  'showRef specialEvent labelCategory';

const withFields = (fields: object) => ({ ...showsFixture.shows[2], ...fields });

/** The value that is read for one field. */
const readField = (field: keyof Show, raw: unknown) => readTwice(show, withFields({ [field]: raw }))[field];

describe('GET /api/shows', () => {
  it('R075 has the fields of a show in the order of the wire', () => {
    expect(Object.keys(show.shape).join(' ')).toBe(wire);
  });

  it('R076 keeps orders, genres, duration, sales dates, reference and flags as received', () => {
    const [first, , last] = showsAnswer.parse(showsFixture).shows;
    expect(first).toMatchObject({ homeOrder: 1, upcomingOrder: 61, duration: 128, showRef: 'HO90000311' });
    expect(first?.salesOpeningDatetime).toBe('2026-06-17T14:30:00+02:00');
    expect(last).toMatchObject({ duration: 1, specialEvent: true });
  });

  it('reads a bare array too', () => {
    expect(readTwice(showsAnswer, showsFixture.shows)).toStrictEqual(showsFixture);
  });

  it('refuses an answer without shows', () => {
    expect(refusedPaths(showsAnswer, {})).toStrictEqual(['shows']);
    expect(refusedPaths(showsAnswer, { shows: {} })).toStrictEqual(['shows']);
  });

  it.each([
    [{ FR_FR: '2026-09-02' }, { FR_FR: '2026-09-02' }],
    [['2026-09-02'], { '': '2026-09-02' }],
    ['2026-09-02', { '': '2026-09-02' }],
    ['2026-09-02T00:00:00+02:00', { '': '2026-09-02' }],
    [{ FR_FR: '2026-09-02', BE_FR: null }, { FR_FR: '2026-09-02' }],
    [[], {}],
    [null, {}],
    [undefined, {}],
  ])('reads the release %o as %o', (raw, written) => {
    expect(readField('releaseAt', raw)).toStrictEqual(written);
  });

  it.each([
    ['', null],
    [' \u00a0', null],
    [undefined, null],
    [9001, '9001'],
    [' HO90000311', 'HO90000311'],
  ])('D62 reads the reference %j as %j: an empty one tells no film', (raw, reference) => {
    expect(readField('showRef', raw)).toStrictEqual(reference);
  });

  it('refuses a release day that is none', () => {
    expect(refusedPaths(show, withFields({ releaseAt: { FR_FR: '2026-02-30' } }))).toStrictEqual([
      'releaseAt.FR_FR',
    ]);
    expect(refusedPaths(show, withFields({ releaseAt: 'soon' }))).toStrictEqual(['releaseAt.']);
  });

  it('R075 reads an absent rating in each form as []', () => {
    for (const raw of [[], null, {}, undefined]) expect(readField('contentRating', raw)).toStrictEqual([]);
    const rating = { ref: 'al', description: 'Voor iedereen', extendedDescription: null };
    expect(readField('contentRating', rating)).toStrictEqual(rating);
    expect(refusedPaths(show, withFields({ contentRating: ['al'] }))).toStrictEqual(['contentRating']);
  });

  it('reads pictures that are null as a whole, and fills an absent size', () => {
    const lg = 'https://media.example.org/movie/alpha/lg/4/movie&uuid=7';
    expect(readField('posterPath', { lg })).toStrictEqual({ lg, md: lg });
    expect(readField('backgroundPath', { sm: lg })).toStrictEqual({ lg, md: lg, sm: lg });
    expect(readField('posterPath', { lg: null, md: '' })).toStrictEqual(null);
    expect(readField('posterPath', [])).toStrictEqual(null);
  });

  it('refuses addresses that are no http(s) addresses', () => {
    const lg = 'javascript:alert(1)';
    expect(refusedPaths(show, withFields({ posterPath: { lg, md: lg } }))).toStrictEqual([
      'posterPath.lg',
      'posterPath.md',
    ]);
  });

  it('reads directors as a list or null, and a comma text as its parts', () => {
    expect(readField('directors', ['Maud Verrier, Elias Thorn'])).toStrictEqual([
      'Maud Verrier, Elias Thorn',
    ]);
    expect(readField('directors', 'Maud Verrier, Elias Thorn')).toStrictEqual([
      'Maud Verrier',
      'Elias Thorn',
    ]);
    expect(readField('directors', null)).toStrictEqual(null);
  });

  it('keeps a duration of 1 and reads an absent one as null', () => {
    expect(readField('duration', 1)).toStrictEqual(1);
    expect(readField('duration', undefined)).toStrictEqual(null);
    expect(refusedPaths(show, withFields({ duration: '128' }))).toStrictEqual(['duration']);
  });

  it('R107 keeps colours as the wire writes them', () => {
    expect(readField('flagColor', '5')).toStrictEqual('5');
    expect(readField('labelFlagColor', 3)).toStrictEqual('3');
    expect(readField('backgroundDominantColor', '#2A1B1F')).toStrictEqual('#2a1b1f');
    expect(refusedPaths(show, withFields({ backgroundDominantColor: 'red' }))).toStrictEqual([
      'backgroundDominantColor',
    ]);
  });

  it('sorts a show without orders behind all others', () => {
    expect(readField('homeOrder', undefined)).toStrictEqual(9999);
    expect(readField('upcomingOrder', null)).toStrictEqual(9999);
  });

  it('reads moments with an offset alone', () => {
    expect(readField('salesOpeningDatetime', '2026-06-17T12:30:00Z')).toStrictEqual('2026-06-17T12:30:00Z');
    expect(refusedPaths(show, withFields({ salesOpeningDatetime: '2026-06-17 14:30:00' }))).toStrictEqual([
      'salesOpeningDatetime',
    ]);
  });

  it('takes old slugs without a number and refuses what would leave its path segment', () => {
    expect(readField('slug', 'petit-tambour')).toStrictEqual('petit-tambour');
    for (const slug of ['a/b', '..', 'a b', '', 'a?b', 'a%2fb']) {
      expect(refusedPaths(show, withFields({ slug }))).toStrictEqual(['slug']);
    }
  });
});
