import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cinemaShowsFixture } from '#src/contract/cinema-shows/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { tagsFixture } from '#src/contract/tags/fixture.ts';
import type { EquipmentView } from '../needs/equipment.ts';
import type { Need } from '#src/routes/filter-values/needs.ts';
import type { Tag } from '#src/contract/tags/schema.ts';
import { versionsFixture } from '#src/contract/versions/fixture.ts';
import { fr } from '#src/sites/fr.ts';
import { scheduleOfCinema } from '../programme/schedule.ts';
import { showClassifier } from '../show/show-kind.ts';
import { showListView } from '../show/show-list-view.ts';
import { tagVocabulary, versionVocabulary } from '../tag/vocabulary.ts';
import { filteredShows } from './apply-filters.ts';
import { filterOptions } from './filter-options.ts';
import type { ListedShow } from './filter-options.ts';
import { hasShowFilters, matchesLanguage, matchesType, showMatches, showtimeMatches } from './show-filter.ts';

const show: ListedShow = {
  kind: 'movie',
  kids: false,
  specialEvent: false,
  bookable: true,
  genres: [{ slug: 'drame', label: 'Drame' }],
  tags: ['IMAX', 'AVP'],
  versions: ['VOST'],
};

const tagged = (...tags: string[]) => ({
  kind: 'movie' as const,
  kids: false,
  specialEvent: false,
  tags,
});

const slugs = (found: readonly { show: { slug: string } }[]) => found.map((one) => one.show.slug);

describe('filter of shows', () => {
  it('R179 needs language, type and genre to match, and the show to be bookable', () => {
    const filters = { genres: ['drame'], tags: ['imax'], versions: ['vost'] };
    expect(showMatches(filters, show)).toBe(true);
    expect(showMatches({ ...filters, genres: ['comedie'] }, show)).toBe(false);
    expect(showMatches({ ...filters, tags: ['4dx'] }, show)).toBe(false);
    expect(showMatches({ ...filters, versions: ['vf'] }, show)).toBe(false);
    expect(showMatches(filters, { ...show, bookable: false })).toBe(false);
  });

  it('R179 matches everything bookable with empty filters', () => {
    for (const filters of [{}, { genres: [], tags: [], versions: [] }]) {
      expect(showMatches(filters, show)).toBe(true);
      expect(showMatches(filters, { ...show, bookable: false })).toBe(false);
    }
  });

  it('R179 needs only one of the values of a filter, in any case', () => {
    expect(showMatches({ genres: ['comedie', 'Drame'], tags: ['4DX', 'imax'] }, show)).toBe(true);
  });

  it('R179 never shows more when one more filter is set', () => {
    const values = fc.subarray(['drame', 'comedie', 'imax', 'avp', 'vost', 'vf', 'premium', 'entertainment']);
    fc.assert(
      fc.property(values, values, values, (genres, tags, versions) => {
        const all = showMatches({ genres, tags, versions }, show);
        const some = showMatches({ genres, tags }, show) && showMatches({ tags, versions }, show);
        expect(all && !some).toBe(false);
      }),
      { seed: 2026, numRuns: 300 },
    );
  });

  it('R180 takes entertainment for every event and special event, whatever its tags', () => {
    const untagged = tagged();
    expect(matchesType(['entertainment'], { ...untagged, kind: 'event' })).toBe(true);
    expect(matchesType(['entertainment'], { ...untagged, specialEvent: true })).toBe(true);
    expect(matchesType(['entertainment'], { ...untagged, tags: ['entertainment'] })).toBe(false);
    expect(matchesType(['entertainment', 'imax'], { ...untagged, tags: ['imax'] })).toBe(true);
  });

  it('R180 takes kids for every show for children, and for its showtimes whatever their tags', () => {
    const showtime = {
      clock: '10:15',
      day: '2026-09-11',
      endTime: null,
      needs: [],
      tags: [],
      version: { slug: 'vf' },
    };
    expect(matchesType(['kids'], { ...tagged(), kids: true })).toBe(true);
    expect(matchesType(['kids'], tagged('kids'))).toBe(false);
    expect(showMatches({ tags: ['kids'] }, { ...show, kids: true })).toBe(true);
    expect(showMatches({ tags: ['kids'] }, show)).toBe(false);
    expect(showtimeMatches({ tags: ['kids'] }, showtime, { ...show, kids: true })).toBe(true);
    expect(showtimeMatches({ tags: ['kids'] }, showtime, show)).toBe(false);
  });

  it('R180 finds previews with the team under premium too, and no other previews', () => {
    expect(matchesType(['premium'], tagged('Premium'))).toBe(true);
    expect(matchesType(['premium'], tagged('AVP-equipe'))).toBe(true);
    expect(matchesType(['premium'], tagged('avp'))).toBe(false);
    expect(matchesType(['avp'], tagged('avp-equipe'))).toBe(false);
  });

  it('R181 finds a language among the versions or the tags', () => {
    expect(matchesLanguage(['vost'], ['VOST'], [])).toBe(true);
    expect(matchesLanguage(['vost'], ['vf'], ['Vost'])).toBe(true);
    expect(matchesLanguage(['vost'], ['vf'], ['imax'])).toBe(false);
    expect(matchesLanguage([], [], [])).toBe(true);
    expect(matchesLanguage(undefined, [], [])).toBe(true);
  });

  it('R181 filters showtimes by version or tag, and by type', () => {
    const showtime = {
      clock: '20:15',
      day: '2026-09-11',
      endTime: '2026-09-11 22:40:00',
      tags: ['IMAX', 'vfst'],
      version: { slug: 'vost' },
      needs: ['step-free', 'audio-description'] as const,
    };
    expect(showtimeMatches({ needs: ['audio-description', 'step-free'] }, showtime, show)).toBe(true);
    expect(showtimeMatches({ needs: ['audio-description', 'captions'] }, showtime, show)).toBe(false);
    expect(showtimeMatches({ ends: '2245' }, showtime, show)).toBe(true);
    expect(showtimeMatches({ ends: '2230' }, showtime, show)).toBe(false);
    expect(showtimeMatches({ versions: ['vost'] }, showtime, show)).toBe(true);
    expect(showtimeMatches({ versions: ['vfst'] }, showtime, show)).toBe(true);
    expect(showtimeMatches({ versions: ['vf'] }, showtime, show)).toBe(false);
    expect(showtimeMatches({ tags: ['imax'] }, showtime, show)).toBe(true);
    expect(showtimeMatches({ tags: ['4dx'] }, showtime, show)).toBe(false);
    expect(showtimeMatches({ tags: ['entertainment'] }, showtime, { ...show, kind: 'event' })).toBe(true);
  });

  it('knows whether an address narrows the shows', () => {
    expect(hasShowFilters({ date: '2026-09-09', localisation: 'velours-canal' })).toBe(false);
    expect(hasShowFilters({ tags: ['imax'] })).toBe(true);
    expect(hasShowFilters({ needs: ['quiet'] })).toBe(true);
    expect(hasShowFilters(undefined)).toBe(false);
  });
});

