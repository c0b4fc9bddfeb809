import { sql } from 'kysely';
import { isLanguage, sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import type { Database } from '../database/open.ts';

/** What is loaded for a site. */
export interface CatalogueState {
  site: SiteId;
  origin: 'demonstration' | 'import';
  loadedAt: Date;
  /** Rises with every load that changes something. */
  revision: number;
  /** Programme day a demonstration was made for, `YYYY-MM-DD`; null for an import. */
  seedDay: string | null;
  /** Languages of the load, default first. */
  languages: readonly Language[];
}

/** Reads what is loaded for a site, or null where nothing is. */
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

/** The language a request is answered in (D38): the asked one where the load has it, else the site's default. */
export function answeredLanguage(state: CatalogueState, asked: string | undefined): Language {
  const wanted = state.languages.find((language) => language === asked);
  const standard = sites[state.site].defaultLanguage;
  return (
    wanted ?? state.languages.find((language) => language === standard) ?? state.languages[0] ?? standard
  );
}

/** How long a state is taken for true before the database is asked again. */
const trustedMilliseconds = 2_000;

/**
 * The state of each site, asked for at most every two seconds: a load by another process (PostgreSQL) is
 * seen without a restart. While the database fails, or a load holds it, the last known state stands.
 */
export class CatalogueStates {
  readonly #db: Database;
  readonly #known = new Map<SiteId, { state: CatalogueState; askedAt: number }>();
  readonly #pending = new Map<SiteId, Promise<CatalogueState | null>>();

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * @returns the state, or null where the site has no catalogue
   * @throws the database's error where nothing is known yet
   */
  async current(site: SiteId): Promise<CatalogueState | null> {
    const known = this.#known.get(site);
    if (known === undefined) return this.#ask(site);
    if (performance.now() - known.askedAt > trustedMilliseconds) {
      this.#ask(site).catch(() => undefined);
    }
    return known.state;
  }

  /** Forgets what is known of a site: this process has just loaded it. */
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
