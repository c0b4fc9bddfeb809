import { sql } from 'kysely';
import type { SiteCatalogue } from '#src/contract/catalogue.ts';
import { sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import type { Database, OpenDatabase } from '../database/open.ts';
import { syncRows } from '../database/sync.ts';
import type { ChangeCounts } from '../database/sync.ts';
import {
  documentColumns,
  documentRows,
  identify,
  itemColumns,
  itemRows,
  partColumns,
  partRows,
  programmeColumns,
  programmeRows,
  textColumns,
} from './item-rows.ts';
import { searchColumns, searchRows } from './search/rows.ts';
import { sessionColumns, sessionRows } from './session-rows.ts';
import { readCatalogueState } from './state.ts';

/** How a catalogue came to be. */
export interface LoadOptions {
  origin: 'demonstration' | 'import';
  /** Instant of the load. */
  now: Date;
  /** Programme day a demonstration was made for, `YYYY-MM-DD`; null for an import. */
  seedDay: string | null;
  /** Count what would change and undo it. */
  dryRun?: boolean;
}

/** What a load did. */
export interface LoadResult {
  revision: number;
  /** Whether anything differs from before, what is loaded being the same. */
  changed: boolean;
  /** Rows added, changed and removed, by kind (`cinema`, `show`, `session` …). */
  changes: Readonly<Record<string, ChangeCounts>>;
}

/** A catalogue that cannot be stored. */
export class CatalogueError extends Error {
  override name = 'CatalogueError';
}

/** Languages of a catalogue that the site has, its default first. */
export function languagesOf(catalogue: SiteCatalogue): Language[] {
  return sites[catalogue.site].languages.filter((language) => catalogue.languages[language] !== undefined);
}

/**
 * Makes a site's catalogue in the database equal to the given one, in one transaction: readers see the old
 * one or the new one. The revision rises when anything changed.
 * @throws {CatalogueError} where the catalogue lacks the site's default language
 * @throws {IdentityError} where two items claim one slug
 */
export async function replaceCatalogue(
  db: Database,
  catalogue: SiteCatalogue,
  options: LoadOptions,
): Promise<LoadResult> {
  const { site } = catalogue;
  const languages = languagesOf(catalogue);
  if (languages[0] !== sites[site].defaultLanguage) {
    throw new CatalogueError(
      `the catalogue of ${site} lacks the site's default language, ${sites[site].defaultLanguage}`,
    );
  }
  const identified = identify(catalogue, languages);
  const { items, texts } = itemRows(identified);
  const run = db.transaction().execute(async (tx): Promise<LoadResult> => {
    const before = await claim(tx, site, options);
    const changes = new Map<string, ChangeCounts>();
    const merge = (counts: Map<string, ChangeCounts>): void => {
      for (const [kind, count] of counts) changes.set(kind, count);
    };
    await syncRows(tx, 'items', site, itemColumns, items);
    merge(
      await syncRows(tx, 'texts', site, textColumns, texts, (key) =>
        textGroup(key, sites[site].defaultLanguage),
      ),
    );
    merge(await syncRows(tx, 'parts', site, partColumns, partRows(identified), () => 'schedule'));
    merge(
      await syncRows(
        tx,
        'programme_shows',
        site,
        programmeColumns,
        programmeRows(identified),
        () => 'programme entry',
      ),
    );
    const sessions = sessionRows(
      languages,
      catalogue.languages,
      identified.identities.show,
      identified.identities.cinema,
    );
    merge(await syncRows(tx, 'sessions', site, sessionColumns, sessions, () => 'session'));
    merge(
      await syncRows(
        tx,
        'documents',
        site,
        documentColumns,
        documentRows(identified),
        () => 'site-wide answer',
      ),
    );
    await syncRows(tx, 'search_documents', site, searchColumns, searchRows(identified));

    const changed = changes.size > 0 || before?.languages.join() !== languages.join();
    const revision = (before?.revision ?? 0) + (changed ? 1 : 0);
    await sql`
      update catalogue set origin = ${options.origin}, loaded_at = ${options.now.toISOString()}::timestamptz,
        revision = ${revision}, seed_day = ${options.seedDay}::date, languages = ${languages.join(',')}
      where site = ${site}`.execute(tx);
    const result = { revision, changed, changes: Object.fromEntries(changes) };
    if (options.dryRun === true) throw new DryRun(result);
    return result;
  });
  return run.catch((error: unknown) => {
    if (error instanceof DryRun) return error.result;
    throw error;
  });
}

/** Undoes the transaction of a dry run and carries out what it found. */
class DryRun extends Error {
  readonly result: LoadResult;

  constructor(result: LoadResult) {
    super('dry run');
    this.result = result;
  }
}

/** Reclaims the room of replaced rows where no background process does (the embedded database). */
export async function tidy({ db, kind }: Pick<OpenDatabase, 'db' | 'kind'>): Promise<void> {
  if (kind !== 'postgres') await sql`vacuum analyze`.execute(db);
}

/** Makes sure the site has a row and holds it for this transaction, so that two loads of a site follow each other. */
async function claim(tx: Database, site: SiteId, options: LoadOptions) {
  const before = await readCatalogueState(tx, site);
  await sql`
    insert into catalogue (site, origin, loaded_at, revision, seed_day, languages)
    values (${site}, ${options.origin}, ${options.now.toISOString()}::timestamptz, 0, null, '')
    on conflict (site) do nothing`.execute(tx);
  await sql`select 1 from catalogue where site = ${site} for update`.execute(tx);
  return before === null ? null : ((await readCatalogueState(tx, site)) ?? before);
}

/** An item's kind for its text in the default language; kind and language for a further one. */
function textGroup(key: string, defaultLanguage: Language): string {
  const kind = key.slice(0, key.indexOf('/'));
  const language = key.slice(key.lastIndexOf('/') + 1);
  return language === defaultLanguage ? kind : `${kind} (${language})`;
}
