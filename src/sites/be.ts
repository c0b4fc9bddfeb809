import type { Site } from './site.ts';

/** Belgium: three languages, English by default (D1). Its cinemas have used Cinecheck ratings since 2020. */
export const be: Site = {
  id: 'be',
  country: 'BE',
  languages: ['en', 'fr', 'nl'],
  defaultLanguage: 'en',
  unprefixedLanguage: null,
  timeZone: 'Europe/Brussels',
  currency: { code: 'EUR', decimals: 2 },
  features: {
    giftCards: false,
    voucherChecker: false,
    help: false,
    subscriptions: null,
    businessCode: false,
    seasonsMultipleSelection: false,
    threeDFilter: false,
    fullCinemaList: true,
    terms: false,
    threeSeatCards: false,
  },
  accountAdapter: 'client-host',
  favouriteLimit: 1,
  helpCategories: [],
  topCities: [],
  ratingSystem: 'Cinecheck',
  releaseZone: 'BE_FR',
  filmWeekStart: 3,
  specialRegions: [],
  outsideFranceRegion: 'horsfrance',
  defaultHost: 'be.velours.localhost',
};
