import { describe, expect, it } from 'vitest';
import { addDays } from '#src/kernel/date/day.ts';
import { siteIds } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import { plansOf } from '../test-plan.ts';
import type { Plans } from '../test-plan.ts';
import { groupBy } from './programme.ts';
import { horizon } from './releases.ts';
import { cleaning } from './timing.ts';
import type { PlannedShowtime, SitePlan } from './types.ts';
import { instantText, localTime } from './zone-time.ts';

const plansBySite = new Map<SiteId, Plans>();
for (const site of siteIds) plansBySite.set(site, await plansOf(site));

function planAt(site: SiteId, moment: string): SitePlan {
  const plans = plansBySite.get(site);
  if (!plans) throw new Error(`expected plans of ${site}`);
  return plans.at(new Date(moment));
}

/** An ordinary Friday, both European clock changes, both Moroccan ones, the end of a year, a leap day. */
const moments = [
  '2026-11-20T14:00:00Z',
  '2026-10-24T02:30:00Z',
  '2026-10-25T00:30:00Z',
  '2027-03-26T12:00:00Z',
  '2027-03-28T03:30:00Z',
  '2026-02-13T12:00:00Z',
  '2026-03-20T12:00:00Z',
  '2026-12-31T23:30:00Z',
  '2028-02-28T22:00:00Z',
];

const plans = moments.flatMap((moment) =>
  siteIds.map((site) => [`${site} at ${moment}`, planAt(site, moment)] as const),
);

/** Pairs of consecutive showtimes in the same auditorium. */
function neighbours(showtimes: readonly PlannedShowtime[]): [PlannedShowtime, PlannedShowtime][] {
  const auditoriums = groupBy(showtimes, ({ cinema, auditorium }) => `${cinema.key} ${auditorium.name}`);
  return [...auditoriums.values()].flatMap((inAuditorium) => {
    const sorted = inAuditorium.toSorted((one, other) => one.startsAt - other.startsAt);
    return sorted.slice(1).flatMap((showtime, index): [PlannedShowtime, PlannedShowtime][] => {
      const before = sorted[index];
      return before ? [[before, showtime]] : [];
    });
  });
}

function regularDays(plan: SitePlan): string[] {
  return Array.from({ length: horizon }, (_, index) => addDays(plan.today, index));
}

