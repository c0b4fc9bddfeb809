import { isBuilt } from '#src/routes/built.ts';
import { hasPage } from '#src/routes/href.ts';
import type { PageId, PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { outsideParts, type Navigation, type OutsidePart } from '../navigation.ts';

/** The entries of the main menu (R132), by the key of their words. */
type PageKey = 'films' | 'cinemas' | 'events' | 'offers';

/** Where an entry leads: a page of the site, or another system. */
type Target =
  { readonly key: PageKey; readonly to: PageRef } | { readonly key: OutsidePart; readonly url: string };

/** One entry of the main menu. */
export type MenuEntry = Target & {
  /** Stands in sight at every width; the others fold away on a phone. */
  readonly main: boolean;
  readonly active: boolean;
};

const entries: readonly {
  readonly key: PageKey;
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
  { key: 'offers', to: { page: 'offers' }, main: false, activeOn: ['offers', 'offer'] },
];

/**
 * The main menu on a page: only pages that are built, exist on the site and are switched on (R135), then what other
 * systems serve. Films is active on home, movie
 * and entertainment pages and on its own; cinemas on the pages of cinemas and of cities (R134).
 *
 * @param current the page shown, `null` where it is none of the table (an error page)
 */
export function menuOf(locale: Locale, current: PageId | null, navigation: Navigation): MenuEntry[] {
  const pages = entries
    .filter(
      ({ key, to }) =>
        isBuilt(to.page) && hasPage(locale, to.page) && (key !== 'offers' || navigation.offers),
    )
    .map(({ key, to, main, activeOn }) => ({
      key,
      to,
      main,
      active: current !== null && activeOn.includes(current),
    }));
  const outside = outsideParts.flatMap((key) => {
    const url = navigation.outside[key];
    return url === undefined ? [] : [{ key, url, main: false, active: false }];
  });
  return [...pages, ...outside];
}
