import type { Site } from './site.ts';

/** France: the only site with a language that has no prefix. */
export const fr: Site = {
  id: 'fr',
  country: 'FR',
  languages: ['fr', 'en'],
  defaultLanguage: 'fr',
  unprefixedLanguage: 'fr',
  timeZone: 'Europe/Paris',
  currency: { code: 'EUR', decimals: 2 },
  features: {
    giftCards: false,
    voucherChecker: false,
    help: true,
    subscriptions: 'Cinepass',
    businessCode: true,
    seasonsMultipleSelection: true,
    threeDFilter: false,
    fullCinemaList: false,
    terms: true,
    threeSeatCards: true,
  },
  accountAdapter: 'client-host',
  favouriteLimit: 5,
  topCities: ['Paris', 'Lyon', 'Marseille', 'Toulouse', 'Nice'],
  ratingSystem: 'CSA',
  releaseZone: 'FR_FR',
  specialRegions: ['idf'],
  outsideFranceRegion: null,
  defaultHost: 'fr.velours.localhost',
};
