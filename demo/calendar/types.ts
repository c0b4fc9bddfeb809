import type { Language, Site } from '#src/sites/site.ts';

/** When and how an event is shown. */
export interface EventPlan {
  /** Minutes after midnight. */
  readonly start: number;
  /** ISO weekdays on which the event returns after its first day; empty for a single showtime. */
  readonly weekdays: readonly number[];
  readonly tags: readonly string[];
  readonly special: Special | null;
  /** Whether it is a live broadcast. */
  readonly live: boolean;
}

/** Why a showtime is special (R083). */
export type Special = 'team' | 'marathon';

/** The calendar's data about a film or event; its texts are in the catalogue. */
export interface Film {
  /** Unique and the same in every language; the seed of every draw about the film. */
  readonly key: string;
  /** The show's reference in the catalogue, `HO` and eight digits. */
  readonly ref: string;
  readonly kind: 'film' | 'event';
  /** Minutes. */
  readonly duration: number;
  /** The lowest age in years that may watch the film, or `all`. */
  readonly age: 'all' | '6' | '9' | '12' | '14' | '16' | '18';
  /** Whether it belongs to the children's programme. */
  readonly kids: boolean;
  /** BCP 47 tag of the original language. */
  readonly originalLanguage: string;
  /** Slugs of the experience tags in which the film can be shown. */
  readonly experiences: readonly string[];
  /** The week of the cycle in which the film is released, when that is fixed. */
  readonly week: number | null;
  /** How the event is shown; null for a film. */
  readonly event: EventPlan | null;
}

/** An auditorium. `experiences` are slugs of tags for what it can show (`imax`, `4dx`, `3d`, …). */
export interface Auditorium {
  readonly name: string;
  readonly seats: number;
  readonly experiences: readonly string[];
}

/** The calendar's data about a cinema. */
export interface Cinema {
  /** Unique and the same in every language; the seed of every draw about the cinema. */
  readonly key: string;
  /** The cinema's reference in the catalogue. */
  readonly vistaRef: string;
  /** `false`: temporarily closed, without showtimes. */
  readonly open: boolean;
  /** IANA name. */
  readonly timeZone: string;
  /** The language in which its audience mostly hears films. */
  readonly audience: Language;
  /** Start of the first showtime, in minutes after midnight. */
  readonly firstShowtime: number;
  /** How many of the auditoriums, the largest first, have a hearing loop. */
  readonly hearingLoops: number;
  readonly auditoriums: readonly Auditorium[];
}

/** A film on one site: its release day there, and the facts that follow from it today. */
export interface Release {
  readonly film: Film;
  /** Release day `YYYY-MM-DD`. */
  readonly day: string;
  /** The release day as a number of days since 1970. */
  readonly dayNumber: number;
  /** Days since the release; negative before it. */
  readonly age: number;
  readonly isNew: boolean;
  readonly isComingSoon: boolean;
  /** Whether seats are on sale before the release. */
  readonly presale: boolean;
  /** Whether its first evening is on sale as soon as the film is announced. */
  readonly earlySale: boolean;
  /** Day of a showtime before the release, and whether the film team comes. */
  readonly preview: { readonly day: string; readonly team: boolean } | null;
  /** Whether length and rating are known; long before the release they may be unknown. */
  readonly factsKnown: boolean;
  /** Whether it leaves the programme soon. */
  readonly lastChance: boolean;
  /** Whether it has the heart label. */
  readonly favourite: boolean;
  /** Position by popularity, from 1. */
  readonly rank: number;
}

/** The data from which the days of all cinemas of a site are planned. */
export interface Chain {
  readonly site: Site;
  readonly cinemas: readonly Cinema[];
  readonly releases: readonly Release[];
  /** Slugs of the experiences that cost more. */
  readonly premium: ReadonlySet<string>;
}

/** A showtime before it has an instant: minutes after midnight of its programme day. */
export interface Slot {
  readonly release: Release;
  readonly auditorium: Auditorium;
  readonly start: number;
  readonly version: string;
  readonly tags: readonly string[];
  readonly special: Special | null;
}

/** One planned showtime of one cinema. */
export interface PlannedShowtime extends Slot {
  readonly cinema: Cinema;
  /** Programme day (D28). */
  readonly day: string;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  /** Start plus twenty minutes of announcements plus the film's length, in milliseconds since 1970. */
  readonly endsAt: number;
  readonly status: 'available' | 'soldout' | 'locked';
  /** Null when unknown. */
  readonly seatsLeft: number | null;
  /** Unique within the cinema, from day, auditorium and start; always the same for the same day. */
  readonly number: number;
}

/** All facts of a site on a day that do not depend on the language. */
export interface SitePlan {
  readonly site: Site;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Today's programme day. */
  readonly today: string;
  /** In the order of the catalogue. */
  readonly cinemas: readonly Cinema[];
  /** Shown or announced films and events, in the order of the catalogue. */
  readonly releases: readonly Release[];
  /** Sorted by cinema, day and start. */
  readonly showtimes: readonly PlannedShowtime[];
}
