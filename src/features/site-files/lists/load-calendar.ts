import { readCinemaDay, type ShowtimesByShow } from '#src/api/cinema-day.ts';
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
import { hasGenre, showtimeMatches } from '#src/domain/filter/show-filter.ts';
import { equipmentViews } from '#src/domain/needs/equipment.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { showtimeViews } from '#src/domain/showtime/group-showtimes.ts';
import { bookingOf } from '#src/contract/showtimes-day/booking.ts';
import { idOfShowtime, nameOfShowtime } from '#src/domain/showtime/showtime-id.ts';
import type { ShowtimeContext, ShowtimeView } from '#src/domain/showtime/showtime-view.ts';
import { itemsBySlug } from '#src/domain/items-by-slug.ts';
import { dayRange, type Day } from '#src/kernel/date/day.ts';
import { shortHash } from '#src/kernel/text/short-hash.ts';
import { absoluteHref } from '#src/routes/absolute.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { ShowtimeRef } from '#src/routes/showtime/showtime-ref.ts';
import { siteFilePath, type CalendarFile } from '#src/routes/site-files.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { calendarText, type DayEntry, type TimedEntry } from './calendar.ts';
import { dayStart, narrowedName, spanOf, wordsOf, type Asked } from './feed-content.ts';

/** A list as text; or that nothing has this address, or that the catalogue cannot say. */
export type ListText = { readonly text: string } | 'unknown' | 'outage';

/** A calendar of a cinema has the showtimes of this many programme days, today included: until the next cinema week. */
const daysListed = 7;
/** The most showtimes of a calendar: the largest cinemas of the field play about 1,100 in a week. It ends with a whole day. */
const mostEntries = 2_400;
/** The calls that a calendar may make to an API that gives showtimes only show by show; what they do not reach is not in it. */
const mostCalls = 300;

const madeOf = (calendar: Parameters<typeof calendarText>[0]): ListText => ({ text: calendarText(calendar) });

/** When what a calendar says was last known to be so, for a whole programme day. */
const stampOf = (locale: Locale, now: Date): Date =>
  dayStart(locale, programmeDayAt(now, siteFactsOf(locale).timeZone));

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

/** Whether a show has one of the genres that filters name. */
const hasGenreOf = ({ genres = [] }: Filters, show: ShowListView): boolean =>
  genres.length === 0 || genres.some((genre) => hasGenre(show, genre));

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
      equipment: equipmentViews(cinema.equipment),
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
  const { filters = {} } = file;
  const today = programmeDayAt(now, context.timeZone);
  const days = await wholeDays(asked, cinema.slug, dayRange(today, daysListed));
  if (days === null) return 'outage';
  const entries: TimedEntry[] = [];
  let last = today;
  for (const [day, showtimes] of days) {
    const played = Object.entries(showtimes).flatMap(([slug, received]) => {
      const show = shows.get(slug);
      if (show === undefined || !hasGenreOf(filters, show)) return [];
      return entriesOf(asked, place, show, received ?? []).flatMap(({ view, entry }) =>
        showtimeMatches(filters, view, show) ? [entry] : [],
      );
    });
    if (day !== today && entries.length + played.length > mostEntries) break;
    entries.push(...played.toSorted((a, b) => a.start.localeCompare(b.start) || a.uid.localeCompare(b.uid)));
    last = day;
  }
  return madeOf({
    name: narrowedName(cinema.name, filters),
    source: `${origin}${siteFilePath(file)}`,
    span: spanOf(locale, today, last),
    stamp: stampOf(locale, now),
    timeZone: context.timeZone,
    entries,
  });
}

/**
 * The showtimes of a cinema by day, up to the last day that could be read whole: half a day would delete showtimes from the calendars
 * of visitors. Null when the API does not give one of the days.
 */
async function wholeDays(
  { locale }: Asked,
  cinema: string,
  days: readonly Day[],
): Promise<readonly (readonly [Day, ShowtimesByShow])[] | null> {
  const calls = { left: mostCalls };
  const reads = dayReadsOf(locale);
  const readDay = async (day: Day) => readCinemaDay(reads, cinema, day, calls);
  const found: (readonly [Day, ShowtimesByShow])[] = [];
  let ahead: Promise<ShowtimesByShow | null>[] = [];
  for (const [index, day] of days.entries()) {
    const showtimes = await (ahead[index] ?? readDay(day));
    const isWhole = showtimes !== null && !Object.values(showtimes).includes(null);
    if (!isWhole) return calls.left === 0 && found.length > 0 ? found : null;
    found.push([day, showtimes]);
    // Days that take a call each are read at once, the others as far as the calls reach.
    if (index === 0 && calls.left === mostCalls)
      ahead = [Promise.resolve(showtimes), ...days.slice(1).map(readDay)];
  }
  return found;
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
    span: null,
    stamp: stampOf(asked.locale, place.now),
    timeZone: place.context.timeZone,
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
    span: null,
    stamp: stampOf(asked.locale, new Date(await presentInstant())),
    timeZone: siteFactsOf(asked.locale).timeZone,
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
    span: null,
    stamp: stampOf(locale, new Date(present)),
    timeZone: siteFactsOf(locale).timeZone,
    entries: [entry],
  });
}
