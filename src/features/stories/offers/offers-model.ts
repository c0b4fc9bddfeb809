import type { OfferItem } from '#src/contract/article-parts.ts';
import type { Ecard } from '#src/contract/ecards/schema.ts';
import { offerBlocks, type OffersPage } from '#src/contract/offers-page/schema.ts';
import type { Promotion } from '#src/contract/offers-promotion/schema.ts';
import type { TemporaryOffer } from '#src/contract/offers-temporary/schema.ts';
import { offerCard, type ArticleCard } from '#src/domain/article/article-card.ts';
import { isOver } from '#src/domain/article/offer-date.ts';
import { ctaView, type CtaView } from '#src/domain/cta/cta-view.ts';
import { textOrNull } from '#src/domain/text/plain-text.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Listing } from '#src/routes/listing.ts';
import { isSlug } from '#src/routes/slug.ts';
import { articleList, type ArticleListModel } from '../article/article-list.ts';

/** The texts and pictures of a header of offers (R092). */
export interface OffersHeaderView {
  readonly title: string | null;
  readonly subtitle: string | null;
  readonly descriptionHtml: string | null;
  readonly restrictionHtml: string | null;
  readonly cta: CtaView | null;
  readonly ctaInfo: string | null;
  readonly logo: string | null;
  readonly backdrop: string | null;
  readonly mobileBackdrop: string | null;
  readonly image: string | null;
}

/** A promotion (R093). */
export interface PromotionView extends OffersHeaderView {
  readonly title: string;
  readonly picture: string | null;
  readonly mobilePicture: string | null;
  readonly label: string | null;
  readonly labelColour: string | null;
}

/** A temporary offer (R094). */
export interface TemporaryView {
  readonly title: string;
  readonly subtitle: string | null;
  readonly price: number | null;
  readonly initialPrice: number | null;
  readonly cta: CtaView | null;
  readonly picture: string | null;
}

/** A card of seats in the short row of the offers page (R099). */
export interface CardView {
  readonly key: string;
  readonly label: string;
  readonly image: string | null;
  readonly alt: string;
  readonly price: number | null;
  readonly initialPrice: number | null;
  readonly seats: number;
  readonly message: string | null;
}

/** A block above the list of offers (R092); never empty. */
export type OffersBlock =
  | { readonly kind: 'promotion'; readonly promotions: readonly PromotionView[] }
  | { readonly kind: 'event'; readonly offers: readonly ArticleCard[] }
  | { readonly kind: 'temporary'; readonly offers: readonly TemporaryView[] }
  | { readonly kind: 'ecards'; readonly cards: readonly CardView[] };

/** What the offers page shows. */
export interface OffersModel {
  /** Null on later and filtered pages, and when it cannot be read. */
  readonly header: OffersHeaderView | null;
  /** In the order of the header; empty on later and filtered pages. */
  readonly blocks: readonly OffersBlock[];
  readonly list: ArticleListModel;
}

/** What the offers page is made of; what could not be read is null or empty. */
export interface OffersIngredients {
  readonly today: Day;
  readonly offers: readonly OfferItem[];
  readonly header: OffersPage | null;
  readonly promotions: readonly Promotion[];
  readonly temporary: readonly TemporaryOffer[];
  readonly ecards: readonly Ecard[];
}

const most = { event: 4, ecards: 4 } as const;

/** The offers page (R092): its blocks on the first page of everything, and a page of the list (R168, R277). */
export function offersModel(from: OffersIngredients, listing: Listing): OffersModel {
  const first = listing.type === null && listing.page === 1;
  return {
    header: first && from.header !== null ? headerView(from.header) : null,
    blocks: first ? blocksOf(from) : [],
    list: articleList('offers', from.offers, listing, offerCard),
  };
}

function headerView(header: OffersPage | Promotion): OffersHeaderView {
  const { title, subtitle, description, restriction, cta, ctaInfo, logo, backdrop } = header;
  return {
    title: textOrNull(title),
    subtitle: textOrNull(subtitle),
    descriptionHtml: description,
    restrictionHtml: restriction,
    cta: ctaView(cta),
    ctaInfo: textOrNull(ctaInfo),
    logo,
    backdrop,
    mobileBackdrop: header.mobileBackdrop,
    image: header.image,
  };
}

function blocksOf(from: OffersIngredients): readonly OffersBlock[] {
  return (from.header?.blockOrder ?? offerBlocks).flatMap((kind): OffersBlock[] => {
    switch (kind) {
      case 'promotion': {
        const promotions = from.promotions.map(promotionView);
        return promotions.length === 0 ? [] : [{ kind, promotions }];
      }
      case 'event': {
        const offers = from.offers
          .filter(({ type, slug, date }) => type === 'event' && isSlug(slug) && !isOver(date, from.today))
          .slice(0, most.event)
          .map(offerCard);
        return offers.length === 0 ? [] : [{ kind, offers }];
      }
      case 'temporary': {
        const offers = from.temporary.toSorted((a, b) => a.ordering - b.ordering).map(temporaryView);
        return offers.length === 0 ? [] : [{ kind, offers }];
      }
      case 'ecards': {
        const cards = from.ecards.slice(0, most.ecards).map(cardView);
        return cards.length === 0 ? [] : [{ kind, cards }];
      }
    }
  });
}

function promotionView(promotion: Promotion): PromotionView {
  const { title, picture, mobilePicture, image, backdrop, mobileBackdrop, label, labelColor } = promotion;
  return {
    ...headerView(promotion),
    title,
    picture: picture ?? image ?? backdrop,
    mobilePicture: mobilePicture ?? mobileBackdrop,
    label: textOrNull(label),
    labelColour: labelColor,
  };
}

function temporaryView({
  title,
  subtitle,
  price,
  initialPrice,
  cta,
  picture,
}: TemporaryOffer): TemporaryView {
  return {
    title,
    subtitle: textOrNull(subtitle),
    price,
    // An earlier price is shown only beside a lower one.
    initialPrice: price !== null && initialPrice !== null && initialPrice > price ? initialPrice : null,
    cta: ctaView(cta),
    picture,
  };
}

function cardView(card: Ecard): CardView {
  const { typeId, label, image, imageAlt, price, initialPrice, placesCount, highlightMessage } = card;
  return {
    key: `${typeId} ${label}`,
    label,
    image,
    alt: imageAlt ?? '',
    price,
    initialPrice: price !== null && initialPrice !== null && initialPrice > price ? initialPrice : null,
    seats: placesCount,
    message: textOrNull(highlightMessage),
  };
}
