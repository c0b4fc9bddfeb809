import type { Product, WithContext } from 'schema-dts';
import { siteFactsOf, siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import { chainJsonLd, organizationId } from './organization.ts';
import { sharePicture } from './share-picture.ts';

/** A card or a pass that a page sells, as the page says it. */
export interface Sold {
  readonly name: string;
  readonly description: string | null;
  readonly image: string | null;
  /** In the currency of the site; null when the page says none. */
  readonly price: number | null;
  /** Whether the price is for each month. */
  readonly monthly: boolean;
  /** Absolute address where it is bought; null when it cannot be bought now. */
  readonly url: string | null;
}

/**
 * Cards and passes as structured data: schema.org Product with the chain's offer. What has no price or cannot be bought
 * now is left out: a product without an offer tells a search engine nothing.
 */
export function productsJsonLd(
  locale: Locale,
  origins: Readonly<Record<SiteId, string>>,
  sold: readonly Sold[],
): readonly WithContext<Product>[] {
  const origin = origins[siteOf(locale)];
  const { code: priceCurrency } = siteFactsOf(locale).currency;
  const offered = sold.flatMap(({ price, url, ...one }) =>
    price === null || url === null ? [] : [{ ...one, price, url }],
  );
  return offered.map(({ name, description, image, price, monthly, url }, index) => ({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    brand: index === 0 ? chainJsonLd(origin) : { '@id': organizationId(origin) },
    ...(description === null ? {} : { description }),
    // A product needs a picture; without one of its own it has the chain's.
    image: image ?? sharePicture(origin, null).url,
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency,
      ...(monthly
        ? { priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency, unitCode: 'MON' } }
        : {}),
      availability: 'https://schema.org/InStock',
      url,
      seller: { '@id': organizationId(origin) },
    },
  }));
}
