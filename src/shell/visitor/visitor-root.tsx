import { getTranslations } from 'next-intl/server';
import type { Locale } from '#src/sites/site.ts';
import { MarkSprite } from '#src/ui/mark/mark-sprite.tsx';
import { AccountRoot } from '../account/account-root.client.tsx';
import { AppBannerHost } from '../app-banner/app-banner-host.client.tsx';
import { LocatorStart } from '../locator/locator-start.client.tsx';
import { MarkHost } from '../marks/mark-host.client.tsx';
import { NoticeHost } from '../notices/notice-host.client.tsx';
import { PopupHost } from '#src/popups/host/popup-host.client.tsx';
import { SearchHost } from '../search/search-host.client.tsx';
import { ViewportWatch } from './viewport-watch.client.tsx';
import { EarlyPresses } from './early-presses.client.tsx';
import { EachAlone } from './each-alone.client.tsx';
import { ChoiceKeeper } from './choice-keeper.client.tsx';
import { LinkHost } from './link-host.client.tsx';
import { appStores, visitorConfig } from './visitor-config.ts';

/**
 * The parts that are in every document once and stay through navigation: popups and the parts that belong to the
 * visitor.
 */
export async function VisitorRoot({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale });
  const config = await visitorConfig(locale);
  const stores = await appStores(locale);
  const common = { close: t('dialog.close'), loading: t('state.loading'), retry: t('state.retry') };
  return (
    <EachAlone>
      <LinkHost />
      <PopupHost
        config={config}
        words={{ ...common, failed: t('state.failedTitle'), follow: t('dialog.follow') }}
      />
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
      <NoticeHost label={t('shell.alerts.label')} closeLabel={t('shell.alerts.close')} />
      <ViewportWatch />
      <ChoiceKeeper />
      {config.account === null ? null : (
        <>
          <MarkSprite />
          <MarkHost config={config} seenWord={t('mine.seen.label')} />
        </>
      )}
      {stores === null ? null : (
        <AppBannerHost
          stores={stores}
          words={{
            label: t('appBanner.label'),
            title: t('appBanner.title'),
            text: t('appBanner.text'),
            open: t('appBanner.open'),
            close: t('appBanner.close'),
          }}
        />
      )}
      <EarlyPresses />
    </EachAlone>
  );
}
