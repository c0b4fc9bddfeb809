import { isSiteId, siteIds } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import { UsageError } from './command-line.ts';
import { placeOptions, placeUsage } from './place.ts';

/** The arguments of the import command. */
export interface ImportArguments {
  site: SiteId;
  /** A folder, or the http(s) address in front of `/api`. */
  from: string;
  /** A folder with the data that several sites of the chain share, or null. */
  shared: string | null;
  force: boolean;
  shiftToToday: boolean;
  dryRun: boolean;
}

export const importUsage = `npm run import -- --site SITE FOLDER|URL [--shared FOLDER] [--shift-to-today] [--force] [--dry-run]
  --site            one of ${siteIds.join(', ')}
  FOLDER            recorded answers in the API's own paths; further languages in sub-folders (en/, fr/ …)
  URL               a running server, the address below which /api stands
  --shared          a folder with what several sites share: each record takes from it what it lacks
  --shift-to-today  move all dates so that the first recorded day is today
  --force           load even if more showtimes to come, or items of a kind, would go than their share
  --dry-run         tell what would change and change nothing
${placeUsage}`;

export const importOptions = {
  ...placeOptions,
  site: { type: 'string' },
  shared: { type: 'string' },
  force: { type: 'boolean' },
  'shift-to-today': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;

/** The values of {@link importOptions} on a command line. */
interface Given {
  site?: string | undefined;
  shared?: string | undefined;
  force?: boolean | undefined;
  'shift-to-today'?: boolean | undefined;
  'dry-run'?: boolean | undefined;
}

/**
 * Reads what the command line of the import says.
 *
 * @throws {UsageError} that names the wrong argument
 */
export function readImport(
  { site, shared, force = false, 'shift-to-today': shiftToToday = false, 'dry-run': dryRun = false }: Given,
  positionals: readonly string[],
): ImportArguments {
  if (!isSiteId(site)) {
    throw new UsageError(
      `--site: expected one of ${siteIds.join(', ')}, got ${site === undefined ? 'nothing' : `"${site}"`}`,
    );
  }
  const [from, ...more] = positionals;
  if (from === undefined) throw new UsageError('expected a folder or an address to import from');
  if (more.length > 0)
    throw new UsageError(`expected one folder or address, got also "${more.join('", "')}"`);
  if (shared !== undefined && /^https?:\/\//.test(from))
    throw new UsageError('--shared: goes with a folder, not with an address');
  return { site, from, shared: shared ?? null, force, shiftToToday, dryRun };
}
