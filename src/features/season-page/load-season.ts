import { read, readNeeded, readRequired } from '#src/api/read.ts';
import { needsAnswer } from '#src/api/transport/failure.ts';
import { readCinemasBySlug, readOwnPrices, readShows, readVocabulary } from '#src/api/site-catalogue.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { itemsBySlug } from '#src/domain/items-by-slug.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import { inLanguages } from '#src/seo/in-languages.ts';
import type { Language, Locale } from '#src/sites/site.ts';
import { readSales } from './evening-sale.ts';
import {
  eveningsOf,
  seasonProgramme,
  seasonView,
  type SeasonProgramme,
  type SeasonView,
} from './season-model.ts';

/** The two pages that are seasons in their form: a season, and an event that stands alone. */
export type SeasonPageId = 'season' | 'specialEvent';

/** What the page of a season or a special event shows. */
export interface SeasonModel {
  readonly season: SeasonView;
  /** Null when the API does not have the programme: the page says so (D31). */
  readonly programme: SeasonProgramme | null;
  /** The site's cinemas by slug; empty when they could not be read. */
  readonly cinemaBySlug: ReadonlyMap<string, Cinema>;
  readonly ref: PageRefOf<SeasonPageId>;
  /** The same page in each language of the site that lists it. */
  readonly refs: Readonly<Partial<Record<Language, PageRefOf<SeasonPageId>>>>;
}

/**
 * Reads what the page of a season or a special event shows (R096, R097, R098).
 *
 * @param today programme day of the site
 * @throws RequiredReadError when the event or its programme cannot be read; everything else is optional
 */
export async function loadSeason(
  locale: Locale,
  page: SeasonPageId,
  slug: string,
  today: Day,
): Promise<SeasonModel> {
  const ref = { page, slug } as const;
  const [detail, told, shows, ownPriceOf, vocabulary, cinemaBySlug, refs] = await Promise.all([
    readRequired('event', locale, { slug }),
    readNeeded('eventShows', locale, { slug }),
    readShows(locale),
    readOwnPrices(locale),
    readVocabulary(locale),
    readCinemasBySlug(locale),
    listedRefs(locale, ref),
  ]);
  needsAnswer(`eventShows ${slug}`, told);
  needsAnswer('shows', shows);
  // An API that does not know the call, or the event in it, says that there is no programme.
  const planned = told.ok ? told.value : told.failure.kind === 'unknown' ? { shows: {} } : null;
  const sales =
    planned === null ? undefined : await readSales(locale, eveningsOf(planned, today), cinemaBySlug);
  return {
    season: seasonView(detail, vocabulary.tags),
    programme:
      planned === null || !shows.ok
        ? null
        : seasonProgramme(planned, detail.shows, {
            today,
            shows: itemsBySlug(shows.value),
            versions: vocabulary.versions,
            ownPriceOf,
            ...(sales === undefined ? {} : { sales }),
          }),
    cinemaBySlug,
    ref,
    refs,
  };
}

/** The page in the languages of the site whose lists have the event: its slug is the same in all of them. */
async function listedRefs(locale: Locale, ref: PageRefOf<SeasonPageId>): Promise<SeasonModel['refs']> {
  return inLanguages(locale, ref, async (other) => {
    const events = await read('events', other, {});
    return events.ok && events.value.some(({ slug }) => slug === ref.slug) ? ref : null;
  });
}
