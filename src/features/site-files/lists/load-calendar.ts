import { createTranslator } from 'next-intl';
import { callsOfPage, readCinemaDay } from '#src/api/cinema-day.ts';
import { dayReadsOf } from '#src/api/cinema-days.ts';
import { presentInstant } from '#src/api/load/present.ts';
import { read } from '#src/api/read.ts';
import { readShows, readVocabulary } from '#src/api/site-catalogue.ts';
import { isOutage } from '#src/api/transport/failure.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import { addressLine } from '#src/domain/cinema/address-line.ts';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { cinemaTimeZone } from '#src/domain/cinema/cinema-time-zone.ts';
import { programmeDayAt } from '#src/domain/date/programme-day.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { showtimeViews } from '#src/domain/showtime/group-showtimes.ts';
import { bookingOf } from '#src/contract/showtimes-day/booking.ts';
import { idOfShowtime, nameOfShowtime } from '#src/domain/showtime/showtime-id.ts';
import type { ShowtimeContext, ShowtimeView } from '#src/domain/showtime/showtime-view.ts';
import { itemsBySlug } from '#src/domain/items-by-slug.ts';
import { messagesOf, type Messages } from '#src/i18n/messages.ts';
import { addDays, type Day } from '#src/kernel/date/day.ts';
import { shortHash } from '#src/kernel/text/short-hash.ts';
import { absoluteHref } from '#src/routes/absolute.ts';
import type { ShowtimeRef } from '#src/routes/showtime/showtime-ref.ts';
import { siteFilePath, type CalendarFile } from '#src/routes/site-files.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { calendarText, type DayEntry, type TimedEntry } from './calendar.ts';

/** A list as text; or that nothing has this address, or that the catalogue cannot say. */
export type ListText = { readonly text: string } | 'unknown' | 'outage';

/** A calendar of a cinema has the showtimes of this many programme days, today included: until the next cinema week. */
const daysListed = 7;
/** The most showtimes of a calendar. */
const mostEntries = 600;

interface Asked {
  readonly locale: Locale;
  /** Of the site. */
  readonly origin: string;
}

const madeOf = (calendar: Parameters<typeof calendarText>[0]): ListText => ({ text: calendarText(calendar) });

/** The words of a locale. */
const wordsOf = (locale: Locale) =>
  createTranslator({ locale, messages: messagesOf(locale) as unknown as Messages });

/** The page of a show. */
export const showPage = ({ kind, slug }: Pick<ShowListView, 'kind' | 'slug'>) =>
  ({ page: kind === 'event' ? 'entertainment' : 'movie', slug }) as const;

/** Makes the calendar at an address (RFC 5545). */
export async function loadCalendar(asked: Asked, file: CalendarFile): Promise<ListText> {
  if (file.of === 'film') return filmCalendar(asked, file);
  if (file.of === 'plan') return planCalendar(asked, file);
  const place = await placeOf(asked, file.of === 'cinema' ? file.slug : file.cinema);
  if (typeof place === 'string') return place;
  return file.of === 'cinema' ? weekCalendar(asked, file, place) : showtimeCalendar(asked, file, place);
}

/** A cinema with all that its showtimes need. */
interface Place {
  readonly cinema: Cinema;
  readonly now: Date;
  readonly context: ShowtimeContext;
  readonly shows: ReadonlyMap<string, ShowListView>;
}

async function placeOf({ locale }: Asked, slug: string): Promise<Place | 'unknown' | 'outage'> {
  const [cinemas, shows, vocabulary, present] = await Promise.all([
    read('cinemas', locale, {}),
    readShows(locale),
    readVocabulary(locale),
    presentInstant(),
  ]);
  if (!cinemas.ok || !shows.ok) return 'outage';
  const cinema = cinemas.value.find((one) => one.slug === slug);
  if (cinema === undefined) return 'unknown';
  const now = new Date(present);
  return {
    cinema,
    now,
    context: {
      ...vocabulary,
      now,
      timeZone: cinemaTimeZone(siteFactsOf(locale), cinema),
      preProgrammeMinutes: cinema.preProgrammeMinutes,
    },
    shows: itemsBySlug(shows.value),
  };
}

/**
 * The name of a showtime among those of its film: a booking that is its own has the same at any time and in any
 * auditorium.
 */
function nameAmong(received: readonly Showtime[], showtime: Showtime, startsAt: string): string {
  const booking = bookingOf(showtime.refCmd);
  const isOwn = received.filter(({ refCmd }) => bookingOf(refCmd) === booking).length === 1;
  return booking !== null && isOwn
    ? nameOfShowtime(showtime)
    : `${Date.parse(startsAt)}-${idOfShowtime(showtime)}`;
}

