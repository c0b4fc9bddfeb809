import type { Language, SiteId } from '#src/sites/site.ts';
import type { CinemaDetail } from './cinema/schema.ts';
import type { Programme } from './cinema-shows/schema.ts';
import type { Cinema } from './cinemas/schema.ts';
import type { City } from './cities/schema.ts';
import type { CityDetail } from './city/schema.ts';
import type { Answer } from './endpoint.ts';
import type { DocumentId, endpoints } from './endpoints.ts';
import type { EventDetail } from './event/schema.ts';
import type { EventShows } from './event-shows/schema.ts';
import type { EventItem } from './events/schema.ts';
import type { Featured } from './featured/schema.ts';
import type { ShowDetail } from './show/schema.ts';
import type { ShowCinemas } from './show-cinemas/schema.ts';
import type { Show } from './shows/schema.ts';
import type { Showtime } from './showtimes-day/schema.ts';
import type { Translation } from './translation.ts';

export type { Translation };

/** The stored documents of a site in one language, by the id of their endpoint. */
export type SiteDocuments = { [Id in DocumentId]: Answer<(typeof endpoints)[Id]> };

/** All data of one site in one language, in wire shapes. Slugs are in that language. */
export interface LanguageCatalogue extends SiteDocuments {
  /** `GET /api/cinemas`. */
  cinemas: Cinema[];
  /** `GET /api/cinema/{slug}` by cinema slug. */
  cinemaDetails: Record<string, CinemaDetail>;
  /** `GET /api/cinema/{slug}/shows` by cinema slug. */
  programmes: Record<string, Programme>;
  /** `GET /api/cities`. */
  cities: City[];
  /** `GET /api/city/{slug}` by city slug. */
  cityDetails: Record<string, CityDetail>;
  /** The `shows` of `GET /api/shows`. */
  shows: Show[];
  /** `GET /api/show/{slug}` by show slug; a show that moved has a detail with `redirectSlug`. */
  showDetails: Record<string, ShowDetail>;
  /** `GET /api/show/{slug}/cinemas` by show slug. */
  showCinemas: Record<string, ShowCinemas>;
  /** Showtimes by show slug, cinema slug and programme day (a showtime before 05:00 belongs to the day before, D28). */
  showtimes: Record<string, Record<string, Record<string, Showtime[]>>>;
  /** Slugs of shows for which the API answers 410. */
  goneShows: string[];
  /** `GET /api/events`. */
  events: EventItem[];
  /** `GET /api/event/{slug}` by event slug. */
  eventDetails: Record<string, EventDetail>;
  /** `GET /api/event/{slug}/shows` by event slug. */
  eventShows: Record<string, EventShows>;
  /** `GET /api/featured`, all types. */
  featured: Featured[];
}

/** Slugs of the same items per language (`GET …/translate`, D36). */
export interface CatalogueTranslations {
  cinemas: Translation[];
  shows: Translation[];
  cities: Translation[];
  events: Translation[];
}

/** The whole catalogue of one site: the demonstration and the import give it to the store. */
export interface SiteCatalogue {
  site: SiteId;
  /** At least the site's default language; it replaces every missing language. */
  languages: Partial<Record<Language, LanguageCatalogue>>;
  translations: CatalogueTranslations;
}
