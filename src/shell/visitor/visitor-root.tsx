import { getTranslations } from 'next-intl/server';
import type { Locale } from '#src/sites/site.ts';
import { AccountRoot } from '../account/account-root.client.tsx';
import { LocatorStart } from '../locator/locator-start.client.tsx';
import { PopupHost } from '../popups/popup-host.client.tsx';
import { SearchHost } from '../search/search-host.client.tsx';
import { visitorConfig } from './visitor-config.ts';

/** What stands once in every document beside its pages and stays through navigation: popups and what belongs to the visitor. */
export async function VisitorRoot({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale });
  const config = await visitorConfig(locale);
  const common = { close: t('dialog.close'), loading: t('state.loading'), retry: t('state.retry') };
  return (
    <>
      <PopupHost config={config} words={{ ...common, failed: t('state.failedTitle') }} />
      <AccountRoot
        config={config}
        words={{
          ...common,
          failed: t('account.frame.failed'),
          titles: {
            signIn: t('account.frame.signIn'),
            register: t('account.frame.register'),
            emailValidation: t('account.frame.emailValidation'),
          },
        }}
      />
      <SearchHost locale={locale} />
      <LocatorStart config={config} />
    </>
  );
}
