import type { SiteId } from '#src/sites/site.ts';
import { openHost, testSites } from '../accounts/test-kit.ts';
import type { TestHost } from '../accounts/test-kit.ts';
import type { AccountParts } from '../accounts/register.ts';
import type { Database, OpenDatabase } from '../database/open.ts';
import { testNow } from '../test-server.ts';
import type { NoticeContext } from './orders.ts';

/** A client host with films, cinemas, cities and versions, and the context of its notices. */
export interface NoticeHost extends TestHost {
  notices: NoticeContext;
}

/** Slugs of the planted catalogue: each city has the cinemas of its name. */
export const planted = {
  films: { 'la-maree': 'La marée', 'le-phare': 'Le phare' },
  events: { 'le-concert': 'Le concert' },
  cities: { lille: ['lille-gare', 'lille-nord'], lens: ['lens'] },
} as const;

/** Opens the client host with a catalogue that has no showtimes. */
export async function openNoticeHost(
  database: OpenDatabase,
  parts: Partial<AccountParts> = {},
): Promise<NoticeHost> {
  const host = await openHost(database, parts);
  for (const site of testSites) await plant(database.db, site);
  return { ...host, notices: { accounts: host.context, productNow: () => testNow } };
}

/** Deletes everything that tests of notices write. */
export async function clearNotices(db: Database): Promise<void> {
  for (const table of ['sale_notices', 'mail_queue', 'account_limits', 'showtimes'] as const)
    await db.deleteFrom(table).execute();
}

async function plant(db: Database, site: SiteId): Promise<void> {
  const language = site === 'nl' ? 'nl' : site === 'be' ? 'en' : 'fr';
  const other = site === 'fr' ? 'en' : site === 'be' ? 'fr' : 'en';
  const cinemas = Object.values(planted.cities).flat();
  const found: readonly (readonly [kind: string, slug: string, list: object])[] = [
    ...Object.entries(planted.films).map(
      ([slug, title]) => ['show', slug, { slug, title, isMovie: true }] as const,
    ),
    ...Object.entries(planted.events).map(
      ([slug, title]) => ['show', slug, { slug, title, isMovie: false }] as const,
    ),
    ...cinemas.map((slug) => ['cinema', slug, { slug, name: `Cinéma ${slug}`, status: true }] as const),
    ...Object.entries(planted.cities).map(
      ([slug, own]) => ['city', slug, { slug, name: `Ville ${slug}`, cinemas: own }] as const,
    ),
  ];
  await db
    .insertInto('items')
    .values(
      found.map(([kind, id], position) => ({
        site,
        row_key: `${kind} ${id}`,
        digest: '',
        kind,
        id,
        position,
        state: 'listed',
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('texts')
    .values(
      found.flatMap(([kind, id, list], position) =>
        [language, other].map((one) => ({
          site,
          row_key: `${kind} ${id} ${one}`,
          digest: '',
          kind,
          id,
          language: one,
          slug: id,
          position,
          list: JSON.stringify(list),
          detail: null,
        })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const versions = JSON.stringify([
    { slug: 'vf', label: 'Version française', description: null },
    { slug: 'vost', label: 'Version originale', description: null },
  ]);
  await db
    .insertInto('documents')
    .values(
      [language, other].map((one) => ({
        site,
        row_key: `versions/${one}`,
        digest: '',
        language: one,
        name: 'versions',
        body: versions,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The facts of a showtime that decide whether it can be booked. */
interface PlantedShowtime {
  show?: string;
  cinema?: string;
  version?: string;
  status?: string;
  start?: string;
  reservabilityEnd?: string | null;
}

let showtimes = 0;

/** Puts a showtime into the catalogue of the site fr: by default one that can be booked. */
export async function plantShowtime(db: Database, given: PlantedShowtime = {}): Promise<void> {
  const { show = 'la-maree', cinema = 'lille-gare', version = 'VOST', status = 'available' } = given;
  const { start = '2026-11-25 20:00:00', reservabilityEnd = null } = given;
  showtimes += 1;
  await db
    .insertInto('showtimes')
    .values({
      site: 'fr',
      row_key: `planted ${showtimes}`,
      digest: '',
      cinema_id: cinema,
      show_id: show,
      day: start.slice(0, 10),
      language: '',
      position: 0,
      start,
      booking: null,
      body: JSON.stringify({ time: start, version, status, reservabilityEnd }),
      overrides: null,
    })
    .execute();
}
