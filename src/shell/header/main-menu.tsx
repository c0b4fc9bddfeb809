import { useTranslations } from 'next-intl';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import css from './main-menu.module.scss';
import { MenuLink } from './menu-link.tsx';
import type { PlacedEntry } from './menu-room.ts';

interface MainMenuProps {
  readonly locale: Locale;
  readonly current: PageRef | null;
  readonly menu: readonly PlacedEntry[];
  /** False keeps the room of the menu, but leaves it empty (R127). */
  readonly shown: boolean;
}

/** The row of the menu, with the entries that are visible at each width (R132). */
export function MainMenu({ locale, current, menu, shown }: MainMenuProps) {
  const t = useTranslations('shell.menu');
  if (!shown) return <div className={css['menu']} />;
  return (
    <nav aria-label={t('label')} className={css['menu']}>
      <ul className={css['entries']}>
        {menu
          .filter(({ row }) => row.length > 0)
          .map((entry) => (
            <li key={entry.key} {...(entry.row === 'always' ? {} : { 'data-steps': entry.row.join(' ') })}>
              <MenuLink locale={locale} entry={entry} current={current} />
            </li>
          ))}
      </ul>
    </nav>
  );
}
