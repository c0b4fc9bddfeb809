import type { Metadata } from 'next';
import { absoluteHref } from '#src/routes/absolute.ts';
import { alternates } from '#src/routes/alternates.ts';
import { firstListing, queryOfListing, type Listing } from '#src/routes/listing.ts';
import { baseRef, inFrame, isWebview, type PageRef } from '#src/routes/page.ts';
import { siteFilePath, type CalendarFile, type FeedFile } from '#src/routes/site-files.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Language, Locale, SiteId } from '#src/sites/site.ts';
import { chainName } from './chain.ts';
import { fittingDescription } from './text/fitting.ts';
import { descriptionOfView, titleOfView } from './text/view.ts';
import { sharePicture } from './share-picture.ts';

/** The data of a page that its metadata needs. */
export interface PageMetadata {
  readonly locale: Locale;
  readonly ref: PageRef;
  /** The same page in each language that has it, this one included. */
  readonly refs: Readonly<Partial<Record<Language, PageRef>>>;
  readonly origins: Readonly<Record<SiteId, string>>;
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page's own picture for link previews; without it the chain's picture is used. */
  readonly image?: string | null;
  readonly type?: 'website' | 'video.movie' | 'article';
  /** False keeps the page out of search engines; it then has no alternates. */
  readonly indexed?: boolean;
  /** The calendars and lists that programs of visitors may read instead of the page. */
  readonly lists?: readonly (CalendarFile | FeedFile)[];
  /** The part of a list of articles that the page shows (D57). */
  readonly listing?: Listing;
  /** What the shared view asks for in its query: words, a kind, seasons (R066). */
  readonly query?: Readonly<Record<string, string>>;
}

/** A locale in the form of Open Graph: `fr_CH`. */
const territory = (locale: Locale): string => locale.replace('-', '_');

const listTypes = { calendar: 'text/calendar', feed: 'application/atom+xml' } as const;

/** The addresses of calendars and lists by their media type. */
function typesOf(origin: string, lists: readonly (CalendarFile | FeedFile)[]): Record<string, string> {
  return Object.fromEntries(lists.map((file) => [listTypes[file.kind], `${origin}${siteFilePath(file)}`]));
}

/**
 * Title, description, canonical address, hreflang and Open Graph of a page. The canonical address of a filtered page is
 * that of the page without filters, and a filtered page is not indexed (routes, "Filters"). The same is true of a webview
 * twin and its page with header (R036).
 * A preview shows the view that was shared: `og:url` keeps the filters and the query, and {@link inView} names them.
 * A list that is limited to a kind counts as filtered. A later page of a whole list is indexed under its own address,
 * but has no alternates: the same number in another language has other articles.
 */
export function pageMetadata(page: PageMetadata): Metadata {
  const { locale, ref, refs, origins, title, listing = firstListing } = page;
  const site = siteOf(locale);
  const origin = origins[site];
  const base = inFrame(baseRef(ref), false);
  const filtered = 'filters' in ref && ref.filters !== undefined && Object.keys(ref.filters).length > 0;
  const hidden = filtered || isWebview(ref) || page.indexed === false || listing.type !== null;
  const later = !hidden && listing.page > 1;
  const own = absoluteHref(origin, locale, base, later ? { query: queryOfListing(listing) } : {});
  const bases = Object.fromEntries(
    Object.entries(refs).map(([language, other]) => [language, baseRef(other)]),
  );
  const others = alternates(site, bases);
  const languages = Object.fromEntries(
    others.map((alternate) => [alternate.hreflang, absoluteHref(origin, alternate.locale, alternate.ref)]),
  );
  const description = fittingDescription(page.description);
  // Networks ask for the address that is told here instead of the shared one, and keep what that page says.
  const shared = hidden
    ? absoluteHref(origin, locale, inFrame(ref, false), { query: page.query ?? {} })
    : own;
  const { wide, own: ownPicture, ...picture } = sharePicture(origin, page.image ?? null);
  return {
    title,
    description,
    alternates: {
      canonical: own,
      ...(hidden || later ? {} : { languages }),
      ...(page.lists === undefined ? {} : { types: typesOf(origin, page.lists) }),
    },
    ...(hidden ? { robots: { index: false, follow: true } } : {}),
    openGraph: {
      title,
      description,
      url: shared,
      siteName: chainName,
      locale: territory(locale),
      alternateLocale: others
        .filter((other) => other.hreflang !== 'x-default' && other.locale !== locale)
        .map((other) => territory(other.locale)),
      type: page.type ?? 'website',
      images: [{ ...picture, alt: ownPicture ? title : chainName }],
    },
    twitter: { card: wide ? 'summary_large_image' : 'summary' },
  };
}

/**
 * The metadata of a page with what its filters ask for: title, description and preview name the day, the place and the
 * other filters, so that a link shared for one day is not shown as a link for another.
 *
 * @param words what the filters ask for, in the words of the page; empty without filters
 */
export function inView(metadata: Metadata, words: readonly string[]): Metadata {
  const { title, description, openGraph } = metadata;
  if (words.length === 0 || typeof title !== 'string' || typeof description !== 'string') return metadata;
  const told = {
    title: titleOfView(title, words),
    description: fittingDescription(descriptionOfView(description, words)),
  };
  return { ...metadata, ...told, openGraph: { ...openGraph, ...told } };
}
