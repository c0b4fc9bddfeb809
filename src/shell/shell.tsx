import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { Later } from '#src/ui/layout/later.client.tsx';
import { newTabId } from '#src/ui/link/new-tab.ts';
import type { AccountConfig } from '#src/visitor/config.ts';
import { AlertBar } from './alerts/alert-bar.tsx';
import { Footer } from './footer/footer.tsx';
import { HeaderPush } from './header-push/header-push.tsx';
import { Header } from './header/header.tsx';
import css from './shell.module.scss';
import type { Navigation } from './navigation.ts';
import type { PageFrame } from './page-frame.ts';
import type { AlertView, AlternativeLogo, FooterView, PageAddresses } from './view.ts';

interface ShellProps {
  readonly locale: Locale;
  /** The current page; null on error pages. */
  readonly current: PageRef | null;
  readonly addresses: PageAddresses;
  /** The switches of the settings (R135). */
  readonly navigation?: Navigation | null;
  readonly footer: FooterView | null;
  readonly alerts?: readonly AlertView[];
  readonly logo?: AlternativeLogo | null;
  /** The account system; null when signing in is switched off. */
  readonly account?: AccountConfig | null;
  /** Current year by the product's clock. */
  readonly year: number;
  readonly frame: PageFrame;
  readonly children: ReactNode;
}

/** The frame of every page: skip link, header, notices, the page itself, footer. A webview twin has no frame (R036). */
export function Shell(props: ShellProps) {
  const {
    locale,
    current,
    addresses,
    navigation = null,
    footer,
    alerts = [],
    logo = null,
    account = null,
    year,
    frame,
    children,
  } = props;
  const t = useTranslations('shell');
  const main = (
    <>
      <main id="content" tabIndex={-1} className={css['main']}>
        {children}
      </main>
      {/* The description of every link that opens a new tab. */}
      <span id={newTabId} hidden>
        {t('newWindow')}
      </span>
    </>
  );
  if (frame.alone)
    return (
      <div className={css['page']} id="top">
        {main}
      </div>
    );
  return (
    <div className={css['page']} id="top">
      <a href="#content" className={css['skip']}>
        {t('skip')}
      </a>
      <Header
        locale={locale}
        current={current}
        addresses={addresses}
        navigation={navigation}
        logo={logo}
        account={account}
        sticky={frame.sticky}
        nav={frame.nav}
      />
      <AlertBar alerts={alerts} />
      {main}
      <Later>
        <HeaderPush locale={locale} page={current} />
        <Footer locale={locale} addresses={addresses} view={footer} year={year} />
      </Later>
    </div>
  );
}