/** The showtimes of a show with their entries. */
function entriesOf(
  { locale, origin }: Asked,
  { cinema, context }: Place,
  show: ShowListView,
  received: readonly Showtime[],
): { readonly view: ShowtimeView; readonly entry: TimedEntry }[] {
  const t = wordsOf(locale);
  const { name, address, position } = cinemaListView(cinema);
  const host = new URL(origin).host;
  const wire = new Map(received.toReversed().map((one) => [idOfShowtime(one), one]));
  return showtimeViews(received, { ...context, duration: show.duration }).flatMap((view) => {
    const { id, day, startsAt, endsAt, version, auditorium, status } = view;
    const one = wire.get(id);
    // Of showtimes that nothing tells apart a calendar has one.
    if (one === undefined || !wire.delete(id)) return [];
    const where = auditorium === null ? [] : [t('showtime.auditorium', { name: auditorium })];
    const entry = {
      view,
      entry: {
        // The same in every language of the site: a slug may differ, a reference does not.
        uid: `${shortHash(`${cinema.vistaRef ?? cinema.slug} ${show.reference ?? show.slug}`)}-${nameAmong(received, one, startsAt)}@${host}`,
        title: show.title,
        text: [version.label, ...where].join(' · '),
        url: absoluteHref(origin, locale, {
          page: 'showtime',
          show: show.slug,
          cinema: cinema.slug,
          day,
          id,
        }),
        start: startsAt,
        end: endsAt,
        place: { name, address: address === null ? null : addressLine(address), position },
        cancelled: status === 'cancelled',
        sequence: one.sequence ?? 0,
      },
    };
    return [entry];
  });
}

async function weekCalendar(
  asked: Asked,
  file: CalendarFile & { readonly of: 'cinema' },
  place: Place,
): Promise<ListText> {
  const { locale, origin } = asked;
  const { cinema, now, context, shows } = place;
  const today = programmeDayAt(now, context.timeZone);
  const calls = callsOfPage();
  const reads = dayReadsOf(locale);
  const days = await Promise.all(
    Array.from({ length: daysListed }, (_, index) => addDays(today, index)).map(async (day: Day) =>
      readCinemaDay(reads, cinema.slug, day, calls),
    ),
  );
  // Half a week would delete showtimes from the calendars of visitors.
  if (days.some((day) => day === null || Object.values(day).includes(null))) return 'outage';
  const entries = days.flatMap((day) =>
    Object.entries(day ?? {}).flatMap(([slug, received]) => {
      const show = shows.get(slug);
      return show === undefined ? [] : entriesOf(asked, place, show, received ?? []);
    }),
  );
  return madeOf({
    name: cinema.name,
    source: `${origin}${siteFilePath(file)}`,
    now,
    entries: entries
      .map(({ entry }) => entry)
      .toSorted((a, b) => a.start.localeCompare(b.start) || a.uid.localeCompare(b.uid))
      .slice(0, mostEntries),
  });
}

/** The entry of one showtime. */
async function showtimeEntry(
  asked: Asked,
  { show: slug, cinema, day, id }: ShowtimeRef,
  place: Place,
): Promise<TimedEntry | 'unknown' | 'outage'> {
  const show = place.shows.get(slug);
  if (show === undefined) return 'unknown';
  const answer = await read('showtimesDay', asked.locale, { slug, cinema, date: day });
  if (!answer.ok) return isOutage(answer.failure) ? 'outage' : 'unknown';
  return entriesOf(asked, place, show, answer.value).find(({ view }) => view.id === id)?.entry ?? 'unknown';
}

async function showtimeCalendar(
  asked: Asked,
  file: CalendarFile & { readonly of: 'showtime' },
  place: Place,
): Promise<ListText> {
  const entry = await showtimeEntry(asked, file, place);
  if (typeof entry === 'string') return entry;
  return madeOf({
    name: entry.title,
    source: `${asked.origin}${siteFilePath(file)}`,
    now: place.now,
    entries: [entry],
  });
}

/** Showtimes that follow each other, all of them: without one of them it would be another plan. */
async function planCalendar(asked: Asked, file: CalendarFile & { readonly of: 'plan' }): Promise<ListText> {
  const found = await Promise.all(
    file.showtimes.map(async (ref) => {
      const place = await placeOf(asked, ref.cinema);
      return typeof place === 'string' ? place : showtimeEntry(asked, ref, place);
    }),
  );
  if (found.includes('outage')) return 'outage';
  const entries = found.filter((one) => typeof one !== 'string');
  if (entries.length < found.length) return 'unknown';
  return madeOf({
    name: entries.map(({ title }) => title).join(' · '),
    source: `${asked.origin}${siteFilePath(file)}`,
    now: new Date(await presentInstant()),
    entries,
  });
}

/** The release of a film: a whole day. A film whose day nobody knows has no calendar. */
async function filmCalendar(
  { locale, origin }: Asked,
  file: CalendarFile & { readonly of: 'film' },
): Promise<ListText> {
  const [shows, present] = await Promise.all([readShows(locale), presentInstant()]);
  if (!shows.ok) return 'outage';
  const show = shows.value.find(({ slug }) => slug === file.slug);
  if (show?.releaseDay == null) return 'unknown';
  const t = wordsOf(locale);
  const title = t('lists.release', { title: show.title });
  const entry: DayEntry = {
    uid: `${shortHash(`release ${show.reference ?? show.slug}`)}@${new URL(origin).host}`,
    title,
    text: show.title,
    url: absoluteHref(origin, locale, showPage(show)),
    day: show.releaseDay,
  };
  return madeOf({
    name: title,
    source: `${origin}${siteFilePath(file)}`,
    now: new Date(present),
    entries: [entry],
  });
}
