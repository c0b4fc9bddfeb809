import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';

/** What an offer of schema.org says of a price: nothing when it is not known. */
export function priceJsonLd(
  locale: Locale,
  price: number | null,
): { readonly price?: number; readonly priceCurrency?: string } {
  return price === null ? {} : { price, priceCurrency: siteFactsOf(locale).currency.code };
}
