import { formatKilometres } from '#src/domain/number/format-number.ts';
import { closePopups } from '#src/popups/protocol/store.ts';
import { filtersIn } from '#src/routes/filters.ts';
import type { PageRef } from '#src/routes/page.ts';
import { searchOf } from '#src/routes/search.ts';
import { addressOf } from '#src/ui/link/link-address.ts';
import { accountStore } from '../account/store.ts';
import type { VisitorConfig } from '../config.ts';
import { pageStore } from '../page/store.ts';
import type { LocatorMode, Places } from './mode.ts';
import { goesOnTo, type CinemasVisit } from './redirect.ts';
import { menuTarget, resolveMode, singleCinema, type Resolved } from './resolve.ts';
import { runningLocator } from './running.ts';
import { locatorStore, type BarCinema } from './store.ts';
import { keepVisitState } from './visit-state.ts';

const favourites = (): readonly string[] => accountStore.getState().member?.favoriteCinemas ?? [];

/** The filters in the current address. */
export const presentFilters = () => filtersIn(location.pathname) ?? {};

/**
 * The address for choosing a cinema on a page: pages with filters are filtered by the cinema and keep their other
 * filters; on any other page, it is the cinema's own page.
 */
function addressOfChoice(config: VisitorConfig, page: PageRef | null, slug: string): string | null {
  const { locale } = config;
  if (page !== null && page.page !== 'cinema' && pageStore.getState().takesFilters)
    return addressOf(locale, { ...page, filters: { ...presentFilters(), localisation: slug } } as PageRef);
  return addressOf(locale, { page: 'cinema', slug });
}

/** The address for choosing a cinema on the current page; null when it has no page. */
export function cinemaAddress(slug: string): string | null {
  const { config, page } = runningLocator.getState();
  return config === null ? null : addressOfChoice(config, page, slug);
}

/** The places of the site; null until they are loaded. */
export function locatorPlaces(): Places | null {
  return runningLocator.getState().places;
}

/** The place and the cinemas of a mode; null until the places are loaded, and when the mode has no known place. */
export function resolved(mode: LocatorMode | null): Resolved | null {
  const { config, places } = runningLocator.getState();
  if (config === null || places === null || mode === null) return null;
  const { cinemas, kilometres } = config.nearby;
  return resolveMode(mode, places, favourites(), {
    maxGeolocationCinemas: cinemas,
    maxGeolocationDistance: kilometres,
  });
}

/** Slugs of the cinemas near a place, the nearest first. */
export const nearSlugs = (found: Resolved | null): readonly string[] =>
  (found?.near ?? []).map(({ cinema }) => cinema.slug);

/** Updates the store with the place and the cinemas of the mode, for the current page. */
export function show(): void {
  const { mode } = locatorStore.getState();
  const { config, places, locked, page, storedCity } = runningLocator.getState();
  if (config === null) return;
  const found = resolved(mode);
  const target = menuTarget(mode, found, favourites());
  const menu = target === null ? null : addressOf(config.locale, target);
  if (found === null || places === null) {
    locatorStore.setState({ view: null, menu });
    return;
  }
  const distances = new Map(
    [...found.near, ...(found.beyond === null ? [] : [found.beyond])].flatMap(({ cinema, kilometres }) =>
      kilometres === null ? [] : [[cinema.slug, formatKilometres(config.locale, kilometres)] as const],
    ),
  );
  const names = new Map(places.cinemas.map(({ slug, name }) => [slug, name]));
  const bar = (locked ?? nearSlugs(found)).flatMap((slug): BarCinema[] => {
    const name = names.get(slug);
    const address = addressOfChoice(config, page, slug);
    return name === undefined || address === null
      ? []
      : [{ slug, name, distance: distances.get(slug) ?? null, address }];
  });
  locatorStore.setState({
    view: { storedCity, place: found.place, bar, order: found.order, distances },
    menu,
  });
}

/** On the page of all cinemas: redirects to the chosen cinema (R229, D26), and says whether it did. */
export function goOn(arrival: CinemasVisit['arrival']): boolean {
  const { mode, go } = locatorStore.getState();
  const { config, page, chosen, locked } = runningLocator.getState();
  if (config === null || page?.page !== 'cinemas' || go === null) return false;
  const slug = goesOnTo({
    chosen,
    arrival,
    userAgent: navigator.userAgent,
    single: singleCinema(resolved(mode)),
    search: searchOf(location.search).text,
  });
  const address = slug === null ? null : addressOf(config.locale, { page: 'cinema', slug });
  if (address === null) return false;
  closePopups();
  // After a choice on this page, Back returns to the list; otherwise Back skips the list.
  keepVisitState({ chosen, locked });
  go(address, arrival === 'here' ? 'load' : 'replace');
  return true;
}
