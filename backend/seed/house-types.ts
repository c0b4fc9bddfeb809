import type { Language, SiteId } from '#src/sites/site.ts';

/** A text in some languages: every language of the site it belongs to, each written for itself. */
export type Words = Readonly<Partial<Record<Language, string>>>;

/** French and English: the fr site and the African ones (R002). */
export type FrenchEnglish = Readonly<Record<'fr' | 'en', string>>;
/** The languages of the ch site. */
export type SwissWords = Readonly<Record<'en' | 'fr' | 'de', string>>;
/** The languages of the be site. */
export type BelgianWords = Readonly<Record<'en' | 'fr' | 'nl', string>>;
/** The languages of the nl site. */
export type DutchWords = Readonly<Record<'nl' | 'en', string>>;

/** What a house offers besides films; the texts are in `vocabulary/services.ts`. */
export type ServiceKey =
  | 'parking'
  | 'bar'
  | 'wheelchair'
  | 'hearing'
  | 'family'
  | 'bicycles'
  | 'opening-hours'
  | 'terrace'
  | 'climate'
  | 'groups';

/** A service of one house. `count` is the number its text names (places, stands); minutes of notice for groups are days. */
export interface ServiceUse {
  readonly key: ServiceKey;
  readonly count: number;
}

/** A room with a screen. `experiences` are tag slugs that it can show (`imax`, `4dx`, `3d`, …). */
export interface HallData {
  readonly name: string;
  readonly seats: number;
  readonly experiences: readonly string[];
}

/** A building of a house; a house may have two across the street from each other. */
export interface TheatreData {
  readonly name: string;
  readonly line1: string;
  readonly line2: string | null;
  readonly zip: string;
  readonly city: string;
  /** x latitude, y longitude, degrees (D20). */
  readonly position: { readonly x: number; readonly y: number };
}

/** One cinema of the invented chain: real city and coordinates, invented house. */
export interface HouseData<W extends Words = Words> {
  /** Language-neutral kebab key; names the house's pictures and its Google place. */
  readonly key: string;
  readonly site: SiteId;
  readonly name: string;
  /** Digits that the booking tunnel and favourites know the house by. */
  readonly vistaRef: string;
  readonly cityKey: string;
  /**
   * IANA zone of a house that lies in another one than its site (D28). One to the east of it: the demonstration is made
   * anew when the site's programme day begins.
   */
  readonly timeZone?: string;
  /** The slug of its page in each language. */
  readonly slug: W;
  readonly theatres: readonly [TheatreData, ...TheatreData[]];
  readonly halls: readonly HallData[];
  /** The language its audience mostly hears films in. */
  readonly audience: Language;
  /** `false`: closed for the time being, without sessions. */
  readonly open: boolean;
  /** First day of the house's programme week, 0 Monday (D18); null for the chain's Wednesday. */
  readonly weekOffset: number | null;
  /** Minutes after midnight of the first showing. */
  readonly firstShowing: number;
  readonly services: readonly ServiceUse[];
  /** Paragraphs of HTML, 60 to 90 words. */
  readonly description: W;
  /** How to get there, HTML. */
  readonly access: W;
  /** One line for search results and the page's title description. */
  readonly seo: W;
  /** House whose sessions are offered instead of its own, with the words that say so. */
  readonly sessionsNearby: { readonly key: string; readonly words: W } | null;
  /** Factor on the country's prices, 1 for the usual ones. */
  readonly priceFactor: number;
}

/** A city with at least one house. */
export interface CityData<W extends Words = Words> {
  readonly key: string;
  readonly id: number;
  readonly site: SiteId;
  readonly slug: W;
  readonly name: W;
  /** Postal code prefix (R073). */
  readonly department: string;
  /** Part of Île-de-France (R285). */
  readonly isIdf: boolean;
  readonly position: { readonly x: number; readonly y: number };
  /** HTML, a sentence or two. */
  readonly description: W;
}

/** A hall with its experiences. */
export function hall(name: string, seats: number, ...experiences: string[]): HallData {
  return { name, seats, experiences };
}

/** A service with the number that its text names. */
export function offers(key: ServiceKey, count = 0): ServiceUse {
  return { key, count };
}
