import type { Language, Locale, Site } from '#src/sites/site.ts';
import type { FilmData } from '../data-types.ts';
import type { CityData, HallData, HouseData, Words } from '../house-types.ts';

/** Public origins of the demonstration's addresses, without a slash at the end. */
export interface GenerateOptions {
  /** Pictures and trailer: `http://media.velours.localhost:4000`. */
  readonly mediaOrigin: string;
  /** Booking: `http://tickets.velours.localhost:4000`. */
  readonly tunnelOrigin: string;
  /** Client host: `http://account.velours.localhost:4000`. */
  readonly accountOrigin?: string;
}

/** A film on one site: when it comes out there and what follows from that today. */
export interface Release {
  readonly film: FilmData;
  /** Release day `YYYY-MM-DD`. */
  readonly day: string;
  /** Days since the release; negative before it. */
  readonly age: number;
  readonly isNew: boolean;
  readonly isComingSoon: boolean;
  /** Not out yet, but seats are on sale. */
  readonly presale: boolean;
  /** Its first evening is on sale as soon as it is announced. */
  readonly earlySale: boolean;
  /** Day of a showing before the release, and whether the film team is there. */
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

/** Why a showing is special (R083). */
export type Special = 'team' | 'marathon';

/** A showing before it has an instant: minutes after midnight of its programme day. */
export interface Slot {
  readonly release: Release;
  readonly hall: HallData;
  readonly start: number;
  readonly version: string;
  readonly tags: readonly string[];
  readonly special: Special | null;
}

/** One showing of one house. */
export interface Session extends Slot {
  readonly house: HouseData;
  /** Programme day (D28). */
  readonly day: string;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  /** Start, film and twenty minutes before it. */
  readonly endsAt: number;
  readonly status: 'available' | 'soldout' | 'locked';
  /** Unique within the house, from day, hall and start; the same every time the same day is generated. */
  readonly number: number;
}

/** Everything about a site that does not depend on the language. */
export interface SitePlan {
  readonly site: Site;
  readonly now: number;
  /** Today's programme day. */
  readonly today: string;
  readonly houses: readonly HouseData[];
  readonly cities: readonly CityData[];
  readonly releases: readonly Release[];
  readonly sessions: readonly Session[];
  readonly options: GenerateOptions;
}

/** A site in one of its languages. */
export interface LanguageContext {
  readonly plan: SitePlan;
  readonly language: Language;
  readonly locale: Locale;
}

/** The zone of a house: its own, else its site's (D28). */
export function zoneOf(site: Site, { timeZone }: HouseData): string {
  return timeZone ?? site.timeZone;
}

/**
 * The text in a language.
 *
 * @throws RangeError when the data lack it: every text is written in every language of its site
 */
export function inLanguage(words: Words, language: Language, what: string): string {
  const text = words[language];
  if (text === undefined) throw new RangeError(`${what}: expected a text in "${language}"`);
  return text;
}

/** A text with its `{name}` places filled in. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Items under a key each, in the order of their first appearance. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
