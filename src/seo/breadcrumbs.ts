import type { BreadcrumbList, WithContext } from 'schema-dts';
import { absoluteHref } from '#src/routes/absolute.ts';
import type { PageRef } from '#src/routes/page.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';

/** One step on the way from home to a page. */
export interface Step {
  readonly name: string;
  readonly ref: PageRef;
}

/** The way from home to a page as structured data: schema.org BreadcrumbList. */
export function breadcrumbsJsonLd(
  locale: Locale,
  origins: Readonly<Record<SiteId, string>>,
  steps: readonly Step[],
): WithContext<BreadcrumbList> {
  const origin = origins[siteOf(locale)];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, ref }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteHref(origin, locale, ref),
    })),
  };
}