describe('filters on a programme', () => {
  const kindOf = showClassifier(showsFixture.shows, []);
  const shows = new Map(showsFixture.shows.map((one) => [one.slug, showListView(one, fr, kindOf)]));
  const schedule = scheduleOfCinema(cinemaShowsFixture);
  const today = '2026-09-09';

  it('R179 filters a day by the tags and versions of that day', () => {
    const on = (date: string, versions?: string[]) =>
      slugs(filteredShows(schedule, today, shows, { date, ...(versions && { versions }) }));
    expect(on('2026-09-10', ['vost'])).toHaveLength(1);
    expect(on('2026-09-10', ['vf'])).toEqual([]);
    expect(on('2026-09-09', ['vf'])).toHaveLength(1);
    expect(on('2026-09-09')).toHaveLength(1);
  });

  it('R179 filters the whole programme, with a date that day alone', () => {
    expect(slugs(filteredShows(schedule, today, shows, {}))).toEqual([
      'the-lamplighter-31207',
      'glass-night-28841',
    ]);
    expect(slugs(filteredShows(schedule, today, shows, { tags: ['avp'] }))).toEqual(['glass-night-28841']);
    expect(slugs(filteredShows(schedule, today, shows, { date: '2026-09-10', tags: ['4dx'] }))).toEqual([]);
    expect(slugs(filteredShows(schedule, today, shows, { date: '2026-09-09', tags: ['4dx'] }))).toHaveLength(
      1,
    );
    expect(filteredShows(schedule, today, shows, { date: '2026-09-01' })).toEqual([]);
  });
});

