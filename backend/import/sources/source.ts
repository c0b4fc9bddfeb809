import type { CatalogueItem } from '#src/contract/endpoints.ts';
import type { Language } from '#src/sites/site.ts';

/** One answer of a source. `origin` is the file or address, for messages. */
export type Fetched =
  | { kind: 'found'; origin: string; raw: unknown }
  /** The source does not have it (404, no file). */
  | { kind: 'missing'; origin: string }
  /** 410. */
  | { kind: 'gone'; origin: string }
  | Failed;

/** The answer exists but cannot be read: broken JSON, a folder without permission, a refused connection. */
export interface Failed {
  kind: 'failed';
  origin: string;
  reason: string;
}

/** Showtimes of one show in one cinema: of one day, or of all days (`day` null). */
export interface FetchedShowtimes {
  show: string;
  cinema: string;
  day: string | null;
  answer: Fetched;
}

/** The source of an import: a folder of recorded answers, or a running server. */
export interface Source {
  /** Its name in messages. */
  name: string;
  /** The languages of the site that it has, the default one first. */
  languages(): Promise<Language[]>;
  /** The answer of `/api/{path}`. */
  get(language: Language, path: string): Promise<Fetched>;
  /** Slugs for which it has records besides those of its lists, and entries that cannot be read. */
  slugs(language: Language, kind: CatalogueItem): Promise<{ slugs: string[]; failed: Failed[] }>;
  /**
   * Showtimes.
   * @param pairs the shows and cinemas in the programmes
   */
  showtimes(
    language: Language,
    pairs: readonly (readonly [show: string, cinema: string])[],
  ): AsyncIterable<FetchedShowtimes>;
}

/** The source cannot be used. */
export class SourceError extends Error {
  override name = 'SourceError';
}
