import type { Answer } from './endpoint.ts';
import type { endpoints, EndpointId } from './endpoints.ts';
import { alertsFixture } from './alerts/fixture.ts';
import { cinemaFixture } from './cinema/fixture.ts';
import { cinemaShowsFixture } from './cinema-shows/fixture.ts';
import { cinemaTranslateFixture } from './cinema-translate/fixture.ts';
import { cinemasFixture } from './cinemas/fixture.ts';
import { citiesFixture } from './cities/fixture.ts';
import { cityFixture } from './city/fixture.ts';
import { eventFixture } from './event/fixture.ts';
import { eventShowsFixture } from './event-shows/fixture.ts';
import { eventsFixture } from './events/fixture.ts';
import { experienceFixture } from './experience/fixture.ts';
import { experiencesFixture } from './experiences/fixture.ts';
import { featuredFixture } from './featured/fixture.ts';
import { footerFaqFixture } from './footer-faq/fixture.ts';
import { footerFixture } from './footer/fixture.ts';
import { nativeAdFixture } from './native-ad/fixture.ts';
import { permanentAutopromoFixture } from './permanent-autopromo/fixture.ts';
import { searchFullFixture } from './search-full/fixture.ts';
import { settingsFixture } from './settings/fixture.ts';
import { showCinemasFixture } from './show-cinemas/fixture.ts';
import { showFixture } from './show/fixture.ts';
import { showTranslateFixture } from './show-translate/fixture.ts';
import { showsFixture } from './shows/fixture.ts';
import { showtimesCinemaFixture } from './showtimes-cinema/fixture.ts';
import { showtimesDayFixture } from './showtimes-day/fixture.ts';
import { showtimesEventFixture } from './showtimes-event/fixture.ts';
import { tagsFixture } from './tags/fixture.ts';
import { versionsFixture } from './versions/fixture.ts';
import { vodFixture } from './vod/fixture.ts';
import { youtubeLatestFixture } from './youtube-latest/fixture.ts';
import { zoneFixture } from './zone/fixture.ts';
import { zonesFixture } from './zones/fixture.ts';

/** One invented answer of every endpoint, as our own server writes it; for tests of code that reads the contract. */
export const fixtures: { readonly [Id in EndpointId]: Answer<(typeof endpoints)[Id]> } = {
  cinemas: cinemasFixture,
  cinema: cinemaFixture,
  cinemaShows: cinemaShowsFixture,
  cinemaTranslate: cinemaTranslateFixture,
  cities: citiesFixture,
  city: cityFixture,
  shows: showsFixture,
  show: showFixture,
  showTranslate: showTranslateFixture,
  showCinemas: showCinemasFixture,
  showtimesDay: showtimesDayFixture,
  showtimesEvent: showtimesEventFixture,
  showtimesCinema: showtimesCinemaFixture,
  events: eventsFixture,
  event: eventFixture,
  eventShows: eventShowsFixture,
  experiences: experiencesFixture,
  experience: experienceFixture,
  zones: zonesFixture,
  zone: zoneFixture,
  tags: tagsFixture,
  versions: versionsFixture,
  alerts: alertsFixture,
  featured: featuredFixture,
  footer: footerFixture,
  footerFaq: footerFaqFixture,
  settings: settingsFixture,
  nativeAd: nativeAdFixture,
  permanentAutopromo: permanentAutopromoFixture,
  vod: vodFixture,
  youtubeLatest: youtubeLatestFixture,
  searchFull: searchFullFixture,
};
