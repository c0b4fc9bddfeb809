import type { PurgeCounts } from '#src/api/purge/purges.ts';
import { processWide } from '#src/config/process-wide.ts';
import type { KeptPage } from './kept-page.ts';

/** A page as several processes share it. */
export interface SharedPage extends Omit<KeptPage, 'heard'> {
  /** The internal path that the page is shared under. */
  readonly path: string;
  /** The revision of the site's catalogue that the page was rendered from. */
  readonly revision: string;
  /** The purges of its site and of what it shows that it is from after. */
  readonly purges: PurgeCounts;
}

/**
 * The pages that several web processes of one build share. None of the methods fails or takes long: where the store does
 * not answer in time, it counts as empty.
 */
export interface SharedPages {
  /**
   * The page of an internal path, as fresh or stale as it was kept: `lastModified` is by the steady clock of the process
   * that asks.
   */
  get(path: string): Promise<SharedPage | undefined>;
  /** Keeps a page behind the visitor's back. */
  set(path: string, page: SharedPage): void;
}

/** What a process that shares with nobody has. */
export const noSharedPages: SharedPages = {
  get: () => Promise.resolve(undefined),
  set: () => undefined,
};

/** The shared pages of this process; the server names them before anything is rendered. */
export function sharedPages(): SharedPages {
  return processWide('shared-pages', () => noSharedPages);
}

/** Shares pages from now on. Must come before anything else asks for {@link sharedPages}. */
export function installSharedPages(shared: SharedPages): void {
  if (processWide('shared-pages', () => shared) !== shared)
    throw new Error('expected the shared pages to be named before any page is asked for');
}
