import { z } from 'zod';
import { alertsAnswer } from '#src/contract/alerts/schema.ts';
import type { SiteCatalogue } from '#src/contract/catalogue.ts';
import { cinemaDetail } from '#src/contract/cinema/schema.ts';
import { programme } from '#src/contract/cinema-shows/schema.ts';
import { cinemasAnswer } from '#src/contract/cinemas/schema.ts';
import { citiesAnswer } from '#src/contract/cities/schema.ts';
import { cityDetail } from '#src/contract/city/schema.ts';
import { eventDetail } from '#src/contract/event/schema.ts';
import { eventShows } from '#src/contract/event-shows/schema.ts';
import { eventsAnswer } from '#src/contract/events/schema.ts';
import { featuredAnswer } from '#src/contract/featured/schema.ts';
import { footer } from '#src/contract/footer/schema.ts';
import { footerFaq } from '#src/contract/footer-faq/schema.ts';
import { nativeAd } from '#src/contract/native-ad/schema.ts';
import { permanentAutopromo } from '#src/contract/permanent-autopromo/schema.ts';
import { day, slug } from '#src/contract/primitives.ts';
import { settings } from '#src/contract/settings/schema.ts';
import { showDetail } from '#src/contract/show/schema.ts';
import { showCinemas } from '#src/contract/show-cinemas/schema.ts';
import { show } from '#src/contract/shows/schema.ts';
import { showtime } from '#src/contract/showtimes-day/schema.ts';
import { tagsAnswer } from '#src/contract/tags/schema.ts';
import { translation } from '#src/contract/translation.ts';
import { versionsAnswer } from '#src/contract/versions/schema.ts';
import { youtubeLatest } from '#src/contract/youtube-latest/schema.ts';
import { siteIds } from '#src/sites/registry.ts';

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
  tags: tagsAnswer,
  versions: versionsAnswer,
  alerts: alertsAnswer,
  featured: featuredAnswer,
  footer,
  footerFaq,
  settings,
  nativeAd,
  permanentAutopromo,
  youtubeLatest,
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

/** A site-wide answer that an import may lack; the site's present one stays then. */
export const keptDocuments = ['settings', 'footer', 'footerFaq', 'tags', 'versions'] as const;
export type KeptDocument = (typeof keptDocuments)[number];

/** What the import hands over to the process that owns the database. */
export const importOrder = z.object({
  catalogue: siteCatalogue,
  /** Site-wide answers the source lacks, by language. */
  lacking: z.partialRecord(z.enum(['fr', 'en', 'de', 'nl']), z.array(z.enum(keptDocuments))),
  /** Load even if more than 30 % of the coming showings go. */
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
  /** Coming showings before and after. */
  coming: z.object({ before: z.int(), after: z.int() }),
  /** Languages that were loaded before and are not in this load. */
  lostLanguages: z.array(z.enum(['fr', 'en', 'de', 'nl'])),
});
export type ImportOutcome = z.output<typeof importOutcome>;
