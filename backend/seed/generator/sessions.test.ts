import { describe, expect, it } from 'vitest';
import { siteIds } from '#src/sites/registry.ts';
import { films } from '../films.ts';
import { versionsBySite } from '../vocabulary/versions.ts';
import type { Session, SitePlan } from './context.ts';
import { groupBy, zoneOf } from './context.ts';
import { planSite } from './plan.ts';
import { horizon } from './releases.ts';
import { cleaning } from './timing.ts';
import { addDays, instantText, localTime } from './zone-time.ts';

const options = { mediaOrigin: 'http://media.test', tunnelOrigin: 'http://tickets.test' };

/** An ordinary Friday, both European changes of the clock, both Moroccan ones, a year's end, a leap day. */
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
  siteIds.map((site) => [`${site} at ${moment}`, planSite(site, films, new Date(moment), options)] as const),
);

/** Pairs of showings of one hall, in the order of their start. */
function neighbours(sessions: readonly Session[]): [Session, Session][] {
  const halls = groupBy(sessions, ({ house, hall }) => `${house.key} ${hall.name}`);
  return [...halls.values()].flatMap((inHall) => {
    const sorted = inHall.toSorted((one, other) => one.startsAt - other.startsAt);
    return sorted.slice(1).flatMap((session, index): [Session, Session][] => {
      const before = sorted[index];
      return before ? [[before, session]] : [];
    });
  });
}

function regularDays(plan: SitePlan): string[] {
  return Array.from({ length: horizon }, (_, index) => addDays(plan.today, index));
}

describe.each(plans)('the showings of %s', (_, plan) => {
  it('never put two films into one hall', () => {
    const clashes = neighbours(plan.sessions).filter(
      ([before, after]) => after.startsAt < before.endsAt + cleaning * 60_000,
    );
    expect(
      clashes.map(([before, after]) => [before.house.key, before.hall.name, before.day, after.start]),
    ).toEqual([]);
  });

  it('start on five-minute steps at the wall-clock time of their house', () => {
    for (const session of plan.sessions) {
      expect(session.start % 5).toBe(0);
      const local = localTime(zoneOf(plan.site, session.house), session.startsAt);
      const minutes = Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
      expect(minutes).toBe(session.start % (24 * 60));
      expect(local.slice(0, 10)).toBe(addDays(session.day, session.start >= 24 * 60 ? 1 : 0));
    }
  });

  it('fill fourteen days of every open house, as its size allows', () => {
    for (const house of plan.houses.filter(({ open }) => open)) {
      const byDay = groupBy(
        plan.sessions.filter((session) => session.house === house),
        ({ day }) => day,
      );
      const counts = regularDays(plan).map((day) => byDay.get(day)?.length ?? 0);
      const [least, most] = house.halls.length >= 8 ? [40, 90] : [8, 20];
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(least);
      expect(Math.max(...counts)).toBeLessThanOrEqual(most);
    }
    expect(plan.sessions.filter(({ house }) => !house.open)).toEqual([]);
  });

  it('include sold-out, locked and available ones', () => {
    const states = new Set(plan.sessions.map(({ status }) => status));
    expect([...states].toSorted()).toEqual(['available', 'locked', 'soldout']);
  });

  it('include special ones', () => {
    expect(plan.sessions.some(({ special }) => special !== null)).toBe(true);
  });

  it('keep showings after midnight under the day before', () => {
    const late = plan.sessions.filter(({ start }) => start >= 24 * 60);
    expect(late.length).toBeGreaterThan(0);
    for (const { start } of late) {
      expect(start).toBeGreaterThanOrEqual(24 * 60 + 10);
      expect(start).toBeLessThanOrEqual(25 * 60);
    }
  });

  it('show upcoming films early only as presales or previews, and leave some without showings', () => {
    const upcoming = plan.releases.filter(({ isComingSoon, film }) => isComingSoon && film.kind === 'film');
    const shown = new Set(plan.sessions.map(({ release }) => release.film.key));
    expect(upcoming.filter(({ film }) => !shown.has(film.key)).length).toBeGreaterThan(0);
    const presales = upcoming.filter(({ presale }) => presale);
    expect(presales.length).toBeGreaterThanOrEqual(2);
    for (const { film, day } of presales) {
      const onDay = plan.sessions.filter(
        (session) => session.release.film.key === film.key && session.day === day,
      );
      expect(onDay.length).toBeGreaterThan(0);
    }
    const early = plan.sessions.filter(({ day, release }) => day < release.day);
    expect(early.filter(({ tags }) => !tags.includes('avp'))).toEqual([]);
  });

  it('use versions that the site knows, and numbers once in a house', () => {
    const known = new Set(versionsBySite[plan.site.id].map(({ slug }) => slug));
    expect(plan.sessions.filter(({ version }) => !known.has(version))).toEqual([]);
    const numbers = plan.sessions.map(({ house, number }) => `${house.key} ${number}`);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('carry both spellings of the preview tag on one showing', () => {
    expect(plan.sessions.some(({ tags }) => tags.includes('AVP') && tags.includes('avp'))).toBe(true);
  });

  it('show a film in an experience only where hall and film have it', () => {
    for (const { tags, hall, release } of plan.sessions) {
      for (const tag of ['imax', '4dx', 'screenx', 'ice', 'dolby', '3d'].filter((slug) =>
        tags.includes(slug),
      )) {
        expect(hall.experiences).toContain(tag);
        expect(release.film.experiences).toContain(tag);
      }
    }
  });
});

describe('special showings', () => {
  it('are evenings with the film team and marathon nights, in some houses each', () => {
    const sessions = plans.flatMap(([, plan]) => plan.sessions);
    for (const special of ['team', 'marathon'] as const) {
      const houses = new Set(sessions.filter((one) => one.special === special).map(({ house }) => house.key));
      expect([special, houses.size > 8]).toEqual([special, true]);
    }
    const [, france] = plans[0] ?? [];
    const welcoming = france?.sessions.filter(
      ({ special, release }) => special === 'team' && release.film.kind === 'film',
    );
    const byFilm = groupBy(welcoming ?? [], ({ release }) => release.film.key);
    for (const evenings of byFilm.values()) expect(evenings.length).toBeLessThanOrEqual(14);
  });
});

describe('showings around a change of the clock', () => {
  it('write the offset of their own day', () => {
    const plan = planSite('fr', films, new Date('2026-10-24T12:00:00Z'), options);
    const offsets = (day: string): Set<string> =>
      new Set(
        plan.sessions
          .filter((session) => session.day === day && session.start < 24 * 60)
          .map(({ startsAt }) => instantText('Europe/Paris', startsAt).slice(-6)),
      );
    expect(offsets('2026-10-24')).toEqual(new Set(['+02:00']));
    expect(offsets('2026-10-25')).toEqual(new Set(['+01:00']));
  });

  it('are the same the next day, as long as no film’s release moves', () => {
    const today = planSite('sn', films, new Date('2026-11-20T08:00:00Z'), options);
    const later = planSite('sn', films, new Date('2026-11-20T23:00:00Z'), options);
    expect(later.sessions).toEqual(today.sessions);
  });
});
