import type { EventShows } from '#src/contract/event-shows/schema.ts';
import type { EventDetail } from '#src/contract/event/schema.ts';
import type { Cta } from '#src/contract/entities.ts';
import { ctaView, type CtaView } from '#src/domain/cta/cta-view.ts';
import { entriesOn } from '#src/domain/programme/programme-entries.ts';
import { daysWithShowtimes, itemsOn, scheduleOfEvent } from '#src/domain/programme/schedule.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import type { OwnPriceOf } from '#src/domain/showtime/showtime-price.ts';
import {
  tagView,
  versionView,
  type TagVocabulary,
  type VersionVocabulary,
} from '#src/domain/tag/vocabulary.ts';
import { tagKey } from '#src/domain/tag/special-tags.ts';
import { plainText, textOrNull } from '#src/domain/text/plain-text.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Evening, EveningSale } from './evening-sale.ts';

/** One price of a season, such as the price of one evening. */
export interface SeasonPrice {
  readonly label: string;
  readonly amount: number;
}

/** A season or a special event as its page shows it (R096, R097). */
export interface SeasonView {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string | null;
  /** The kind of event in words, such as `Opéra`; null when nothing is known. */
  readonly kind: string | null;
  readonly teaser: string | null;
  readonly poster: string | null;
  readonly backdrop: string | null;
  /** The title as a picture. */
  readonly logo: string | null;
  /** HTML. */
  readonly description: string | null;
  readonly price: number | null;
  /** The price before; null when it is no higher than the price. */
  readonly initialPrice: number | null;
  readonly prices: readonly SeasonPrice[];
  /** False: it cannot be bought any more. */
  readonly active: boolean;
  /** Null for a season that cannot be bought. */
  readonly cta: CtaView | null;
  readonly trackingSlug: string;
}

/** A show of a season on one day (R098). */
export interface SeasonShow {
  readonly show: ShowListView;
  readonly live: boolean;
  /** Where no showtimes say, the programme says whether it can be booked. */
  readonly sale: EveningSale;
  /** Slugs of the cinemas that play it on that day; empty when nothing is known. */
  readonly cinemas: readonly string[];
  /** What an evening costs: the same as on its tickets (D61); null when it has no own price. */
  readonly price: number | null;
  /** Labels of its versions. */
  readonly versions: readonly string[];
}

/** A day of a season. */
export interface SeasonDay {
  readonly day: Day;
  /** In the season's order. */
  readonly shows: readonly SeasonShow[];
}

/** The programme of a season from today on (R098). */
export interface SeasonProgramme {
  readonly days: readonly SeasonDay[];
  /** Shows of the season that have no day from today on. */
  readonly undated: readonly ShowListView[];
}

const seasonCta: Pick<Cta, 'target' | 'type'> = { target: 'same', type: 'booking' };

/** The data of a season's page (R096, R097). */
export function seasonView(event: EventDetail, tags: TagVocabulary): SeasonView {
  const { slug, title, subtitle, posterPath, price, initialPrice, active, ctaLabel, ctaUrl, details } = event;
  const strand = textOrNull(details?.eventType);
  return {
    slug,
    title,
    subtitle: textOrNull(subtitle),
    // A word of the wire is shown only where the site has a name for it.
    kind: strand !== null && tags.has(tagKey(strand)) ? tagView(tags, strand).title : null,
    teaser: textOrNull(plainText(details?.teaser ?? null)),
    poster: posterPath?.lg ?? null,
    backdrop: details?.backdrop ?? null,
    logo: details?.logo ?? null,
    description: textOrNull(details?.description),
    price,
    initialPrice: price !== null && initialPrice !== null && initialPrice > price ? initialPrice : null,
    prices: details?.prices ?? [],
    active,
    cta: active && ctaUrl !== null ? ctaView({ ...seasonCta, label: ctaLabel ?? '', url: ctaUrl }) : null,
    trackingSlug: details?.trackingSlug ?? slug,
  };
}

/** What a season's programme is made of. */
export interface ProgrammeIngredients {
  readonly today: Day;
  readonly shows: ReadonlyMap<string, ShowListView>;
  readonly versions: VersionVocabulary;
  readonly ownPriceOf: OwnPriceOf;
  /** What is known of the sale of an evening, by `{slug} {day}`. */
  readonly sales?: ReadonlyMap<string, EveningSale>;
}

/** The evenings of a season from today on, by day, for what is read about them. */
export function eveningsOf(told: EventShows, today: Day): Evening[] {
  const schedule = scheduleOfEvent(told);
  return daysWithShowtimes(schedule, today).flatMap((day) =>
    [...itemsOn(schedule, day).keys()].map((slug) => ({ slug, day })),
  );
}

/**
 * The programme of a season, day by day (R098). Shows that the catalogue lacks have no title and are left out.
 *
 * @param listed slugs of all its shows
 */
export function seasonProgramme(
  told: EventShows,
  listed: readonly string[],
  { today, shows, versions, ownPriceOf, sales = new Map() }: ProgrammeIngredients,
): SeasonProgramme {
  const schedule = scheduleOfEvent(told);
  const days = daysWithShowtimes(schedule, today)
    .map((day): SeasonDay => ({
      day,
      shows: entriesOn(schedule, day, shows).map((entry): SeasonShow => {
        const planned = told.shows[entry.show.slug];
        const price = ownPriceOf({ slug: entry.show.slug, isMovie: entry.show.kind === 'movie' });
        return {
          show: entry.show,
          live: planned?.live ?? false,
          sale: sales.get(`${entry.show.slug} ${day}`) ?? (entry.show.bookable ? 'open' : 'later'),
          cinemas: planned?.days[day]?.cinemas ?? [],
          price: price === 'unknown' ? null : price,
          versions: entry.versions.map((version) => versionView(versions, version).label),
        };
      }),
    }))
    .filter((one) => one.shows.length > 0);
  const dated = new Set(days.flatMap((one) => one.shows.map(({ show }) => show.slug)));
  const known = new Set([...listed, ...Object.keys(told.shows)]);
  return { days, undated: [...known].flatMap((slug) => (dated.has(slug) ? [] : (shows.get(slug) ?? []))) };
}
