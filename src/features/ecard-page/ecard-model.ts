import type { EcardType } from '#src/contract/ecard-types/schema.ts';
import type { Ecard } from '#src/contract/ecards/schema.ts';
import { textOrNull } from '#src/domain/text/plain-text.ts';

/** An e-card for its page (R099). */
export interface EcardView {
  readonly label: string;
  readonly typeLabel: string | null;
  readonly image: string | null;
  readonly imageAlt: string;
  readonly price: number | null;
  /** The earlier price; null when it is not above the price. */
  readonly initialPrice: number | null;
  /** Price of one seat. */
  readonly seatPrice: number | null;
  readonly seats: number;
  /** Whether every cinema accepts it. */
  readonly national: boolean;
  readonly highlight: string | null;
  /** HTML. */
  readonly termsHtml: string | null;
  /** Address of the tunnel; null when it cannot be bought here. */
  readonly url: string | null;
}

/**
 * The e-cards with a number of seats, in the order of the list (R099).
 *
 * @param tunnel address of the tunnel, for cards without an address of their own (R117, R295)
 */
export function ecardsOf(
  cards: readonly Ecard[],
  types: readonly EcardType[],
  seats: number,
  tunnel: string | null,
): readonly EcardView[] {
  const typesById = new Map(types.map((type) => [type.typeId, type]));
  return cards
    .filter(({ placesCount }) => placesCount === seats)
    .map(({ typeId, label, image, imageAlt, price, initialPrice, placesCount, url, ...card }) => {
      const type = typesById.get(typeId);
      return {
        label,
        typeLabel: type?.label === label ? null : (type?.label ?? null),
        image,
        imageAlt: imageAlt ?? '',
        price,
        initialPrice: price !== null && initialPrice !== null && initialPrice > price ? initialPrice : null,
        seatPrice: price === null ? null : price / placesCount,
        seats: placesCount,
        national: card.national,
        highlight: textOrNull(card.highlightMessage),
        termsHtml: textOrNull(type?.terms),
        url: url ?? tunnel,
      };
    });
}
