import type { ShowtimeRef } from '#src/routes/showtime/showtime-ref.ts';
import type { StoredPlace } from '#src/domain/place/stored-place.ts';
import type { ChoiceKind } from '#src/routes/choices.ts';
import type { ItemKind } from '#src/routes/pages/record.ts';
import type { Listing } from '#src/routes/listing.ts';
import type { IdPage, PageRef, SlugPage } from '#src/routes/page.ts';
import type { Language, Locale, SiteId } from '#src/sites/site.ts';
import type { Remaining } from './cache/kept-page.ts';

/** The parts of a request that the handlers see. Nothing else in the request can influence a public page. */
export interface Incoming {
  readonly method: string;
  readonly host: string | null;
  /** As sent, still encoded, without the query. */
  readonly path: string;
  /** With its `?`, or empty. */
  readonly search: string;
  readonly languageCookie: string | undefined;
  readonly acceptLanguage: string | null;
  /** Value of the cookie with the visitor's place (R115). */
  readonly placeCookie?: string | undefined;
  /** Which page asks, by the browser's word (`Sec-Fetch-Site`); undefined where it says nothing. It decides no page (D69). */
  readonly fetchSite?: string | undefined;
  /** Whether the request calls a server action; this product has none. */
  readonly action: boolean;
}

/** Kinds of items that have a state: their pages can be unknown, gone or moved. */
export type StatefulKind = ItemKind;

/** A page about one item. */
export type ItemPage = SlugPage | IdPage;

/** The state of an item. */
export type ItemState =
  /**
   * `page`: the item's page, where a kind has several (film or event, season or special event); null: the requested
   * one. `timeZone`: of a cinema or city whose zone differs from its site's (D28).
   */
  | {
      readonly kind: 'here';
      readonly page: ItemPage | null;
      readonly timeZone?: string;
    }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'gone' }
  /** No list has it, and nobody may ask about it now: that says nothing about it (D40). */
  | { readonly kind: 'unasked' }
  /** Redirected to another slug of the same kind (R053). */
  | { readonly kind: 'moved'; readonly slug: string };

/** When programme days of a site's time zones end, in milliseconds since 1970. */
export interface DaysEnd {
  /** The next one of them, whichever it is. */
  readonly next: number;
  /** The earliest of the current days, in all zones that still have it (D43). */
  readonly earliest: number;
}

/** The facts that the handlers use besides the request: read only, without input or output. */
export interface World {
  readonly hosts: ReadonlyMap<string, SiteId>;
  readonly origins: Readonly<Record<SiteId, string>>;
  /** Current programme day, `YYYY-MM-DD` (D28), in an IANA zone; null means the site's own zone. */
  readonly day: (site: SiteId, timeZone: string | null) => string;
  /** The start of the current quarter of an hour, ISO 8601, UTC. */
  readonly quarter: () => string;
  /** The earliest current programme day in a site's time zones, `YYYY-MM-DD` (D43). */
  readonly earliestDay: (site: SiteId) => string;
  readonly daysEnd: (site: SiteId) => DaysEnd;
  /** The state of an item, or null when the API must be asked. */
  readonly item: (locale: Locale, kind: StatefulKind, slug: string) => ItemState | null;
  /** Where a showtime is now, if the API has said that it is elsewhere (D62). */
  readonly showtimeNow?: (locale: Locale, ref: ShowtimeRef) => ShowtimeRef | undefined;
  /** Whether another language of the site lists a slug, or its lists are not known. */
  readonly mayBeElsewhere: (locale: Locale, kind: StatefulKind, slug: string) => boolean;
  /**
   * Slug of the city that is a visitor's place (D44): null when the site does not have the place, undefined while its
   * places are not known.
   */
  readonly cityOf: (locale: Locale, place: StoredPlace) => string | null | undefined;
  /** Slug of the one city that a text of a visitor names, by name, cinema or postal code; null otherwise. */
  readonly cityNamed: (locale: Locale, text: string) => string | null;
  /** Slug of a genre in the locale, from that of any language of the site: null and undefined as for {@link cityOf}. */
  readonly genreOf: (locale: Locale, genre: string) => string | null | undefined;
  /** Whether the page cache holds this internal path. */
  readonly isWarm: (internalPath: string) => boolean;
  /** What remains of the life of a page in the page cache; undefined when it is not held. */
  readonly remainingOf: (internalPath: string) => Remaining | undefined;
}

/** The result of the handlers for a request. */
export type Decision =
  /** An answer that is no page: wrong host, wrong method, health. */
  | { readonly kind: 'plain'; readonly status: number; readonly text: string }
  /**
   * `location` is absolute, built from the site table. `varies`: it depends on the visitor's language. `kept: false`:
   * no cache may keep the redirect, because it only corrects the spelling of an address, or is right only until the day
   * changes (D43). `until`: when it stops being true, in milliseconds since 1970 (ADR-0083).
   */
  | {
      readonly kind: 'redirect';
      readonly status: 307 | 308;
      readonly location: string;
      readonly varies: boolean;
      readonly kept?: false;
      readonly until?: number;
    }
  /**
   * A page of `app/[locale]`; shared caches may not store `personal` answers. `edge`: for how many
   * seconds our own edge, which tells visitors' places apart, may keep a personal answer nevertheless (D44). `remaining`: of a held page that shared caches may store, what remains of its life.
   * `query`: what the page reads of the query, in one spelling, with its `?`; absent: nothing. `place`: the visitor's place as
   * it was understood, of a request with a place in its cookie (`edge/names.ts`).
   * `until`: when the answer stops being true, in milliseconds since 1970; no cache is told to give it after that, except in
   * a failure (ADR-0083).
   * `lacksLists`: the locale whose lists would have to be known for the visitor's place, or for a genre of the address; the
   * page is then the one without it. `unindexed`: the page is that of another address, and says nothing to robots itself.
   */
  | {
      readonly kind: 'page';
      readonly internal: string;
      readonly status: 200 | 404 | 410 | 503;
      readonly personal: boolean;
      readonly edge?: { readonly seconds: number };
      readonly query?: string;
      readonly place?: string;
      readonly remaining?: Remaining;
      readonly until?: number;
      readonly retryAfterSeconds?: number;
      readonly lacksLists?: Locale;
      readonly unindexed?: boolean;
    }
  /**
   * Back to a page after a choice (D56, D69). `stores`: what its cookie gets, null to remove it; absent: it stays.
   * `location` is absolute, on the same site.
   */
  | {
      readonly kind: 'choice';
      readonly location: string;
      readonly stores?: { readonly choice: ChoiceKind; readonly value: string | null };
    }
  /** A call that goes to the site's API. `until`: no cache keeps the answer longer than that, as for a page. */
  | {
      readonly kind: 'api';
      readonly site: SiteId;
      readonly path: string;
      readonly language: Language;
      readonly until?: number;
    }
  /** A file for search engines, the same for everyone. `path` is the path of the file; `until` as for a page. */
  | { readonly kind: 'file'; readonly site: SiteId; readonly path: string; readonly until?: number }
  /** The item's state is not known yet: ask the API, then decide again. */
  | { readonly kind: 'ask'; readonly locale: Locale; readonly item: StatefulKind; readonly slug: string }
  /** The page is not in the page cache: check that the data which it requires is available, then serve `page`. */
  | {
      readonly kind: 'check';
      readonly locale: Locale;
      readonly ref: PageRef;
      readonly listing: Listing;
      readonly page: Extract<Decision, { kind: 'page' }>;
    };