describe.each(plans)('the showtimes of %s', (_, plan) => {
  it('are for first-timers only before noon, as help says', () => {
    const first = plan.showtimes.filter(({ tags }) => tags.includes('cinekids'));
    expect(first.length).toBeGreaterThan(0);
    const late = first.filter(({ start }) => start >= 12 * 60);
    expect(late.map(({ cinema, day, start }) => [cinema.key, day, start])).toEqual([]);
  });

  it('R082 have seats left as their status says, in some only a few', () => {
    for (const { status, seatsLeft, auditorium } of plan.showtimes) {
      if (status === 'soldout') expect(seatsLeft).toBe(0);
      else if (status === 'locked') expect(seatsLeft).toBeNull();
      else {
        expect(seatsLeft).toBeGreaterThan(0);
        expect(seatsLeft).toBeLessThanOrEqual(auditorium.seats);
      }
    }
    const few = plan.showtimes.filter(
      ({ seatsLeft }) => seatsLeft !== null && seatsLeft > 0 && seatsLeft < 10,
    );
    expect(few.length / plan.showtimes.length).toBeGreaterThan(0.03);
  });

  it('never put two films into one auditorium', () => {
    const clashes = neighbours(plan.showtimes).filter(
      ([before, after]) => after.startsAt < before.endsAt + cleaning * 60_000,
    );
    expect(
      clashes.map(([before, after]) => [before.cinema.key, before.auditorium.name, before.day, after.start]),
    ).toEqual([]);
  });

  it('start on five-minute steps at the wall-clock time of their cinema', () => {
    for (const showtime of plan.showtimes) {
      expect(showtime.start % 5).toBe(0);
      const local = localTime(showtime.cinema.timeZone, showtime.startsAt);
      const minutes = Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
      expect(minutes).toBe(showtime.start % (24 * 60));
      expect(local.slice(0, 10)).toBe(addDays(showtime.day, showtime.start >= 24 * 60 ? 1 : 0));
    }
  });

  it('fill fourteen days of every open cinema, as its size allows', () => {
    for (const cinema of plan.cinemas.filter(({ open }) => open)) {
      const byDay = groupBy(
        plan.showtimes.filter((showtime) => showtime.cinema === cinema),
        ({ day }) => day,
      );
      const counts = regularDays(plan).map((day) => byDay.get(day)?.length ?? 0);
      const [least, most] = cinema.auditoriums.length >= 8 ? [40, 90] : [8, 20];
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(least);
      expect(Math.max(...counts)).toBeLessThanOrEqual(most);
    }
    expect(plan.showtimes.filter(({ cinema }) => !cinema.open)).toEqual([]);
  });

  it('include sold-out, locked and available ones', () => {
    const states = new Set(plan.showtimes.map(({ status }) => status));
    expect([...states].toSorted()).toEqual(['available', 'locked', 'soldout']);
  });

  it('include special ones', () => {
    expect(plan.showtimes.some(({ special }) => special !== null)).toBe(true);
  });

  it('keep showtimes after midnight under the day before', () => {
    const late = plan.showtimes.filter(({ start }) => start >= 24 * 60);
    expect(late.length).toBeGreaterThan(0);
    for (const { start } of late) {
      expect(start).toBeGreaterThanOrEqual(24 * 60 + 10);
      expect(start).toBeLessThanOrEqual(25 * 60);
    }
  });

  it('show upcoming films early only as presales or previews, and leave some without showtimes', () => {
    const upcoming = plan.releases.filter(({ isComingSoon, film }) => isComingSoon && film.kind === 'film');
    const shown = new Set(plan.showtimes.map(({ release }) => release.film.key));
    expect(upcoming.filter(({ film }) => !shown.has(film.key)).length).toBeGreaterThan(0);
    const presales = upcoming.filter(({ presale }) => presale);
    expect(presales.length).toBeGreaterThanOrEqual(2);
    for (const { film, day } of presales) {
      const onDay = plan.showtimes.filter(
        (showtime) => showtime.release.film.key === film.key && showtime.day === day,
      );
      expect(onDay.length).toBeGreaterThan(0);
    }
    const early = plan.showtimes.filter(({ day, release }) => day < release.day);
    expect(early.filter(({ tags }) => !tags.includes('avp'))).toEqual([]);
  });

  it('use versions that the site knows, and numbers once in a cinema', () => {
    const known = new Set(plansBySite.get(plan.site.id)?.versions);
    expect(plan.showtimes.filter(({ version }) => !known.has(version))).toEqual([]);
    const numbers = plan.showtimes.map(({ cinema, number }) => `${cinema.key} ${number}`);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('carry both spellings of the preview tag on one showtime', () => {
    expect(plan.showtimes.some(({ tags }) => tags.includes('AVP') && tags.includes('avp'))).toBe(true);
  });

  it('show a film in an experience only where auditorium and film have it', () => {
    for (const { tags, auditorium, release } of plan.showtimes) {
      for (const tag of ['imax', '4dx', 'screenx', 'ice', 'dolby', '3d'].filter((slug) =>
        tags.includes(slug),
      )) {
        expect(auditorium.experiences).toContain(tag);
        expect(release.film.experiences).toContain(tag);
      }
    }
  });
});

describe('special showtimes', () => {
  it('are evenings with the film team and marathon nights, in some cinemas each', () => {
    const showtimes = plans.flatMap(([, plan]) => plan.showtimes);
    for (const special of ['team', 'marathon'] as const) {
      const cinemas = new Set(
        showtimes.filter((one) => one.special === special).map(({ cinema }) => cinema.key),
      );
      expect([special, cinemas.size > 8]).toEqual([special, true]);
    }
    const [, france] = plans[0] ?? [];
    const welcoming = france?.showtimes.filter(
      ({ special, release }) => special === 'team' && release.film.kind === 'film',
    );
    const byFilm = groupBy(welcoming ?? [], ({ release }) => release.film.key);
    for (const evenings of byFilm.values()) expect(evenings.length).toBeLessThanOrEqual(14);
  });
});

describe('showtimes around a change of the clock', () => {
  it('write the offset of their own day', () => {
    const plan = planAt('fr', '2026-10-24T12:00:00Z');
    const offsets = (day: string): Set<string> =>
      new Set(
        plan.showtimes
          .filter((showtime) => showtime.day === day && showtime.start < 24 * 60)
          .map(({ startsAt }) => instantText('Europe/Paris', startsAt).slice(-6)),
      );
    expect(offsets('2026-10-24')).toEqual(new Set(['+02:00']));
    expect(offsets('2026-10-25')).toEqual(new Set(['+01:00']));
  });

  it('are the same the next day, as long as no film’s release moves', () => {
    const today = planAt('sn', '2026-11-20T08:00:00Z');
    const later = planAt('sn', '2026-11-20T23:00:00Z');
    expect(later.showtimes).toEqual(today.showtimes);
  });
});
