import type { Language, Site } from '#src/sites/site.ts';

/** When and how an event is shown. */
export interface EventPlan {
  /** Minutes after midnight. */
  readonly start: number;
  /** ISO weekdays on which it returns after its first day; none for a single showtime. */
  readonly weekdays: readonly number[];
  readonly tags: readonly string[];
  readonly special: Special | null;
  /** Broadcast as it is performed. */
  readonly live: boolean;
}

/** Why a showtime is special (R083). */
export type Special = 'team' | 'marathon';

/** What the calendar has to know of a film or event; its texts stand in the catalogue. */
export interface Film {
  /** Neutral of language, unique; seeds every draw about it. */
  readonly key: string;
  /** The show's reference in the catalogue, `HO` and eight digits. */
  readonly ref: string;
  readonly kind: 'film' | 'event';
  /** Minutes. */
  readonly duration: number;
  /** Youngest age it is meant for, in years, or `all`. */
  readonly age: 'all' | '6' | '9' | '12' | '14' | '16' | '18';
  /** Whether it belongs to the children's programme. */
  readonly kids: boolean;
  /** BCP 47 tag of the language it was made in. */
  readonly originalLanguage: string;
  /** Slugs of the experience tags it is shown in. */
  readonly experiences: readonly string[];
  /** The week of the cycle in which it comes out, where that is fixed. */
  readonly week: number | null;
  /** How it is shown, where it is an event. */
  readonly event: EventPlan | null;
}

/** An auditorium. `experiences` are tag slugs that it can show (`imax`, `4dx`, `3d`, …). */
export interface Auditorium {
  readonly name: string;
  readonly seats: number;
  readonly experiences: readonly string[];
}

/** What the calendar has to know of a cinema. */
export interface Cinema {
  /** Neutral of language, unique; seeds every draw about it. */
  readonly key: string;
  /** The cinema's reference in the catalogue. */
  readonly vistaRef: string;
  /** `false`: closed for the time being, without showtimes. */
  readonly open: boolean;
  /** IANA name. */
  readonly timeZone: string;
  /** The language its audience mostly hears films in. */
  readonly audience: Language;
  /** Minutes after midnight of the first showtime. */
  readonly firstShowtime: number;
  readonly auditoriums: readonly Auditorium[];
}

/** A film on one site: when it comes out there and what follows from that today. */
export interface Release {
  readonly film: Film;
  /** Release day `YYYY-MM-DD`. */
  readonly day: string;
  /** The same as a number of days since 1970. */
  readonly dayNumber: number;
  /** Days since the release; negative before it. */
  readonly age: number;
  readonly isNew: boolean;
  readonly isComingSoon: boolean;
  /** Not out yet, but seats are on sale. */
  readonly presale: boolean;
  /** Its first evening is on sale as soon as it is announced. */
  readonly earlySale: boolean;
  /** Day of a showtime before the release, and whether the film team is there. */
  readonly preview: { readonly day: string; readonly team: boolean } | null;
  /** Length and rating are known; long before a release some are not. */
  readonly factsKnown: boolean;
  /** Leaves the programme soon. */
  readonly lastChance: boolean;
  /** Carries the heart label. */
  readonly favourite: boolean;
  /** Position by expected audience, from 1. */
  readonly rank: number;
}

/** What the days of all cinemas of a site are planned from. */
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
  /** Start, film and twenty minutes before it. */
  readonly endsAt: number;
  readonly status: 'available' | 'soldout' | 'locked';
  /** Unique within the cinema, from day, auditorium and start; the same every time the same day is planned. */
  readonly number: number;
}

/** Everything about a site on a day that does not depend on the language. */
export interface SitePlan {
  readonly site: Site;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Today's programme day. */
  readonly today: string;
  /** In the order of the catalogue. */
  readonly cinemas: readonly Cinema[];
  /** What is shown or announced, in the order of the catalogue. */
  readonly releases: readonly Release[];
  /** Sorted by cinema, day and start. */
  readonly showtimes: readonly PlannedShowtime[];
}
