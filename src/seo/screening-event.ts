import type { ScreeningEvent } from 'schema-dts';
import { parseLocalTime, type LocalTime } from '#src/kernel/date/local-time.ts';
import type { ShowtimeView } from '#src/domain/showtime/showtime-view.ts';

/** A part of a showtime that machines are told. */
type Showtime = Pick<ShowtimeView, 'time' | 'startsAt' | 'endTime' | 'endsAt' | 'bookingUrl' | 'experiences'>;

/** What is shown: schema.org Movie, with its page where it has one. */
interface Work {
  readonly '@type': 'Movie';
  readonly '@id'?: string;
  readonly name: string;
}

const two = (value: number) => String(value).padStart(2, '0');

/**
 * A local time with the offset that its zone has at that instant, ISO 8601: `2026-11-20T20:30:00+01:00`. Search engines
 * show the time as written, so it has to be the cinema's.
 *
 * @param instant the same moment, ISO 8601
 * @throws RangeError when one of the two is none
 */
export function timeWithOffset(local: LocalTime, instant: string): string {
  const parts = parseLocalTime(local);
  if (parts === null || Number.isNaN(Date.parse(instant)))
    throw new RangeError(`A local time and its instant were expected, got "${local}" and "${instant}".`);
  const clock = `${parts.day}T${two(parts.hour)}:${two(parts.minute)}:${two(parts.second)}`;
  const minutes = Math.round((Date.parse(`${clock}Z`) - Date.parse(instant)) / 60_000);
  const ahead = Math.abs(minutes);
  return `${clock}${minutes < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
}

/**
 * A showtime for machines: schema.org ScreeningEvent with its booking. It has neither price nor organiser: the
 * programme tells none.
 *
 * @param location the cinema: with name and address, or by the `@id` of one that the page describes
 */
export function screeningEventJsonLd(
  { time, startsAt, endTime, endsAt, bookingUrl, experiences }: Showtime,
  work: Work,
  location: Extract<ScreeningEvent['location'], object>,
  image: string | null,
): ScreeningEvent {
  const formats = experiences.map(({ title }) => title);
  return {
    '@type': 'ScreeningEvent',
    name: work.name,
    startDate: timeWithOffset(time, startsAt),
    ...(endTime === null || endsAt === null ? {} : { endDate: timeWithOffset(endTime, endsAt) }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(image === null ? {} : { image }),
    ...(formats.length === 0 ? {} : { videoFormat: formats.join(', ') }),
    location,
    workPresented: work,
    ...(bookingUrl === null
      ? {}
      : {
          url: bookingUrl,
          offers: { '@type': 'Offer', url: bookingUrl, availability: 'https://schema.org/InStock' },
        }),
  };
}
