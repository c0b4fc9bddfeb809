import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import { locale as rootLocale } from 'next/root-params';
import type { ReactNode } from 'react';
import { releaseOf } from '#src/config/release.ts';
import { interruptionAttribute } from '#src/features/status-page/interruption-attribute.ts';
import { href } from '#src/routes/href.ts';
import { headsAttribute } from '#src/routes/heads/heads-attribute.ts';
import { headsText } from '#src/routes/heads/heads.ts';
import { chainName } from '#src/seo/chain.ts';
import { manifestPath, siteIcons } from '#src/seo/site-icons.ts';
import { PictureHost } from '#src/shell/picture-host.tsx';
import { EarlyScript } from '#src/shell/visitor/early-script.client.tsx';
import { errorReports, visitorConfig } from '#src/shell/visitor/visitor-config.ts';
import { VisitorRoot } from '#src/shell/visitor/visitor-root.tsx';
import { isLocale } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { fontClasses } from '#src/styles/fonts.ts';
import '#src/styles/global.scss';
import { themeColor } from '#src/styles/theme-color.ts';
import { reportsAttribute } from '#src/visitor/errors/reports-attribute.ts';

/** Every page is complete without a request: no code on the server reads cookies, headers or the query. */
export const ensureStatic = 'navigation';

/** A build renders only one placeholder, so that it needs no data; real locales are rendered on their first request. */
export function generateStaticParams(): { locale: string }[] {
  return [{ locale: 'build' }];
}

export const metadata: Metadata = {
  applicationName: chainName,
  formatDetection: { telephone: false },
  icons: siteIcons,
  manifest: manifestPath,
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  // The keyboard on the screen makes the page smaller, so sheets and elements at the lower edge stay above the
  // keyboard.
  interactiveWidget: 'resizes-content',
};

/** What the document carries for script: the heads of addresses, where errors go, and what it says when it fails. */
async function carriedFor(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'error' });
  return {
    ...headsAttribute(headsText(locale)),
    ...reportsAttribute(await errorReports(locale), releaseOf()),
    ...interruptionAttribute({
      metaTitle: t('tryAgain.metaTitle'),
      title: t('tryAgain.title'),
      text: t('tryAgain.text'),
      retry: t('tryAgain.retry'),
      toHome: t('toHome'),
      home: href(locale, { page: 'home' }),
    }),
  };
}

/** The only root layout. The language of the document follows the locale (R008). */
export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const locale = await rootLocale();
  const accounts = isLocale(locale) && (await visitorConfig(locale)).account !== null;
  return (
    <html
      lang={isLocale(locale) ? locale : 'en'}
      className={fontClasses.join(' ')}
      // On sites without accounts, style sheets hide everything that needs one (mark.module.scss).
      data-accounts={accounts ? '' : undefined}
    >
      {/* Not in `viewport`, whose elements come and go with every page: each time browsers would restyle the whole document. */}
      <head>
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColor.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColor.dark} />
      </head>
      {/* Islands make addresses from these (heads.browser.ts). They are too long for <html>: the charset has to be among
          the first 1,024 bytes of a document. */}
      <body {...(isLocale(locale) ? await carriedFor(locale) : {})}>
        {isLocale(locale) ? (
          <>
            <EarlyScript />
            <PictureHost locale={locale} />
            {children}
            <VisitorRoot locale={locale} />
          </>
        ) : null}
      </body>
    </html>
  );
}
