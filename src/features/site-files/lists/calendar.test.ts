import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { localTimeAt } from '#src/kernel/date/zone.ts';
import { showtimeTimes } from '#src/domain/showtime/showtime-times.ts';
import { instantOf } from '#src/kernel/date/zone.ts';
import { calendarText, type TimedEntry } from './calendar.ts';
import { calendarProblems } from './list-test-kit.ts';

const now = new Date('2026-10-20T10:00:00Z');

const showtime = (changes: Partial<TimedEntry> = {}): TimedEntry => ({
  uid: 'abc-1@fr.example.org',
  title: 'L’Été; la nuit, l’aube',
  text: 'VOST · Salle 9',
  url: 'https://fr.example.org/films/ete?x=1,2;3',
  start: '2026-11-20T19:30:00.000Z',
  end: '2026-11-20T21:45:00.000Z',
  place: {
    name: 'Velours Ourcq',
    address: '214 quai de la Loire, 75019 Paris',
    position: { latitude: 48.8871, longitude: 2.3812 },
  },
  cancelled: false,
  ...changes,
});

const made = (entries: Parameters<typeof calendarText>[0]['entries']) =>
  calendarText({
    name: 'Velours Ourcq',
    source: 'https://fr.example.org/calendar/fr/cinema/velours-ourcq.ics',
    span: null,
    stamp: now,
    timeZone: 'Europe/Paris',
    entries,
  });

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

describe('a calendar', () => {
  it('R082 is RFC 5545: lines, folding, escapes and required properties', () => {
    const text = made([
      showtime(),
      showtime({
        uid: 'abc-2@fr.example.org',
        title: `${'Très long '.repeat(20)}\nsur deux lignes`,
        end: null,
      }),
      {
        uid: 'r@fr.example.org',
        title: 'Sortie',
        text: 'Été',
        url: 'https://fr.example.org/',
        day: '2026-12-02',
      },
    ]);
    expect(calendarProblems(text)).toEqual([]);
    const [first, second, third] = eventsOf(text);
    expect(first?.summary).toBe('L’Été; la nuit, l’aube');
    expect(first?.location).toContain('214 quai de la Loire, 75019 Paris');
    expect(second?.summary).toContain('sur deux lignes');
    expect([third?.startDate.isDate, third?.startDate.toString()]).toEqual([true, '2026-12-02']);
  });

  it('the check finds what is wrong', () => {
    const text = made([showtime()]);
    expect(calendarProblems(text.replaceAll('\r\n', '\n'))).not.toEqual([]);
    expect(calendarProblems(text.trimEnd())).not.toEqual([]);
    expect(calendarProblems(text.replace(/BEGIN:VEVENT[\s\S]*END:VEVENT\r\n/, ''))).toEqual([
      'it has no component',
    ]);
    expect(calendarProblems(text.replace('END:VCALENDAR', 'X-A:b\r\nEND:VCALENDAR'))).not.toEqual([]);
    const empty = made([]);
    expect(calendarProblems(empty)).toEqual([]);
    expect(calendarProblems(empty.replace(/TZOFFSETTO:.*\r\n/, ''))).not.toEqual([]);
    expect(calendarProblems(empty.replace(/TZID:.*\r\n/, ''))).not.toEqual([]);
    expect(calendarProblems(text.replace(/UID:.*\r\n/, ''))).not.toEqual([]);
    expect(calendarProblems(text.replace('SUMMARY:', `SUMMARY:${'é'.repeat(40)}`))).not.toEqual([]);
    expect(calendarProblems(text.replace('END:VEVENT', ''))).not.toEqual([]);
    expect(calendarProblems(text.replace(/DTSTART:.*Z/, 'DTSTART:20261120T1930'))).not.toEqual([]);
  });

  it.each(['2026-11-20T19:30:00.000Z', '2026-11-20T18:00:00.000Z'])(
    'says no end that is not after the beginning (RFC 5545, 3.8.2.2): %s',
    (end) => {
      expect(made([showtime({ end })])).not.toContain('DTEND');
    },
  );

  it('D55 keeps what was cancelled as such, under the same name and with a higher sequence', () => {
    const [before, after] = [made([showtime()]), made([showtime({ cancelled: true })])].map(
      (text) => eventsOf(text)[0]?.component,
    );
    const told = (component: typeof before) =>
      ['uid', 'status', 'sequence'].map((name) => component?.getFirstPropertyValue(name));
    expect(told(before)).toEqual(['abc-1@fr.example.org', 'CONFIRMED', 0]);
    expect(told(after)).toEqual(['abc-1@fr.example.org', 'CANCELLED', 1]);
  });

  it.each([
    // The clock goes back at three in Paris; the film runs through it.
    ['2026-10-25 01:30:00', '2026-10-24T23:30:00Z', '2026-10-25T01:53:00Z', '2026-10-25 02:53:00'],
    ['2026-10-25 03:30:00', '2026-10-25T02:30:00Z', '2026-10-25T04:53:00Z', '2026-10-25 05:53:00'],
    // It goes forward at two.
    ['2027-03-28 00:30:00', '2027-03-27T23:30:00Z', '2027-03-28T01:53:00Z', '2027-03-28 03:53:00'],
    ['2027-03-28 03:30:00', '2027-03-28T01:30:00Z', '2027-03-28T03:53:00Z', '2027-03-28 05:53:00'],
  ])(
    'R082 with a start at %s says the instants on both sides of a clock change',
    (time, start, end, clock) => {
      const zone = 'Europe/Paris';
      const facts = { preProgrammeMinutes: 15, duration: 128 };
      const { ends } = showtimeTimes(time, null, zone, facts);
      const text = made([showtime({ start: instantOf(time, zone).toISOString(), end: ends?.at ?? null })]);
      const [event] = eventsOf(text);
      expect(calendarProblems(text)).toEqual([]);
      expect(event?.startDate.toJSDate()).toEqual(new Date(start));
      expect(event?.endDate.toJSDate()).toEqual(new Date(end));
      expect(localTimeAt(event?.endDate.toJSDate() ?? now, zone)).toBe(clock);
      expect(text).toContain(`DTSTART:${start.replace(/[-:]/g, '')}`);
    },
  );
});
