import type { Show } from '#src/contract/shows/schema.ts';
import { lastOrder } from '#src/contract/primitives.ts';
import type { Site } from '#src/sites/site.ts';
import { knownInstant } from '#src/kernel/date/day.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { knownDuration } from '../date/duration.ts';
import { tagKey } from '../tag/special-tags.ts';
import { splitCommaText, textOrNull } from '../text/plain-text.ts';
import { contentRatingView } from './content-rating.ts';
import type { ContentRatingView } from './content-rating.ts';
import { flagOf } from './flag.ts';
import type { Flag } from './flag.ts';
import { releaseDay, releasesOf } from './releases.ts';
import type { ShowClassifier, ShowKind } from './show-kind.ts';
import { fold } from '#src/kernel/text/fold.ts';

/** A show for lists and cards (R075, R076). */

/** Addresses of a poster in several sizes, 2:3. */
export type Poster = NonNullable<Show['posterPath']>;

/** Addresses of a backdrop in several sizes, 16:9. */
export type Backdrop = NonNullable<Show['backgroundPath']>;

/** A genre; its `slug` is in lower case and is the value of a filter. */
export interface Genre {
  readonly slug: string;
  readonly label: string;
}

/** Sort positions by list, ascending; a show without a position comes last (R076). */
export interface ShowOrders {
  readonly default: number;
  readonly home: number;
  readonly upcoming: number;
  readonly kids: number;
  readonly specialAndEvent: number;
}

/** A show of a list (R075, R076). */
export interface ShowListView {
  readonly slug: string;
  readonly kind: ShowKind;
  readonly title: string;
  readonly poster: Poster | null;
  readonly backdrop: Backdrop | null;
  /** `#rrggbb`, shown behind the pictures while they load. */
  readonly backdropColour: string | null;
  readonly contentRating: ContentRatingView;
  readonly new: boolean;
  /** Whether the show must not appear in the lists of upcoming shows. */
  readonly notComingSoon: boolean;
  readonly released: boolean;
  /** Whether the show is an early preview. */
  readonly premiere: boolean;
  readonly bookable: boolean;
  readonly flag: Flag | null;
  readonly label: Flag | null;
  /** The only badge of a push: the label, otherwise the flag. */
  readonly pushTag: Flag | null;
  readonly orders: ShowOrders;
  /** Whether the programme recommends the show beside another show on a day. */
  readonly upsell: boolean;
  readonly genres: readonly Genre[];
  /** In minutes. */
  readonly duration: number | null;
  readonly releaseDay: Day | null;
  /** Instants as ISO 8601, UTC. */
  readonly salesOpeningDate: string | null;
  readonly specialEvent: boolean;
  readonly reference: string | null;
  readonly kids: boolean;
  /** The programme strand, such as `Classics`. */
  readonly strand: string | null;
  readonly directors: readonly string[];
  readonly actors: readonly string[];
  readonly next24ShowtimesCount: number;
}

/**
 * The genres of two parallel lists. A missing label is replaced by the slug, and a missing slug is made from the label
 * (R076).
 */
export function genresOf(labels: readonly string[], slugs: readonly string[]): Genre[] {
  const genres = Array.from({ length: Math.max(labels.length, slugs.length) }, (_, index) => {
    const label = labels[index] ?? slugs[index] ?? '';
    return { slug: tagKey(slugs[index] ?? slugOf(label)), label: label.trim() };
  });
  return genres.filter((genre) => genre.slug !== '' && genre.label !== '');
}

function slugOf(label: string): string {
  return fold(label)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const isoOf = (text: string | null): string | null => knownInstant(text)?.toISOString() ?? null;

/**
 * The view of a show of `/api/shows` for lists (R075, R076). A show that is not marked coming soon is bookable and
 * released (R166); a programme gives more facts (`../programme/`), for instance presales.
 */
export function showListView(show: Show, site: Site, kindOf: ShowClassifier): ShowListView {
  const flag = flagOf(show.flag, show.flagColor);
  const label = flagOf(show.label, show.labelFlagColor, show.labelCategory);
  return {
    slug: show.slug,
    kind: kindOf(show),
    title: show.title,
    poster: show.posterPath,
    backdrop: show.backgroundPath,
    backdropColour: show.backgroundDominantColor,
    contentRating: contentRatingView(site.ratingSystem, show),
    new: show.isNew,
    notComingSoon: show.notComingSoon,
    released: !show.isComingSoon,
    premiere: false,
    bookable: !show.isComingSoon,
    flag,
    label,
    pushTag: label ?? flag,
    orders: {
      default: show.genericOrder,
      home: show.homeOrder,
      upcoming: show.upcomingOrder,
      kids: lastOrder,
      specialAndEvent: lastOrder,
    },
    upsell: false,
    genres: genresOf(show.genres, show.genresSlug),
    duration: knownDuration(show.duration),
    releaseDay: releaseDay(releasesOf(show.releaseAt), site.releaseZone),
    salesOpeningDate: isoOf(show.salesOpeningDatetime),
    specialEvent: show.specialEvent || show.isEventSpecial,
    reference: textOrNull(show.showRef),
    kids: false,
    strand: textOrNull(show.type),
    directors: splitCommaText(show.directors?.join(',') ?? null),
    actors: splitCommaText(show.hubbleCasting),
    next24ShowtimesCount: show.next24ShowtimesCount,
  };
}
