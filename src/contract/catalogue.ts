import type { Language, SiteId } from '#src/sites/site.ts';
import type { CinemaAlert } from './alerts/schema.ts';
import type { CinemaDetail } from './cinema/schema.ts';
import type { Programme } from './cinema-shows/schema.ts';
import type { Cinema } from './cinemas/schema.ts';
import type { City } from './cities/schema.ts';
import type { CityDetail } from './city/schema.ts';
import type { EventDetail } from './event/schema.ts';
import type { EventShows } from './event-shows/schema.ts';
import type { EventItem } from './events/schema.ts';
import type { Featured } from './featured/schema.ts';
import type { Footer } from './footer/schema.ts';
import type { FooterFaq } from './footer-faq/schema.ts';
import type { NativeAd } from './native-ad/schema.ts';
import type { PermanentAutopromo } from './permanent-autopromo/schema.ts';
import type { Settings } from './settings/schema.ts';
import type { ShowDetail } from './show/schema.ts';
import type { ShowCinemas } from './show-cinemas/schema.ts';
import type { Show } from './shows/schema.ts';
import type { Showtime } from './showtimes-day/schema.ts';
import type { Tag } from './tags/schema.ts';
import type { Translation } from './translation.ts';
import type { Version } from './versions/schema.ts';
import type { YoutubeLatest } from './youtube-latest/schema.ts';

export type { Translation };

/** Everything one site serves in one language, in wire shapes. Slugs are those of that language. */
export interface LanguageCatalogue {
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
  /** Showtimes by show slug, cinema slug and programme day (a showing before 05:00 under the day before, D28). */
  showtimes: Record<string, Record<string, Record<string, Showtime[]>>>;
  /** Slugs of shows that answer 410. */
  goneShows: string[];
  /** `GET /api/events`. */
  events: EventItem[];
  /** `GET /api/event/{slug}` by event slug. */
  eventDetails: Record<string, EventDetail>;
  /** `GET /api/event/{slug}/shows` by event slug. */
  eventShows: Record<string, EventShows>;
  /** `GET /api/tags`. */
  tags: Tag[];
  /** `GET /api/versions`. */
  versions: Version[];
  /** `GET /api/alerts`. */
  alerts: CinemaAlert[];
  /** `GET /api/featured`, all types. */
  featured: Featured[];
  /** `GET /api/footer`. */
  footer: Footer;
  /** `GET /api/footer/faq`. */
  footerFaq: FooterFaq;
  /** `GET /api/settings`. */
  settings: Settings;
  /** `GET /api/native-ad`. */
  nativeAd: NativeAd;
  /** `GET /api/permanent-autopromo`. */
  permanentAutopromo: PermanentAutopromo;
  /** `GET /api/youtube/latest`. */
  youtubeLatest: YoutubeLatest;
}

/** Slugs of the same items per language (`GET …/translate`, D36). */
export interface CatalogueTranslations {
  cinemas: Translation[];
  shows: Translation[];
  cities: Translation[];
  events: Translation[];
}

/** One site's whole catalogue: what the demonstration and the import hand to the store. */
export interface SiteCatalogue {
  site: SiteId;
  /** At least the site's default language; a language that is missing is served by the default one. */
  languages: Partial<Record<Language, LanguageCatalogue>>;
  translations: CatalogueTranslations;
}
