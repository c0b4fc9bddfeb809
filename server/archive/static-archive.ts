import { machineNow } from '#src/kernel/date/clock.ts';
import { constants } from 'node:fs';
import {
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  utimes,
  writeFile,
  type FileHandle,
} from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import type { ArchivePlace } from '#src/config/static-archive.ts';
import { staticTypeOf } from './static-names.ts';

/** A file that was put there just now may belong to a build whose list is not read yet. */
const graceMs = 10 * 60_000;

/** The list of a build: the paths of its files below `static`, with their bytes. */
const listed = z.record(z.string(), z.number().int().min(0));

/** A build whose files are kept. */
interface Kept {
  readonly id: string;
  readonly usedAt: number;
  readonly files: z.infer<typeof listed>;
}

/** The build of this process. */
export interface OwnBuild {
  readonly id: string;
  /** Its `.next/static`. */
  readonly folder: string;
}

/** The list in a text; a damaged one names no files, and leaves with its age. */
function listIn(text: string): z.infer<typeof listed> {
  try {
    return listed.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** All files below a folder, as paths from there; none where there is no such folder. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await orNone(readdir(folder, { withFileTypes: true, recursive: true }));
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** What the system says where a path leads to no file: it is not there, a file stands in place of a folder, a link. */
const noFile = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']);

/** What a call gives, or undefined where there is no such file. */
async function orNone<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (noFile.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/**
 * A folder that the web processes of all builds share, with the files (`.next/static`) of those that were used lately
 * (ADR-0066):
 *
 * - `static/`: the files, below the names that their builds gave them, which say their content;
 * - `builds/`: a list of its files for each build, as old as its last use;
 * - `parts/`: what is being written, so that nobody reads half a file.
 */
export class StaticArchive {
  readonly #place: ArchivePlace;
  readonly #own: OwnBuild;
  readonly #now: () => number;
  #ownFiles: ReadonlyMap<string, number> = new Map();

  constructor(place: ArchivePlace, own: OwnBuild, now: () => number = () => machineNow().getTime()) {
    this.#place = place;
    this.#own = own;
    this.#now = now;
  }

  /** Whether this process's build has the file itself. */
  isOwn(name: string): boolean {
    return this.#ownFiles.has(name);
  }

  /**
   * Puts the files of this process's build there, notes that the build is in use, and removes what is too old or too
   * much. Again and again while the process runs, so that a build counts as used until its last process ends.
   */
  async renew(): Promise<void> {
    const files = new Map<string, number>();
    for (const name of await filesBelow(this.#own.folder))
      if (staticTypeOf(name) !== undefined)
        files.set(name, (await stat(path.join(this.#own.folder, name))).size);
    this.#ownFiles = files;
    for (const folder of ['static', 'builds', 'parts'])
      await mkdir(this.#in(folder), { recursive: true, mode: 0o755 });
    // The list first: from then on nobody removes these files.
    await this.#write(path.join('builds', this.#own.id), JSON.stringify(Object.fromEntries(files)));
    for (const [name, size] of files) await this.#put(name, size);
    await this.#sweep();
  }

  /** A file of an earlier or later build; undefined where there is none. The caller closes it. */
  async open(name: string): Promise<{ readonly file: FileHandle; readonly size: number } | undefined> {
    const place = this.#in(path.join('static', name));
    const file = await orNone(open(place, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)));
    if (file === undefined) return undefined;
    const found = await file.stat();
    if (found.isFile()) return { file, size: found.size };
    await file.close();
    return undefined;
  }

  #in(name: string): string {
    return path.join(this.#place.folder, name);
  }

  #time(): Date {
    return new Date(this.#now());
  }

  /** Makes a file whole before it has its name. */
  async #make(name: string, fill: (part: string) => Promise<void>): Promise<void> {
    const part = this.#in(path.join('parts', randomUUID()));
    try {
      await fill(part);
      await utimes(part, this.#time(), this.#time());
      await mkdir(path.dirname(this.#in(name)), { recursive: true, mode: 0o755 });
      await rename(part, this.#in(name));
    } finally {
      await rm(part, { force: true });
    }
  }

  async #write(name: string, text: string): Promise<void> {
    await this.#make(name, (part) => writeFile(part, text));
  }

  async #put(name: string, size: number): Promise<void> {
    const place = path.join('static', name);
    const present = await orNone(stat(this.#in(place)));
    if (present?.size === size) await utimes(this.#in(place), this.#time(), this.#time());
    else await this.#make(place, (part) => copyFile(path.join(this.#own.folder, name), part));
  }

  /** The builds with a list, the one used last first. */
  async #builds(): Promise<Kept[]> {
    const kept: Kept[] = [];
    for (const id of await readdir(this.#in('builds'))) {
      const place = this.#in(path.join('builds', id));
      const found = await orNone(stat(place));
      const text = await orNone(readFile(place, 'utf8'));
      if (found !== undefined && text !== undefined)
        kept.push({ id, usedAt: found.mtimeMs, files: listIn(text) });
    }
    return kept.toSorted((a, b) => b.usedAt - a.usedAt);
  }

  /** Removes builds that nobody used for too long, or that are too much, and then every file that no build names. */
  async #sweep(): Promise<void> {
    const { keptMs, maxBytes } = this.#place;
    const builds = await this.#builds();
    const named = new Map(this.#ownFiles);
    let bytes = [...named.values()].reduce((sum, size) => sum + size, 0);
    let isFull = false;
    for (const { id, usedAt, files } of builds) {
      if (id === this.#own.id) continue;
      const more = Object.entries(files).filter(([name]) => !named.has(name));
      const size = more.reduce((sum, [, one]) => sum + one, 0);
      isFull ||= bytes + size > maxBytes;
      if (isFull || this.#now() - usedAt > keptMs) {
        await rm(this.#in(path.join('builds', id)), { force: true });
        continue;
      }
      bytes += size;
      for (const [name, one] of more) named.set(name, one);
    }
    for (const name of await filesBelow(this.#in('static'))) {
      const file = path.join('static', name);
      // The folder of a build's own lists is empty then; any other is not.
      if (!named.has(name) && (await this.#removeOld(file)))
        await rmdir(path.dirname(this.#in(file))).catch(() => undefined);
    }
    for (const name of await filesBelow(this.#in('parts'))) await this.#removeOld(path.join('parts', name));
  }

  async #removeOld(name: string): Promise<boolean> {
    const found = await orNone(stat(this.#in(name)));
    if (found === undefined || this.#now() - found.mtimeMs < graceMs) return false;
    await rm(this.#in(name), { force: true });
    return true;
  }
}
