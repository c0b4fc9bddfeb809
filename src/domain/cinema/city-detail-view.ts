import type { CityDetail } from '#src/contract/city/schema.ts';
import type { Site } from '#src/sites/site.ts';
import { textOrNull } from '../text/plain-text.ts';
import { cityView } from './city-view.ts';
import type { CityView } from './city-view.ts';

/** Highlight of a city: a text and its top shows (R074). `descriptionHtml` is wire HTML and not sanitised. */
export interface CityHighlightView {
  readonly title: string;
  readonly descriptionHtml: string | null;
  /** Slugs. */
  readonly shows: readonly string[];
}

/** A city for its own page (R074). `descriptionHtml` is wire HTML and not sanitised. */
export interface CityDetailView extends CityView {
  /** Slug of the city's main cinema; null when the wire names none, or one that is not in this city. */
  readonly defaultCinema: string | null;
  readonly descriptionHtml: string | null;
  readonly seo: { readonly title: string | null; readonly description: string | null };
  /** Slugs; the city's own cinemas are left out. */
  readonly nearbyCinemas: readonly string[];
  readonly nearbyCities: readonly string[];
  readonly trackingSlug: string;
  readonly backdrop: string | null;
  /** For narrow screens; null when the wide picture is used there too. */
  readonly mobileBackdrop: string | null;
  readonly highlight: CityHighlightView | null;
  /** The slug of the city that replaces this one (R053). */
  readonly redirectSlug: string | null;
}

/** The view of a city of `/api/city/{slug}` for its own page (R073, R074). */
export function cityDetailView(
  city: CityDetail,
  site: Pick<Site, 'specialRegions' | 'outsideFranceRegion'>,
): CityDetailView {
  const { highlight } = city;
  const own = new Set(city.cinemas);
  return {
    ...cityView(city, site),
    defaultCinema: city.defaultCinema !== null && own.has(city.defaultCinema) ? city.defaultCinema : null,
    descriptionHtml: textOrNull(city.description),
    seo: { title: textOrNull(city.seo?.title), description: textOrNull(city.seo?.description) },
    nearbyCinemas: city.nearbyCinemas.filter((slug) => !own.has(slug)),
    nearbyCities: city.nearbyCities.filter((slug) => slug !== city.slug),
    trackingSlug: textOrNull(city.trackingSlug) ?? city.slug,
    backdrop: city.backdrop ?? city.mobileBackdrop,
    mobileBackdrop: city.backdrop === null ? null : city.mobileBackdrop,
    highlight:
      highlight === null
        ? null
        : {
            title: highlight.title,
            descriptionHtml: textOrNull(highlight.description),
            shows: [...new Set(highlight.shows)],
          },
    redirectSlug: city.redirectSlug,
  };
}
