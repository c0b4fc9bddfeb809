import type { Site } from './site.ts';

/** Ivory Coast: prices have no decimals. */
export const ci: Site = {
  id: 'ci',
  country: 'CI',
  languages: ['fr', 'en'],
  defaultLanguage: 'fr',
  unprefixedLanguage: null,
  timeZone: 'Africa/Abidjan',
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
  releaseZone: 'CI_FR',
  specialRegions: [],
  outsideFranceRegion: 'horsfrance',
  defaultHost: 'ci.velours.localhost',
};
