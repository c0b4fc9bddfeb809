import { describe, expect, it } from 'vitest';
import { siteIds, sites } from '#src/sites/registry.ts';
import { plansOf } from '../test-plan.ts';
import { cycleOf } from './cycle.ts';
import type { PlannedShowtime } from './types.ts';
import { addDays, isoWeekday } from '#src/kernel/date/day.ts';

const start = '2026-11-21';
/** Every ninth day, for more than two rounds of the event cycle. */
const days = Array.from({ length: 16 }, (_, index) => addDays(start, index * 9));

const everySite = await Promise.all(siteIds.map(async (site) => [site, await plansOf(site)] as const));

describe.each(everySite)('the calendar of %s', (siteId, { films }) => {
  const site = sites[siteId];

  it('shows about sixty films, announces about thirty and holds about twenty events, on any day', () => {
    for (const day of days) {
      const dated = cycleOf(site, films, day);
      const regular = dated.filter(({ film }) => film.kind === 'film');
      const now = regular.filter(({ age }) => age >= 0).length;
      const coming = regular.length - now;
      const events = dated.length - regular.length;
      const kids = regular.filter(({ film }) => film.kids).length;
      expect([day, 'now', now >= 50 && now <= 70]).toEqual([day, 'now', true]);
      expect([day, 'coming', coming >= 20 && coming <= 40]).toEqual([day, 'coming', true]);
      expect([day, 'events', events >= 18 && events <= 24]).toEqual([day, 'events', true]);
      expect([day, 'kids', kids >= 10]).toEqual([day, 'kids', true]);
    }
  });

  it('lets films out on the release weekday of the country', () => {
    const weekdays = cycleOf(site, films, start)
      .filter(({ film }) => film.kind === 'film')
      .map(({ day }) => isoWeekday(day));
    expect(new Set(weekdays)).toEqual(new Set([siteId === 'nl' ? 4 : 3]));
  });

  it('dates what it shows the same way until that is over', () => {
    const dates = new Map<string, string>();
    for (let ahead = 0; ahead < 70; ahead += 1) {
      const today = addDays(start, ahead);
      for (const { film, day } of cycleOf(site, films, today)) {
        const before = dates.get(film.key);
        if (before !== undefined && before !== day)
          expect([film.key, before < today]).toEqual([film.key, true]);
        dates.set(film.key, day);
      }
    }
    expect(dates.size).toBeGreaterThan(100);
  });

  it('brings every film and event round again', () => {
    const seen = new Set(days.flatMap((day) => cycleOf(site, films, day).map(({ film }) => film.key)));
    expect(films.filter(({ key }) => !seen.has(key)).map(({ key }) => key)).toEqual([]);
  });
});

describe('a programme that was planned once', () => {
  const facts = (showtimes: readonly PlannedShowtime[]) =>
    showtimes.map(({ cinema, number, release, auditorium, version, tags, startsAt, special }) =>
      [cinema.key, number, release.film.key, auditorium.name, version, tags.join(), startsAt, special].join(
        ' ',
      ),
    );

  it.each(['sn', 'ch', 'ma'] as const)('is the same the days after, and goes on: %s', async (siteId) => {
    const plans = await plansOf(siteId);
    const at = (day: string) => plans.at(new Date(`${day}T12:00:00Z`)).showtimes;
    const last = addDays(start, 13);
    const before = facts(at(start).filter(({ day }) => day >= addDays(start, 3) && day <= last));
    const later = at(addDays(start, 3));
    expect(facts(later.filter(({ day }) => day <= last))).toEqual(before);
    expect(later.some(({ day }) => day === addDays(last, 3))).toBe(true);
  });
});
