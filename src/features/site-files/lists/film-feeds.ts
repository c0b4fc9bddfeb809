import { readCities } from '#src/api/cities.ts';
import { read } from '#src/api/read.ts';
import { readSchedule, readShows } from '#src/api/site-catalogue.ts';
import { programmeDayAt } from '#src/domain/date/programme-day.ts';
import { filteredShows } from '#src/domain/filter/apply-filters.ts';
import { itemsBySlug } from '#src/domain/items-by-slug.ts';
import { formatDay } from '#src/domain/date/format.ts';
import { daysWithShowtimes, scheduleOfCity, type Schedule } from '#src/domain/programme/schedule.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { addDays, daysBetween, type Day } from '#src/kernel/date/day.ts';
import { absoluteHref } from '#src/routes/absolute.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { PageRef } from '#src/routes/page.ts';
import { isSlug } from '#src/routes/slug.ts';
import { chainName } from '#src/seo/chain.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { dayStart, narrowedName, spanOf, wordsOf, type Asked, type Made } from './feed-content.ts';
import type { FeedEntry } from './feed.ts';
import { showPage } from './load-calendar.ts';

/** A film is new for this many days after its release; what comes is in its list for as many days before. */
const newDays = 60;

/** The schedule that is not asked for. */
const none: Schedule = new Map();

const todayOf = (locale: Locale, now: Date): Day => programmeDayAt(now, siteFactsOf(locale).timeZone);

/** A show that came into a list on a day; null where its address cannot be one. */
function entryOf(
  { locale, origin }: Asked,
  show: ShowListView,
  text: string | null,
  since: Day,
): FeedEntry | null {
  return isSlug(show.slug)
    ? {
        url: absoluteHref(origin, locale, showPage(show)),
        title: show.title,
        text,
        image: show.poster?.lg ?? show.backdrop?.lg ?? null,
        at: dayStart(locale, since),
      }
    : null;
}

const known = (entries: readonly (FeedEntry | null)[]): FeedEntry[] =>
  entries.filter((entry) => entry !== null);

/** Whether a show is one that a filtered page would list (R179); without filters any is. */
function listedBy(
  filters: Filters,
  schedule: Schedule,
  today: Day,
  shows: readonly ShowListView[],
): (show: ShowListView) => boolean {
  if (Object.keys(filters).length === 0) return () => true;
  const listed = filteredShows(schedule, today, itemsBySlug(shows), filters);
  const slugs = new Set(listed.map(({ show }) => show.slug));
  return ({ slug }) => slugs.has(slug);
}

/** The films that came out of late. */
export async function newFilms(asked: Asked, filters: Filters, now: Date): Promise<Made> {
  const { locale } = asked;
  const isNarrowed = Object.keys(filters).length > 0;
  const [shows, schedule] = await Promise.all([
    readShows(locale),
    isNarrowed ? readSchedule(locale, undefined) : none,
  ]);
  if (!shows.ok || schedule === null) return 'outage';
  const today = todayOf(locale, now);
  const isListed = listedBy(filters, schedule, today, shows.value);
  const since = addDays(today, -newDays);
  const factsOf = ({ genres, directors }: ShowListView) =>
    [...genres.map(({ label }) => label), ...directors].join(', ') || null;
  return {
    title: narrowedName(wordsOf(locale)('lists.films', { chain: chainName }), filters),
    page: { page: 'shows' },
    entries: known(
      shows.value.map((show) => {
        const { releaseDay } = show;
        return releaseDay === null || releaseDay > today || releaseDay < since || !isListed(show)
          ? null
          : entryOf(asked, show, factsOf(show), releaseDay);
      }),
    ),
  };
}

/** The films that come out soon; nobody says since when they are known, so each is there for the same time before. */
export async function comingFilms(asked: Asked, now: Date): Promise<Made> {
  const { locale } = asked;
  const shows = await readShows(locale);
  if (!shows.ok) return 'outage';
  const today = todayOf(locale, now);
  const until = addDays(today, newDays);
  const t = wordsOf(locale);
  return {
    title: t('lists.releases', { chain: chainName }),
    page: { page: 'upcomingShowsLight' },
    entries: known(
      shows.value.map((show) => {
        const { kind, notComingSoon, releaseDay } = show;
        if (kind === 'event' || notComingSoon) return null;
        if (releaseDay === null || releaseDay <= today || releaseDay > until) return null;
        const text = t('shows.releases', { date: formatDay(locale, releaseDay, 'long') });
        return entryOf(asked, show, text, addDays(releaseDay, -newDays));
      }),
    ),
  };
}

