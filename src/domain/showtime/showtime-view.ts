import type { Pricing } from '#src/contract/cinema/pricing.ts';
import type { HighlightedShowtime } from '#src/contract/schedule.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import { knownInstant } from '#src/kernel/date/day.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { programmeDayOf, startsAfterMidnight } from '#src/kernel/date/programme-day.ts';
import { clockOf, instantOf } from '#src/kernel/date/zone.ts';
import type { Need } from '#src/routes/filter-values/needs.ts';
import type { LocalTime } from '#src/kernel/date/local-time.ts';
import type { EquipmentView } from '../needs/equipment.ts';
import { needsMet } from '../needs/needs.ts';
import { distinctTags, hasTag } from '../tag/special-tags.ts';
import { tagsAt, versionView } from '../tag/vocabulary.ts';
import type { TagView, TagVocabulary, VersionView, VersionVocabulary } from '../tag/vocabulary.ts';
import { textOrNull } from '../text/plain-text.ts';
import { idOfShowtime } from './showtime-id.ts';
import { seatsLeft, type SeatsLeft } from './seats-left.ts';
import { showtimePrice, type OwnPrice, type ShowtimePrice } from './showtime-price.ts';
import { showtimeStatus } from './showtime-status.ts';
import type { ShowtimeStatus } from './showtime-status.ts';
import { lengthFacts, showtimeTimes, type LengthFacts } from './showtime-times.ts';
import { specialDetailsView } from './special-details.ts';
import type { SpecialDetailsView } from './special-details.ts';

/** A showtime for display (R082). */

/** Properties of a showtime that are shown as icons beside its time (R082). */
export interface ShowtimeFlags {
  /** Sold out. */
  readonly full: boolean;
  readonly kidsFriendly: boolean;
  readonly threeD: boolean;
  readonly live: boolean;
  /** Whether there are places for visitors with reduced mobility. */
  readonly disabled: boolean;
}

/** A showtime (R082). */
export interface ShowtimeView {
  /** Names it among the showtimes of one show in one cinema on one day (`showtime-id.ts`). */
  readonly id: string;
  readonly status: ShowtimeStatus;
  /** Whether it has begun or its booking has ended. A locked showtime that is not over is not on sale yet. */
  readonly over: boolean;
  /** The programme day of the showtime: the day before when it starts before 05:00 (D28). */
  readonly day: Day;
  /** Local time of the cinema, with the real calendar day. */
  readonly time: LocalTime;
  /** `HH:MM`. */
  readonly clock: string;
  /** Instant of the start as ISO 8601, UTC. */
  readonly startsAt: string;
  readonly afterMidnight: boolean;
  /** When the pre-programme is over, local time of the cinema; null when its length is unknown. */
  readonly filmTime: LocalTime | null;
  /** When the film is over, local time of the cinema; see `showtimeTimes`. */
  readonly endTime: LocalTime | null;
  /** Instant of the end as ISO 8601, UTC. */
  readonly endsAt: string | null;
  /** Instant at which booking ends, ISO 8601, UTC; an island then locks the showtime (R164). */
  readonly closesAt: string;
  /** Instant at which booking opens, ISO 8601, UTC, of a showtime that waits for it; otherwise null. */
  readonly opensAt: string | null;
  /** Instant from which it is on sale, past or to come, ISO 8601, UTC; null when the source does not say. */
  readonly onSaleFrom: string | null;
  readonly version: VersionView;
  /** As received, without the filler `DEFAULT` and without repetitions. */
  readonly tags: readonly string[];
  /** Address in the booking tunnel; null unless the showtime is available: others are not links (R165). */
  readonly bookingUrl: string | null;
  readonly auditorium: string | null;
  readonly seatCount: number | null;
  /** Null unless the showtime can be booked and the source knows. */
  readonly seats: SeatsLeft | null;
  /** Null when it cannot be said; see `showtimePrice`. */
  readonly price: ShowtimePrice | null;
  readonly special: SpecialDetailsView | null;
  readonly highlighted: boolean;
  readonly flags: ShowtimeFlags;
  readonly experiences: readonly TagView[];
  readonly accessibility: readonly TagView[];
  /** The needs of visitors that it meets, as far as is known (see `../needs`). */
  readonly needs: readonly Need[];
}

