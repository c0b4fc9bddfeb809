import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { itemCalls } from '#src/contract/items.ts';
import { sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import { AnswerFolder } from './answer-folder.ts';
import { FolderFiles } from './folder-files.ts';
import { withAddresses } from './named-addresses.ts';
import type { NamedAddresses } from './named-addresses.ts';
import { overlay } from './overlay.ts';
import { pathOf } from './paths.ts';
import { SourceError } from './source.ts';
import type { Fetched, Source } from './source.ts';

/** Options of a folder. */
export interface FolderOptions {
  /** A folder with the data that several sites of the chain share, with a sub-folder for each language. */
  shared?: string;
  /** The addresses for the names of pictures and of account pages in it. */
  addresses?: NamedAddresses;
}

/**
 * A folder of recorded answers in the API's own paths (`cinemas.json`, `show/{slug}/cinemas.json` …). The
 * default language is at the root or, like the other languages, in a sub-folder (`en/`, `fr/`).
 * @throws {SourceError} when the folder does not exist
 */
export function folderSource(site: SiteId, folder: string, options: FolderOptions = {}): Source {
  const { shared, addresses } = options;
  const files = filesOf(folder);
  const sharedFiles = shared === undefined ? null : { path: shared, files: filesOf(shared) };
  const { defaultLanguage, languages } = sites[site];
  const rootOf = (language: Language): string => {
    const own = join(folder, language);
    return language === defaultLanguage && !files.has(own) ? folder : own;
  };
  const folders = new Map<Language, { own: AnswerFolder; common: AnswerFolder | null }>();
  const foldersOf = (language: Language) => {
    const known = folders.get(language) ?? {
      own: new AnswerFolder(files, rootOf(language)),
      common: sharedFiles && new AnswerFolder(sharedFiles.files, join(sharedFiles.path, language)),
    };
    folders.set(language, known);
    return known;
  };
  const named = (fetched: Fetched): Fetched =>
    fetched.kind === 'found' && addresses !== undefined
      ? { ...fetched, raw: withAddresses(fetched.raw, addresses) }
      : fetched;
  const get = (language: Language, path: string): Fetched => {
    const { own, common } = foldersOf(language);
    const mine = own.get(path);
    if (common === null || (mine.kind !== 'found' && mine.kind !== 'missing')) return named(mine);
    const theirs = common.get(path);
    if (theirs.kind === 'failed' || mine.kind === 'missing') return named(theirs);
    return named(theirs.kind === 'found' ? { ...mine, raw: overlay(mine.raw, theirs.raw) } : mine);
  };
  return {
    name: folder,
    languages: () =>
      Promise.resolve(
        languages.filter((language) => language === defaultLanguage || files.has(rootOf(language))),
      ),
    get: (language, path) => Promise.resolve(get(language, path)),
    async slugs(language, kind) {
      const { own, common } = foldersOf(language);
      const mine = own.slugs(kind);
      // Only a site that uses the shared list unchanged has its further records too.
      if (common === null || own.has(pathOf(itemCalls[kind].list))) return Promise.resolve(mine);
      const theirs = common.slugs(kind);
      return Promise.resolve({
        slugs: [...new Set([...mine.slugs, ...theirs.slugs])].toSorted(),
        failed: [...mine.failed, ...theirs.failed],
      });
    },
    async *showtimes(language) {
      yield* foldersOf(language).own.showtimes();
    },
  };
}

function filesOf(folder: string): FolderFiles {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new SourceError(`${folder} is not a folder`);
  return new FolderFiles(folder);
}