/** The days from `today` on by slug of the show that plays on them, in order. */
function daysOf(schedule: Schedule, today: Day): ReadonlyMap<string, readonly Day[]> {
  const days = new Map<string, Day[]>();
  for (const day of daysWithShowtimes(schedule, today))
    for (const show of schedule.get(day)?.keys() ?? []) days.set(show, [...(days.get(show) ?? []), day]);
  return days;
}

/** A day and, before it, each that many days before the next: the first of them that has come. */
function steppedBack(day: Day, today: Day): Day {
  return addDays(day, -newDays * Math.max(0, Math.ceil(daysBetween(today, day) / newDays)));
}

/**
 * Since when a show that plays is in a list: since its release; before it since it went on sale. Where nobody says when that was, it
 * follows from a day to come, so that it is the same every morning, and moves when the programme is longer than it was.
 */
function sinceOf(locale: Locale, { releaseDay, salesOpeningDate }: ShowListView, last: Day, today: Day): Day {
  if (releaseDay !== null && releaseDay <= today) return releaseDay;
  const sales = salesOpeningDate === null ? null : todayOf(locale, new Date(salesOpeningDate));
  return sales !== null && sales <= today ? sales : steppedBack(releaseDay ?? last, today);
}

/** The events that play soon, each since the same time before its last day: again new when there are more of them. */
export async function comingEvents(asked: Asked, now: Date): Promise<Made> {
  const { locale } = asked;
  const [shows, schedule] = await Promise.all([readShows(locale), readSchedule(locale, undefined)]);
  if (!shows.ok || schedule === null) return 'outage';
  const today = todayOf(locale, now);
  const until = addDays(today, newDays);
  const days = daysOf(schedule, today);
  return {
    title: wordsOf(locale)('lists.events', { chain: chainName }),
    page: { page: 'events' },
    entries: known(
      shows.value.map((show) => {
        const played = days.get(show.slug) ?? [];
        const [first] = played;
        if (show.kind !== 'event' || first === undefined || first > until) return null;
        const last = played.at(-1) ?? first;
        return entryOf(asked, show, spanOf(locale, first, last), steppedBack(last, today));
      }),
    ),
  };
}

/** The films of a cinema with the days on which they play. */
export async function filmsOfCinema(asked: Asked, slug: string, filters: Filters, now: Date): Promise<Made> {
  const { locale } = asked;
  const [cinemas, schedule] = await Promise.all([read('cinemas', locale, {}), readSchedule(locale, slug)]);
  if (!cinemas.ok || schedule === null) return 'outage';
  const cinema = cinemas.value.find((one) => one.slug === slug);
  if (cinema === undefined) return 'unknown';
  const title = wordsOf(locale)('lists.cinema', { cinema: cinema.name });
  return filmsOf(asked, { title, page: { page: 'cinema', slug }, filters }, schedule, now);
}

/** The films of a city with the days on which they play in one of its cinemas. */
export async function filmsOfCity(asked: Asked, slug: string, filters: Filters, now: Date): Promise<Made> {
  const { locale } = asked;
  const [cities, zone] = await Promise.all([readCities(locale), read('zone', locale, { zone: slug })]);
  const city = cities.find((one) => one.slug === slug);
  if (cities.length === 0) return 'outage';
  if (city === undefined) return 'unknown';
  if (!zone.ok && zone.failure.kind !== 'unknown') return 'outage';
  const title = wordsOf(locale)('lists.city', { city: city.name });
  const schedule: Schedule = zone.ok ? scheduleOfCity(zone.value) : new Map();
  return filmsOf(asked, { title, page: { page: 'city', slug }, filters }, schedule, now);
}

/** What plays by a schedule. */
async function filmsOf(
  asked: Asked,
  { title, page, filters }: { readonly title: string; readonly page: PageRef; readonly filters: Filters },
  schedule: Schedule,
  now: Date,
): Promise<Made> {
  const { locale } = asked;
  const shows = await readShows(locale);
  if (!shows.ok) return 'outage';
  const today = todayOf(locale, now);
  const days = daysOf(schedule, today);
  const isListed = listedBy(filters, schedule, today, shows.value);
  return {
    title: narrowedName(title, filters),
    page,
    entries: known(
      shows.value.map((show) => {
        const played = days.get(show.slug) ?? [];
        const [first] = played;
        if (first === undefined || !isListed(show)) return null;
        const last = played.at(-1) ?? first;
        return entryOf(asked, show, spanOf(locale, first, last), sinceOf(locale, show, last, today));
      }),
    ),
  };
}
