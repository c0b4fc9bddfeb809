import { describe, expect, it } from 'vitest';
import { scheduleWith, showOf, type TestItem } from '#src/domain/programme/programme-test-kit.ts';
import { tagVocabulary, versionVocabulary } from '#src/domain/tag/vocabulary.ts';
import type { Filters } from '#src/routes/filters.ts';
import { experienceProgramme, filmFilters } from './experience-programme.ts';

const today = '2026-11-20';
const both = { versions: ['vf', 'vost'], tags: ['imax'] };
const days: Record<string, Record<string, TestItem>> = {
  '2026-11-19': { old: {} },
  '2026-11-20': { aube: both, brise: { versions: ['vost'] } },
  '2026-11-22': { aube: {}, crue: {} },
  '2026-11-24': { brise: {}, dune: { versions: ['vost'] } },
};
const shows = new Map(
  ['old', 'aube', 'brise', 'crue', 'dune'].map((slug, place) => [
    slug,
    showOf(slug, { orders: { default: place, home: 0, upcoming: 0, kids: 0, specialAndEvent: 0 } }),
  ]),
);

const programmeOf = (filters: Filters = {}, schedule = scheduleWith(days), undated: string[] = []) =>
  experienceProgramme({
    today,
    filters,
    schedule,
    undated,
    shows,
    tags: tagVocabulary([]),
    versions: versionVocabulary([]),
  });
const told = (list: ReturnType<typeof programmeOf>['shows']) =>
  list.map(({ show, days: on }) => `${show.slug} ${on.map((day) => day.slice(8)).join(' ')}`);

describe('the films of an experience', () => {
  it('R084 stand on their day with their further days, the others after it', () => {
    const programme = programmeOf();
    expect(told(programme.shows)).toEqual(['aube 20 22', 'brise 20 24']);
    expect(told(programme.later)).toEqual(['crue 22', 'dune 24']);
    expect(programme.strip.filter(({ hasShowtimes }) => hasShowtimes).map(({ day }) => day)).toEqual([
      '2026-11-20',
      '2026-11-22',
      '2026-11-24',
    ]);
    expect(programme).toMatchObject({ day: today, ordinaryDay: today, nextDay: '2026-11-22' });
  });

  it('R171 begin on the first day on which the experience is played', () => {
    const { '2026-11-20': _, ...later } = days;
    expect(programmeOf({}, scheduleWith(later))).toMatchObject({
      day: '2026-11-22',
      ordinaryDay: '2026-11-22',
      nextDay: '2026-11-24',
    });
  });

  it('R179 R181 are narrowed by day and version, and the versions stay to choose from', () => {
    expect(told(programmeOf({ date: '2026-11-22' }).shows)).toEqual(['aube 22', 'crue 22']);
    const narrowed = programmeOf({ versions: ['vf'] });
    expect(told(narrowed.shows)).toEqual(['aube 20 22']);
    expect(told(narrowed.later)).toEqual(['crue 22', 'brise 24']);
    expect(narrowed.options.versions.map(({ value, selected }) => [value, selected])).toEqual([
      ['vf', true],
      ['vost', false],
    ]);
    expect(narrowed.narrowed).toBe(true);
  });

  it('are none where nothing is planned', () => {
    expect(programmeOf({}, new Map())).toMatchObject({
      playsAtAll: false,
      strip: [],
      shows: [],
      later: [],
      nextDay: null,
    });
  });

  it('R084 stand without days where the server tells none', () => {
    const { undated } = programmeOf({}, new Map(), ['brise', 'aube', 'unknown']);
    expect(undated.map(({ slug }) => slug)).toEqual(['aube', 'brise']);
  });
});

describe('the link to a film of an experience', () => {
  it('R059 asks for the experience, the day, the cinema and the version', () => {
    expect(filmFilters('imax', {}, today, today)).toEqual({ tags: ['imax'] });
    expect(filmFilters('imax', {}, today, null)).toEqual({ tags: ['imax'] });
    const filters = { localisation: 'velours-ourcq', versions: ['vf'], genres: ['drame'] };
    expect(filmFilters('imax', filters, today, '2026-11-22')).toEqual({
      tags: ['imax'],
      date: '2026-11-22',
      localisation: 'velours-ourcq',
      versions: ['vf'],
    });
  });
});
