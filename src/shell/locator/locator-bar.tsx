import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { addressOf } from '#src/ui/link/link-address.ts';
import { Icon } from '#src/ui/picture/icon.tsx';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import { LocatorBarIsland } from './locator-bar.client.tsx';
import css from './locator-bar.module.scss';

/**
 * The locator bar of a page: one line with the visitor's place, which they can change. Without script it is a link to
 * the list of cinemas; with script it opens the locator, and the nearest cinemas are beside it. The line is there for
 * all visitors, so that nothing moves when the cinemas appear.
 */
export function LocatorBar({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('locator');
  const href = addressOf(locale, { page: 'cinemas' });
  if (href === null) return null;
  return (
    <div className={css['bar']} data-locator-bar="">
      <LocatorBarIsland
        href={href}
        trigger={popupTrigger('locator')}
        words={{ open: t('open'), here: t('here'), favourites: t('favourites'), bar: t('bar') }}
        icon={<Icon name="pin" />}
        classes={{
          control: css['control'],
          name: css['name'],
          cinemas: css['cinemas'],
          cinema: css['cinema'],
          distance: css['distance'],
        }}
      />
    </div>
  );
}
