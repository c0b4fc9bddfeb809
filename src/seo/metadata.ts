import type { Metadata } from 'next';
import { absoluteHref } from '#src/routes/absolute.ts';
import { alternates } from '#src/routes/alternates.ts';
import { baseRef, type PageRef } from '#src/routes/page.ts';
import { localesOf, siteOf } from '#src/sites/registry.ts';
import type { Language, Locale, SiteId } from '#src/sites/site.ts';

/** A page as metadata needs it. */
export interface PageMetadata {
  readonly locale: Locale;
  readonly ref: PageRef;
  /** The same page in each language that has it, this one included. */
  readonly refs: Readonly<Partial<Record<Language, PageRef>>>;
  readonly origins: Readonly<Record<SiteId, string>>;
  readonly title: string;
  readonly description: string;
  /** Absolute address of a picture for previews, with its size in pixels. */
  readonly image?: { readonly url: string; readonly width: number; readonly height: number } | null;
  readonly type?: 'website' | 'video.movie';
  /** False keeps the page out of search engines; it has no alternates then. */
  readonly indexed?: boolean;
}

/** Search engines cut a description at about this length. */
const longestDescription = 160;

function shortened(text: string): string {
  if (text.length <= longestDescription) return text;
  const cut = text.slice(0, longestDescription);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 100))}…`;
}

/**
 * Title, description, canonical address, hreflang and Open Graph of a page. The canonical address of a filtered page
 * is its base page, and it is not indexed (routes, "Filters").
 */
export function pageMetadata(page: PageMetadata): Metadata {
  const { locale, ref, refs, origins, title } = page;
  const site = siteOf(locale);
  const origin = origins[site];
  const base = baseRef(ref);
  const filtered = 'filters' in ref && ref.filters !== undefined && Object.keys(ref.filters).length > 0;
  const hidden = filtered || page.indexed === false;
  const canonical = absoluteHref(origin, locale, base);
  const bases = Object.fromEntries(
    Object.entries(refs).map(([language, other]) => [language, baseRef(other)]),
  );
  const languages = Object.fromEntries(
    alternates(site, bases).map((alternate) => [
      alternate.hreflang,
      absoluteHref(origin, alternate.locale, alternate.ref),
    ]),
  );
  const description = shortened(page.description);
  const image = page.image ?? null;
  return {
    title,
    description,
    alternates: { canonical, ...(hidden ? {} : { languages }) },
    ...(hidden ? { robots: { index: false, follow: true } } : {}),
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: 'Velours',
      locale: locale.replace('-', '_'),
      alternateLocale: localesOf(site)
        .filter((other) => other !== locale)
        .map((other) => other.replace('-', '_')),
      type: page.type ?? 'website',
      ...(image ? { images: [{ ...image, alt: title }] } : {}),
    },
    twitter: { card: image ? 'summary_large_image' : 'summary' },
  };
}
