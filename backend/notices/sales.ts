import { sql } from 'kysely';
import { instantOf } from '#src/kernel/date/zone.ts';
import { sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import type { Database } from '../database/open.ts';
import type { Subject } from './subject.ts';

/** A cinema and a version in which a film can be booked. */
export interface Sale {
  readonly cinemaId: string;
  /** In lower case. */
  readonly version: string;
}

/**
 * Where and in which versions a film can be booked at an instant: by the rule of the pages (R164), a showtime is
 * `available`, its reservability has not ended, and it has not begun in the time of its cinema (D28).
 */
export async function readSales(db: Database, site: SiteId, showId: string, now: Date): Promise<Sale[]> {
  const { rows } = await sql<{ cinema_id: string; version: string; last: string; zone: string | null }>`
    select showtimes.cinema_id, lower(showtimes.body ->> 'version') as version,
      to_char(max(showtimes.start), 'YYYY-MM-DD HH24:MI:SS') as last, max(cinemas.list ->> 'timeZone') as zone
    from showtimes
    left join texts cinemas on cinemas.site = showtimes.site and cinemas.kind = 'cinema'
      and cinemas.id = showtimes.cinema_id and cinemas.language = ${sites[site].defaultLanguage}
    where showtimes.site = ${site} and showtimes.show_id = ${showId}
      and showtimes.body ->> 'status' = 'available'
      and coalesce((showtimes.body ->> 'reservabilityEnd')::timestamptz > ${now.toISOString()}::timestamptz, true)
    group by 1, 2`.execute(db);
  return rows
    .filter(({ last, zone }) => instantOf(last, zone ?? sites[site].timeZone) > now)
    .map(({ cinema_id: cinemaId, version }) => ({ cinemaId, version }));
}

/** The ids of the cinemas of a place; null for any cinema of the site. */
export async function cinemasOf(db: Database, { site, place }: Subject): Promise<ReadonlySet<string> | null> {
  if (place === null) return null;
  if (place.kind === 'cinema') return new Set([place.id]);
  const { rows } = await sql<{ id: string }>`
    select cinemas.id from texts cities
    join texts cinemas on cinemas.site = cities.site and cinemas.kind = 'cinema'
      and cinemas.language = cities.language
    where cities.site = ${site} and cities.kind = 'city' and cities.id = ${place.id}
      and cities.language = ${sites[site].defaultLanguage} and cities.list is not null
      and cinemas.slug in (select json_array_elements_text(cities.list -> 'cinemas'))`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Whether a subject can be booked. */
export async function isOnSale(db: Database, subject: Subject, sales: readonly Sale[]): Promise<boolean> {
  const inVersion = sales.filter(({ version }) => subject.version === null || version === subject.version);
  if (inVersion.length === 0) return false;
  const cinemas = await cinemasOf(db, subject);
  return inVersion.some(({ cinemaId }) => cinemas?.has(cinemaId) ?? true);
}
