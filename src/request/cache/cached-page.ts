import type { PageValue } from '../page-value.ts';
import type { PageLifetime } from './page-store.ts';

/** A page as Next.js expects it. */
export interface CachedPage {
  readonly value: PageValue;
  /** In milliseconds of the steady clock (`src/kernel/date/clock.ts`). */
  readonly lastModified: number;
  readonly lifetime: PageLifetime | undefined;
}

/** A page to keep. */
export interface NewPage extends CachedPage {
  readonly tags: readonly string[];
}

/** What remains of a page's lifetime, in whole seconds. */
export interface Remaining {
  readonly fresh: number;
  /** After the page has stopped being fresh. */
  readonly stale: number;
}

/** Facts about a held page that are available at once. */
export interface HeldPage {
  readonly key: string;
  readonly lastModified: number;
  /** In seconds. */
  readonly revalidate: number | false | undefined;
  /** In seconds. */
  readonly expire: number | undefined;
  readonly heard: number;
  readonly tags: readonly string[];
}
