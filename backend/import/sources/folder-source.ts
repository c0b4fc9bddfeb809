import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import { FolderFiles } from './folder-files.ts';
import { SourceError } from './source.ts';
import type { FetchedShowtimes, ItemFolder, Source } from './source.ts';

/**
 * A folder of recorded answers in the API's own paths (`cinemas.json`, `show/{slug}/cinemas.json` …). The
 * default language stands at the root, or in a sub-folder as the further languages do (`en/`, `fr/`).
 * @throws {SourceError} where there is no such folder
 */
export function folderSource(site: SiteId, folder: string): Source {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new SourceError(`${folder} is not a folder`);
  }
  const files = new FolderFiles(folder);
  const { defaultLanguage, languages } = sites[site];
  const rootOf = (language: Language): string => {
    const own = join(folder, language);
    return language === defaultLanguage && !files.has(own) ? folder : own;
  };
  return {
    name: folder,
    languages: () =>
      Promise.resolve(
        languages.filter((language) => language === defaultLanguage || files.has(rootOf(language))),
      ),
    get: (language, path) => Promise.resolve(files.read(join(rootOf(language), `${path}.json`))),
    slugs(language, kind) {
      const { entries, failed } = files.list(join(rootOf(language), kind));
      return Promise.resolve({ slugs: slugsOf(entries), failed });
    },
    async *showtimes(language) {
      yield* walkShowtimes(rootOf(language), files);
    },
  };
}

function slugsOf(entries: readonly { name: string }[]): string[] {
  return [...new Set(entries.map(({ name }) => name.replace(/\.json$/, '')))].toSorted();
}

function* walkShowtimes(root: string, files: FolderFiles): Generator<FetchedShowtimes> {
  // What fails about the list of shows is told by `slugs`.
  for (const show of slugsOf(files.list(join(root, 'show' satisfies ItemFolder)).entries)) {
    const folder = join(root, 'show', show, 'showtimes');
    const { entries, failed } = files.list(folder);
    for (const answer of failed) yield { show, cinema: '', day: null, answer };
    for (const entry of entries) {
      const cinema = entry.name.replace(/\.json$/, '');
      if (!entry.isFolder) {
        yield { show, cinema, day: null, answer: files.read(join(folder, entry.name)) };
        continue;
      }
      const days = files.list(join(folder, entry.name));
      for (const answer of days.failed) yield { show, cinema, day: null, answer };
      for (const { name } of days.entries) {
        yield {
          show,
          cinema,
          day: name.replace(/\.json$/, ''),
          answer: files.read(join(folder, entry.name, name)),
        };
      }
    }
  }
}
