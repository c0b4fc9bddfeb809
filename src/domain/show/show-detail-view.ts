import type { ShowDetail } from '#src/contract/show/schema.ts';
import type { Site } from '#src/sites/site.ts';
import { knownDay, knownInstant } from '#src/kernel/date/day.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { knownDuration } from '../date/duration.ts';
import { distinctTags } from '../tag/special-tags.ts';
import { plainText, plainTextLines, splitCommaText, textOrNull } from '../text/plain-text.ts';
import { contentRatingView } from './content-rating.ts';
import type { ContentRatingView } from './content-rating.ts';
import { flagOf } from './flag.ts';
import type { Flag } from './flag.ts';
import { releaseDay, releasesOf } from './releases.ts';
import type { Release } from './releases.ts';
import type { ShowClassifier, ShowKind } from './show-kind.ts';
import type { Backdrop, Poster } from './show-list-view.ts';
import { trailerViews } from './trailer-view.ts';
import type { TrailerView } from './trailer-view.ts';

/** A show for its own page (R079, R080, R081). */

/** An offer to watch the show at home (R081). `lowPrice` is in the currency of the site. */
export interface ShowVodView {
  readonly title: string;
  readonly slug: string;
  readonly poster: Poster | null;
  readonly lowPrice: number | null;
  readonly url: string;
}

/** How many visitors gave each rating, and how many have the show on their wish list (R080). */
export interface FeelingsView {
  readonly disappointed: number;
  readonly liked: number;
  readonly loved: number;
  readonly wishlist: number;
}

/** A show for its own page (R079, R080). */
export interface ShowDetailView {
  readonly slug: string;
  readonly kind: ShowKind;
  readonly title: string;
  /** Null when it equals the title. */
  readonly originalTitle: string | null;
  /** The language in which it was made, BCP 47; null when nobody says (ADR-0098). */
  readonly spokenLanguage: string | null;
  /** Language of the title, BCP 47, where it is known: the title is the original one. */
  readonly titleLanguage: string | null;
  /** In minutes. */
  readonly duration: number | null;
  /** Lines of text. */
  readonly synopsis: readonly string[];
  readonly directors: readonly string[];
  readonly actors: readonly string[];
  /** Names of genres in the visitor's language; the wire's detail has no slugs. */
  readonly genres: readonly string[];
  readonly tags: readonly string[];
  readonly releases: readonly Release[];
  /** On this site; null when unknown. */
  readonly releaseDay: Day | null;
  /** First release of a film that is released again. */
  readonly originalReleaseDay: Day | null;
  readonly poster: Poster | null;
  readonly backdrop: Backdrop | null;
  readonly backdropColour: string | null;
  readonly contentRating: ContentRatingView;
  readonly new: boolean;
  readonly notComingSoon: boolean;
  /** The main trailer first. */
  readonly trailers: readonly TrailerView[];
  /** Names of countries. */
  readonly nationalities: readonly string[];
  readonly feelings: FeelingsView;
  readonly copiesCount: number | null;
  readonly next24ShowtimesCount: number;
  /** The slug of the show that replaces this one (R053). */
  readonly redirectSlug: string | null;
  /** Instants as ISO 8601, UTC. */
  readonly salesOpeningDate: string | null;
  /** Null when the show is not available at home. */
  readonly vod: ShowVodView | null;
  readonly label: Flag | null;
  readonly reference: string | null;
  /** Lines of text. */
  readonly extraInformation: readonly string[];
  /** A picture to show in place of the title. */
  readonly logoTitle: string | null;
}

function vodOf(show: ShowDetail): ShowVodView | null {
  if (!show.vodAvailability || show.vod === null) return null;
  const { lowPrice, url } = show.vod;
  return { title: show.title, slug: show.slug, poster: show.posterPath, lowPrice, url };
}

const isoOf = (text: string | null): string | null => knownInstant(text)?.toISOString() ?? null;

function hasOriginalTitle({ originalTitle, title }: ShowDetail): boolean {
  return textOrNull(originalTitle)?.toLowerCase() === title.trim().toLowerCase();
}

function originalTitleOf(show: ShowDetail): string | null {
  return hasOriginalTitle(show) ? null : textOrNull(show.originalTitle);
}

/** The view of a show of `/api/show/{slug}` for its own page (R079, R080, R081). */
export function showDetailView(show: ShowDetail, site: Site, kindOf: ShowClassifier): ShowDetailView {
  const releases = releasesOf(show.releaseAt);
  return {
    slug: show.slug,
    kind: kindOf(show),
    title: show.title,
    originalTitle: originalTitleOf(show),
    spokenLanguage: show.spokenLanguage ?? null,
    titleLanguage: hasOriginalTitle(show) ? (show.spokenLanguage ?? null) : null,
    duration: knownDuration(show.duration),
    synopsis: plainTextLines(show.synopsis),
    directors: splitCommaText(show.directors),
    actors: splitCommaText(show.actors),
    genres: splitCommaText(show.genres.join(',')),
    tags: distinctTags(show.tags),
    releases,
    releaseDay: releaseDay(releases, site.releaseZone),
    originalReleaseDay: knownDay(show.originalReleaseAt),
    poster: show.posterPath,
    backdrop: show.backgroundPath,
    backdropColour: show.backgroundDominantColor,
    contentRating: contentRatingView(site.ratingSystem, show),
    new: show.isNew,
    notComingSoon: show.notComingSoon,
    trailers: trailerViews(show.trailers),
    nationalities: splitCommaText(plainText(show.nationality)),
    feelings: {
      disappointed: show.feelings.countEmotionDisappointed,
      liked: show.feelings.countEmotionLike,
      loved: show.feelings.countEmotionLove,
      wishlist: show.feelings.countWishList,
    },
    copiesCount: show.copiesCount,
    next24ShowtimesCount: show.next24ShowtimesCount,
    redirectSlug: show.redirectSlug,
    salesOpeningDate: isoOf(show.salesOpeningDatetime),
    vod: vodOf(show),
    label: flagOf(show.label, show.labelFlagColor),
    reference: textOrNull(show.refVista),
    extraInformation: plainTextLines(show.extraInformation),
    logoTitle: show.logoTitle,
  };
}
