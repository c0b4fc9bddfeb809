import type { Offer, WithContext } from 'schema-dts';
import { offerDays } from '#src/domain/article/offer-date.ts';
import { absoluteHref } from '#src/routes/absolute.ts';
import { isSlug } from '#src/routes/slug.ts';
import { chainJsonLd } from '#src/seo/organization.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import type { OfferModel } from './load-offer.ts';

/**
 * Structured data for an offer: schema.org Offer with its days and cinemas. It has no price, because the data have none.
 * Empty for an article among the offers that is no offer, and for an offer that is over.
 */
export function offerJsonLd(
  locale: Locale,
  { article, date, over, national, cinemas }: OfferModel,
  origins: Readonly<Record<SiteId, string>>,
): readonly WithContext<Offer>[] {
  if (article.type !== 'offer' || over) return [];
  const origin = origins[siteOf(locale)];
  const { title, headline, picture, address } = article;
  const { first, last } = offerDays(date);
  const places = national ? [] : cinemas.filter(({ slug }) => isSlug(slug));
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Offer',
      '@id': address,
      url: address,
      name: title,
      offeredBy: chainJsonLd(origin),
      ...(headline === null ? {} : { description: headline }),
      ...(picture === null ? {} : { image: picture }),
      ...(first === null ? {} : { validFrom: first }),
      ...(last === null ? {} : { validThrough: last }),
      ...(places.length === 0
        ? {}
        : {
            availableAtOrFrom: places.map(({ slug, name }) => ({
              '@type': 'MovieTheater' as const,
              name,
              url: absoluteHref(origin, locale, { page: 'cinema', slug }),
            })),
          }),
    },
  ];
}
