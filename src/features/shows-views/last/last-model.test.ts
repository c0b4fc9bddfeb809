import { describe, expect, it } from 'vitest';
import { scheduleWith, showOf, announced } from '#src/domain/programme/programme-test-kit.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { publishedUntil, shelvesOf } from './last-model.ts';

const today = '2026-11-18';
const catalogue = (...shows: readonly ShowListView[]) => new Map(shows.map((show) => [show.slug, show]));
const days = (found: readonly { readonly show: ShowListView; readonly day: string }[]) =>
  found.map(({ show, day }) => `${show.slug} ${day.slice(8)}`);

const films = catalogue(...['a', 'b', 'c'].map((slug) => showOf(slug)));

describe('the last day of a film', () => {
  it('is told only while the regular programme is published further', () => {
    const schedule = scheduleWith({
      '2026-11-18': { a: {}, b: {}, c: {} },
      '2026-11-20': { a: {}, b: {}, c: {} },
      '2026-11-21': { b: {}, c: {} },
      // A single showtime far ahead is no programme.
      '2026-12-24': { c: {} },
    });
    expect(publishedUntil(schedule, today)).toBe('2026-11-21');
    expect(days(shelvesOf(schedule, today, films).last)).toEqual(['a 20']);
  });

  it('is one of the next seven days, the nearest first', () => {
    const all = { a: {}, b: {}, c: {} };
    const schedule = scheduleWith({
      '2026-11-18': all,
      '2026-11-23': { a: {}, c: {} },
      '2026-11-24': { a: {}, c: {} },
      '2026-11-25': { c: {}, d: {} },
      '2026-11-26': { e: {}, f: {} },
    });
    expect(days(shelvesOf(schedule, today, films).last)).toEqual(['b 18', 'a 24']);
  });

  it('is nothing to tell without a programme', () => {
    expect(publishedUntil(scheduleWith({}), today)).toBeNull();
    expect(shelvesOf(scheduleWith({}), today, films)).toEqual({ team: [], once: [], last: [] });
  });
});

describe('the other shelves', () => {
  const shows = catalogue(
    showOf('opera', { kind: 'event' }),
    showOf('marathon', { specialEvent: true }),
    announced('preview', { releaseDay: '2026-11-25' }),
    announced('opening', { releaseDay: '2026-11-20' }),
    showOf('team'),
    showOf('classic'),
    showOf('film'),
  );
  const schedule = scheduleWith({
    '2026-11-18': { film: {}, team: {}, classic: {} },
    '2026-11-19': {
      film: {},
      team: { tags: ['AVP-Equipe'] },
      opera: {},
      preview: { layer: { released: false } },
    },
    '2026-11-20': { film: {}, marathon: {}, team: {}, opening: { layer: { released: false } } },
  });

  it('have events, special showtimes and previews of one day once, those of the nearest day first', () => {
    expect(days(shelvesOf(schedule, today, shows).once)).toEqual(['opera 19', 'preview 19', 'marathon 20']);
  });

  it('have a showtime with the film’s team on its day, and the film on no other shelf', () => {
    const { team, last } = shelvesOf(schedule, today, shows);
    expect(days(team)).toEqual(['team 19']);
    expect(days(last)).toEqual(['classic 18']);
  });

  it('have nothing that is over', () => {
    expect(days(shelvesOf(schedule, '2026-11-20', shows).once)).toEqual(['marathon 20']);
  });
});
