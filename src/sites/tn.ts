import type { Site } from './site.ts';

/** Tunisia: prices have three decimals. */
export const tn: Site = {
  id: 'tn',
  country: 'TN',
  languages: ['fr', 'en'],
  defaultLanguage: 'fr',
  unprefixedLanguage: null,
  timeZone: 'Africa/Tunis',
  currency: { code: 'TND', decimals: 3 },
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
  releaseZone: 'TN_FR',
  specialRegions: [],
  outsideFranceRegion: 'horsfrance',
  defaultHost: 'tn.velours.localhost',
};
