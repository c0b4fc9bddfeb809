import type { CinemaDetail, CinemaEcard, CinepassOffer } from '#src/contract/cinema/schema.ts';
import { pushSlideView, type PushSlideView } from '../push/push-slide-view.ts';
import { textOrNull } from '../text/plain-text.ts';
import { cinemaListView } from './cinema-list-view.ts';
import type { CinemaListView } from './cinema-list-view.ts';
import { pricingView } from './pricing-view.ts';
import type { PricingView } from './pricing-view.ts';

/** A cinema for its own page (R068, R069). Amounts are in the currency of the site. */

/** A cinema for its own page (R068, R069). Fields ending in `Html` are wire HTML and not sanitised. */
export interface CinemaDetailView extends CinemaListView {
  readonly cinepassOffers: readonly CinepassOffer[];
  readonly ecards: readonly CinemaEcard[];
  /** Slugs. */
  readonly nearbyCinemas: readonly string[];
  readonly nearbyCities: readonly string[];
  readonly itineraryHtml: string | null;
  readonly itineraryImage: string | null;
  /** Null when the cinema names no prices; then the page has no pricing panel. */
  readonly pricing: PricingView | null;
  readonly pushes: readonly PushSlideView[];
  /** 0 is Monday (D18); see `../date/week.ts`. */
  readonly cinemaWeekOffset: number | null;
  readonly googleMyBusinessUrl: string | null;
  readonly seo: { readonly title: string | null; readonly description: string | null };
  /** The slug of the cinema that replaces this one (R053). */
  readonly redirectSlug: string | null;
  readonly tracking: { readonly citySlug: string; readonly cinemaSlug: string };
  /** Whether the chain calls it a premium cinema, in either of the two fields of the wire (R069). */
  readonly premium: boolean;
  readonly accessibilityHtml: string | null;
  readonly accesLibreUrl: string | null;
  /** As the source writes it; null when it does not say. */
  readonly telephone: string | null;
}

/** The view of a cinema of `/api/cinema/{slug}` for its own page (R068, R069, R071). */
export function cinemaDetailView(cinema: CinemaDetail): CinemaDetailView {
  return {
    ...cinemaListView(cinema),
    cinepassOffers: cinema.cinepass,
    ecards: cinema.ecards,
    nearbyCinemas: cinema.nearbyCinemas.filter((slug) => slug !== cinema.slug),
    nearbyCities: cinema.nearbyCities,
    itineraryHtml: textOrNull(cinema.itinerary),
    itineraryImage: cinema.refImageItinerary,
    pricing: pricingView(cinema.pricing),
    pushes: cinema.pushes.map(pushSlideView),
    cinemaWeekOffset: cinema.cinemaWeekOffset,
    googleMyBusinessUrl: cinema.googleMyBusinessUrl,
    seo: {
      title: textOrNull(cinema.seo?.title),
      description: textOrNull(cinema.seo?.description),
    },
    redirectSlug: cinema.redirectSlug,
    tracking: {
      citySlug: textOrNull(cinema.tracking?.citySlug) ?? cinema.citySlug,
      cinemaSlug: textOrNull(cinema.tracking?.cinemaSlug) ?? cinema.slug,
    },
    premium: cinema.premium || cinema.cinemaPremium,
    accessibilityHtml: textOrNull(cinema.accessibilityDescription),
    accesLibreUrl: cinema.accesLibreUrl,
    telephone: textOrNull(cinema.telephone),
  };
}
