import { sql } from 'kysely';
import type { LanguageCatalogue, SiteCatalogue } from '#src/contract/catalogue.ts';
import { showtime as showtimeSchema, type Showtime } from '#src/contract/showtimes-day/schema.ts';
import { toldEnd } from '#src/kernel/date/told-end.ts';
import { sites } from '#src/sites/registry.ts';
import type { Language } from '#src/sites/site.ts';
import type { Database } from '../database/open.ts';
import { identify } from './item-rows.ts';
import type { Identified } from './item-rows.ts';
import { localTimeOf } from './programme-day.ts';
import { bookingOf } from './showtime-rows.ts';
import { readShowtimesByKey } from './readers.ts';
import type { StoredShowtime } from './readers.ts';
import { readCatalogueState } from './state.ts';

/**
 * More than this share of the coming showtimes is not cancelled at once: the load is another catalogue, or the same one
 * on other days.
 */
const largestShare = 0.3;

/** No showtime is longer than this: one that began earlier is over, wherever its cinema is. */
const longestMs = 36 * 3_600_000;

/** A stored showtime as far as it decides whether a load still has it. */
interface StoredKey {
  row_key: string;
  show_id: string;
  cinema_id: string;
  start: string;
  booking: string | null;
}

/**
 * Keeps what left an import before its time (D55): the load with the showtimes that the stored catalogue of an earlier
 * import has and this one lacks, marked as cancelled, until they would have ended: until they start where no end can be true. A showtime is still there when the
 * load has its booking, or the same show in the same cinema at the same time. Those whose show or cinema left too go
 * with it.
 */
export async function withCancelled(
  db: Database,
  catalogue: SiteCatalogue,
  now: Date,
): Promise<SiteCatalogue> {
  const { site } = catalogue;
  const state = await readCatalogueState(db, site);
  if (state?.origin !== 'import') return catalogue;
  const languages = sites[site].languages.filter((language) => catalogue.languages[language] !== undefined);
  const identified = identify(catalogue, languages);
  const earliest = localTimeOf(new Date(now.getTime() - longestMs), sites[site].timeZone);
  const { rows: coming } = await sql<StoredKey>`
    select row_key, show_id, cinema_id, booking, to_char(start, 'YYYY-MM-DD HH24:MI:SS') as start
    from showtimes where site = ${site} and start >= ${earliest}::timestamp`.execute(db);
  const { places, bookings } = presentIn(identified, earliest);
  const left = coming.filter(
    (row) =>
      !places.has(`${row.cinema_id}|${row.show_id}|${row.start}`) &&
      !(row.booking !== null && bookings.has(row.booking)),
  );
  if (left.length === 0 || left.length > coming.length * largestShare) return catalogue;
  const stored = await readShowtimesByKey(
    db,
    site,
    left.map((row) => row.row_key),
  );
  return added(catalogue, identified, stored, now);
}

/** What a load has: where and when shows play, and its bookings. */
function presentIn(
  { catalogues, identities }: Identified,
  earliest: string,
): { places: ReadonlySet<string>; bookings: ReadonlySet<string> } {
  const places = new Set<string>();
  const bookings = new Set<string>();
  for (const [language, { showtimes }] of entriesOf(catalogues))
    for (const [show, byCinema] of Object.entries(showtimes))
      for (const [cinema, byDay] of Object.entries(byCinema))
        for (const { time, refCmd } of Object.values(byDay).flat()) {
          if (time < earliest) continue;
          const [cinemaId, showId] = [
            identities.cinema.idOf(language, cinema),
            identities.show.idOf(language, show),
          ];
          places.add(`${cinemaId}|${showId}|${time}`);
          const booking = bookingOf(refCmd);
          if (booking !== null) bookings.add(booking);
        }
  return { places, bookings };
}

const entriesOf = (catalogues: Identified['catalogues']) =>
  Object.entries(catalogues) as [Language, LanguageCatalogue][];

/** The catalogue with the stored showtimes that are not over, each in the languages in which it was stored. */
function added(
  catalogue: SiteCatalogue,
  { catalogues, identities }: Identified,
  stored: readonly StoredShowtime[],
  now: Date,
): SiteCatalogue {
  const languages: SiteCatalogue['languages'] = {};
  for (const [language, content] of entriesOf(catalogues)) {
    const zones = new Map(content.cinemas.map(({ slug, timeZone }) => [slug, timeZone ?? null]));
    const durations = new Map(content.shows.map(({ slug, duration }) => [slug, duration]));
    const gone = new Set(content.goneShows);
    const showtimes = { ...content.showtimes };
    for (const one of stored) {
      const show = identities.show.slugsOf(one.showId)[language];
      const cinema = identities.cinema.slugsOf(one.cinemaId)[language];
      const body = one.bodyIn(language);
      if (show === undefined || cinema === undefined || body === null || gone.has(show)) continue;
      const cancelled = cancelledOf(body);
      if (cancelled === null) continue;
      const zone = zones.get(cinema) ?? sites[catalogue.site].timeZone;
      const ends = toldEnd(cancelled.time, cancelled.endTime, zone, durations.get(show) ?? null);
      if ((ends ?? cancelled.time) <= localTimeOf(now, zone)) continue;
      const byDay = showtimes[show]?.[cinema] ?? {};
      const day = [...(byDay[one.day] ?? []), cancelled].toSorted((a, b) =>
        a.time < b.time ? -1 : a.time > b.time ? 1 : 0,
      );
      showtimes[show] = { ...showtimes[show], [cinema]: { ...byDay, [one.day]: day } };
    }
    languages[language] = { ...content, showtimes };
  }
  return { ...catalogue, languages };
}

/** A stored showtime as cancelled: locked for readers that know nothing of it. Null for one that cannot be read. */
function cancelledOf(body: string): Showtime | null {
  const read = showtimeSchema.safeParse(JSON.parse(body));
  if (!read.success) return null;
  return { ...read.data, status: 'locked', seatsLeft: undefined, cancelled: true };
}
