import { useTranslations } from 'next-intl';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { Icon } from '#src/ui/picture/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import css from './header.module.scss';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { menuOf } from './menu.ts';
import { StickyHeader } from './sticky-header.client.tsx';
import type { AlternativeLogo, PageAlternates } from '../view.ts';

interface HeaderProps {
  readonly locale: Locale;
  /** The page shown, `null` on error pages. */
  readonly current: PageRef | null;
  readonly alternates: PageAlternates;
  readonly logo?: AlternativeLogo | null;
  /** R129: a page may keep the header in its place. */
  readonly sticky?: boolean;
}

/** Logo, main menu and languages (R124). Films and cinemas stand in sight at every width; nothing folds away. */
export function Header({ locale, current, alternates, logo = null, sticky = true }: HeaderProps) {
  const t = useTranslations('shell');
  const menu = menuOf(locale, current?.page ?? null);
  return (
    <StickyHeader className={css['header']} enabled={sticky}>
      <div className={css['row']}>
        <Link locale={locale} to={{ page: 'home' }} className={css['logo']} aria-label={t('home')}>
          {logo === null ? (
            <Logo />
          ) : (
            <picture>
              <img
                src={logo.src}
                alt={logo.alt}
                width={logo.width}
                height={logo.height}
                className={css['other']}
              />
            </picture>
          )}
        </Link>
        <nav aria-label={t('menu.label')} className={css['menu']}>
          <ul className={css['entries']}>
            {menu.map(({ key, to, active }) => (
              <li key={key}>
                <Link
                  locale={locale}
                  to={to}
                  className={css['entry']}
                  aria-current={active ? (current?.page === to.page ? 'page' : 'true') : undefined}
                >
                  {t(`menu.${key}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css['wide']}>
          <LanguageLinks locale={locale} alternates={alternates} look="short" />
        </div>
        <button
          type="button"
          popoverTarget="languages"
          className={css['globe']}
          aria-label={t('language.label')}
        >
          <Icon name="globe" />
        </button>
        <div id="languages" popover="auto" className={css['panel']}>
          <LanguageLinks locale={locale} alternates={alternates} />
        </div>
      </div>
    </StickyHeader>
  );
}
