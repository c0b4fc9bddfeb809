import type { Site } from './site.ts';

/** The Netherlands: the only site that uses the identity provider, gift cards and vouchers. */
export const nl: Site = {
  id: 'nl',
  country: 'NL',
  languages: ['nl', 'en'],
  defaultLanguage: 'nl',
  unprefixedLanguage: null,
  timeZone: 'Europe/Amsterdam',
  currency: { code: 'EUR', decimals: 2 },
  features: {
    giftCards: true,
    voucherChecker: true,
    help: true,
    subscriptions: 'Unlimited',
    businessCode: true,
    seasonsMultipleSelection: false,
    threeDFilter: false,
    fullCinemaList: false,
    terms: false,
    threeSeatCards: false,
  },
  accountAdapter: 'identity-provider',
  favouriteLimit: 5,
  topCities: ['Amsterdam', 'Rotterdam', 'Den Haag', 'Utrecht', 'Tilburg'],
  ratingSystem: 'Cinecheck',
  releaseZone: 'NL_NL',
  specialRegions: ['amsterdam'],
  outsideFranceRegion: 'horsfrance',
  defaultHost: 'nl.velours.localhost',
};
