import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { namesIn } from './files.ts';
import { mediaTypes } from './kinds.ts';

/** A file that is served unchanged. */
export interface Film {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly type: string;
}

const types: Readonly<Record<string, string>> = {
  '.mp4': mediaTypes.mp4,
  '.vtt': mediaTypes.vtt,
  '.webp': mediaTypes.webp,
};

/** The trailers in a folder, their still pictures and captions; each is read once, on first use. A missing folder has none. */
export class Trailers {
  readonly #folder: string;
  #names: Promise<ReadonlySet<string>> | null = null;
  readonly #read = new Map<string, Promise<Film>>();

  /** @param folder absolute path */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @returns null for a name that is not in the folder, and for a file that is neither MP4, WebVTT nor WebP */
  async find(name: string): Promise<Film | null> {
    this.#names ??= namesIn(this.#folder).then((names) => new Set(names));
    const type = types[extname(name)];
    // Only names that the folder lists are opened, so a name cannot lead elsewhere.
    if (type === undefined || !(await this.#names).has(name)) return null;
    let film = this.#read.get(name);
    if (film === undefined) {
      film = readFilm(join(this.#folder, name), type);
      this.#read.set(name, film);
      film.catch(() => this.#read.delete(name));
    }
    return film;
  }
}

async function readFilm(file: string, type: string): Promise<Film> {
  const bytes = await readFile(file);
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`, type };
}
