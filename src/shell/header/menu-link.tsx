import { useTranslations } from 'next-intl';
import { recordOf, type PageId } from '#src/routes/pages/registry.ts';
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

/**
 * `page` when the entry leads to the current page, `true` when it leads to the list that the page belongs to (D53). The
 * look of R134 has more pages: films is lit on home and on the pages of events, too.
 */
function currentOf(current: PageRef | null, page: PageId): 'page' | 'true' | undefined {
  if (current === null) return undefined;
  if (current.page === page) return 'page';
  return recordOf(current.page).parent === page ? 'true' : undefined;
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
  const here = currentOf(current, to.page);
  const marks = {
    ...(here === undefined ? {} : { 'aria-current': here }),
    ...(active ? { 'data-active': '' } : {}),
  } as const;
  if (key === 'cinemas') {
    const address = addressOf(locale, to);
    if (address !== null)
      return (
        <CinemasLink href={address} className={css['entry']} {...marks}>
          {t(key)}
        </CinemasLink>
      );
  }
  return (
    <Link locale={locale} to={to} className={css['entry']} {...marks}>
      {t(key)}
    </Link>
  );
}
