import { useTranslations } from 'next-intl';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { Link } from '#src/ui/link/link.tsx';
import { addressOf } from '#src/ui/link/link-address.ts';
import { CinemasLink } from './cinemas-link.client.tsx';
import css from './main-menu.module.scss';
import type { MenuEntry } from './menu.ts';

interface MenuLinkProps {
  readonly locale: Locale;
  readonly entry: MenuEntry;
  readonly current: PageRef | null;
}

/** An entry of the menu; the entry for cinemas follows the visitor's choice (R133). */
export function MenuLink({ locale, entry, current }: MenuLinkProps) {
  const t = useTranslations('shell.menu');
  if ('url' in entry)
    return (
      <Link external={entry.url} newWindow={entry.newWindow} className={css['entry']}>
        {t(entry.key)}
      </Link>
    );
  const { key, to, active } = entry;
  const shown = active ? (current?.page === to.page ? 'page' : 'true') : undefined;
  if (key === 'cinemas') {
    const address = addressOf(locale, to);
    if (address !== null)
      return (
        <CinemasLink href={address} className={css['entry']} aria-current={shown}>
          {t(key)}
        </CinemasLink>
      );
  }
  return (
    <Link locale={locale} to={to} className={css['entry']} aria-current={shown}>
      {t(key)}
    </Link>
  );
}
