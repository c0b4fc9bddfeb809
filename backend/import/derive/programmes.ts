import type { Programme, ProgrammeShow } from '#src/contract/cinema-shows/schema.ts';
import { lastOrder } from '#src/contract/primitives.ts';
import type { ProgrammeEntry } from '#src/contract/schedule.ts';
import type { Show } from '#src/contract/shows/schema.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import type { Draft } from '../check/draft.ts';

/** Makes the programmes of cinemas that have none, from their showtimes and the list of shows. */
export function programmesFromShowtimes(draft: Draft): Record<string, Programme> {
  const shows = new Map(draft.shows.map((show) => [show.slug, show]));
  const found: Record<string, Programme> = {};
  for (const { slug: cinema } of draft.cinemas) {
    if (draft.cinemaShows[cinema] !== undefined) continue;
    const programme: Programme = { days: {}, shows: {} };
    for (const [showSlug, byCinema] of Object.entries(draft.showtimes)) {
      const show = shows.get(showSlug);
      const byDay = Object.entries(byCinema[cinema] ?? {}).filter(([, list]) => list.length > 0);
      if (show === undefined || byDay.length === 0) continue;
      programme.shows[showSlug] = programmeShowOf(show, byDay);
      for (const [day] of byDay) programme.days[day] = { upsell: null, highlightedShowtime: null };
    }
    programme.days = Object.fromEntries(
      Object.entries(programme.days).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
    found[cinema] = programme;
  }
  return found;
}

function programmeShowOf(
  show: Show,
  byDay: readonly (readonly [string, readonly Showtime[]])[],
): ProgrammeShow {
  const days = Object.fromEntries(byDay.map(([day, list]) => [day, entryOf(show, list)]));
  const bookable = Object.values(days).some((entry) => entry.bookable);
  return {
    days,
    bookable,
    isBookable: bookable,
    isNew: show.isNew,
    isComingSoon: show.isComingSoon,
    isEarlyVisible: false,
    isEarlyBookable: false,
    isEarlyAVP: false,
    cineOrder: show.genericOrder,
    cineKidsOrder: null,
    cineUpcomingOrder: show.upcomingOrder,
    cineEntertainmentOrder: lastOrder,
    cineEntertainmentOrder2: lastOrder,
    specialEvent: show.specialEvent,
    isKids: false,
    // A source without programmes lacks the counts that real servers have by cinema.
    next24ShowtimesCount: 0,
  };
}

function entryOf(show: Show, list: readonly Showtime[]): ProgrammeEntry {
  return {
    tags: [...new Set(list.flatMap(({ tags }) => tags))].toSorted((a, b) =>
      a.toLowerCase() < b.toLowerCase() ? -1 : 1,
    ),
    bookable: list.some(({ status }) => status === 'available'),
    versions: [...new Set(list.map(({ version }) => version))].filter((version) => version !== ''),
    flag: show.flag,
    flagColor: show.flagColor,
    cineOrder: show.genericOrder,
    specialEvent: null,
    specialShowtime: list.some(({ specialShowtimeDetails }) => specialShowtimeDetails !== null),
    labelCategory: null,
  };
}
