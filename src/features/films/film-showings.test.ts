import { describe, expect, it } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import type { ShowCinemas } from '#src/contract/show-cinemas/schema.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import { tagVocabulary, versionVocabulary } from '#src/domain/tag/vocabulary.ts';
import type { Filters } from '#src/routes/page.ts';
import { sites } from '#src/sites/registry.ts';
import { filmShowings } from './film-showings.ts';

const [faubourg = '', canal = ''] = cinemasFixture.map(({ slug }) => slug);
const day = '2026-09-11';
const entry = { tags: [], upsell: null, versions: [], specialShowtime: false, highlightedShowtime: null };
const playing: ShowCinemas = {
  [faubourg]: { days: { [day]: entry }, releasedAt: null },
  [canal]: { days: { [day]: entry, '2026-09-14': entry }, releasedAt: null },
};

function showingsWith(filters: Filters = {}, now = '2026-09-11T10:00:00Z', showtimes = showtimesDayFixture) {
  return filmShowings.of({
    site: sites.fr,
    kind: 'movie',
    today: day,
    day,
    days: new Set([day, '2026-09-14']),
    filters,
    playing,
    showtimes: { [canal]: showtimes.slice(0, 1), [faubourg]: showtimes },
    houses: new Map(cinemasFixture.map((cinema) => [cinema.slug, cinema])),
    vocabulary: { tags: tagVocabulary([]), versions: versionVocabulary([]) },
    now: new Date(now),
  });
}

describe('the showings of a film', () => {
  it('R084 stand by cinema, in the order of the list, with the days they are on', () => {
    const showings = showingsWith();
    expect(showings.cinemas.map(({ slug, showtimes }) => [slug, showtimes.length])).toEqual([
      [faubourg, showtimesDayFixture.length],
      [canal, 1],
    ]);
    expect(showings.cinemaCount).toBe(2);
    expect(showings.strip.filter(({ hasShowings }) => hasShowings).map((item) => item.day)).toEqual([
      day,
      '2026-09-14',
    ]);
    expect(showings.strip.find(({ selected }) => selected)?.day).toBe(day);
  });

  it('R181 are narrowed by version, and the options stay to choose from', () => {
    const showings = showingsWith({ versions: ['vost'] });
    const versions = showings.cinemas.flatMap(({ showtimes }) =>
      showtimes.map(({ version }) => version.slug),
    );
    expect(versions.length).toBeGreaterThan(0);
    expect(new Set(versions)).toEqual(new Set(['vost']));
    expect(showings.versions).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ slug: 'vost', on: true }),
        expect.objectContaining({ slug: 'vf', on: false }),
      ]),
    );
  });

  it('are narrowed to one cinema', () => {
    expect(showingsWith({ localisation: canal }).cinemas.map(({ slug }) => slug)).toEqual([canal]);
  });

  it('that are all over stand last', () => {
    // At half past six in the evening the only showing of the second cinema has begun.
    const evening = showingsWith({}, '2026-09-11T16:30:00Z');
    expect(evening.cinemas.map(({ slug }) => slug)).toEqual([faubourg, canal]);
    const swapped = filmShowings.of({
      site: sites.fr,
      kind: 'movie',
      today: day,
      day,
      days: new Set([day]),
      filters: {},
      playing,
      showtimes: { [faubourg]: showtimesDayFixture.slice(0, 1), [canal]: showtimesDayFixture },
      houses: new Map(cinemasFixture.map((cinema) => [cinema.slug, cinema])),
      vocabulary: { tags: tagVocabulary([]), versions: versionVocabulary([]) },
      now: new Date('2026-09-11T16:30:00Z'),
    });
    expect(swapped.cinemas.map(({ slug }) => slug)).toEqual([canal, faubourg]);
  });

  it('name the next day when a filter or the day leaves none', () => {
    const showings = showingsWith({ versions: ['nobody-speaks-this'] });
    expect(showings.cinemas).toEqual([]);
    expect(showings.nextDay).toBe('2026-09-14');
  });

  it('keep a cinema that the list lacks, under its slug', () => {
    const showings = filmShowings.of({
      site: sites.fr,
      kind: 'movie',
      today: day,
      day,
      days: new Set([day]),
      filters: {},
      playing: { elsewhere: { days: { [day]: entry }, releasedAt: null } },
      showtimes: { elsewhere: showtimesDayFixture },
      houses: new Map(),
      vocabulary: { tags: tagVocabulary([]), versions: versionVocabulary([]) },
      now: new Date('2026-09-11T10:00:00Z'),
    });
    expect(showings.cinemas.map(({ name, city }) => [name, city])).toEqual([['elsewhere', null]]);
  });

  it('of a film that plays nowhere are none', () => {
    expect(filmShowings.none(day)).toMatchObject({ strip: [], cinemas: [], cinemaCount: 0, nextDay: null });
  });
});
