import type { Organization, WebSite, WithContext } from 'schema-dts';
import { absoluteHref } from '#src/routes/absolute.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import { chainName } from './chain.ts';

type Origins = Readonly<Record<SiteId, string>>;

/** The id of the chain on a site, the same in every language and on every page. */
export const organizationId = (origin: string): string => `${origin}/#organization`;

/** The chain in the short form that other structured data contain. */
export function chainJsonLd(origin: string) {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: chainName,
    url: `${origin}/`,
  } as const;
}

/**
 * The chain on a site as structured data: schema.org Organization. It is the same on every page of the site.
 *
 * @param networks addresses of the chain's own pages on social networks
 */
export function organizationJsonLd(
  locale: Locale,
  origins: Origins,
  networks: readonly string[],
): WithContext<Organization> {
  const origin = origins[siteOf(locale)];
  return {
    '@context': 'https://schema.org',
    ...chainJsonLd(origin),
    logo: `${origin}/icons/velours-512.png`,
    ...(networks.length === 0 ? {} : { sameAs: [...networks] }),
  };
}

/** The site in one language as structured data: schema.org WebSite, with its search when the search page is built. */
export function webSiteJsonLd(locale: Locale, origins: Origins): WithContext<WebSite> {
  const origin = origins[siteOf(locale)];
  const url = absoluteHref(origin, locale, { page: 'home' });
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: chainName,
    url,
    inLanguage: locale,
    publisher: { '@id': organizationId(origin) },
    potentialAction: searchAction(locale, origin),
  };
}

/** The form that Google reads: the address with a place for the text, and the name of that place. */
interface SiteSearch {
  readonly '@type': 'SearchAction';
  readonly target: { readonly '@type': 'EntryPoint'; readonly urlTemplate: string };
  readonly 'query-input': 'required name=search_term_string';
}

function searchAction(locale: Locale, origin: string): SiteSearch {
  return {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absoluteHref(origin, locale, { page: 'search' })}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
}
