import type { ArticleItem } from '#src/contract/article-parts.ts';
import type { Article } from '#src/contract/article/schema.ts';
import type { NewsItem } from '#src/contract/news-item/schema.ts';
import type { Offer } from '#src/contract/offer/schema.ts';
import { readShows } from '#src/api/site-catalogue.ts';
import { webEnvironment } from '#src/config/environment.ts';
import { textOrNull } from '#src/domain/text/plain-text.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { knownDay, knownInstant, type Day } from '#src/kernel/date/day.ts';
import { instantOf } from '#src/kernel/date/zone.ts';
import { absoluteHref } from '#src/routes/absolute.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import { timeWithOffset } from '#src/seo/screening-event.ts';
import { siteFactsOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';

/** Which parts of an article its page shows (R089). */
type ArticleDisplay = NewsItem['display'];

/** What the pages of a news item, of an article about experiences and of an offer have in common (R089). */
export interface ArticleModel {
  readonly title: string;
  /** Its name in the data layer (R089). */
  readonly trackingSlug: string;
  readonly type: ArticleItem['type'];
  readonly headline: string | null;
  readonly contentHtml: string | null;
  readonly picture: string | null;
  readonly alt: string;
  /** The day on which it came out; null when it is unknown (R279). */
  readonly day: Day | null;
  /** When it came out and when it was last changed, ISO 8601 with the zone of the site; null when it is unknown. */
  readonly published: string | null;
  readonly changed: string | null;
  readonly author: string | null;
  /** The show that it is about; null when there is none, or the site does not list it. */
  readonly show: ShowListView | null;
  readonly display: ArticleDisplay;
  readonly seo: NewsItem['seo'];
  /** Absolute address of the page, for sharing. */
  readonly address: string;
}

/** The beginning of a day in a zone: `2026-11-20T00:00:00+01:00`. */
function startOf(day: Day, timeZone: string): string {
  const time = `${day} 00:00:00`;
  return timeWithOffset(time, instantOf(time, timeZone).toISOString());
}

/** The common part of a page about an article (R089). */
export function articleModel(
  locale: Locale,
  article: NewsItem | Article | Offer,
  {
    ref,
    show,
  }: {
    readonly ref: PageRefOf<'newsItem' | 'experienceArticle' | 'offer'>;
    readonly show: ShowListView | null;
  },
): ArticleModel {
  const { title, type, headline, content, image, thumbnail, imageAlt, releaseDate, author, changedAt } =
    article;
  const day = knownDay(releaseDate);
  return {
    title,
    trackingSlug: textOrNull(article.trackingSlug) ?? article.slug,
    type,
    headline: textOrNull(headline),
    contentHtml: content,
    picture: image ?? thumbnail,
    alt: imageAlt ?? '',
    day,
    published: day === null ? null : startOf(day, siteFactsOf(locale).timeZone),
    changed: knownInstant(changedAt ?? null)?.toISOString() ?? null,
    author: textOrNull(author),
    show,
    display: article.display,
    seo: article.seo,
    address: absoluteHref(webEnvironment().siteOrigins[siteOf(locale)], locale, ref),
  };
}

/** The show that an article is about; null when it names none, or the list of shows lacks it or cannot be read. */
export async function readFeaturedShow(locale: Locale, slug: string | null): Promise<ShowListView | null> {
  if (slug === null) return null;
  const shows = await readShows(locale);
  return (shows.ok ? shows.value : []).find((show) => show.slug === slug) ?? null;
}
