import { getTranslations } from 'next-intl/server';
import type { Locale } from '#src/sites/site.ts';
import { MarkSprite } from '#src/ui/mark/mark-sprite.tsx';
import { EachAlone } from './each-alone.client.tsx';
import { LinkHost } from './link-host.client.tsx';
import { PartsHost } from './parts-host.client.tsx';
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
      {config.account === null ? null : <MarkSprite />}
      <PartsHost
        config={config}
        stores={stores}
        words={{
          popups: { ...common, failed: t('state.failedTitle'), follow: t('dialog.follow') },
          account: {
            ...common,
            failed: t('account.frame.failed'),
            titles: {
              signIn: t('account.frame.signIn'),
              register: t('account.frame.register'),
              emailValidation: t('account.frame.emailValidation'),
            },
          },
          notices: { label: t('shell.alerts.label'), closeLabel: t('shell.alerts.close') },
          seen: t('mine.seen.label'),
          app: {
            label: t('appBanner.label'),
            title: t('appBanner.title'),
            text: t('appBanner.text'),
            open: t('appBanner.open'),
            close: t('appBanner.close'),
          },
        }}
      />
    </EachAlone>
  );
}
