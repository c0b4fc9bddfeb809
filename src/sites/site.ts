/** The facts of one country site: types only. The values are in one file per country. */

/** The eight country sites (R001). */
export type SiteId = 'fr' | 'ch' | 'be' | 'nl' | 'tn' | 'sn' | 'ci' | 'ma';

/** The four interface languages, ISO 639-1 (R002). */
export type Language = 'fr' | 'en' | 'de' | 'nl';

/** The eighteen language × country pairs that exist, as BCP 47 tags (R002). */
export type Locale =
  | 'fr-FR'
  | 'en-FR'
  | 'en-CH'
  | 'fr-CH'
  | 'de-CH'
  | 'en-BE'
  | 'fr-BE'
  | 'nl-BE'
  | 'nl-NL'
  | 'en-NL'
  | 'fr-TN'
  | 'en-TN'
  | 'fr-SN'
  | 'en-SN'
  | 'fr-CI'
  | 'en-CI'
  | 'fr-MA'
  | 'en-MA';

/** ISO 3166-1 alpha-2 in upper case, as in tracking events (R121). */
export type Country = 'FR' | 'CH' | 'BE' | 'NL' | 'TN' | 'SN' | 'CI' | 'MA';

/** A currency with its ISO 4217 code and the number of decimals in prices. */
export interface Currency {
  readonly code: 'EUR' | 'CHF' | 'TND' | 'XOF' | 'MAD';
  readonly decimals: 0 | 2 | 3;
}

/** How a site's members sign in (D21). */
export type AccountAdapter = 'client-host' | 'identity-provider';

/** The age rating system of a site (R284). `Default` shows the rating as received. */
export type RatingSystem = 'CSA' | 'Cinecheck' | 'Default';

/** Key of the site's own release day in the wire's `releaseAt` map. */
export type ReleaseZone = 'FR_FR' | 'NL_NL' | 'CH_FR' | 'BE_FR' | 'TN_FR' | 'SN_FR' | 'CI_FR' | 'MA_FR';

/** The name of a site's subscription product (R289); a site without one has `null` (D35). */
export type Subscription = 'Cinepass' | 'Pass' | 'Unlimited';

/** A region of a site with special treatment (R285). */
export type SpecialRegion = 'idf' | 'amsterdam';

/** The region key for all places outside France (R285). */
export type OutsideFranceRegion = 'horsfrance';

/** The subjects of help categories; each has a drawing (R287, R288). */
export type HelpTopic =
  | 'tickets'
  | 'programme'
  | 'subscription'
  | 'vouchers'
  | 'atHome'
  | 'account'
  | 'films'
  | 'visit';

/** One of the fixed categories of a site's help centre; its texts are in the API. */
export interface HelpCategory {
  /** The id in the API and in the page's address: a number written in digits. */
  readonly id: string;
  readonly topic: HelpTopic;
}

/** The features that differ by site and can be switched (R010, R289, D35). */
export interface SiteFeatures {
  /** Gift cards and their balance page (R044, D29). */
  readonly giftCards: boolean;
  /** The wire's `voucherCheckerEnabled` (R043, D29). */
  readonly voucherChecker: boolean;
  /** The help centre (R031). */
  readonly help: boolean;
  readonly subscriptions: Subscription | null;
  readonly businessCode: boolean;
  readonly seasonsMultipleSelection: boolean;
  /** Showtimes can be filtered by 3D. */
  readonly threeDFilter: boolean;
  /** The footer lists every cinema instead of the top cities (R139). */
  readonly fullCinemaList: boolean;
  /** General terms have a page of their own (R040). */
  readonly terms: boolean;
  /** Three-seat e-cards beside the five-seat ones (R038). */
  readonly threeSeatCards: boolean;
}

/** One country site. Every field is required: a site that lacks a fact does not compile. */
export interface Site {
  readonly id: SiteId;
  readonly country: Country;
  /** The site's languages, the default one first (R002, R003). */
  readonly languages: readonly [Language, ...Language[]];
  readonly defaultLanguage: Language;
  /** The language whose addresses have no prefix: French on the French site, null elsewhere (R014). */
  readonly unprefixedLanguage: Language | null;
  /** IANA name; a cinema may have another zone (D28). */
  readonly timeZone: string;
  readonly currency: Currency;
  readonly features: SiteFeatures;
  readonly accountAdapter: AccountAdapter;
  /** How many favourite cinemas a member can have (R219). */
  readonly favouriteLimit: number;
  /** The categories of the help centre in their order (R287, R288); empty on a site without one. */
  readonly helpCategories: readonly HelpCategory[];
  /** City names for the footer, in display order; empty when the footer lists all cinemas (R139, R140). */
  readonly topCities: readonly string[];
  readonly ratingSystem: RatingSystem;
  readonly releaseZone: ReleaseZone;
  /** ISO weekday on which the country's film week starts: Wednesday (D18), Thursday in the Netherlands. */
  readonly filmWeekStart: 3 | 4;
  /** Regions with special treatment (R285). */
  readonly specialRegions: readonly SpecialRegion[];
  /** `horsfrance` on every site except the French one (R285). */
  readonly outsideFranceRegion: OutsideFranceRegion | null;
  /** Host name without port, for when the environment names none. */
  readonly defaultHost: string;
}
