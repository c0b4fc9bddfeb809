import { readTopCities } from '#src/api/cities.ts';
import { madeOf } from '#src/config/made-of.ts';
import { read } from '#src/api/read.ts';
import { readShows } from '#src/api/site-catalogue.ts';
import type { FooterColumn as WireColumn, FooterLink } from '#src/contract/footer/schema.ts';
import { alertsFor } from '#src/domain/cinema/cinema-alerts.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { plainText } from '#src/domain/text/plain-text.ts';
import type { PageRef } from '#src/routes/page.ts';
import { recordOf, type PageId } from '#src/routes/pages/registry.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { cinemaColumn } from './footer/cinema-column.ts';
import { footerQuestions } from './footer/footer-questions.ts';
import { navigationOf, plainNavigation, type Navigation } from './navigation.ts';
import type { AlertView, FooterColumn, FooterView, ShellLink } from './view.ts';

/** Number of current shows in the footer. */
const footerShows = 6;

/** Fills the parameters `{name}` in a text of the footer (R118); unknown names stay as they are. */
function filled(text: string, params: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);
}

function linkOf({ title, url, cookie, newTab, params }: FooterLink): ShellLink {
  if (cookie) return { title: filled(title, params), opens: 'consent' };
  return { title: filled(title, params), url: filled(url, params), newWindow: newTab };
}

/** A configured column. The link to the cookie choice is left out when there is nothing to choose. */
function columnOf({ title, links }: WireColumn, index: number, choice: boolean): FooterColumn {
  const shown = links.filter((link) => choice || !link.cookie);
  return { key: `column-${index}`, title, links: shown.map(linkOf) };
}

/**
 * Makes the reads of the shell and of the root layout: the page is rendered once everything is loaded, and then finds them done.
 * Whatever fails is left out there.
 *
 * @param page `status` for a status page; null when the page stands alone, without header and footer
 */
export async function readShell(locale: Locale, page: PageId | 'status' | null): Promise<void> {
  const questions = page === 'status' || (page !== null && recordOf(page).questions !== false);
  await Promise.all([
    read('settings', locale, {}),
    ...(page === null
      ? []
      : [
          read('footer', locale, {}),
          questions ? read('footerFaq', locale, {}) : null,
          read('cinemas', locale, {}),
          readTopCities(locale),
          readShows(locale),
          read('alerts', locale, {}),
        ]),
  ]);
}

/** The switches of the navigation in the settings (R135); the site's facts when the settings cannot be read. */
export async function loadNavigation(locale: Locale): Promise<Navigation> {
  const site = siteFactsOf(locale);
  const settings = await read('settings', locale, {});
  return settings.ok ? navigationOf(site, settings.value) : plainNavigation(site);
}

/** The current shows of the footer, found once for the same list: every page has a footer. */
const currentShows = (listed: readonly ShowListView[]): readonly ShowListView[] =>
  madeOf('footer', [listed], () =>
    listed
      .filter((show) => show.released)
      .toSorted((a, b) => a.orders.home - b.orders.home)
      .slice(0, footerShows),
  );

/**
 * The data of the footer (R136); parts that cannot be read are left out.
 *
 * @param page the current page, null on status pages
 * @param navigation the switches of the settings
 * @param faq false when the page has no questions (R138)
 * @param choice whether a service needs the visitor's consent
 */
export async function loadFooter(
  locale: Locale,
  page: PageRef | null,
  navigation: Navigation,
  faq: boolean,
  choice: boolean,
): Promise<FooterView> {
  const [footer, questions, shows, cinemas, cities] = await Promise.all([
    read('footer', locale, {}),
    faq ? read('footerFaq', locale, {}) : null,
    readShows(locale),
    read('cinemas', locale, {}),
    readTopCities(locale),
  ]);
  return {
    shows: (shows.ok ? currentShows(shows.value) : []).map(({ title, slug, kind }) => ({
      title,
      to: { page: kind === 'event' ? 'entertainment' : 'movie', slug },
    })),
    cinemas: cinemaColumn(navigation, cinemas.ok ? cinemas.value : [], cities),
    columns: footer.ok ? footer.value.columns.map((column, index) => columnOf(column, index, choice)) : [],
    questions: questions?.ok ? footerQuestions(questions.value, page) : [],
    social: footer.ok ? footer.value.socialNetworks.map(({ label, url }) => ({ network: label, url })) : [],
  };
}

/** The notices of a page: those for all pages, and those of the cinema that the page is about (R072). */
export async function loadAlerts(locale: Locale, cinema: string | null): Promise<AlertView[]> {
  const alerts = await read('alerts', locale, {});
  return alertsFor(alerts.ok ? alerts.value : [], cinema).map(
    ({ title, messageHtml, warning, cta }, index) => {
      const message = plainText(messageHtml);
      return {
        key: `${index}-${title ?? message}`,
        level: warning ? 'warning' : 'info',
        title: title ?? message,
        message: title === null ? '' : message,
        cta: cta === null ? null : { label: cta.label, url: cta.url, newWindow: cta.newWindow },
      };
    },
  );
}
