import type { Autopromo } from '#src/contract/entities.ts';
import { ctaView, type CtaView } from '../cta/cta-view.ts';

/** A promotion of the chain, or an advertisement of somebody else, between the parts of a page (R119). */
export interface Promo {
  readonly title: string;
  readonly description: string | null;
  readonly image: string | null;
  /** Another picture for narrow windows. */
  readonly narrowImage: string | null;
  readonly imageAlt: string | null;
  readonly cta: CtaView | null;
  /** Whether it is paid for: a page has to say so. */
  readonly advertisement: boolean;
}

/** What the chain promotes: its own, and native advertisements. */
export interface Promotions {
  readonly nativeAds: readonly Autopromo[];
  readonly promos: readonly Autopromo[];
}

/** The same for one page: at most one of each. */
export interface PagePromos {
  readonly nativeAds: readonly Promo[];
  readonly promos: readonly Promo[];
}

const most = 1;

/**
 * The promotions of a page: of home those without cinemas, of a cinema those that name it (R119). A native
 * advertisement is an advertisement whether it says so or not.
 *
 * @param cinema slug of the cinema whose page it is; null for home
 */
export function promosAt({ nativeAds, promos }: Promotions, cinema: string | null): PagePromos {
  const isHere = ({ cinemas }: Autopromo): boolean =>
    cinema === null ? cinemas.length === 0 : cinemas.includes(cinema);
  return {
    nativeAds: nativeAds
      .filter(isHere)
      .slice(0, most)
      .map((ad) => promoOf({ ...ad, sponsored: true })),
    promos: promos.filter(isHere).slice(0, most).map(promoOf),
  };
}

function promoOf({ title, description, image, mobileImage, imageAlt, cta, sponsored }: Autopromo): Promo {
  return {
    title,
    description,
    image: image ?? mobileImage,
    narrowImage: image === null ? null : mobileImage,
    imageAlt,
    cta: ctaView(cta),
    advertisement: sponsored,
  };
}
