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

/** The item of a page, if it has one. */
export interface PageSubject {
  readonly show?: ShowTracking;
  readonly cinema?: CinemaTracking;
  /** The item's name in the data layer, where it is not its slug (R097, R104). */
  readonly slug?: string;
}

/** The server's part of a page view: the same for every visitor (R121). */
export interface PageFacts {
  readonly pageName: string;
  readonly pageType: PageType;
  readonly pageCategory: PageCategory;
  /** Name of the page group's script (R290). */
  readonly pageGroup: `catalog_${PageCategory}`;
  /** Upper case (R121). */
  readonly country: Country;
  readonly language: Language;
  readonly environment: string;
  /** ISO 4217; by default the currency of the country (R290). */
  readonly currency: Currency['code'];
  /** Status of an error page, `404` for a page that was not found (R271). */
  readonly error: TrackedStatus | null;
  readonly show: ShowTracking | null;
  readonly cinema: CinemaTracking | null;
}

interface PageFactsInput extends PageSubject {
  readonly locale: Locale;
  /** The page that is shown, or the status of an error page. */
  readonly page: PageRef | TrackedStatus;
  readonly environment: string;
  /** The currency in the interface messages; when they have none, the site's own is used. */
  readonly currency: string;
}

const currencies = ['EUR', 'CHF', 'TND', 'XOF', 'MAD'] as const satisfies readonly Currency['code'][];

function nameOf(page: PageRef | TrackedStatus, type: PageType, slug: string | undefined): string {
  if (typeof page === 'string') return type;
  if ('slug' in page) return `${type} ${slug ?? page.slug}`;
  return 'id' in page ? `${type} ${page.id}` : type;
}

/** The facts of a page for the data layer (R121, R122, R290). */
export function pageFacts(input: PageFactsInput): PageFacts {
  const { locale, page, environment, show = null, cinema = null, slug } = input;
  const site = siteFactsOf(locale);
  const status = typeof page === 'string' ? page : null;
  const { type, category } = pageKindOf(typeof page === 'string' ? page : page.page);
  return {
    pageName: nameOf(page, type, slug),
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
