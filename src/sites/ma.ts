import type { Site } from './site.ts';

/** Morocco: the clock changes around Ramadan; the time zone data includes these changes. */
export const ma: Site = {
  id: 'ma',
  country: 'MA',
  languages: ['fr', 'en'],
  defaultLanguage: 'fr',
  unprefixedLanguage: null,
  timeZone: 'Africa/Casablanca',
  currency: { code: 'MAD', decimals: 2 },
  features: {
    giftCards: false,
    voucherChecker: false,
    help: false,
    subscriptions: null,
    businessCode: false,
    seasonsMultipleSelection: false,
    threeDFilter: true,
    fullCinemaList: true,
    terms: false,
    threeSeatCards: false,
  },
  accountAdapter: 'client-host',
  favouriteLimit: 1,
  helpCategories: [],
  topCities: [],
  ratingSystem: 'Default',
  releaseZone: 'MA_FR',
  specialRegions: [],
  outsideFranceRegion: 'horsfrance',
  defaultHost: 'ma.velours.localhost',
};
