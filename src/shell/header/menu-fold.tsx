import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { Icon } from '#src/ui/picture/icon.tsx';
import { LanguageLinks } from './language-links.tsx';
import css from './main-menu.module.scss';
import { MenuLink } from './menu-link.tsx';
import { wholeAt, type PlacedEntry } from './menu-room.ts';
import type { PageAddresses } from '../view.ts';

interface MenuFoldProps {
  readonly locale: Locale;
  readonly current: PageRef | null;
  readonly menu: readonly PlacedEntry[];
  readonly addresses: PageAddresses;
  readonly className?: string | undefined;
  /** The user area, on phones only. */
  readonly children: ReactNode;
}

/** The button that holds the entries for which the row has no room; on a phone also the languages. */
export function MenuFold({ locale, current, menu, addresses, className, children }: MenuFoldProps) {
  const t = useTranslations('shell.menu');
  const whole = wholeAt(menu).join(' ');
  const folded = menu.flatMap((entry) =>
    entry.unfolded === 'always' ? [] : [{ ...entry, unfolded: entry.unfolded.join(' ') }],
  );
  return (
    <>
      <button
        type="button"
        popoverTarget="more"
        className={clsx(className, css['fold'])}
        data-unfolded={whole}
        aria-label={t('toggle')}
      >
        <Icon name="menu" />
      </button>
      <a
        href="#more"
        className={clsx(className, css['fold'], css['opener'])}
        data-unfolded={whole}
        aria-label={t('toggle')}
      >
        <Icon name="menu" />
      </a>
      <div id="more" popover="auto" className={css['panel']} data-unfolded={whole}>
        {folded.length === 0 && children === null ? null : (
          <ul className={css['folded']}>
            {folded.map((entry) => (
              <li key={entry.key} data-unfolded={entry.unfolded}>
                <MenuLink locale={locale} entry={entry} current={current} />
              </li>
            ))}
            {children}
          </ul>
        )}
        <div className={css['languages']}>
          <LanguageLinks locale={locale} addresses={addresses} landmark={false} />
        </div>
      </div>
    </>
  );
}
