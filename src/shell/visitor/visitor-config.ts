import { read } from '#src/api/read.ts';
import { fixedNow } from '#src/kernel/date/clock.ts';
import { webEnvironment } from '#src/config/environment.ts';
import { errorReportsPath } from '#src/config/error-reports.ts';
import { locatorDefaults } from '#src/contract/settings/schema.ts';
import { siteFactsOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { AppStores } from '#src/visitor/app-banner/rules.ts';
import type { AccountConfig, VisitorConfig } from '#src/visitor/config.ts';

function accountConfigOf(locale: Locale): AccountConfig {
  const site = siteOf(locale);
  const { accounts } = webEnvironment();
  const { adapter, clientUrl, issuer, clientId, audience } = accounts[site];
  return adapter === 'client-host'
    ? { adapter, clientUrl }
    : { adapter, clientUrl, issuer, clientId, audience };
}

/**
 * The configuration of the islands on a site's pages. Accounts are on unless the settings switch `authentication` off
 * (R135); when the settings cannot be read, every value has its default. `showtimePanelLegacy` and
 * `experienceTeaserLegacy` switch two popups to their older, centred layout.
 */
export async function visitorConfig(locale: Locale): Promise<VisitorConfig> {
  const settings = await read('settings', locale, {});
  const { features, locator } = settings.ok ? settings.value : { features: {}, locator: locatorDefaults };
  const on: Readonly<Record<string, boolean>> = features;
  return {
    locale,
    account: on['authentication'] === false ? null : accountConfigOf(locale),
    favouriteLimit: siteFactsOf(locale).favouriteLimit,
    nearby: { cinemas: locator.maxGeolocationCinemas, kilometres: locator.maxGeolocationDistance },
    legacyPopups: {
      showtimeDetails: on['showtimePanelLegacy'] === true,
      experienceTeaser: on['experienceTeaserLegacy'] === true,
    },
    fixedNow: fixedNow(),
  };
}

/** The stores that offer the site's app (R131); null when the settings name none. */
export async function appStores(locale: Locale): Promise<AppStores | null> {
  const settings = await read('settings', locale, {});
  const { appStore: apple = null, playStore: android = null } = settings.ok ? settings.value.links : {};
  return apple === null && android === null ? null : { apple, android };
}

/**
 * The address that takes errors of script; null when nobody does. Pages report when the operator says so
 * (`ERROR_REPORTS`), else when the API's settings do. Our own backend says it of itself; another chain's client host does
 * not know such reports.
 */
export async function errorReports(locale: Locale): Promise<string | null> {
  const environment = webEnvironment();
  const address = `${environment.accounts[siteOf(locale)].clientUrl}${errorReportsPath}`;
  if (environment.errorReports !== null) return environment.errorReports ? address : null;
  const settings = await read('settings', locale, {});
  return settings.ok && settings.value.features['errorReports'] === true ? address : null;
}
