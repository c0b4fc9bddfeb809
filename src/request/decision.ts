import type { ItemKind } from '#src/routes/pages/record.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Language, Locale, SiteId } from '#src/sites/site.ts';

/** What the handlers see of a request. Nothing else of it can influence a public page. */
export interface Incoming {
  readonly method: string;
  readonly host: string | null;
  /** As sent, still encoded, without the query. */
  readonly path: string;
  /** With its `?`, or empty. */
  readonly search: string;
  readonly languageCookie: string | undefined;
  readonly acceptLanguage: string | null;
  /** Whether the client calls a server action; this product has none. */
  readonly action: boolean;
}

/** Items that have a state of their own: their pages can be unknown, gone or moved. */
export type StatefulKind = ItemKind;

/** What is known of an item. */
export type ItemState =
  /** `page`: the page of a show (film or event). `timeZone`: of a cinema or city in another zone than its site's (D28). */
  | {
      readonly kind: 'here';
      readonly page: 'movie' | 'entertainment' | null;
      readonly timeZone?: string;
    }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'gone' }
  /** Redirected to another slug of the same kind (R053). */
  | { readonly kind: 'moved'; readonly slug: string };

/** What the handlers know of the world: read only, no input or output. */
export interface World {
  readonly hosts: ReadonlyMap<string, SiteId>;
  readonly origins: Readonly<Record<SiteId, string>>;
  /** Present programme day, `YYYY-MM-DD` (D28), in an IANA zone; null is the site's own. */
  readonly day: (site: SiteId, timeZone: string | null) => string;
  /** The earliest programme day of a site's time zones, `YYYY-MM-DD` (D43). */
  readonly earliestDay: (site: SiteId) => string;
  /** The state of an item, or null when it must be asked for. */
  readonly item: (locale: Locale, kind: StatefulKind, slug: string) => ItemState | null;
  /** Whether the page cache holds this internal path. */
  readonly isWarm: (internalPath: string) => boolean;
}

/** What is to be done with a request. */
export type Decision =
  /** No page: wrong host, wrong method, health. */
  | { readonly kind: 'plain'; readonly status: number; readonly text: string }
  /**
   * `location` is absolute, built from the site table. `varies`: it depends on the visitor's language. `kept` false:
   * no cache may have it, since it only repairs the spelling of an address or holds until the day changes (D43).
   */
  | {
      readonly kind: 'redirect';
      readonly status: 307 | 308;
      readonly location: string;
      readonly varies: boolean;
      readonly kept?: false;
    }
  /** A page of `app/[locale]`; `personal` answers may not be stored by shared caches. */
  | {
      readonly kind: 'page';
      readonly internal: string;
      readonly status: 200 | 404 | 410 | 503;
      readonly personal: boolean;
      readonly retryAfterSeconds?: number;
    }
  /** A call of the site's API, passed on. */
  | { readonly kind: 'api'; readonly site: SiteId; readonly path: string; readonly language: Language }
  /** A file for search engines, the same for everyone. `path` is the file's own. */
  | { readonly kind: 'file'; readonly site: SiteId; readonly path: string }
  /** Nobody knows this item yet: ask the API, then decide again. */
  | { readonly kind: 'ask'; readonly locale: Locale; readonly item: StatefulKind; readonly slug: string }
  /** Not in the page cache: see that what it requires can be had, then serve `page`. */
  | {
      readonly kind: 'check';
      readonly locale: Locale;
      readonly ref: PageRef;
      readonly page: Extract<Decision, { kind: 'page' }>;
    };
