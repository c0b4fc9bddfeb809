import { bookingOf } from '#src/contract/showtimes-day/booking.ts';
import type { LanguageCatalogue, SiteCatalogue } from '#src/contract/catalogue.ts';
import {
  mostChanges,
  showtime as showtimeSchema,
  type Showtime,
} from '#src/contract/showtimes-day/schema.ts';
import { toldEnd } from '#src/kernel/date/told-end.ts';
import { sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import type { Database } from '../database/open.ts';
import { readKnownItems } from './identity/known-items.ts';
import { matchShowtimes, unite } from './identity/match-showtimes.ts';
import type { ShowtimeFacts } from './identity/match-showtimes.ts';
import { readComing, readShowtimesByKey } from './identity/stored-showtimes.ts';
import type { ComingRow, StoredShowtime } from './identity/stored-showtimes.ts';
import { identify } from './item-rows.ts';
import type { Identified } from './item-rows.ts';
import { localTimeOf } from './programme-day.ts';
import { readCatalogueState } from './state.ts';

/**
 * More than this share of the showtimes that can still change is not cancelled at once: the load is another catalogue, or
 * the same one on other days.
 */
const largestShare = 0.3;

/** No showtime is longer than this: one that began earlier is over, wherever its cinema is. */
const longestMs = 36 * 3_600_000;

/** A showtime of a load in one language, with its place there. */
interface LoadedCopy extends ShowtimeFacts {
  readonly end: string | null;
  readonly cancelled: boolean;
  readonly list: Showtime[];
  readonly index: number;
}

/** A showtime with its copies in the languages. */
interface Shown<T extends ShowtimeFacts> extends ShowtimeFacts {
  readonly copies: readonly [T, ...T[]];
}

/**
 * A load with what an import keeps of the showtimes that are stored, where those are an earlier import's:
 *
 * - What left before its time is added as cancelled (D55), until it would have ended: until it starts where no end can be
 *   true. Those whose show or cinema left too go with it.
 * - `sequence` counts how often a showtime was changed, cancelled or brought back, as calendars need it; it only rises.
 */
export async function withKept(db: Database, catalogue: SiteCatalogue, now: Date): Promise<SiteCatalogue> {
  const { site } = catalogue;
  const state = await readCatalogueState(db, site);
  if (state?.origin !== 'import') return catalogue;
  const languages = sites[site].languages.filter((language) => catalogue.languages[language] !== undefined);
  const copy = { ...catalogue, languages: withOwnLists(catalogue) };
  const identified = identify(copy, languages, await readKnownItems(db, site));
  const earliest = localTimeOf(new Date(now.getTime() - longestMs), sites[site].timeZone);
  // In the order in which the load is read: copies of a showtime may differ by language.
  const rows = (await readComing(db, site, earliest)).toSorted(
    (a, b) => placeIn(site, a.language) - placeIn(site, b.language),
  );
  const coming = shown(rows.map((row) => [row.language, row]));
  const found = matchShowtimes(coming, shown(loadedIn(identified, earliest)));
  for (const [before, after] of found) count(before.copies, after.copies);

  const over = endsIn(site, identified, now);
  const left = coming.filter((one) => !found.has(one) && !over(one.copies[0]));
  const isCancelled = ({ copies: [one] }: Shown<ComingRow>) => one.cancelled;
  const changeable = coming.filter((one) => !isCancelled(one) && !over(one.copies[0]));
  const leaving = left.filter((one) => !isCancelled(one));
  const isBelieved = leaving.length <= changeable.length * largestShare;
  const kept = isBelieved ? left : left.filter((one) => isCancelled(one));
  const keys = kept.flatMap(({ copies }) => copies.map(({ key }) => key));
  if (keys.length > 0) addCancelled(identified, await readShowtimesByKey(db, site, keys));
  return copy;
}

/** The place of a language in a site's order; what is the same in every language stands before. */
const placeIn = (site: SiteId, language: string): number =>
  sites[site].languages.findIndex((one) => one === language);

function shown<T extends ShowtimeFacts>(copies: Iterable<readonly [string, T]>): Shown<T>[] {
  return unite(copies).flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ ...first, copies: [first, ...others] as const }],
  );
}

/** Counts a change of a showtime that visitors have in their calendars. */
function count(before: Shown<ComingRow>['copies'], after: Shown<LoadedCopy>['copies']): void {
  const [was] = before;
  const [is] = after;
  const changed =
    was.start !== is.start ||
    was.end !== is.end ||
    was.auditorium !== is.auditorium ||
    was.cancelled !== is.cancelled;
  const counted = Math.max(...before.map((one) => one.sequence)) + (changed ? 1 : 0);
  const sequence = Math.min(counted, mostChanges);
  for (const { list, index } of after) {
    const showtime = list[index];
    if (showtime !== undefined && sequence > (showtime.sequence ?? 0))
      list[index] = { ...showtime, sequence };
  }
}

