import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { decodeJson } from './decode.ts';
import type { Failed, Fetched } from './source.ts';

/** The largest file that is read, in bytes. */
const largestFile = 64 * 1_024 * 1_024;

/** The content of a folder: sub-folders and `.json` files by name, and entries that cannot be read. */
export interface Listing {
  entries: { name: string; isFolder: boolean }[];
  failed: Failed[];
}

/** The entry at a path: its real path and its type, or the reason why it cannot be read. */
type Found = { kind: 'there'; path: string; stats: Stats } | { kind: 'missing'; origin: string } | Failed;

/**
 * Reads the files of one folder only. Links may lead to other places in it but not out of it. Only regular files are
 * read, because a pipe would wait for ever. An entry that cannot be read is a failure, not a missing file.
 */
export class FolderFiles {
  readonly #folder: string;
  readonly #real: string;

  /** @param folder a folder that exists; it may itself be a link */
  constructor(folder: string) {
    this.#folder = folder;
    this.#real = realpathSync(folder);
  }

  /** Whether there is an entry at the path, even a broken link. */
  has(path: string): boolean {
    return this.#find(path).kind !== 'missing';
  }

  /** The JSON of a file. */
  read(path: string): Fetched {
    const found = this.#find(path);
    if (found.kind !== 'there') return found;
    const origin = relative(this.#folder, path);
    const failed = (reason: string): Failed => ({ kind: 'failed', origin, reason });
    if (!found.stats.isFile()) return failed(`${kindOf(found.stats)}, expected a regular file`);
    if (found.stats.size > largestFile) return failed(`larger than ${largestFile} bytes`);
    try {
      return { kind: 'found', origin, raw: decodeJson(readFileSync(found.path)) };
    } catch (error) {
      return failed(reasonOf(error));
    }
  }

  /** The content of a folder, sorted by name; empty when the folder does not exist. */
  list(path: string): Listing {
    const found = this.#find(path);
    if (found.kind === 'missing') return { entries: [], failed: [] };
    if (found.kind === 'failed') return { entries: [], failed: [found] };
    const origin = relative(this.#folder, path);
    if (!found.stats.isDirectory()) {
      const reason = `${kindOf(found.stats)}, expected a folder`;
      return { entries: [], failed: [{ kind: 'failed', origin, reason }] };
    }
    try {
      const listing: Listing = { entries: [], failed: [] };
      for (const entry of readdirSync(found.path, { withFileTypes: true })) {
        const { name } = entry;
        const target = entry.isSymbolicLink() ? this.#find(join(path, name)) : null;
        if (target?.kind === 'failed') listing.failed.push(target);
        const isFolder = target?.kind === 'there' ? target.stats.isDirectory() : entry.isDirectory();
        if (target?.kind !== 'failed' && (isFolder || name.endsWith('.json')))
          listing.entries.push({ name, isFolder });
      }
      listing.entries.sort((a, b) => (a.name < b.name ? -1 : 1));
      return listing;
    } catch (error) {
      return { entries: [], failed: [{ kind: 'failed', origin, reason: reasonOf(error) }] };
    }
  }

  #find(path: string): Found {
    const origin = relative(this.#folder, path);
    try {
      // A broken link exists; only a path without an entry is missing.
      lstatSync(path);
    } catch (error) {
      return codeOf(error) === 'ENOENT'
        ? { kind: 'missing', origin }
        : { kind: 'failed', origin, reason: reasonOf(error) };
    }
    try {
      const real = realpathSync(path);
      if (real !== this.#real && !real.startsWith(this.#real + sep)) {
        return {
          kind: 'failed',
          origin,
          reason: 'a link that leads out of the folder, expected a file within',
        };
      }
      return { kind: 'there', path: real, stats: statSync(real) };
    } catch (error) {
      const reason = codeOf(error) === 'ENOENT' ? 'a link that leads nowhere' : reasonOf(error);
      return { kind: 'failed', origin, reason };
    }
  }
}

function kindOf(stats: Stats): string {
  if (stats.isDirectory()) return 'a folder';
  if (stats.isFile()) return 'a file';
  if (stats.isFIFO()) return 'a pipe';
  return stats.isSocket() ? 'a socket' : 'a device';
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

const plainReasons: Readonly<Record<string, string>> = {
  EACCES: 'it may not be read: permission denied',
  EPERM: 'it may not be read: permission denied',
  ELOOP: 'links that lead in a circle',
  ENOTDIR: 'a part of its path is a file, expected a folder',
};

function reasonOf(error: unknown): string {
  return plainReasons[codeOf(error) ?? ''] ?? (error instanceof Error ? error.message : String(error));
}
