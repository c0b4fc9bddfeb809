import type { Site } from './site.ts';

/** Senegal: prices have no decimals. */
export const sn: Site = {
  id: 'sn',
  country: 'SN',
  languages: ['fr', 'en'],
  defaultLanguage: 'fr',
  unprefixedLanguage: null,
  timeZone: 'Africa/Dakar',
  currency: { code: 'XOF', decimals: 0 },
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
  releaseZone: 'SN_FR',
  specialRegions: [],
  outsideFranceRegion: 'horsfrance',
  defaultHost: 'sn.velours.localhost',
};
