import { sql } from 'kysely';
import type { Language, SiteId } from '#src/sites/site.ts';
import type { Database } from '../../database/open.ts';
import { inLanguage } from '../readers.ts';
import type { ShowtimeRow } from '../readers.ts';
import type { ShowtimeFacts } from './match-showtimes.ts';

/** How many rows one statement reads, so that others can run in between. */
const rowsPerRead = 5_000;

/** A row of a showtime, as far as it decides whether a load still has it, and what has changed. */
export interface ComingRow extends ShowtimeFacts {
  readonly key: string;
  /** Empty when it is the same in every language. */
  readonly language: string;
  readonly end: string | null;
  readonly cancelled: boolean;
  readonly sequence: number;
}

/**
 * The showtimes of a site that begin at an instant or later.
 * @param earliest local time, `YYYY-MM-DD HH:MM:SS`
 */
export async function readComing(db: Database, site: SiteId, earliest: string): Promise<ComingRow[]> {
  const found: ComingRow[] = [];
  for (let last = ''; ;) {
    const { rows } = await sql<ComingRow>`
      select row_key as key, language, show_id as "showId", cinema_id as "cinemaId", booking,
        to_char(start, 'YYYY-MM-DD HH24:MI:SS') as start, coalesce(told."auditoriumName", '') as auditorium,
        told.version, told."endTime" as end, coalesce(told.cancelled, false) as cancelled,
        coalesce(told.sequence, 0) as sequence
      from showtimes, json_to_record(body) as told (
        "auditoriumName" text, version text, "endTime" text, cancelled boolean, sequence double precision)
      where site = ${site} and start >= ${earliest}::timestamp and row_key > ${last}
      order by row_key limit ${rowsPerRead}`.execute(db);
    found.push(...rows);
    if (rows.length < rowsPerRead) return found;
    last = rows.at(-1)?.key ?? '';
  }
}

/** A showtime as it is stored, in any language. */
export interface StoredShowtime {
  showId: string;
  cinemaId: string;
  day: string;
  /** Its body as JSON text; null in a language that has its own rows, of which this is none. */
  bodyIn(language: Language): string | null;
}

/** The showtimes of some rows, by cinema and day. */
export async function readShowtimesByKey(
  db: Database,
  site: SiteId,
  keys: readonly string[],
): Promise<StoredShowtime[]> {
  const { rows } = await sql<ShowtimeRow & { show_id: string; language: string }>`
    select show_id, cinema_id, day::text as day, language, body::text as body, overrides::text as overrides
    from showtimes where site = ${site} and row_key = any(${[...keys]}::text[])
    order by cinema_id, showtimes.day, start, row_key`.execute(db);
  return rows.map((row) => ({
    showId: row.show_id,
    cinemaId: row.cinema_id,
    day: row.day,
    bodyIn: (language) =>
      row.language === '' || row.language === language ? inLanguage(row, language) : null,
  }));
}
