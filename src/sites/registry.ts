import { be } from './be.ts';
import { ch } from './ch.ts';
import { ci } from './ci.ts';
import { fr } from './fr.ts';
import { ma } from './ma.ts';
import { nl } from './nl.ts';
import type { Language, Locale, Site, SiteId } from './site.ts';
import { sn } from './sn.ts';
import { tn } from './tn.ts';

/** Every country site; a site id without its facts does not compile (R001). */
export const sites: Readonly<Record<SiteId, Site>> = { fr, ch, be, nl, tn, sn, ci, ma };

/** The eight site ids in the order of the route table (R001). */
export const siteIds: readonly SiteId[] = ['fr', 'ch', 'be', 'nl', 'tn', 'sn', 'ci', 'ma'];

/** The four languages, in no order of preference. */
export const languages: readonly Language[] = ['fr', 'en', 'de', 'nl'];

const localeFacts: Readonly<Record<Locale, { site: SiteId; language: Language }>> = {
  'fr-FR': { site: 'fr', language: 'fr' },
  'en-FR': { site: 'fr', language: 'en' },
  'en-CH': { site: 'ch', language: 'en' },
  'fr-CH': { site: 'ch', language: 'fr' },
  'de-CH': { site: 'ch', language: 'de' },
  'en-BE': { site: 'be', language: 'en' },
  'fr-BE': { site: 'be', language: 'fr' },
  'nl-BE': { site: 'be', language: 'nl' },
  'nl-NL': { site: 'nl', language: 'nl' },
  'en-NL': { site: 'nl', language: 'en' },
  'fr-TN': { site: 'tn', language: 'fr' },
  'en-TN': { site: 'tn', language: 'en' },
  'fr-SN': { site: 'sn', language: 'fr' },
  'en-SN': { site: 'sn', language: 'en' },
  'fr-CI': { site: 'ci', language: 'fr' },
  'en-CI': { site: 'ci', language: 'en' },
  'fr-MA': { site: 'ma', language: 'fr' },
  'en-MA': { site: 'ma', language: 'en' },
};

/** All eighteen locales, by site in the order of `siteIds`, each site's default first (R002). */
export const locales: readonly Locale[] = [
  'fr-FR',
  'en-FR',
  'en-CH',
  'fr-CH',
  'de-CH',
  'en-BE',
  'fr-BE',
  'nl-BE',
  'nl-NL',
  'en-NL',
  'fr-TN',
  'en-TN',
  'fr-SN',
  'en-SN',
  'fr-CI',
  'en-CI',
  'fr-MA',
  'en-MA',
];

const localesBySite = new Map<string, Locale>(
  locales.map((locale) => [`${localeFacts[locale].site} ${localeFacts[locale].language}`, locale]),
);

/** Whether a value from outside is a site id. */
export function isSiteId(value: unknown): value is SiteId {
  return typeof value === 'string' && Object.hasOwn(sites, value);
}

/** Whether a value from outside is one of the four languages. */
export function isLanguage(value: unknown): value is Language {
  return value === 'fr' || value === 'en' || value === 'de' || value === 'nl';
}

/** Whether a value from outside is one of the eighteen locales, in the exact spelling (`fr-fr` is not accepted). */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(localeFacts, value);
}

/** The locale of a language on a site, or `null` when the site does not have the language (R002). */
export function findLocale(site: SiteId, language: string): Locale | null {
  return localesBySite.get(`${site} ${language}`) ?? null;
}

/**
 * The locale of a language on a site; for a language that the site lacks, the locale of its default language (R006).
 */
export function localeOf(site: SiteId, language: Language): Locale {
  const locale = findLocale(site, language) ?? findLocale(site, sites[site].defaultLanguage);
  if (locale === null) throw new Error(`Site ${site} has no locale for its default language.`);
  return locale;
}

/** The id of a locale's site. */
export function siteOf(locale: Locale): SiteId {
  return localeFacts[locale].site;
}

/** The language of a locale. */
export function languageOf(locale: Locale): Language {
  return localeFacts[locale].language;
}

/** The facts of a locale's site. */
export function siteFactsOf(locale: Locale): Site {
  return sites[localeFacts[locale].site];
}

/** The locales of one site, the default one first (R002, R003). */
export function localesOf(site: SiteId): readonly Locale[] {
  return sites[site].languages.map((language) => localeOf(site, language));
}
