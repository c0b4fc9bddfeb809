import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { programmeDayAt as programmeDayInBackend } from '#backend/catalogue/programme-day.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import { programmeDayAt } from '#src/domain/date/programme-day.ts';
import { cinemaWeek } from '#src/domain/date/week.ts';
import { showtimeViews } from '#src/domain/showtime/group-showtimes.ts';
import { tagVocabulary, versionVocabulary } from '#src/domain/tag/vocabulary.ts';
import { programmeDayOf } from '#src/kernel/date/programme-day.ts';
import { localTimeAt } from '#src/kernel/date/zone.ts';
import { siteIds, sites } from '#src/sites/registry.ts';

/** Zones of the machine that the processes may run in: none of them counts. */
const machines = ['UTC', 'Europe/Paris', 'Africa/Casablanca', 'America/Los_Angeles', 'Pacific/Kiritimati'];

/** Hours before UTC, by country, where the year does not matter. */
const steady = { tn: 1, sn: 0, ci: 0 } as const;

/**
 * Starts on the local clock, with the hours that it is ahead of UTC in Europe and in Morocco, their programme day, and the
 * Wednesday of their cinema week. Europe changes its clocks on 29 March and 25 October 2026, Morocco for Ramadan on 15
 * February and 22 March, and for good on 20 September (as the pinned Node's zones have it).
 */
const starts = [
  ['2026-02-15 01:30:00', 1, 1, '2026-02-14', '2026-02-11'],
  // Both hours of this name in Morocco: the first counts.
  ['2026-02-15 02:30:00', 1, 1, '2026-02-14', '2026-02-11'],
  ['2026-02-15 03:00:00', 1, 0, '2026-02-14', '2026-02-11'],
  ['2026-02-15 05:00:00', 1, 0, '2026-02-15', '2026-02-11'],
  ['2026-03-01 00:20:00', 1, 0, '2026-02-28', '2026-02-25'],
  ['2026-03-22 01:30:00', 1, 0, '2026-03-21', '2026-03-18'],
  ['2026-03-22 03:30:00', 1, 1, '2026-03-21', '2026-03-18'],
  ['2026-03-22 05:00:00', 1, 1, '2026-03-22', '2026-03-18'],
  ['2026-03-28 23:50:00', 1, 1, '2026-03-28', '2026-03-25'],
  ['2026-03-29 01:59:00', 1, 1, '2026-03-28', '2026-03-25'],
  ['2026-03-29 03:00:00', 2, 1, '2026-03-28', '2026-03-25'],
  ['2026-03-29 04:59:00', 2, 1, '2026-03-28', '2026-03-25'],
  ['2026-03-29 05:00:00', 2, 1, '2026-03-29', '2026-03-25'],
  ['2026-05-01 01:00:00', 2, 1, '2026-04-30', '2026-04-29'],
  // Both hours of this name in Morocco.
  ['2026-09-20 01:30:00', 2, 1, '2026-09-19', '2026-09-16'],
  ['2026-10-25 01:59:00', 2, 0, '2026-10-24', '2026-10-21'],
  // Both hours of this name in Europe: the first counts.
  ['2026-10-25 02:30:00', 2, 0, '2026-10-24', '2026-10-21'],
  ['2026-10-25 03:00:00', 1, 0, '2026-10-24', '2026-10-21'],
  ['2026-10-25 05:00:00', 1, 0, '2026-10-25', '2026-10-21'],
  ['2026-12-31 23:30:00', 1, 0, '2026-12-31', '2026-12-30'],
  ['2027-01-01 00:30:00', 1, 0, '2026-12-31', '2026-12-30'],
  ['2027-01-01 05:00:00', 1, 0, '2027-01-01', '2026-12-30'],
  ['2028-02-28 23:59:00', 1, 0, '2028-02-28', '2028-02-23'],
  ['2028-02-29 20:00:00', 1, 0, '2028-02-29', '2028-02-23'],
  ['2028-03-01 04:59:00', 1, 0, '2028-02-29', '2028-02-23'],
  ['2028-03-01 05:00:00', 1, 0, '2028-03-01', '2028-03-01'],
] as const;

const [wire] = showtimesDayFixture;
if (wire === undefined) throw new Error('the fixture lacks showtimes');
const ordinary: Showtime = wire;
const words = { tags: tagVocabulary([]), versions: versionVocabulary([]) };

/** The view of a showtime in a zone at an instant. */
function viewAt(time: string, timeZone: string, now: Date) {
  const showtime = {
    ...ordinary,
    time,
    endTime: null,
    reservabilityStart: null,
    reservabilityEnd: null,
    tags: [],
  };
  const [view] = showtimeViews([showtime], { timeZone, now, ...words });
  return view;
}

describe.each(machines)('where the machine is in %s', (machine) => {
  const before = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = machine;
  });
  afterEach(() => {
    process.env.TZ = before;
  });

  it.each(siteIds)('REL11 D28 R278 showtimes, programme day and cinema week of %s are exact', (site) => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(machine);
    const { timeZone } = sites[site];
    for (const [local, inEurope, inMorocco, day, wednesday] of starts) {
      const hours =
        site === 'ma' ? inMorocco : ((steady as Partial<Record<string, number>>)[site] ?? inEurope);
      const instant = new Date(Date.parse(`${local.replace(' ', 'T')}Z`) - hours * 3_600_000);
      const second = (offset: number) => new Date(instant.getTime() + offset * 1_000);
      const view = viewAt(local, timeZone, second(-1));
      expect({
        start: view?.startsAt,
        day: view?.day,
        days: [
          programmeDayOf(local),
          programmeDayAt(instant, timeZone),
          programmeDayInBackend(instant, timeZone),
        ],
        local: localTimeAt(instant, timeZone),
        week: cinemaWeek(day, null).filter((_, index) => index === 0 || index === 6),
        begun: [-1, 1].map((offset) => viewAt(local, timeZone, second(offset))?.over),
      }).toEqual({
        start: instant.toISOString(),
        day,
        days: [day, day, day],
        local,
        week: [wednesday, new Date(Date.parse(wednesday) + 6 * 86_400_000).toISOString().slice(0, 10)],
        begun: [false, true],
      });
    }
  });
});
