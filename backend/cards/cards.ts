import type { GiftCard } from '#src/contract/gift-card/schema.ts';
import type { VoucherCard } from '#src/contract/voucher/schema.ts';
import type { Language, SiteId } from '#src/sites/site.ts';

/**
 * Where the cards of a chain are (ADR-0035). The backend only asks; what is left on a card is known to whoever sells and
 * redeems it.
 */
export interface Cards {
  /** The voucher with a code, in any case of its letters; null when there is none. */
  readonly voucher: (site: SiteId, language: Language, code: string) => Promise<VoucherCard | null>;
  /** The gift card with a number, when the PIN is its own; null otherwise. */
  readonly giftCard: (site: SiteId, number: string, pin: string) => Promise<GiftCard | null>;
}
