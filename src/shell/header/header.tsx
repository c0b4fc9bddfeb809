import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { PageRef } from '#src/routes/page.ts';
import { languageOf, siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { Icon } from '#src/ui/picture/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { SearchForm } from '#src/ui/search/search-form.tsx';
import type { AccountConfig } from '#src/visitor/config.ts';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import { accountLinks } from './account-links.ts';
import css from './header.module.scss';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import menuCss from './main-menu.module.scss';
import { MenuFold } from './menu-fold.tsx';
import { placeMenu } from './menu-room.ts';
import { menuOf } from './menu.ts';
import { StickyHeader } from './sticky-header.client.tsx';
import { UserArea } from './user-area.client.tsx';
import { plainNavigation, type Navigation } from '../navigation.ts';
import type { AlternativeLogo, PageAddresses } from '../view.ts';

interface HeaderProps {
  readonly locale: Locale;
  /** The current page; null on error pages. */
  readonly current: PageRef | null;
  readonly addresses: PageAddresses;
  /** What the settings switch on (R135); the site's facts when the settings could not be read. */
  readonly navigation?: Navigation | null;
  readonly logo?: AlternativeLogo | null;
  /** The account system; null when signing in is switched off (R125). */
  readonly account?: AccountConfig | null;
  /** R129: a page may have a header that does not follow the scroll. */
  readonly sticky?: boolean;
  /** R127: a page may have no menu. */
  readonly nav?: boolean;
}

/**
 * Logo, main menu, search and languages (R124). Films, cinemas and the search are visible at every width. On a phone,
 * one button holds the rest of the menu and the languages; on larger screens, the entries that do not fit into the row.
 */
export function Header({
  locale,
  current,
  addresses,
  navigation = null,
  logo = null,
  account = null,
  sticky = true,
  nav = true,
}: HeaderProps) {
  const t = useTranslations('shell');
  const a = useTranslations('account');
  const mine = useTranslations('mine')('title');
  const shown = navigation ?? plainNavigation(siteFactsOf(locale));
  const menu = placeMenu(nav ? menuOf(locale, current?.page ?? null, shown) : [], ({ key }) =>
    t(`menu.${key}`),
  );
  const searching = current?.page === 'search';
  const user = account === null ? null : userAreaOf(account);
  function userAreaOf(config: AccountConfig) {
    const words = {
      signIn: a('signIn'),
      create: a('create'),
      open: a.raw('open') as string,
      mine: a('mine'),
    };
    return { words, links: accountLinks(config, locale, current) };
  }
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
        <MainMenu locale={locale} current={current} menu={menu} shown={nav} />
        {searching ? null : (
          <div className={css['search']}>
            <SearchForm locale={locale} id="header-search" look="compact" />
          </div>
        )}
        <Link
          locale={locale}
          to={{ page: 'search' }}
          className={clsx(css['sign'], searching || css['narrow'])}
          aria-label={t('menu.search')}
          aria-current={searching ? 'page' : undefined}
          plain
          {...(searching ? {} : popupTrigger('search'))}
        >
          <Icon name="search" />
        </Link>
        {user === null ? null : (
          <UserArea
            {...user}
            look="header"
            icon={<Icon name="person" />}
            classes={{ round: css['sign'], beside: css['beside'], avatar: css['avatar'] }}
          />
        )}
        <div className={css['languages']}>
          <LanguageLinks locale={locale} addresses={addresses} look="short" />
        </div>
        <button type="button" className={css['language']} {...popupTrigger('languageSwitch')}>
          <span className={css['heard']}>{t('language.label')} </span>
          {languageOf(locale).toUpperCase()}
          <Icon name="chevron-down" />
        </button>
        <MenuFold locale={locale} current={current} menu={menu} addresses={addresses} className={css['sign']}>
          {nav ? (
            <>
              <li>
                <Link
                  locale={locale}
                  to={{ page: 'myVelours' }}
                  className={menuCss['entry']}
                  aria-current={current?.page === 'myVelours' ? 'page' : undefined}
                >
                  {mine}
                </Link>
              </li>
              {user === null ? null : (
                <UserArea {...user} look="menu" classes={{ entry: menuCss['entry'] }} />
              )}
            </>
          ) : null}
        </MenuFold>
      </div>
    </StickyHeader>
  );
}
