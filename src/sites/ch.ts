import type { Site } from './site.ts';

/** Switzerland: three languages, English by default (D1). */
export const ch: Site = {
  id: 'ch',
  country: 'CH',
  languages: ['en', 'fr', 'de'],
  defaultLanguage: 'en',
  unprefixedLanguage: null,
  timeZone: 'Europe/Zurich',
  currency: { code: 'CHF', decimals: 2 },
  features: {
    giftCards: false,
    voucherChecker: false,
    help: false,
    subscriptions: 'Pass',
    businessCode: true,
    seasonsMultipleSelection: true,
    threeDFilter: false,
    fullCinemaList: true,
    terms: false,
    threeSeatCards: false,
  },
  accountAdapter: 'client-host',
  favouriteLimit: 1,
  helpCategories: [],
  topCities: [],
  ratingSystem: 'Default',
  releaseZone: 'CH_FR',
  filmWeekStart: 3,
  specialRegions: [],
  outsideFranceRegion: 'horsfrance',
  defaultHost: 'ch.velours.localhost',
};
