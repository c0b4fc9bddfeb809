import type { IdReference, Movie, Organization, ScreeningEvent } from 'schema-dts';
import { parseLocalTime, type LocalTime } from '#src/kernel/date/local-time.ts';
import type { ShowtimeView } from '#src/domain/showtime/showtime-view.ts';
import type { Need } from '#src/routes/filter-values/needs.ts';
import { isVideoFormat } from '#src/domain/tag/special-tags.ts';
import type { Locale } from '#src/sites/site.ts';
import { priceJsonLd } from './price.ts';

/** What decides whether a showtime can be bought. */
type Sale = Pick<ShowtimeView, 'status' | 'over' | 'bookingUrl' | 'opensAt' | 'onSaleFrom'>;

/** The fields of a showtime that structured data contain. */
type Showtime = Sale &
  Pick<
    ShowtimeView,
    'time' | 'startsAt' | 'endTime' | 'endsAt' | 'experiences' | 'needs' | 'price' | 'version'
  >;

/** The show of a showtime: schema.org Movie, with the address of its page when it has one. */
interface Work {
  readonly '@type': 'Movie';
  readonly '@id'?: string;
  readonly name: string;
}

/**
 * What a showtime adds to its film for who sees or hears less, in the words of the vocabulary that schema.org names for
 * `accessibilityFeature`; the other needs are met by the place, not by what is shown.
 */
const featureOf: Readonly<Partial<Record<Need, string>>> = {
  'audio-description': 'audioDescription',
  captions: 'captions',
};

/**
 * What is presented: the film, or with captions or audio description an example of it. These are facts of the one
 * showtime, and a film has the same name in all of them.
 */
function presented(work: Work, needs: readonly Need[], described: boolean): Work | Movie | IdReference {
  const accessibilityFeature = needs.flatMap((need) => featureOf[need] ?? []);
  const { '@id': film, ...named } = work;
  if (accessibilityFeature.length === 0) return described && film !== undefined ? { '@id': film } : work;
  return {
    ...named,
    accessibilityFeature,
    ...(film === undefined ? {} : { exampleOfWork: { '@id': film } }),
  };
}

const two = (value: number) => String(value).padStart(2, '0');

/**
 * A local time with its zone's offset at that instant, ISO 8601: `2026-11-20T20:30:00+01:00`. Search engines show the
 * time as written, so it has to be the cinema's local time.
 *
 * @param instant the same moment, ISO 8601
 * @throws RangeError when one of the two is invalid
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

/** How a showtime can be bought; null when nobody may say: it is over, or locked without a day of opening. */
function availabilityOf({ status, over, bookingUrl, opensAt, onSaleFrom }: Sale) {
  const since = onSaleFrom === null ? {} : { validFrom: onSaleFrom };
  if (bookingUrl !== null) return { availability: 'https://schema.org/InStock', ...since } as const;
  if (over || status === 'cancelled') return null;
  if (status === 'soldout') return { availability: 'https://schema.org/SoldOut', ...since } as const;
  return opensAt === null
    ? null
    : ({ availability: 'https://schema.org/PreOrder', validFrom: opensAt } as const);
}

/**
 * Whether a showtime belongs into structured data: it can be bought, it is sold out, its sale is announced, or it was
 * cancelled and would still be to come.
 */
export const isAnnounced = (showtime: Sale): boolean =>
  showtime.status === 'cancelled' ? !showtime.over : availabilityOf(showtime) !== null;

/** What a page says of a showtime besides the showtime. */
interface Told {
  /** The cinema: with name and address, or by the `@id` of a cinema that the page describes. */
  readonly location: Extract<ScreeningEvent['location'], object>;
  /** The chain, or the `@id` of the chain that the page describes. */
  readonly organizer: Extract<Organization | IdReference, object>;
  readonly image: string | null;
  /** Whether the page describes the film too: its `@id` then says enough. */
  readonly described?: boolean;
}

/**
 * A showtime as structured data: schema.org ScreeningEvent with what is spoken and read, whether it takes place, and how
 * it can be bought since when. Its price is that of its ticket (D61); where none is said, the offer has none. Its video
 * format is IMAX, 3D and the like; seats and services have no property of the event. Captions and audio description are
 * those of what is presented, equipment that of the cinema. The address of the booking stands with its offer.
 */
export function screeningEventJsonLd(
  locale: Locale,
  showtime: Showtime,
  work: Work,
  { location, organizer, image, described = false }: Told,
): ScreeningEvent {
  const { time, startsAt, endTime, endsAt, bookingUrl, experiences, price, version } = showtime;
  const formats = experiences.filter(({ slug }) => isVideoFormat(slug)).map(({ title }) => title);
  const sale = availabilityOf(showtime);
  const url = bookingUrl ?? work['@id'];
  const address = url === undefined ? {} : { url };
  const takesPlace = showtime.status !== 'cancelled';
  return {
    '@type': 'ScreeningEvent',
    name: work.name,
    startDate: timeWithOffset(time, startsAt),
    ...(endTime === null || endsAt === null ? {} : { endDate: timeWithOffset(endTime, endsAt) }),
    eventStatus: takesPlace ? 'https://schema.org/EventScheduled' : 'https://schema.org/EventCancelled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(image === null ? {} : { image }),
    ...(version.language === null ? {} : { inLanguage: version.language }),
    ...(version.subtitles.length === 0 ? {} : { subtitleLanguage: [...version.subtitles] }),
    ...(formats.length === 0 ? {} : { videoFormat: formats.join(', ') }),
    location,
    organizer,
    workPresented: presented(work, showtime.needs, described),
    ...(sale === null
      ? address
      : { offers: { '@type': 'Offer', ...priceJsonLd(locale, price?.amount ?? null), ...address, ...sale } }),
  };
}
