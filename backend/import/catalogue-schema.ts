import { z } from 'zod';
import type { SiteCatalogue } from '#src/contract/catalogue.ts';
import { cinemaDetail } from '#src/contract/cinema/schema.ts';
import { programme } from '#src/contract/cinema-shows/schema.ts';
import { cinemasAnswer } from '#src/contract/cinemas/schema.ts';
import { citiesAnswer } from '#src/contract/cities/schema.ts';
import { cityDetail } from '#src/contract/city/schema.ts';
import { documentIds, endpoints, keptDocuments, type DocumentId } from '#src/contract/endpoints.ts';
import { eventDetail } from '#src/contract/event/schema.ts';
import { eventShows } from '#src/contract/event-shows/schema.ts';
import { eventsAnswer } from '#src/contract/events/schema.ts';
import { featuredAnswer } from '#src/contract/featured/schema.ts';
import { day, slug } from '#src/contract/primitives.ts';
import { showDetail } from '#src/contract/show/schema.ts';
import { showCinemas } from '#src/contract/show-cinemas/schema.ts';
import { show } from '#src/contract/shows/schema.ts';
import { showtime } from '#src/contract/showtimes-day/schema.ts';
import { translation } from '#src/contract/translation.ts';
import { siteIds } from '#src/sites/registry.ts';

/** The schema of every stored document, by the id of its call. */
const documents = Object.fromEntries(documentIds.map((id) => [id, endpoints[id].answer])) as {
  [Id in DocumentId]: (typeof endpoints)[Id]['answer'];
};

const languageCatalogue = z.object({
  cinemas: cinemasAnswer,
  cinemaDetails: z.record(slug, cinemaDetail),
  programmes: z.record(slug, programme),
  cities: citiesAnswer,
  cityDetails: z.record(slug, cityDetail),
  shows: z.array(show),
  showDetails: z.record(slug, showDetail),
  showCinemas: z.record(slug, showCinemas),
  showtimes: z.record(slug, z.record(slug, z.record(day, z.array(showtime)))),
  goneShows: z.array(slug),
  events: eventsAnswer,
  eventDetails: z.record(slug, eventDetail),
  eventShows: z.record(slug, eventShows),
  featured: featuredAnswer,
  ...documents,
});

const siteCatalogue = z.object({
  site: z.enum(siteIds),
  languages: z.partialRecord(z.enum(['fr', 'en', 'de', 'nl']), languageCatalogue),
  translations: z.object({
    cinemas: z.array(translation),
    shows: z.array(translation),
    cities: z.array(translation),
    events: z.array(translation),
  }),
});

/** What the import hands over to the process that owns the database. */
export const importOrder = z.object({
  catalogue: siteCatalogue,
  /** Site-wide answers the source lacks, by language. */
  lacking: z.partialRecord(z.enum(['fr', 'en', 'de', 'nl']), z.array(z.enum(keptDocuments))),
  /** Load even if more than 30 % of the coming showtimes go. */
  force: z.boolean(),
  /** Tell what would change and change nothing. */
  dryRun: z.boolean(),
});

/** {@link importOrder} as it is built; checked again where it is received. */
export interface ImportOrder {
  catalogue: SiteCatalogue;
  lacking: z.output<typeof importOrder>['lacking'];
  force: boolean;
  dryRun: boolean;
}

const changeCounts = z.object({ added: z.int(), changed: z.int(), removed: z.int() });

/** What became of an import. */
export const importOutcome = z.object({
  outcome: z.enum(['loaded', 'held', 'dry-run']),
  revision: z.int(),
  changes: z.record(z.string(), changeCounts),
  /** Coming showtimes before and after. */
  coming: z.object({ before: z.int(), after: z.int() }),
  /** Languages that were loaded before and are not in this load. */
  lostLanguages: z.array(z.enum(['fr', 'en', 'de', 'nl'])),
});
export type ImportOutcome = z.output<typeof importOutcome>;
