import { describe, expect, it } from 'vitest';
import { releaseCalendar } from './release-calendar.ts';

const out = (slug: string, releaseDay: string | null) => ({ slug, releaseDay });

const slugs = (shows: readonly { slug: string }[]) => shows.map(({ slug }) => slug);

describe('the release calendar', () => {
  // 18 November 2026 is a Wednesday, the first day of a release week.
  const releases = [
    out('later', '2026-12-09'),
    out('friday', '2026-11-27'),
    out('first', '2026-11-25'),
    out('second', '2026-11-25'),
    out('unknown', null),
    out('missed', '2026-11-11'),
    out('tomorrow', '2026-11-19'),
  ];
  const calendar = releaseCalendar(releases, '2026-11-18', 3);

  it('R020 R278 goes by release week, from Wednesday to Tuesday, and within it by day', () => {
    expect(calendar.weeks.map(({ from, to }) => [from, to])).toEqual([
      ['2026-11-18', '2026-11-24'],
      ['2026-11-25', '2026-12-01'],
      ['2026-12-09', '2026-12-15'],
    ]);
    expect(calendar.weeks[1]?.days.map(({ day, shows }) => [day, slugs(shows)])).toEqual([
      ['2026-11-25', ['first', 'second']],
      ['2026-11-27', ['friday']],
    ]);
  });

  it('R020 goes by the film week of the country, which starts on Thursday in the Netherlands', () => {
    const weeks = releaseCalendar(releases, '2026-11-18', 4).weeks.map(({ from, to }) => [from, to]);
    expect(weeks).toEqual([
      ['2026-11-19', '2026-11-25'],
      ['2026-11-26', '2026-12-02'],
      ['2026-12-03', '2026-12-09'],
    ]);
  });

  it('R279 keeps apart what has no day to announce', () => {
    expect(slugs(calendar.undated)).toEqual(['unknown', 'missed']);
  });

  it('is empty where nothing is announced', () => {
    expect(releaseCalendar([], '2026-11-18', 4)).toEqual({ weeks: [], undated: [] });
  });
});
