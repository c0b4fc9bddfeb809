import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { Day } from '#src/kernel/date/day.ts';
import { writableLine, writableText } from '#src/kernel/text/writable.ts';
import { timeZoneText } from './time-zone.ts';

/** An entry of a calendar. Its `uid` never changes, so that programs replace what they have. */
interface CalendarEntry {
  readonly uid: string;
  readonly title: string;
  readonly text: string;
  /** Absolute address of the page about it. */
  readonly url: string;
}

/** A showtime in a calendar. */
export interface TimedEntry extends CalendarEntry {
  /** Instants, ISO 8601, UTC: they need no time zone, and are right on both sides of a clock change. */
  readonly start: string;
  readonly end: string | null;
  readonly place: {
    readonly name: string;
    readonly address: string | null;
    readonly position: { readonly latitude: number; readonly longitude: number } | null;
  };
  readonly cancelled: boolean;
  /** How often it was changed, as far as the API counts; a cancelled showtime has one change at least. */
  readonly sequence?: number;
}

/** A release in a calendar: a whole day, the same in every time zone. */
export interface DayEntry extends CalendarEntry {
  readonly day: Day;
}

/** A calendar as a program reads it. */
interface Calendar {
  /** What the visitor's program calls it. */
  readonly name: string;
  /** Absolute address of the calendar. */
  readonly source: string;
  /** From when to when it says everything, in words; null where it is about one thing. */
  readonly span: string | null;
  /** When what it says was last known to be so: the same for a whole day, so that an unchanged calendar has the same bytes. */
  readonly stamp: Date;
  /** IANA name of the zone in which it is read. */
  readonly timeZone: string;
  readonly entries: readonly (TimedEntry | DayEntry)[];
}

/** How often programs that subscribe ask again, in seconds. */
const askedAgainSeconds = 6 * 3_600;

/** The library writes the name of a calendar as it is, and escapes all other texts (RFC 5545, 3.3.11). */
const nameText = (name: string): string => writableLine(name).replace(/[\\;,]/g, String.raw`\$&`);

/**
 * A calendar as text (RFC 5545). A cancelled showtime stays in it as such, with a higher sequence, so that programs that
 * have it already cross it out. One without entries holds its time zone: a calendar has a component.
 */
export function calendarText({ name, source, span, stamp, timeZone, entries }: Calendar): string {
  const calendar = ical({
    name: nameText(name),
    ...(span === null ? {} : { description: nameText(span) }),
    source,
    ttl: askedAgainSeconds,
    prodId: { company: 'Velours', product: 'Programme' },
  });
  for (const entry of entries) {
    const { uid, title, text, url } = entry;
    const common = {
      id: uid,
      stamp,
      summary: writableText(title),
      description: writableText(text),
      url,
    };
    if ('day' in entry)
      calendar.createEvent({
        ...common,
        start: new Date(`${entry.day}T00:00:00Z`),
        allDay: true,
        // Nobody is busy because a film comes out.
        transparency: ICalEventTransparency.TRANSPARENT,
      });
    else calendar.createEvent({ ...common, ...timesOf(entry) });
  }
  const zone = entries.length === 0 ? timeZoneText(timeZone, stamp) : '';
  return `${calendar.toString().replace(/END:VCALENDAR$/, `${zone}END:VCALENDAR`)}\r\n`;
}

function timesOf({ start, end, place, cancelled, sequence = 0 }: TimedEntry) {
  const { name, address, position } = place;
  const [from, to] = [new Date(start), end === null ? null : new Date(end)];
  return {
    start: from,
    ...(to === null || to <= from ? {} : { end: to }),
    location: {
      title: writableText(name),
      ...(address === null ? {} : { address: writableText(address) }),
      ...(position === null ? {} : { geo: { lat: position.latitude, lon: position.longitude } }),
    },
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    sequence: Math.max(sequence, cancelled ? 1 : 0),
  };
}