/** The data that a showtime's view needs besides the showtime. */
export interface ShowtimeContext extends LengthFacts {
  /** Zone of the cinema, IANA. */
  readonly timeZone: string;
  readonly now: Date;
  readonly tags: TagVocabulary;
  readonly versions: VersionVocabulary;
  /** The prices of the cinema; absent or null where they are not known. */
  readonly pricing?: Pricing | null | undefined;
  /** The own price of its event; absent: it has none. */
  readonly ownPrice?: OwnPrice | undefined;
  /** The equipment of the cinema; without it no need that depends on it is met. */
  readonly equipment?: readonly EquipmentView[] | undefined;
  /** Why the programme highlights this show on this day (R084); absent or null: it does not. */
  readonly highlight?: NonNullable<HighlightedShowtime>['type'] | null | undefined;
}

/** Number of seats from the wire's text of digits; null when the text is no number, or when it is 0 (R082). */
export function seatCountOf(capacity: string | null): number | null {
  if (capacity === null || !/^\d{1,6}$/.test(capacity)) return null;
  return Number(capacity) || null;
}

/** The announced instant at which the booking of a locked showtime opens; null when there is none ahead. */
function openingOf(start: string | null, status: ShowtimeStatus, now: Date): string | null {
  const opens = status === 'locked' ? knownInstant(start) : null;
  return opens !== null && opens > now ? opens.toISOString() : null;
}

function isHighlighted(
  highlight: ShowtimeContext['highlight'],
  special: SpecialDetailsView | null,
  experiences: readonly TagView[],
): boolean {
  if (highlight === 'showtime') return special?.source === 'showtime';
  if (highlight !== 'tag') return false;
  return special?.source === 'tag' || experiences.some((tag) => tag.highlighted);
}

/**
 * The view of a showtime of the wire (R082). Without a reservability end, booking ends when the showtime starts. Throws
 * a RangeError that names the zone when the zone is unknown.
 */
export function showtimeView(showtime: Showtime, context: ShowtimeContext): ShowtimeView {
  const startsAt = instantOf(showtime.time, context.timeZone).toISOString();
  const closesAt = knownInstant(showtime.reservabilityEnd)?.toISOString() ?? startsAt;
  const status = showtimeStatus(showtime.status, closesAt, context.now, showtime.cancelled);
  const tags = distinctTags(showtime.tags);
  const version = versionView(context.versions, showtime.version);
  const auditorium = textOrNull(showtime.auditoriumName);
  const experiences = tagsAt(context.tags, tags, 'showtime');
  const special = specialDetailsView(showtime.specialShowtimeDetails);
  const lengths = lengthFacts(context, showtime, special !== null);
  const { filmBegins, ends } = showtimeTimes(showtime.time, showtime.endTime, context.timeZone, lengths);
  const seatCount = seatCountOf(showtime.auditoriumCapacity);
  return {
    id: idOfShowtime(showtime),
    status,
    over: Math.min(Date.parse(startsAt), Date.parse(closesAt)) < context.now.getTime(),
    day: programmeDayOf(showtime.time),
    time: showtime.time,
    clock: clockOf(showtime.time),
    startsAt,
    afterMidnight: startsAfterMidnight(showtime.time),
    filmTime: filmBegins?.time ?? null,
    endTime: ends?.time ?? null,
    endsAt: ends?.at ?? null,
    closesAt,
    opensAt: openingOf(showtime.reservabilityStart, status, context.now),
    onSaleFrom: knownInstant(showtime.reservabilityStart)?.toISOString() ?? null,
    version,
    tags,
    bookingUrl: status === 'available' ? showtime.refCmd : null,
    auditorium,
    seatCount,
    seats: status === 'available' ? seatsLeft(showtime.seatsLeft, seatCount) : null,
    price: showtimePrice(context.pricing, {
      time: showtime.time,
      tags,
      special: special !== null,
      ownPrice: context.ownPrice,
    }),
    special,
    highlighted: isHighlighted(context.highlight, special, experiences),
    flags: {
      full: status === 'soldout',
      kidsFriendly: hasTag(tags, 'cinekids'),
      threeD: hasTag(tags, '3d'),
      live: hasTag(tags, 'live'),
      disabled: hasTag(tags, 'pmr'),
    },
    experiences,
    accessibility: tagsAt(context.tags, tags, 'accessibility'),
    needs: needsMet({ tags, versions: [version.slug] }, auditorium, context.equipment),
  };
}

/** A showtime of an event without an own price, in a cinema whose prices were not known yet. */
export function priced(showtime: ShowtimeView, pricing: Pricing | null): ShowtimeView {
  const { time, tags, special } = showtime;
  return { ...showtime, price: showtimePrice(pricing, { time, tags, special: special !== null }) };
}
