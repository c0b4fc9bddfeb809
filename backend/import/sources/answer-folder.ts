import { join } from 'node:path';
import { z } from 'zod';
import type { CatalogueItem } from '#src/contract/endpoints.ts';
import { furtherIds, itemKinds, listIds, translationIds } from '#src/contract/items.ts';
import type { FolderFiles } from './folder-files.ts';
import { folderOf, pathOf } from './paths.ts';
import type { Failed, Fetched, FetchedShowtimes } from './source.ts';

const recordSchema = z.record(z.string(), z.unknown());
const goneSchema = z.partialRecord(z.enum(itemKinds.map(folderOf)), z.array(z.string()));

/** What a file about many items may be besides there. */
type Missing = Failed | { kind: 'missing' };

/** Further answers about items, by the ends of their paths. */
const parts = new Set([...furtherIds, ...translationIds].map((id) => pathOf(id).replace(/^.*\//, '')));

const listPaths: ReadonlySet<string> = new Set(listIds.map((id) => pathOf(id)));

const folders: readonly string[] = itemKinds.map(folderOf);

/** The file with the pages of every item of a kind: called like their folder, or otherwise where a list has that name. */
function fileOfPages(folder: string): string {
  return listPaths.has(folder) ? `${folder}.detail` : folder;
}

/** Answers of one language in a folder, in the API's own paths; those of one kind may share a file. */
export class AnswerFolder {
  readonly #files: FolderFiles;
  readonly #path: string;
  readonly #shared = new Map<string, Fetched>();

  /** @param path of the language's folder within the files */
  constructor(files: FolderFiles, path: string) {
    this.#files = files;
    this.#path = path;
  }

  /** The answer of `/api/{path}`: a file of its own, or the entry of a file for all of its kind. */
  get(path: string): Fetched {
    const own = this.#files.read(this.#pathOf(path));
    if (own.kind !== 'missing') return own;
    const folder = folders.find((one) => path.startsWith(`${one}/`));
    const [slug, ...further] = folder === undefined ? [] : path.slice(folder.length + 1).split('/');
    if (folder === undefined || slug === undefined) return own;
    if (further.length === 0 && this.#gone(folder).includes(slug))
      return { kind: 'gone', origin: own.origin };
    const name = further.length === 0 ? fileOfPages(folder) : [folder, ...further].join('.');
    return this.#entry(name, slug, further.length === 0) ?? own;
  }

  /** Whether there is such a file. */
  has(path: string): boolean {
    return this.#files.has(this.#pathOf(path));
  }

  /** Slugs it has something about, and what could not be looked at: each file about many items once. */
  slugs(kind: CatalogueItem): { slugs: string[]; failed: Failed[] } {
    const folder = folderOf(kind);
    const { entries, failed } = this.#files.list(join(this.#path, folder));
    const ofAll = this.#answersOf(fileOfPages(folder));
    const slugs = [
      ...entries.map(({ name }) => withoutEnding(name)),
      ...(ofAll.kind === 'found' ? Object.keys(ofAll.answers) : []),
      ...this.#gone(folder),
    ];
    const others = [...parts].map((part) => this.#answersOf(`${folder}.${part}`));
    const gone = kind === 'show' ? [this.#goneFile()] : [];
    const unreadable = [ofAll, ...others, ...gone].filter((file) => file.kind === 'failed');
    return { slugs: [...new Set(slugs)].toSorted(), failed: [...failed, ...unreadable] };
  }

  /** Showtimes by show and cinema, for all days or for one. */
  *showtimes(): Generator<FetchedShowtimes> {
    // What fails about the list of shows is told by `slugs`.
    for (const { name } of this.#files.list(join(this.#path, 'show')).entries) {
      const show = withoutEnding(name);
      const folder = join(this.#path, 'show', show, 'showtimes');
      const { entries, failed } = this.#files.list(folder);
      for (const answer of failed) yield { show, cinema: '', day: null, answer };
      for (const entry of entries) {
        const found = { show, cinema: withoutEnding(entry.name) };
        if (!entry.isFolder) {
          yield { ...found, day: null, answer: this.#files.read(join(folder, entry.name)) };
          continue;
        }
        const days = this.#files.list(join(folder, entry.name));
        for (const answer of days.failed) yield { ...found, day: null, answer };
        for (const one of days.entries) {
          const answer = this.#files.read(join(folder, entry.name, one.name));
          yield { ...found, day: withoutEnding(one.name), answer };
        }
      }
    }
  }

  /** An entry of `show.json`, `show.translate.json` and so on; a detail is known by its slug and need not repeat it. */
  #entry(name: string, slug: string, isDetail: boolean): Fetched | null {
    const file = this.#answersOf(name);
    if (file.kind !== 'found' || !Object.hasOwn(file.answers, slug)) return null;
    const raw = file.answers[slug];
    const record = recordSchema.safeParse(raw);
    const origin = `${file.origin} · ${slug}`;
    return { kind: 'found', origin, raw: isDetail && record.success ? { slug, ...record.data } : raw };
  }

  /** A file with answers by slug. */
  #answersOf(name: string): { kind: 'found'; origin: string; answers: Record<string, unknown> } | Missing {
    const file = this.#fileOfAll(name);
    if (file.kind !== 'found') return file.kind === 'failed' ? file : { kind: 'missing' };
    const { origin } = file;
    const answers = recordSchema.safeParse(file.raw);
    return answers.success
      ? { kind: 'found', origin, answers: answers.data }
      : { kind: 'failed', origin, reason: 'expected an object of answers by slug' };
  }

  #gone(kind: string): readonly string[] {
    const file = this.#goneFile();
    if (file.kind !== 'found') return [];
    return Object.entries(file.slugs).find(([name]) => name === kind)?.[1] ?? [];
  }

  #goneFile(): { kind: 'found'; slugs: z.output<typeof goneSchema> } | Missing {
    const file = this.#fileOfAll('gone');
    if (file.kind !== 'found') return file.kind === 'failed' ? file : { kind: 'missing' };
    const slugs = goneSchema.safeParse(file.raw);
    return slugs.success
      ? { kind: 'found', slugs: slugs.data }
      : { kind: 'failed', origin: file.origin, reason: 'expected lists of slugs by kind, {"show": ["…"]}' };
  }

  /** A file about many items, read once. */
  #fileOfAll(name: string): Fetched {
    const known = this.#shared.get(name);
    if (known !== undefined) return known;
    const read = this.#files.read(this.#pathOf(name));
    this.#shared.set(name, read);
    return read;
  }

  #pathOf(path: string): string {
    return join(this.#path, `${path}.json`);
  }
}

const withoutEnding = (name: string): string => name.replace(/\.json$/, '');
