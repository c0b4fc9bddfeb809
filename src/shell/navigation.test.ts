import { describe, expect, it } from 'vitest';
import { sites } from '#src/sites/registry.ts';
import { alternativeLogo, navigationOf, plainNavigation } from './navigation.ts';

const links = {
  homeVideo: 'https://video.example.org',
  business: 'https://business.example.org',
  wallet: 'https://wallet.example.org',
};
const on = { homeVideo: true, business: true, wallet: true };

describe('what the settings switch in the navigation', () => {
  it('R135 takes home video, business and wallet in where they are on and have an address', () => {
    expect(navigationOf(sites.fr, { features: on, links }).outside).toEqual(links);
    expect(navigationOf(sites.fr, { features: { ...on, wallet: false }, links }).outside).toEqual({
      homeVideo: links.homeVideo,
      business: links.business,
    });
    expect(navigationOf(sites.fr, { features: on, links: {} }).outside).toEqual({});
    expect(navigationOf(sites.fr, { features: {}, links }).outside).toEqual({});
  });

  it('R135 switches offers and the full list of cinemas', () => {
    const off = navigationOf(sites.ci, { features: { offers: false, fullCinemaList: false }, links: {} });
    expect([off.offers, off.fullCinemaList]).toEqual([false, false]);
    const full = navigationOf(sites.fr, { features: { offers: true, fullCinemaList: true }, links: {} });
    expect([full.offers, full.fullCinemaList]).toEqual([true, true]);
  });

  it('R135 what they do not name stands as the site’s facts say', () => {
    for (const site of Object.values(sites))
      expect(navigationOf(site, { features: {}, links: {} })).toEqual(plainNavigation(site));
  });

  it('R132 club and more-from need an address alone', () => {
    const club = 'https://club.example.org';
    expect(navigationOf(sites.fr, { features: {}, links: { club } }).outside).toEqual({ club });
  });

  it('R123 a logo of the settings takes the place of the chain’s own', () => {
    const logo = 'https://media.example.org/festival.svg';
    expect(alternativeLogo(navigationOf(sites.fr, { features: {}, links: { logo } }))).toMatchObject({
      src: logo,
      alt: 'Velours',
    });
    expect(alternativeLogo(plainNavigation(sites.fr))).toBeNull();
  });
});
