import type { ReactNode } from 'react';
import { plainText } from '#src/domain/text/plain-text.ts';
import { takesFilter, type PageRef } from '#src/routes/page.ts';
import { recordOf } from '#src/routes/pages/registry.ts';
import { faqJsonLd } from '#src/seo/faq.ts';
import { JsonLd } from '#src/seo/json-ld.tsx';
import type { Locale } from '#src/sites/site.ts';
import type { PageSubject } from '#src/tracking/page-facts.ts';
import type { TrackedStatus } from '#src/tracking/page-kinds.ts';
import { PageClock } from '#src/ui/showtime/page-clock.tsx';
import { DayOver } from './day-over.tsx';
import { loadAlerts, loadFooter, loadNavigation } from './load-shell.ts';
import { alternativeLogo } from './navigation.ts';
import { frameOf } from './page-frame.ts';
import { Shell } from './shell.tsx';
import { loadThirdParties } from './third-parties/load-third-parties.ts';
import { ThirdParties } from './third-parties/third-parties.tsx';
import type { PageAddresses } from './view.ts';
import { visitorConfig } from './visitor/visitor-config.ts';
import { PageMark } from './visitor/page-mark.client.tsx';

interface PageShellProps {
  readonly locale: Locale;
  /** The current page; null on status pages. */
  readonly page: PageRef | null;
  /** Where the links to the languages lead. */
  readonly addresses: PageAddresses;
  /** Slug of the cinema that the page is about, whose notices are shown (R072). */
  readonly cinema?: string | null;
  /** Calendar year of the page's day, for the copyright line. */
  readonly year: number;
  /** The fixed time of the product's clock in milliseconds since 1970; null when the clock runs. */
  readonly fixedNow: number | null;
  /** The subject of the page, for the data layer (R122). */
  readonly subject?: PageSubject;
  /** The status of a page that is shown instead of another (R271). */
  readonly status?: TrackedStatus;
  readonly children: ReactNode;
}

/** Reads the data of the shell and renders it around a page. */
export async function PageShell(props: PageShellProps) {
  const { locale, page, addresses, cinema = null, year, fixedNow, children } = props;
  const { subject = {}, status = '404' } = props;
  const frame = frameOf(page);
  const faq = page === null || recordOf(page.page).questions !== false;
  const [navigation, thirdParties] = await Promise.all([loadNavigation(locale), loadThirdParties(locale)]);
  const [footer, alerts, { account }] = await Promise.all([
    frame.alone ? null : loadFooter(locale, page, navigation, faq, thirdParties.services !== null),
    frame.alone ? [] : loadAlerts(locale, cinema),
    visitorConfig(locale),
  ]);
  const asked = (footer?.questions ?? [])
    .filter(({ told }) => told)
    .map(({ title, answerHtml }) => ({ question: title, answer: plainText(answerHtml) }));
  return (
    <Shell
      locale={locale}
      current={page}
      addresses={addresses}
      navigation={navigation}
      footer={footer}
      alerts={alerts}
      logo={alternativeLogo(navigation)}
      frame={frame}
      account={account}
      year={year}
    >
      {page !== null && takesFilter(page.page, 'date') ? <DayOver /> : null}
      <PageClock fixedNow={fixedNow}>{children}</PageClock>
      <PageMark page={page} takesFilters={page !== null && takesFilter(page.page, 'localisation')} />
      <JsonLd data={faqJsonLd(asked)} />
      <ThirdParties locale={locale} page={page ?? status} subject={subject} view={thirdParties} />
    </Shell>
  );
}