/** The languages of a catalogue with lists of showtimes that may be changed without changing the catalogue. */
function withOwnLists({ languages }: SiteCatalogue): SiteCatalogue['languages'] {
  return Object.fromEntries(
    Object.entries(languages).map(([language, content]) => [
      language,
      {
        ...content,
        showtimes: mapValues(content.showtimes, (byCinema) =>
          mapValues(byCinema, (byDay) => mapValues(byDay, (list) => [...list])),
        ),
      },
    ]),
  );
}

const mapValues = <T>(of: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, change(value)]));

/** The showtimes of a load that are not over for long, in each language, the default language first. */
function* loadedIn(
  { languages, catalogues, identities }: Identified,
  earliest: string,
): Generator<[Language, LoadedCopy]> {
  for (const language of languages)
    for (const [show, byCinema] of Object.entries(catalogues[language]?.showtimes ?? {})) {
      const showId = identities.show.idOf(language, show);
      if (showId === undefined) continue;
      for (const [cinema, byDay] of Object.entries(byCinema)) {
        const cinemaId = identities.cinema.idOf(language, cinema);
        if (cinemaId === undefined) continue;
        for (const list of Object.values(byDay))
          for (const [index, one] of list.entries()) {
            if (one.time < earliest) continue;
            const { time: start, version, endTime: end, cancelled = false } = one;
            const [auditorium, booking] = [one.auditoriumName ?? '', bookingOf(one.refCmd)];
            yield [
              language,
              { cinemaId, showId, start, auditorium, version, booking, end, cancelled, list, index },
            ];
          }
      }
    }
}

const entriesOf = (catalogues: Identified['catalogues']) =>
  Object.entries(catalogues) as [Language, LanguageCatalogue][];

/** Says whether a stored showtime is over, by what a load says of its show and its cinema. */
function endsIn(
  site: SiteId,
  { languages, catalogues, identities }: Identified,
  now: Date,
): (one: ComingRow) => boolean {
  const zones = new Map<string, string>();
  const durations = new Map<string, number>();
  for (const language of languages) {
    for (const { slug, timeZone } of catalogues[language]?.cinemas ?? [])
      if (timeZone != null) zones.set(identities.cinema.idOf(language, slug) ?? '', timeZone);
    for (const { slug, duration } of catalogues[language]?.shows ?? [])
      if (duration !== null) durations.set(identities.show.idOf(language, slug) ?? '', duration);
  }
  return ({ cinemaId, showId, start, end }) => {
    const zone = zones.get(cinemaId) ?? sites[site].timeZone;
    const local = localTimeOf(now, zone);
    return start <= local && (toldEnd(start, end, zone, durations.get(showId) ?? null) ?? start) <= local;
  };
}

/** Adds stored showtimes as cancelled, each in the languages in which it was stored. */
function addCancelled({ catalogues, identities }: Identified, stored: readonly StoredShowtime[]): void {
  for (const [language, content] of entriesOf(catalogues)) {
    const gone = new Set(content.goneShows);
    for (const one of stored) {
      const show = identities.show.slugsOf(one.showId)[language];
      const cinema = identities.cinema.slugsOf(one.cinemaId)[language];
      const body = one.bodyIn(language);
      if (show === undefined || cinema === undefined || body === null || gone.has(show)) continue;
      const cancelled = cancelledOf(body);
      if (cancelled === null) continue;
      const byDay = ((content.showtimes[show] ??= {})[cinema] ??= {});
      byDay[one.day] = [...(byDay[one.day] ?? []), cancelled].toSorted((a, b) =>
        a.time < b.time ? -1 : a.time > b.time ? 1 : 0,
      );
    }
  }
}

/** A stored showtime as cancelled: locked for readers that know nothing of it. Null for one that cannot be read. */
function cancelledOf(body: string): Showtime | null {
  const read = showtimeSchema.safeParse(JSON.parse(body));
  if (!read.success) return null;
  const { cancelled = false } = read.data;
  const sequence = read.data.sequence ?? 0;
  return {
    ...read.data,
    status: 'locked',
    seatsLeft: undefined,
    cancelled: true,
    sequence: cancelled ? sequence : Math.min(sequence + 1, mostChanges),
  };
}
