import type { Organization, WithContext } from 'schema-dts';
import { absoluteHref } from '#src/routes/absolute.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';

/** The chain for machines: schema.org Organization. */
export function organizationJsonLd(
  locale: Locale,
  origins: Readonly<Record<SiteId, string>>,
): WithContext<Organization> {
  const url = absoluteHref(origins[siteOf(locale)], locale, { page: 'home' });
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name: 'Velours',
    url,
  };
}
