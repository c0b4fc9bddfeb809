import { isBuilt } from '#src/routes/built.ts';
import { hasPage } from '#src/routes/href.ts';
import type { PageId, PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';

/** The entries of the main menu that are pages of the site (R132), by the key of their words. */
export type MenuKey = 'films' | 'cinemas' | 'events';

/** One entry of the main menu. */
export interface MenuEntry {
  readonly key: MenuKey;
  readonly to: PageRef;
  /** Stands in sight at every width; the others fold away on a phone. */
  readonly main: boolean;
  readonly active: boolean;
}

const entries: readonly {
  readonly key: MenuKey;
  readonly to: PageRef;
  readonly main: boolean;
  readonly activeOn: readonly PageId[];
}[] = [
  { key: 'films', to: { page: 'shows' }, main: true, activeOn: ['home', 'shows', 'movie', 'entertainment'] },
  {
    key: 'cinemas',
    to: { page: 'cinemas' },
    main: true,
    activeOn: ['cinemas', 'cinema', 'cinemaLight', 'city', 'cityLight'],
  },
  { key: 'events', to: { page: 'events' }, main: false, activeOn: ['events'] },
];

/**
 * The main menu on a page: only pages that are built and exist on the site. Films is active on home, movie
 * and entertainment pages and on its own; cinemas on the pages of cinemas and of cities (R134).
 *
 * @param current the page shown, `null` where it is none of the table (an error page)
 */
export function menuOf(locale: Locale, current: PageId | null): MenuEntry[] {
  return entries
    .filter(({ to }) => isBuilt(to.page) && hasPage(locale, to.page))
    .map(({ key, to, main, activeOn }) => ({
      key,
      to,
      main,
      active: current !== null && activeOn.includes(current),
    }));
}
