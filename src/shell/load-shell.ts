import { readTopCities } from '#src/api/cities.ts';
import { read } from '#src/api/read.ts';
import { readShowClassifier } from '#src/api/site-catalogue.ts';
import type { FooterColumn as WireColumn, FooterLink } from '#src/contract/footer/schema.ts';
import { alertsFor } from '#src/domain/cinema/cinema-alerts.ts';
import { showListView } from '#src/domain/show/show-list-view.ts';
import { plainText } from '#src/domain/text/plain-text.ts';
import type { PageRef } from '#src/routes/page.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { cinemaColumn } from './footer/cinema-column.ts';
import { footerQuestions } from './footer/footer-questions.ts';
import type { AlertView, FooterColumn, FooterView, ShellLink } from './view.ts';

/** How many current shows the footer names. */
const footerShows = 6;

/** Fills `{name}` in a text of the footer (R118); an unknown name stays as it is. */
function filled(text: string, params: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);
}

function linkOf({ title, url, newTab, params }: FooterLink): ShellLink {
  return { title: filled(title, params), url: filled(url, params), newWindow: newTab };
}

/** A configured column; a link that opens the cookie settings has nothing to open yet and is left out. */
function columnOf({ title, links }: WireColumn, index: number): FooterColumn {
  return { key: `column-${index}`, title, links: links.filter((link) => !link.cookie).map(linkOf) };
}

/**
 * What the footer shows (R136); each part that cannot be had is left out.
 *
 * @param page the page shown, null on status pages
 * @param faq false where the page leaves the questions out (R138)
 */
export async function loadFooter(locale: Locale, page: PageRef | null, faq: boolean): Promise<FooterView> {
  const site = siteFactsOf(locale);
  const [footer, questions, shows, cinemas, cities, classify] = await Promise.all([
    read('footer', locale, {}),
    faq ? read('footerFaq', locale, {}) : null,
    read('shows', locale, {}),
    read('cinemas', locale, {}),
    readTopCities(locale),
    readShowClassifier(locale),
  ]);
  const current = (shows.ok ? shows.value.shows : [])
    .map((show) => showListView(show, site, classify))
    .filter((show) => show.released)
    .toSorted((a, b) => a.orders.home - b.orders.home)
    .slice(0, footerShows);
  return {
    shows: current.map(({ title, slug, kind }) => ({
      title,
      to: { page: kind === 'event' ? 'entertainment' : 'movie', slug },
    })),
    cinemas: cinemaColumn(site, cinemas.ok ? cinemas.value : [], cities),
    columns: footer.ok ? footer.value.columns.map(columnOf) : [],
    questions: questions?.ok ? footerQuestions(questions.value, page) : [],
    social: footer.ok ? footer.value.socialNetworks.map(({ label, url }) => ({ network: label, url })) : [],
  };
}

/** The notices of a page: those of everywhere, and those of the cinema it is about (R072). */
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
        cta: cta === null ? null : { label: cta.label, url: cta.url, newWindow: true },
      };
    },
  );
}
