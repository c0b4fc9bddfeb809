import type { Site } from './site.ts';

type Own = 'id' | 'country' | 'timeZone' | 'currency' | 'releaseZone';

/**
 * A site of Tunisia, Senegal, Ivory Coast or Morocco: they differ in place, currency and release day alone (R285, R289,
 * D35).
 */
export function africanSite(own: Pick<Site, Own>): Site {
  return {
    ...own,
    languages: ['fr', 'en'],
    defaultLanguage: 'fr',
    unprefixedLanguage: null,
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
    filmWeekStart: 3,
    ratingSystem: 'Default',
    specialRegions: [],
    outsideFranceRegion: 'horsfrance',
    defaultHost: `${own.id}.velours.localhost`,
  };
}
