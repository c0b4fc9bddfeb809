import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import { SourceError } from './source.ts';
import type { Fetched, FetchedShowtimes, ItemFolder, Source } from './source.ts';

/** Largest file that is read, in bytes. */
const largestFile = 64 * 1_024 * 1_024;

/**
 * A folder of recorded answers in the API's own paths (`cinemas.json`, `show/{slug}/cinemas.json` …). The
 * default language stands at the root, or in a sub-folder as the further languages do (`en/`, `fr/`).
 * @throws {SourceError} where there is no such folder
 */
export function folderSource(site: SiteId, folder: string): Source {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new SourceError(`${folder} is not a folder`);
  }
  const { defaultLanguage, languages } = sites[site];
  const rootOf = (language: Language): string => {
    const own = join(folder, language);
    return language === defaultLanguage && !existsSync(own) ? folder : own;
  };
  const read = (path: string): Fetched => {
    const origin = relative(folder, path);
    if (!existsSync(path)) return { kind: 'missing', origin };
    if (statSync(path).size > largestFile) {
      return { kind: 'failed', origin, reason: `larger than ${largestFile} bytes` };
    }
    try {
      return { kind: 'found', origin, raw: JSON.parse(readFileSync(path, 'utf8')) };
    } catch (error) {
      return { kind: 'failed', origin, reason: error instanceof Error ? error.message : String(error) };
    }
  };
  return {
    name: folder,
    languages: () =>
      Promise.resolve(
        languages.filter((language) => language === defaultLanguage || existsSync(rootOf(language))),
      ),
    get: (language, path) => Promise.resolve(read(join(rootOf(language), `${path}.json`))),
    slugs: (language, kind) => Promise.resolve(slugsIn(join(rootOf(language), kind))),
    async *showtimes(language) {
      yield* walkShowtimes(rootOf(language), read);
    },
  };
}

function slugsIn(folder: string): string[] {
  return [...new Set(entriesOf(folder).map(({ name }) => name.replace(/\.json$/, '')))].toSorted();
}

function* walkShowtimes(root: string, read: (path: string) => Fetched): Generator<FetchedShowtimes> {
  for (const show of slugsIn(join(root, 'show' satisfies ItemFolder))) {
    const folder = join(root, 'show', show, 'showtimes');
    for (const entry of entriesOf(folder)) {
      const cinema = entry.name.replace(/\.json$/, '');
      if (!entry.isFolder) {
        yield { show, cinema, day: null, answer: read(join(folder, entry.name)) };
        continue;
      }
      for (const { name } of entriesOf(join(folder, entry.name))) {
        yield {
          show,
          cinema,
          day: name.replace(/\.json$/, ''),
          answer: read(join(folder, entry.name, name)),
        };
      }
    }
  }
}

function entriesOf(folder: string): { name: string; isFolder: boolean }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
    .filter(({ name, isFolder }) => isFolder || name.endsWith('.json'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
