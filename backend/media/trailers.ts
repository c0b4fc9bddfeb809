import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { namesIn } from './files.ts';
import { mediaTypes } from './kinds.ts';

/** A file that is served as it is. */
export interface Film {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly type: string;
}

const types: Readonly<Record<string, string>> = { '.mp4': mediaTypes.mp4, '.webp': mediaTypes.webp };

/** The trailers and their stills in a folder, each read once when it is first asked for. A folder that is not there has none. */
export class Trailers {
  readonly #folder: string;
  #names: Promise<ReadonlySet<string>> | null = null;
  readonly #read = new Map<string, Promise<Film>>();

  /** @param folder absolute */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @returns null for a name that is not in the folder, and one that is neither MP4 nor WebP */
  async find(name: string): Promise<Film | null> {
    this.#names ??= namesIn(this.#folder).then((names) => new Set(names));
    const type = types[extname(name)];
    // Only a name that the folder lists is looked for: it cannot lead elsewhere.
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
