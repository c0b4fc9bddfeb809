import { expect, it } from 'vitest';
import { cookieNames } from '#src/sites/cookie-names.ts';
import { ownSettings } from './own-settings.ts';

it('R117 names the platform’s own hosts, the cookies that the sites use, and the features of the site', () => {
  const origins = {
    tunnelOrigin: 'https://tickets.example.org',
    accountOrigin: 'https://account.example.org',
  };
  expect(ownSettings('nl', origins)).toMatchObject({
    clientUrl: 'https://account.example.org',
    cmdUrl: 'https://tickets.example.org/nl',
    cookieNames,
    features: { giftCards: true, subscriptions: true, saleNotices: true, errorReports: true },
    youtubeChannel: null,
  });
  expect(ownSettings('be', origins).features).toMatchObject({ giftCards: false, subscriptions: false });
});