describe('values to filter by', () => {
  const [onx] = tagsFixture;
  if (onx === undefined) throw new Error('The fixture of tags is empty.');
  const language: Tag = { ...onx, slug: 'vfst', title: 'VF sous-titrée', versionFilter: true };
  const hidden: Tag = { ...onx, slug: 'pause', places: { ...onx.places, showFilters: false } };
  const vocabulary = {
    tags: tagVocabulary([...tagsFixture, language, hidden]),
    versions: versionVocabulary(versionsFixture),
  };
  const list: ListedShow[] = [
    { ...show, tags: ['ONX', 'PAUSE', 'pmr', 'DEFAULT'] },
    {
      ...show,
      kind: 'event',
      tags: ['onx', 'vfst'],
      versions: ['vf', 'vost'],
      genres: [
        { slug: 'comedie', label: 'Comédie' },
        { slug: 'DRAME', label: 'Drame' },
      ],
    },
    { ...show, bookable: false, genres: [{ slug: 'horreur', label: 'Horreur' }], versions: ['vo'] },
  ];

  it('R179 counts the bookable shows of each value, and offers none that shows nothing', () => {
    const options = filterOptions(list, vocabulary, 'showFilters');
    expect(options.genres).toEqual([
      { value: 'comedie', label: 'Comédie', count: 1, selected: false },
      { value: 'drame', label: 'Drame', count: 2, selected: false },
    ]);
    expect(options.versions.map(({ value, count }) => [value, count])).toEqual([
      ['vf', 1],
      ['vfst', 1],
      ['vost', 2],
    ]);
  });

  it('R180 R086 offers tags where they may be shown, and entertainment where there is some', () => {
    const options = filterOptions(list, vocabulary, 'showFilters');
    expect(options.tags).toEqual([
      { value: 'onx', label: 'Grand Écran ONX', count: 2, selected: false },
      { value: 'entertainment', label: null, count: 1, selected: false },
    ]);
    expect(filterOptions(list.slice(0, 1), vocabulary, 'cinemaFilters').tags.map((tag) => tag.value)).toEqual(
      ['onx', 'pause'],
    );
  });

  it('offers needs where tags and equipment may meet them, apart from formats', () => {
    const offered = (equipment: EquipmentView[], needs: Need[] = []) =>
      filterOptions(list, { ...vocabulary, equipment }, 'showFilters', { needs }).needs.map(
        ({ value, count, selected }) => [value, count, selected],
      );
    const stepFree = { kind: 'step-free', confirmedOn: '2026-09-02', auditoriums: [] } as const;
    expect(offered([])).toEqual([]);
    expect(offered([stepFree])).toEqual([['step-free', 1, false]]);
    expect(offered([], ['quiet'])).toEqual([['quiet', 0, true]]);
    const spoken: Tag = { ...onx, slug: 'PMR', places: { ...onx.places, showFilters: true } };
    const told = { ...vocabulary, tags: tagVocabulary([onx, spoken]) };
    expect(filterOptions(list, told, 'showFilters').tags.map(({ value }) => value)).not.toContain('pmr');
  });

  it('R181 offers a tag that the vocabulary calls a language among the versions', () => {
    const options = filterOptions(list, vocabulary, 'showFilters');
    expect(options.versions.find((option) => option.value === 'vfst')?.label).toBe('VF sous-titrée');
    expect(options.tags.some((option) => option.value === 'vfst')).toBe(false);
  });

  it('keeps a selected value that shows nothing, so that it can be taken away', () => {
    const options = filterOptions(list, vocabulary, 'showFilters', {
      genres: ['western', 'drame'],
      tags: ['4dx', 'gone'],
      versions: ['vo'],
    });
    expect(
      options.genres.filter((option) => option.selected).map(({ value, count }) => [value, count]),
    ).toEqual([
      ['drame', 2],
      ['western', 0],
    ]);
    expect(options.tags.filter((option) => option.selected).map((option) => option.value)).toEqual([
      '4dx',
      'gone',
    ]);
    expect(
      options.versions.filter((option) => option.selected).map(({ value, count }) => [value, count]),
    ).toEqual([['vo', 0]]);
  });

  it('sorts by label as a dictionary does, accents aside', () => {
    const genres = ['Épouvante', 'Thriller', 'Drame'].map((label) => ({ slug: label.slice(1), label }));
    const options = filterOptions([{ ...show, genres }], vocabulary, 'showFilters');
    expect(options.genres.map((option) => option.label)).toEqual(['Drame', 'Épouvante', 'Thriller']);
  });

  it('offers only values that can stand in an address, each with as many shows as it then finds', () => {
    const odd = [...list, { ...show, genres: [{ slug: 'sci fi', label: 'Sci fi' }] }];
    const options = filterOptions(odd, vocabulary, 'showFilters');
    expect(options.genres.map((option) => option.value)).toEqual(['comedie', 'drame']);
    for (const name of ['genres', 'tags', 'versions'] as const)
      for (const { value, count } of options[name])
        expect(odd.filter((one) => showMatches({ [name]: [value] }, one))).toHaveLength(count);
  });
});
