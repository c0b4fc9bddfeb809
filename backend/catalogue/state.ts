import { sql } from 'kysely';
import { isLanguage, sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import type { Database } from '../database/open.ts';

/** The catalogue that is loaded for a site. */
export interface CatalogueState {
  site: SiteId;
  origin: 'demonstration' | 'import';
  loadedAt: Date;
  /** Increases with every load that changes something. */
  revision: number;
  /** The programme day for which a demonstration was made, `YYYY-MM-DD`; null for an import. */
  seedDay: string | null;
  /** Languages of the load, default first. */
  languages: readonly Language[];
}

/** Reads the state of a site, or null when nothing is loaded. */
export async function readCatalogueState(db: Database, site: SiteId): Promise<CatalogueState | null> {
  const { rows } = await sql<{
    origin: string;
    loaded_at: Date | string;
    revision: number;
    seed_day: string | null;
    languages: string;
  }>`
    select origin, loaded_at, revision, seed_day::text as seed_day, languages
    from catalogue where site = ${site}`.execute(db);
  const row = rows[0];
  if (row === undefined) return null;
  return {
    site,
    origin: row.origin === 'import' ? 'import' : 'demonstration',
    loadedAt: new Date(row.loaded_at),
    revision: row.revision,
    seedDay: row.seed_day,
    languages: row.languages.split(',').filter((language) => isLanguage(language)),
  };
}

/** The language of an answer (D38): the requested one when it is loaded, otherwise the site's default. */
export function answeredLanguage(state: CatalogueState, asked: string | undefined): Language {
  const wanted = state.languages.find((language) => language === asked);
  const standard = sites[state.site].defaultLanguage;
  return (
    wanted ?? state.languages.find((language) => language === standard) ?? state.languages[0] ?? standard
  );
}

/** How long a state is used before the database is asked again. */
const trustedMilliseconds = 2_000;

/**
 * The state of each site. The database is asked at most every two seconds, so that a load by another process
 * (PostgreSQL) is noticed without a restart. While the database fails or is locked by a load, the last state is used.
 */
export class CatalogueStates {
  readonly #db: Database;
  readonly #known = new Map<SiteId, { state: CatalogueState; askedAt: number }>();
  readonly #pending = new Map<SiteId, Promise<CatalogueState | null>>();

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * @returns the state, or null when the site has no catalogue
   * @throws the database's error when no state is known yet
   */
  async current(site: SiteId): Promise<CatalogueState | null> {
    const known = this.#known.get(site);
    if (known === undefined) return this.#ask(site);
    if (performance.now() - known.askedAt > trustedMilliseconds) {
      this.#ask(site).catch(() => undefined);
    }
    return known.state;
  }

  /** Forgets the state of a site that this process has just loaded. */
  async renew(site: SiteId): Promise<void> {
    await this.#pending.get(site)?.catch(() => undefined);
    await this.#ask(site);
  }

  #ask(site: SiteId): Promise<CatalogueState | null> {
    const underWay = this.#pending.get(site);
    if (underWay !== undefined) return underWay;
    const asked = readCatalogueState(this.#db, site)
      .then((state) => {
        if (state !== null) this.#known.set(site, { state, askedAt: performance.now() });
        return state;
      })
      .finally(() => this.#pending.delete(site));
    this.#pending.set(site, asked);
    return asked;
  }
}
