import type { Product, WithContext } from 'schema-dts';
import { plainText, textOrNull } from '#src/domain/text/plain-text.ts';
import { productsJsonLd } from '#src/seo/product.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import type { EcardView } from './ecard-model.ts';

/** Structured data for the e-cards of a page: a schema.org Product for each that can be bought (R099). */
export function ecardsJsonLd(
  locale: Locale,
  cards: readonly EcardView[],
  origins: Readonly<Record<SiteId, string>>,
): readonly WithContext<Product>[] {
  const sold = cards.map(({ label, typeLabel, highlight, termsHtml, image, price, url }) => ({
    name: typeLabel === null ? label : `${label} – ${typeLabel}`,
    description: highlight ?? textOrNull(plainText(termsHtml)),
    image,
    price,
    monthly: false,
    url,
  }));
  return productsJsonLd(locale, origins, sold);
}
