import { describe, expect, it } from 'vitest';
import {
  findLocale,
  isLanguage,
  isLocale,
  isSiteId,
  languageOf,
  languages,
  localeOf,
  locales,
  localesOf,
  siteFactsOf,
  siteIds,
  siteOf,
  sites,
} from './registry.ts';
import type { Site, SiteId } from './site.ts';

const everySite = Object.values(sites);

function sitesWhere(holds: (site: Site) => boolean): SiteId[] {
  return siteIds.filter((id) => holds(sites[id]));
}

describe('sites', () => {
  it('R001 has eight sites with a country, a host and a release zone of their own', () => {
    expect(siteIds).toEqual(['fr', 'ch', 'be', 'nl', 'tn', 'sn', 'ci', 'ma']);
    expect(Object.keys(sites).toSorted()).toEqual(siteIds.toSorted());
    for (const id of siteIds) {
      expect(sites[id].id).toBe(id);
      expect(sites[id].country).toBe(id.toUpperCase());
      expect(sites[id].defaultHost).toBe(`${id}.velours.localhost`);
    }
    expect(new Set(everySite.map((site) => site.releaseZone)).size).toBe(8);
  });

  it('R002 allows exactly these languages on each site', () => {
    const allowed: Record<SiteId, string[]> = {
      fr: ['fr', 'en'],
      ch: ['en', 'fr', 'de'],
      be: ['en', 'fr', 'nl'],
      nl: ['nl', 'en'],
      tn: ['fr', 'en'],
      sn: ['fr', 'en'],
      ci: ['fr', 'en'],
      ma: ['fr', 'en'],
    };
    expect(Object.fromEntries(siteIds.map((id) => [id, sites[id].languages]))).toEqual(allowed);
    const cells = siteIds.flatMap((id) => languages.map((language) => [id, language] as const));
    expect(cells.map(([id, language]) => findLocale(id, language))).toEqual(
      cells.map(([id, language]) =>
        allowed[id].includes(language) ? `${language}-${id.toUpperCase()}` : null,
      ),
    );
    expect(locales).toHaveLength(18);
  });

  it('R003 opens each site in its default language, which stands first', () => {
    expect(Object.fromEntries(siteIds.map((id) => [id, sites[id].defaultLanguage]))).toEqual({
      fr: 'fr',
      ch: 'en',
      be: 'en',
      nl: 'nl',
      tn: 'fr',
      sn: 'fr',
      ci: 'fr',
      ma: 'fr',
    });
    for (const site of everySite) expect(site.languages[0]).toBe(site.defaultLanguage);
  });

  it('R014 leaves the prefix out for French on the French site only', () => {
    expect(sitesWhere((site) => site.unprefixedLanguage !== null)).toEqual(['fr']);
    expect(sites.fr.unprefixedLanguage).toBe('fr');
  });

  it('R287 R288 has the six categories of each help centre, and none elsewhere', () => {
    expect(sitesWhere((site) => site.helpCategories.length > 0)).toEqual(
      sitesWhere((site) => site.features.help),
    );
    expect(sites.fr.helpCategories.map(({ id, topic }) => [id, topic])).toEqual([
      ['1', 'tickets'],
      ['2', 'programme'],
      ['3', 'subscription'],
      ['4', 'atHome'],
      ['5', 'account'],
      ['6', 'visit'],
    ]);
    expect(sites.nl.helpCategories.map(({ id, topic }) => [id, topic])).toEqual([
      ['1', 'tickets'],
      ['2', 'subscription'],
      ['3', 'vouchers'],
      ['4', 'atHome'],
      ['5', 'films'],
      ['6', 'visit'],
    ]);
  });

  it('R289 switches the features of each country', () => {
    expect(sitesWhere((site) => site.features.giftCards)).toEqual(['nl']);
    expect(sitesWhere((site) => site.features.voucherChecker)).toEqual(['nl']);
    expect(sitesWhere((site) => site.features.businessCode)).toEqual(['fr', 'ch', 'nl']);
    expect(sitesWhere((site) => site.features.seasonsMultipleSelection)).toEqual(['fr', 'ch']);
    expect(sitesWhere((site) => site.features.threeDFilter)).toEqual(['tn', 'sn', 'ci', 'ma']);
    expect(Object.fromEntries(siteIds.map((id) => [id, sites[id].features.subscriptions]))).toEqual({
      fr: 'Cinepass',
      ch: 'Pass',
      be: null,
      nl: 'Unlimited',
      tn: null,
      sn: null,
      ci: null,
      ma: null,
    });
  });

  it('R031 R038 R040 gives help to two sites, three-seat cards and terms to one', () => {
    expect(sitesWhere((site) => site.features.help)).toEqual(['fr', 'nl']);
    expect(sitesWhere((site) => site.features.threeSeatCards)).toEqual(['fr']);
    expect(sitesWhere((site) => site.features.terms)).toEqual(['fr']);
  });

  it('knows the special regions and the key for outside France', () => {
    expect(sites.fr.specialRegions).toEqual(['idf']);
    expect(sites.nl.specialRegions).toEqual(['amsterdam']);
    expect(sitesWhere((site) => site.specialRegions.length > 0)).toEqual(['fr', 'nl']);
    expect(sitesWhere((site) => site.outsideFranceRegion === 'horsfrance')).toEqual(
      siteIds.filter((id) => id !== 'fr'),
    );
  });

  it('R219 lets members keep five favourites in France and the Netherlands, one elsewhere', () => {
    expect(sitesWhere((site) => site.favouriteLimit === 5)).toEqual(['fr', 'nl']);
    expect(sitesWhere((site) => site.favouriteLimit === 1)).toEqual(['ch', 'be', 'tn', 'sn', 'ci', 'ma']);
  });

  it('R140 names five top cities in France and the Netherlands', () => {
    expect(sites.fr.topCities).toEqual(['Paris', 'Lyon', 'Marseille', 'Toulouse', 'Nice']);
    expect(sites.nl.topCities).toEqual(['Amsterdam', 'Rotterdam', 'Den Haag', 'Utrecht', 'Tilburg']);
  });

  it('gives every footer either top cities or the full list of cinemas', () => {
    for (const site of everySite) expect(site.topCities.length === 0).toBe(site.features.fullCinemaList);
  });

  it('puts only the Dutch site on the identity provider', () => {
    expect(sitesWhere((site) => site.accountAdapter === 'identity-provider')).toEqual(['nl']);
  });

  it('names time zones and currencies that the platform knows', () => {
    const facts = Object.fromEntries(
      siteIds.map((id) => [id, [sites[id].timeZone, sites[id].currency.code, sites[id].currency.decimals]]),
    );
    expect(facts).toEqual({
      fr: ['Europe/Paris', 'EUR', 2],
      ch: ['Europe/Zurich', 'CHF', 2],
      be: ['Europe/Brussels', 'EUR', 2],
      nl: ['Europe/Amsterdam', 'EUR', 2],
      tn: ['Africa/Tunis', 'TND', 3],
      sn: ['Africa/Dakar', 'XOF', 0],
      ci: ['Africa/Abidjan', 'XOF', 0],
      ma: ['Africa/Casablanca', 'MAD', 2],
    });
    for (const site of everySite) {
      const zone = new Intl.DateTimeFormat('en', { timeZone: site.timeZone }).resolvedOptions().timeZone;
      expect(zone).toBe(site.timeZone);
      const format = new Intl.NumberFormat('en', { style: 'currency', currency: site.currency.code });
      expect(format.resolvedOptions().maximumFractionDigits).toBe(site.currency.decimals);
    }
  });
});

describe('locales', () => {
  it('lead to their site and language and back', () => {
    expect(locales).toEqual(siteIds.flatMap((id) => localesOf(id)));
    for (const locale of locales) {
      expect(localeOf(siteOf(locale), languageOf(locale))).toBe(locale);
      expect(siteFactsOf(locale)).toBe(sites[siteOf(locale)]);
    }
  });

  it('R006 falls back to the default language where a site lacks one', () => {
    expect(localeOf('fr', 'de')).toBe('fr-FR');
    expect(localeOf('be', 'de')).toBe('en-BE');
    expect(localeOf('nl', 'fr')).toBe('nl-NL');
  });

  it('are recognised exactly, whatever is asked', () => {
    expect(isLocale('fr-CH')).toBe(true);
    expect(isSiteId('ma')).toBe(true);
    expect(isLanguage('nl')).toBe(true);
    for (const wrong of ['fr-ch', 'de-FR', 'toString', '__proto__', '', null, 3, {}]) {
      expect(isLocale(wrong)).toBe(false);
      expect(isSiteId(wrong)).toBe(false);
      expect(isLanguage(wrong)).toBe(false);
    }
  });
});
