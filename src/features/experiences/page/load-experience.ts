import { readCities } from '#src/api/cities.ts';
import { mapLimited } from '#src/kernel/async/map-limited.ts';
import { read, readRequired } from '#src/api/read.ts';
import { readCinemasBySlug, readSchedule, readShows, readVocabulary } from '#src/api/site-catalogue.ts';
import { isOutage } from '#src/api/transport/failure.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { ExperienceDetail } from '#src/contract/experience/schema.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { scheduleOfCity, withTag, type Schedule } from '#src/domain/programme/schedule.ts';
import { trailerViews, type TrailerView } from '#src/domain/show/trailer-view.ts';
import { hasTag, tagKey } from '#src/domain/tag/special-tags.ts';
import { plainText, textOrNull } from '#src/domain/text/plain-text.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import type { Language, Locale } from '#src/sites/site.ts';
import { cinemasByCity, type CityOfCinemas, type NamedCinema } from '#src/domain/cinema/cinemas-by-city.ts';
import { itemsBySlug } from '#src/domain/items-by-slug.ts';
import {
  experienceCardView,
  type ExperienceCardView,
  type GroupView,
  groupView,
} from '../parts/experience-view.ts';
import { listedRefs } from '../parts/listed-refs.ts';
import { experienceProgramme, type ExperienceProgramme } from './experience-programme.ts';

/** A reference to an experience's page. */
export type ExperienceRef = PageRefOf<'experience'>;

/** Something that an experience offers (R100). `descriptionHtml` is wire HTML and not sanitised. */
export interface ExperienceService {
  readonly id: string;
  readonly title: string;
  readonly descriptionHtml: string | null;
  readonly image: string | null;
}

/** An experience for its own page (R100). Fields ending in `Html` are wire HTML and not sanitised. */
export interface ExperienceView extends ExperienceCardView {
  readonly detailsHtml: string | null;
  readonly services: readonly ExperienceService[];
  /** Null when there is none that can be played. */
  readonly video: TrailerView | null;
  /** Whether the site's vocabulary calls it premium (R085). */
  readonly premium: boolean;
}

/** What the page of an experience shows. */
export interface ExperienceModel {
  readonly experience: ExperienceView;
  /** Null when the programme could not be read: the page says so and offers a retry (D31). */
  readonly programme: ExperienceProgramme | null;
  /** The open cinemas that have the experience, by city. */
  readonly cinemas: readonly CityOfCinemas[];
  /** The cinema that the page is filtered by; null when there is none. */
  readonly chosen: NamedCinema | null;
  /** The groups to which the experience belongs. */
  readonly groups: readonly GroupView[];
  /** The experience's page in each language of the site that has it. */
  readonly refs: Readonly<Partial<Record<Language, ExperienceRef>>>;
  /** This page without filters. */
  readonly ref: ExperienceRef;
}

/** Only a group's own page names its experiences. These are the limits of calls at a time and of calls in all. */
const callsAtOnce = 4;
const mostGroups = 12;

/**
 * Reads what the page of an experience shows (R084, R100).
 *
 * @param today programme day of the site, or of the cinema on a page for one cinema
 * @throws RequiredReadError when the experience itself cannot be read; everything else is optional
 */
export async function loadExperience(
  locale: Locale,
  slug: string,
  today: Day,
  filters: Filters,
): Promise<ExperienceModel> {
  const [detail, played, shows, listed, cities, vocabulary, groups, refs] = await Promise.all([
    readRequired('experience', locale, { slug }),
    readPlayed(locale, slug, filters.localisation),
    readShows(locale),
    readCinemasBySlug(locale),
    readCities(locale),
    readVocabulary(locale),
    readGroupsOf(locale, slug),
    listedRefs(locale, 'experience', slug),
  ]);
  const { localisation } = filters;
  return {
    experience: experienceView(detail, vocabulary.tags.get(tagKey(slug))?.premium ?? false),
    programme:
      played === null || !shows.ok
        ? null
        : experienceProgramme({
            ...played,
            ...vocabulary,
            today,
            filters,
            shows: itemsBySlug(shows.value),
          }),
    cinemas: cinemasByCity(cinemasWith(listed.values(), slug), cities),
    chosen:
      localisation === undefined
        ? null
        : { slug: localisation, name: listed.get(localisation)?.name ?? localisation },
    groups,
    refs,
    ref: { page: 'experience', slug },
  };
}

function experienceView(detail: ExperienceDetail, premium: boolean): ExperienceView {
  return {
    ...experienceCardView(detail),
    detailsHtml: textOrNull(plainText(detail.details)) === null ? null : detail.details,
    services: detail.services.map(({ id, title, description, img }) => ({
      id,
      title,
      descriptionHtml: textOrNull(description),
      image: img,
    })),
    video: detail.video === null ? null : (trailerViews([detail.video])[0] ?? null),
    premium,
  };
}

/** The open cinemas whose tags name the experience, ignoring case. */
function cinemasWith(cinemas: Iterable<Cinema>, slug: string): Cinema[] {
  return [...cinemas].filter(({ status, tags }) => status && hasTag(tags, slug));
}

interface Played {
  readonly schedule: Schedule;
  readonly undated: readonly string[];
}

/**
 * What is played with the experience: in one cinema as its programme says, else as the API's own call says. An API
 * without that call has the programme of the whole site. Null when nothing could be read.
 */
async function readPlayed(locale: Locale, slug: string, cinema: string | undefined): Promise<Played | null> {
  if (cinema === undefined) {
    const told = await read('experienceShows', locale, { slug });
    if (told.ok) {
      const schedule = scheduleOfCity(told.value);
      const named = told.value.shows.filter(({ bookable }) => bookable).map((show) => show.slug);
      return { schedule, undated: schedule.size > 0 ? [] : named };
    }
    if (isOutage(told.failure)) return null;
  }
  const schedule = await readSchedule(locale, cinema);
  return schedule === null ? null : { schedule: withTag(schedule, slug), undated: [] };
}

async function readGroupsOf(locale: Locale, slug: string): Promise<readonly GroupView[]> {
  const listed = await read('experienceGroups', locale, {});
  if (!listed.ok) return [];
  const groups = await mapLimited(listed.value.slice(0, mostGroups), callsAtOnce, async (group) => {
    const detail = await read('experienceGroup', locale, { slug: group.slug });
    return detail.ok && hasTag(detail.value.experiences, slug) ? [groupView(group)] : [];
  });
  return groups.flat();
}
