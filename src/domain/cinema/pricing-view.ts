import type { PriceComplement, PriceLine, Pricing } from '#src/contract/cinema/pricing.ts';
import { textOrNull } from '../text/plain-text.ts';

/** The prices of a cinema (R070). Amounts are in the currency of the site. */

/** A price line; `note` is the number of its legend in {@link PricingView.notes}, starting at 1. */
export interface PriceLineView {
  readonly label: string;
  readonly amount: number;
  readonly note: number | null;
}

/** An additional price, or a parent line with sub-prices. */
export interface PriceComplementView {
  readonly label: string;
  /** Null for a parent line. */
  readonly amount: number | null;
  readonly note: number | null;
  readonly lines: readonly PriceLineView[];
}

/** The prices of a cinema (R070). */
export interface PricingView {
  readonly lines: readonly PriceLineView[];
  readonly complements: readonly PriceComplementView[];
  /** Legends; the price lines show the same `number`. `html` may be HTML and is not sanitised. */
  readonly notes: readonly { readonly number: number; readonly html: string }[];
  /** Wire HTML, not sanitised. */
  readonly globalTermsHtml: string | null;
}

/**
 * The prices for display (R070): every `termsIndex` becomes the number of an existing legend; a `termsIndex` without a
 * legend becomes null. Returns null when there is nothing to show.
 */
export function pricingView(pricing: Pricing | null): PricingView | null {
  if (pricing === null) return null;
  const notes = pricing.terms.flatMap((term, index) => {
    const html = textOrNull(term);
    return html === null ? [] : [{ index, html }];
  });
  const noteOf = (termsIndex: number | null): number | null => {
    const position = notes.findIndex(({ index }) => index === termsIndex);
    return position < 0 ? null : position + 1;
  };
  const lineView = ({ label, amount, termsIndex }: PriceLine): PriceLineView => ({
    label,
    amount,
    note: noteOf(termsIndex),
  });
  const complementView = ({ label, amount, termsIndex, lines }: PriceComplement): PriceComplementView => ({
    label,
    amount,
    note: noteOf(termsIndex),
    lines: lines.map(lineView),
  });
  const view: PricingView = {
    lines: pricing.lines.map(lineView),
    complements: pricing.complements.map(complementView),
    notes: notes.map(({ html }, position) => ({ number: position + 1, html })),
    globalTermsHtml: textOrNull(pricing.globalTerms),
  };
  const empty = view.lines.length === 0 && view.complements.length === 0 && view.globalTermsHtml === null;
  return empty ? null : view;
}
