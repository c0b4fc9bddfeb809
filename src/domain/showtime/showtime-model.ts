import type { Pricing } from '#src/contract/cinema/pricing.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { EventItem } from '#src/contract/events/schema.ts';
import type { ShowDetail } from '#src/contract/show/schema.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import type { Tag } from '#src/contract/tags/schema.ts';
import type { Version } from '#src/contract/versions/schema.ts';
import { equipmentViews } from '../needs/equipment.ts';
import { cinemaListView } from '../cinema/cinema-list-view.ts';
import { cinemaTimeZone } from '../cinema/cinema-time-zone.ts';
import { showDetailView, type ShowDetailView } from '../show/show-detail-view.ts';
import { ownPriceOf } from './showtime-price.ts';
import { showtimeView, type ShowtimeView } from './showtime-view.ts';
import { experienceView, tagVocabulary, versionVocabulary, type ExperienceView } from '../tag/vocabulary.ts';
import type { Site } from '#src/sites/site.ts';

/** A showtime with all the facts of its details (R158), for its popup and its page. */
export interface ShowtimeModel {
  readonly show: ShowDetailView;
  readonly cinema: { readonly slug: string; readonly name: string; readonly city: string | null };
  readonly showtime: ShowtimeView;
  /** The experiences of the showtime that have a description. */
  readonly experiences: readonly ExperienceView[];
}

/** The data from which the details of a showtime are made. */
export interface ShowtimeIngredients {
  readonly site: Site;
  readonly now: Date;
  /** Slug of the cinema. */
  readonly cinema: string;
  /** Whether a showtime is the one that is meant. */
  readonly is: (showtime: Showtime) => boolean;
  readonly show: ShowDetail;
  /** All showtimes of the show in the cinema on the day. */
  readonly showtimes: readonly Showtime[];
  readonly cinemas: readonly Cinema[];
  /** The prices of the cinema; null where they are not known. */
  readonly pricing: Pricing | null;
  /** The list of events, for the own price of one; empty where the API has none, null when it cannot be read. */
  readonly events: readonly EventItem[] | null;
  readonly tags: readonly Tag[];
  readonly versions: readonly Version[];
}

/** One showtime with all that is known about it; null when the day no longer has it. */
export function showtimeModel(from: ShowtimeIngredients): ShowtimeModel | null {
  const listed = from.showtimes.find(from.is);
  if (listed === undefined) return null;
  const tags = tagVocabulary(from.tags);
  const cinema = from.cinemas.find(({ slug }) => slug === from.cinema);
  const showtime = showtimeView(listed, {
    timeZone: cinemaTimeZone(from.site, cinema),
    now: from.now,
    tags,
    versions: versionVocabulary(from.versions),
    preProgrammeMinutes: cinema?.preProgrammeMinutes,
    duration: from.show.duration,
    pricing: from.pricing,
    ownPrice: ownPriceOf(from.show, from.events),
    equipment: equipmentViews(cinema?.equipment),
  });
  return {
    // Only facts are shown that do not depend on whether the show is a film or an event.
    show: showDetailView(from.show, from.site, ({ isMovie }) => (isMovie ? 'movie' : 'event')),
    cinema: {
      slug: from.cinema,
      name: cinema?.name ?? from.cinema,
      city: cinema === undefined ? null : (cinemaListView(cinema).address?.city ?? null),
    },
    showtime,
    experiences: showtime.experiences.flatMap(({ slug }) => {
      // Accessibility tags already have an icon.
      if (showtime.accessibility.some((help) => help.slug === slug)) return [];
      const experience = experienceView(tags, slug);
      return experience === null || experience.descriptionHtml === null ? [] : [experience];
    }),
  };
}
