import { describe, expect, it } from 'vitest';
import { pageIds } from '#src/routes/pages/registry.ts';
import { hasPage } from '#src/routes/href.ts';
import { locales, sites } from '#src/sites/registry.ts';
import { plainNavigation } from '../navigation.ts';
import { menuOf } from './menu.ts';

const plain = plainNavigation(sites.fr);

const activeOn = (page: Parameters<typeof menuOf>[1]) =>
  menuOf('fr-FR', page, plain)
    .filter(({ active }) => active)
    .map(({ key }) => key);

describe('the main menu', () => {
  it('R134 films is active on home, movie and entertainment pages', () => {
    expect((['home', 'movie', 'entertainment'] as const).map(activeOn)).toEqual([
      ['films'],
      ['films'],
      ['films'],
    ]);
  });

  it.each(['cinemas', 'cinema', 'cinemaLight', 'city', 'cityLight'] as const)(
    'R134 cinemas is active on the pages of cinemas and of their cities: %s',
    (page) => {
      expect(activeOn(page)).toEqual(['cinemas']);
    },
  );

  it('R134 neither is active anywhere else', () => {
    const films = ['home', 'shows', 'movie', 'entertainment'];
    const own = new Set([...films, 'cinemas', 'cinema', 'cinemaLight', 'city', 'cityLight']);
    const elsewhere = pageIds.filter((page) => !own.has(page));
    const active = elsewhere.flatMap((page) => activeOn(page));
    expect(active.filter((key) => key === 'films' || key === 'cinemas')).toEqual([]);
    expect(activeOn(null)).toEqual([]);
  });

  it('R132 has films and cinemas in sight at every width, events behind them', () => {
    const entries = menuOf('nl-NL', 'events', plain).map(({ key, place, active }) => [key, place, active]);
    expect(entries).toEqual([
      ['films', 'main', false],
      ['cinemas', 'main', false],
      ['events', 'wide', true],
      ['offers', 'wide', false],
      ['subscriptions', 'wide', false],
      ['giftCards', 'wide', false],
    ]);
  });

  it('R134 offers are active on their page and on that of an offer', () => {
    expect([activeOn('offers'), activeOn('offer')]).toEqual([['offers'], ['offers']]);
  });

  it.each(locales)('of %s holds only pages that can be opened', (locale) => {
    const pages = menuOf(locale, null, plain).flatMap((entry) => ('to' in entry ? [entry.to.page] : []));
    expect(pages).toContain('shows');
    expect(pages.every((page) => hasPage(locale, page))).toBe(true);
  });

  it('R132 R135 has what other systems serve where it is switched on, the wallet on a phone alone', () => {
    const outside = {
      club: 'https://club.example.org',
      business: 'https://business.example.org',
      wallet: 'https://wallet.example.org',
      moreFrom: 'https://more.example.org',
      homeVideo: 'https://video.example.org',
    };
    const entries = menuOf('fr-FR', null, { ...plain, outside }).flatMap((entry) =>
      'url' in entry ? [[entry.key, entry.url, entry.place, entry.newWindow]] : [],
    );
    expect(entries).toEqual([
      ['club', outside.club, 'wide', false],
      ['business', outside.business, 'wide', true],
      ['wallet', outside.wallet, 'phone', false],
      ['moreFrom', outside.moreFrom, 'wide', true],
      ['homeVideo', outside.homeVideo, 'wide', true],
    ]);
    expect(menuOf('fr-FR', null, plain).some((entry) => 'url' in entry)).toBe(false);
  });

  it('R132 has the gift cards, the subscriptions and the offers on the sites that have their pages', () => {
    const keysOf = (locale: Parameters<typeof menuOf>[0]) =>
      menuOf(locale, null, plain).map(({ key }) => key as string);
    for (const [key, page] of [
      ['offers', 'offers'],
      ['subscriptions', 'subscriptionOffers'],
      ['giftCards', 'giftCard'],
    ] as const)
      for (const locale of locales) expect(keysOf(locale).includes(key)).toBe(hasPage(locale, page));
    expect(locales.filter((locale) => hasPage(locale, 'giftCard'))).toEqual(['nl-NL', 'en-NL']);
  });
});
