import type { PageRef } from '#src/routes/page.ts';
import type { PageCategory } from '#src/routes/pages/record.ts';
import { languageOf, siteFactsOf } from '#src/sites/registry.ts';
import type { Country, Currency, Language, Locale } from '#src/sites/site.ts';
import { pageGroupScript, pageKindOf, type PageType, type TrackedStatus } from './page-kinds.ts';
import type { ShowTracking } from './show-tracking.ts';

/** Names of a cinema in the data layer (R122). */
export interface CinemaTracking {
  readonly citySlug: string | null;
  readonly cinemaSlug: string | null;
}

/** What a page is about, where it is about one thing. */
export interface PageSubject {
  readonly show?: ShowTracking;
  readonly cinema?: CinemaTracking;
}

/** What the server says of a page view: the same for every visitor (R121). */
export interface PageFacts {
  readonly pageName: string;
  readonly pageType: PageType;
  readonly pageCategory: PageCategory;
  /** R290. */
  readonly pageGroup: `catalog_${PageCategory}`;
  /** Upper case (R121). */
  readonly country: Country;
  readonly language: Language;
  readonly environment: string;
  /** ISO 4217; the default of the country (R290). */
  readonly currency: Currency['code'];
  /** Label of an error page, `404` where nothing was found (R271). */
  readonly error: TrackedStatus | null;
  readonly show: ShowTracking | null;
  readonly cinema: CinemaTracking | null;
}

interface PageFactsInput extends PageSubject {
  readonly locale: Locale;
  /** The page shown, or the status of a page that stands in its place. */
  readonly page: PageRef | TrackedStatus;
  readonly environment: string;
  /** What the translation key of the currency says; the site's own where it says none. */
  readonly currency: string;
}

const currencies = ['EUR', 'CHF', 'TND', 'XOF', 'MAD'] as const satisfies readonly Currency['code'][];

function nameOf(page: PageRef | TrackedStatus, type: PageType): string {
  if (typeof page === 'string') return type;
  if ('slug' in page) return `${type} ${page.slug}`;
  return 'id' in page ? `${type} ${page.id}` : type;
}

/** What the data layer is told of a page (R121, R122, R290). */
export function pageFacts(input: PageFactsInput): PageFacts {
  const { locale, page, environment, show = null, cinema = null } = input;
  const site = siteFactsOf(locale);
  const status = typeof page === 'string' ? page : null;
  const { type, category } = pageKindOf(typeof page === 'string' ? page : page.page);
  return {
    pageName: nameOf(page, type),
    pageType: type,
    pageCategory: category,
    pageGroup: pageGroupScript(category),
    country: site.country,
    language: languageOf(locale),
    environment,
    currency: currencies.find((code) => code === input.currency) ?? site.currency.code,
    error: status,
    show,
    cinema,
  };
}
