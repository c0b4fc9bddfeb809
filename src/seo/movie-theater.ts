import type { CinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { absoluteHref } from '#src/routes/absolute.ts';
import { isSlug } from '#src/routes/slug.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';

/** The second line of an address that says how to get there, and is no part of it: `Métro Laumière`. */
const wayThere = /^(?:m[ée]tros?|rer|tram(?:way)?|bus|[su]-?bahn|underground|gare|station)(?![\p{L}\p{N}])/iu;

/** The address of a cinema as structured data: schema.org PostalAddress, without how to get there. */
export function postalAddressJsonLd(
  { line1, line2, zip, city }: NonNullable<CinemaListView['address']>,
  site: SiteId,
) {
  return {
    '@type': 'PostalAddress',
    streetAddress: line2 === null || wayThere.test(line2) ? line1 : `${line1}, ${line2}`,
    postalCode: zip,
    addressLocality: city,
    addressCountry: site.toUpperCase(),
  } as const;
}

/** Something that a cinema has, as structured data; `since`: the day on which somebody last saw that it works. */
export function amenityJsonLd(name: string, since: Day | null) {
  return {
    '@type': 'LocationFeatureSpecification',
    name,
    value: true,
    ...(since === null ? {} : { validFrom: since }),
  } as const;
}

/** A cinema that a page mentions, as structured data: schema.org MovieTheater with its page and address. */
export function movieTheaterJsonLd(
  locale: Locale,
  origins: Readonly<Record<SiteId, string>>,
  { slug, name, address }: Pick<CinemaListView, 'slug' | 'name' | 'address'>,
) {
  const site = siteOf(locale);
  // A slug in the data that cannot be in an address must not make the page fail.
  const url = isSlug(slug) ? absoluteHref(origins[site], locale, { page: 'cinema', slug }) : null;
  return {
    '@type': 'MovieTheater',
    name,
    ...(url === null ? {} : { '@id': url, url }),
    ...(address === null ? {} : { address: postalAddressJsonLd(address, site) }),
  } as const;
}
