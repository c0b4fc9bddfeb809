import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { SourceError } from './source.ts';
import type { Fetched, FetchedShowtimes, ItemFolder } from './source.ts';

/** Largest file that is read, in bytes. */
const largestFile = 64 * 1_024 * 1_024;

const recordSchema = z.record(z.string(), z.unknown());
const goneSchema = z.partialRecord(z.enum(['cinema', 'show', 'city', 'event']), z.array(z.string()));

/** Answers of one language in a folder, in the API's own paths; those of one kind may share a file. */
export class AnswerFolder {
  readonly #root: string;
  readonly #path: string;
  readonly #files = new Map<string, Fetched>();

  /**
   * @param root what messages name paths from
   * @param path of the language's folder
   */
  constructor(root: string, path: string) {
    this.#root = root;
    this.#path = path;
  }

  /** The answer of `/api/{path}`: a file of its own, or the entry of a file for all of its kind. */
  get(path: string): Fetched {
    const own = this.#read(`${path}.json`);
    if (own.kind !== 'missing') return own;
    const [kind = '', slug, ...parts] = path.split('/');
    if (slug === undefined) return own;
    if (parts.length === 0 && this.#gone(kind).includes(slug)) return { kind: 'gone', origin: own.origin };
    return this.#entry([kind, ...parts].join('.'), slug, parts.length === 0) ?? own;
  }

  /** Whether there is such a file. */
  has(path: string): boolean {
    return existsSync(join(this.#path, `${path}.json`));
  }

  /** Slugs it has something about. */
  slugs(kind: ItemFolder): string[] {
    const all = recordSchema.safeParse(this.#rawOf(`${kind}.json`)).data ?? {};
    const files = entriesOf(join(this.#path, kind)).map(({ name }) => withoutEnding(name));
    return [...new Set([...files, ...Object.keys(all), ...this.#gone(kind)])].toSorted();
  }

  /** Showtimes by show and cinema, for all days or for one. */
  *showtimes(): Generator<FetchedShowtimes> {
    for (const { name: show } of entriesOf(join(this.#path, 'show'))) {
      const folder = join('show', withoutEnding(show), 'showtimes');
      for (const entry of entriesOf(join(this.#path, folder))) {
        const found = { show: withoutEnding(show), cinema: withoutEnding(entry.name) };
        if (!entry.isFolder) {
          yield { ...found, day: null, answer: this.#read(join(folder, entry.name)) };
          continue;
        }
        for (const { name } of entriesOf(join(this.#path, folder, entry.name))) {
          const answer = this.#read(join(folder, entry.name, name));
          yield { ...found, day: withoutEnding(name), answer };
        }
      }
    }
  }

  /** An entry of `show.json`, `show.translate.json` and so on; a detail is known by its slug and need not repeat it. */
  #entry(name: string, slug: string, isDetail: boolean): Fetched | null {
    const file = this.#read(`${name}.json`);
    if (file.kind !== 'found') return file.kind === 'missing' ? null : file;
    const all = recordSchema.safeParse(file.raw);
    if (!all.success) return { kind: 'failed', origin: file.origin, reason: 'expected answers by slug' };
    if (!Object.hasOwn(all.data, slug)) return null;
    const raw = all.data[slug];
    const record = recordSchema.safeParse(raw);
    const origin = `${file.origin} · ${slug}`;
    return { kind: 'found', origin, raw: isDetail && record.success ? { slug, ...record.data } : raw };
  }

  #gone(kind: string): readonly string[] {
    const all = goneSchema.safeParse(this.#rawOf('gone.json') ?? {});
    if (!all.success)
      throw new SourceError(
        `${join(this.#path, 'gone.json')}: expected lists of slugs by kind, {"show": ["…"]}`,
      );
    return Object.entries(all.data).find(([name]) => name === kind)?.[1] ?? [];
  }

  #rawOf(file: string): unknown {
    const read = this.#read(file);
    return read.kind === 'found' ? read.raw : undefined;
  }

  /** A file, read once. */
  #read(file: string): Fetched {
    const known = this.#files.get(file);
    if (known !== undefined) return known;
    const path = join(this.#path, file);
    const read = readJson(path, relative(this.#root, path));
    this.#files.set(file, read);
    return read;
  }
}

function readJson(path: string, origin: string): Fetched {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) return { kind: 'missing', origin };
  if (size > largestFile) return { kind: 'failed', origin, reason: `larger than ${largestFile} bytes` };
  try {
    return { kind: 'found', origin, raw: JSON.parse(readFileSync(path, 'utf8')) };
  } catch (error) {
    return { kind: 'failed', origin, reason: error instanceof Error ? error.message : String(error) };
  }
}

const withoutEnding = (name: string): string => name.replace(/\.json$/, '');

function entriesOf(folder: string): { name: string; isFolder: boolean }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
    .filter(({ name, isFolder }) => isFolder || name.endsWith('.json'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
