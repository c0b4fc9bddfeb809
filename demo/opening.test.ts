import { describe, expect, it } from 'vitest';
import { siteIds } from '#src/sites/registry.ts';
import { addDays, isoWeekday } from '#src/kernel/date/day.ts';
import { openingHoursOf } from './answers/opening.ts';
import { localTime } from './calendar/zone-time.ts';
import { plansOf } from './test-plan.ts';

/** Ordinary days, and days of other hours. */
const moment = '2026-12-22T10:00:00Z';

describe('the opening hours of the demonstration', () => {
  it.each(siteIds)('are around all showtimes: %s', async (site) => {
    const plan = (await plansOf(site)).at(new Date(moment));
    const outside = plan.showtimes.filter(({ cinema, day, startsAt, endsAt }) => {
      const hours = openingHoursOf(cinema, plan.today);
      const span =
        hours?.special.find(({ from, until }) => from <= day && day <= until) ??
        hours?.weekly.find(({ days }) => days.includes(isoWeekday(day)));
      if (span === undefined || span.opens === null || span.closes === null) return true;
      const opens = `${day} ${span.opens}:00`;
      const closes = `${span.closes <= span.opens ? addDays(day, 1) : day} ${span.closes}:00`;
      return localTime(cinema.timeZone, startsAt) < opens || localTime(cinema.timeZone, endsAt) > closes;
    });
    expect(
      outside.map(({ cinema, day, startsAt }) => [cinema.key, day, localTime(cinema.timeZone, startsAt)]),
    ).toEqual([]);
    expect(
      plan.cinemas.filter((cinema) => cinema.open !== (openingHoursOf(cinema, plan.today) !== null)),
    ).toEqual([]);
  });
});
