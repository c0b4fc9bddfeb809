import { browserQuery } from '#src/api/browser/api-query.ts';
import { askBrowser } from '#src/api/browser/browser-call.ts';
import { visitCache } from '#src/api/browser/visit-cache.ts';
import { cinemasEndpoint } from '#src/contract/cinemas/schema.ts';
import { citiesEndpoint } from '#src/contract/cities/schema.ts';
import { settingsCall } from '#src/contract/settings/call.ts';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { formatKilometres } from '#src/domain/number/format-number.ts';
import { filtersIn, withFilters } from '#src/routes/filters.ts';
import type { PageRef } from '#src/routes/page.ts';
import { searchOf } from '#src/routes/search.ts';
import { addressOf } from '#src/ui/link/link-address.ts';
import { accountStore } from '../account/store.ts';
import type { VisitorConfig } from '../config.ts';
import { notify } from '../notices/store.ts';
import { pageStore } from '../page/store.ts';
import { closePopups } from '#src/popups/protocol/store.ts';
import { keepStored, readStored, storedValue } from './cookie.ts';
import { followedBy } from './followed-link.ts';
import { initialMode, modeOfAnswer } from './initial-mode.ts';
import { placeIndex } from '#src/domain/place/place-index.ts';
import { rounded } from '#src/domain/place/stored-place.ts';
import { isSameMode, type LocatorMode, type Places } from './mode.ts';
import { lockAfterChoice, lockAfterLeaving, type LockedBar } from './order-lock.ts';
import { goesOnTo, type CinemasVisit } from './redirect.ts';
import { keepVisitState, keptVisitState } from './visit-state.ts';
import { menuTarget, resolveMode, singleCinema, type Resolved } from './resolve.ts';
import { locatorStore, type BarCinema } from './store.ts';

/** The running locator: the places that it knows, and its state besides the store. */
interface Locator {
  readonly config: VisitorConfig;
  places: Places | null;
  locked: LockedBar;
  /** Whether the visitor has chosen a mode during this visit (D26). */
  chosen: boolean;
  page: PageRef | null;
  /** Slug of the city for which the server rendered this document, by the cookie that it came with (D52). */
  storedCity: string | null;
  /** The page that was on screen when the locator was first needed: its cinema is the visitor's place (R225). */
  readonly from: PageRef | null;
  /** Path of the last followed link, until its page is on screen. */
  followed: string | null;
}

let locator: Locator | null = null;
let starting: Promise<void> | null = null;

const favourites = (): readonly string[] => accountStore.getState().member?.favoriteCinemas ?? [];

/** The filters in the current address. */
const presentFilters = () => filtersIn(location.pathname) ?? {};

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
  return locator === null ? null : addressOfChoice(locator.config, locator.page, slug);
}

/** The places of the site; null until they are loaded. */
export function locatorPlaces(): Places | null {
  return locator?.places ?? null;
}

/** The place and the cinemas of a mode; null until the places are loaded, and when the mode has no known place. */
export function resolved(mode: LocatorMode | null): Resolved | null {
  if (locator?.places == null || mode === null) return null;
  const { cinemas, kilometres } = locator.config.nearby;
  return resolveMode(mode, locator.places, favourites(), {
    maxGeolocationCinemas: cinemas,
    maxGeolocationDistance: kilometres,
  });
}

const nearSlugs = (found: Resolved | null): readonly string[] =>
  (found?.near ?? []).map(({ cinema }) => cinema.slug);

/** Updates the store with the place and the cinemas of the mode, for the current page. */
function show(own: Locator): void {
  const { mode } = locatorStore.getState();
  const { config, places, locked, page } = own;
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
    view: { storedCity: own.storedCity, place: found.place, bar, order: found.order, distances },
    menu,
  });
}

/** On the page of all cinemas: redirects to the chosen cinema (R229, D26), and says whether it did. */
function goOn(own: Locator, arrival: CinemasVisit['arrival']): boolean {
  const { mode, go } = locatorStore.getState();
  if (own.page?.page !== 'cinemas' || go === null) return false;
  const slug = goesOnTo({
    chosen: own.chosen,
    arrival,
    userAgent: navigator.userAgent,
    single: singleCinema(resolved(mode)),
    search: searchOf(location.search).text,
  });
  const address = slug === null ? null : addressOf(own.config.locale, { page: 'cinema', slug });
  if (address === null) return false;
  closePopups();
  // After a choice on this page, Back returns to the list; otherwise Back skips the list.
  keepVisitState(own);
  go(address, arrival === 'here' ? 'load' : 'replace');
  return true;
}

function force(own: Locator): void {
  if (own.page?.page !== 'cinemaLight' || own.places === null) return;
  const mode = initialMode(
    { forcedCinema: own.page.slug, filter: null, pageCinema: null, stored: null },
    own.places,
  );
  if (mode !== null) locatorStore.setState({ mode });
}

function follow(own: Locator): void {
  document.addEventListener(
    'click',
    (event) => {
      own.followed = followedBy(event);
    },
    true,
  );
  pageStore.subscribe(({ page, visits }, before) => {
    if (visits === before.visits) return;
    // The framework may render the current page again, or with other filters: that does not count as leaving it.
    const left = JSON.stringify(page) !== JSON.stringify(before.page);
    own.page = page;
    if (left) {
      own.locked = lockAfterLeaving(own.locked, before.page);
      force(own);
    }
    show(own);
    if (left) goOn(own, own.followed === location.pathname ? 'link' : 'history');
    own.followed = null;
  });
  accountStore.subscribe(({ member }, before) => {
    if (member?.favoriteCinemas !== before.member?.favoriteCinemas) show(own);
  });
}

const cinemaOf = (page: PageRef | null): string | null =>
  page?.page === 'cinema' || page?.page === 'cinemaLight' ? page.slug : null;

async function load(own: Locator): Promise<void> {
  const cache = visitCache();
  const { locale } = own.config;
  const [cinemas, cities] = await Promise.all([
    cache.fetchQuery(browserQuery(cinemasEndpoint, locale, {})),
    cache.fetchQuery(browserQuery(citiesEndpoint, locale, {})),
  ]);
  own.places = { cinemas: cinemas.map(cinemaListView), listed: cinemas, cities };
  const stored = readStored();
  own.storedCity = stored === null ? null : placeIndex({ cities, cinemas }, []).cityOf(stored);
  if (locatorStore.getState().mode !== null) return;
  const mode = initialMode(
    {
      forcedCinema: own.page?.page === 'cinemaLight' ? own.page.slug : null,
      filter: presentFilters().localisation ?? null,
      pageCinema: cinemaOf(own.page) ?? cinemaOf(own.from),
      stored,
    },
    own.places,
  );
  locatorStore.setState({ mode });
}

/** The server in front of the site may send the city in which it believes the visitor to be (deploy/README.md). */
const cityHeader = 'x-visitor-city';

/** Without a mode, asks for the city in which the network believes the visitor to be (R226, R233). */
async function askCity(own: Locator): Promise<void> {
  if (own.places === null || locatorStore.getState().mode !== null) return;
  const asking = askBrowser(settingsCall, own.config.locale, {}, {}, { cache: 'no-store' });
  const answer = await asking.catch(() => null);
  const mode = modeOfAnswer({ askedBy: 'locator', city: answer?.headers.get(cityHeader) ?? '' }, own.places);
  if (mode === null || locatorStore.getState().mode !== null) return;
  locatorStore.setState({ mode });
  show(own);
}

/**
 * Starts the locator, once a visit: loads the places, finds the first mode (R225), and follows the pages. Without a
 * mode, it asks for the city that the network names (R226). After a failure it has no places but counts as loaded
 * (R231), and the next call tries again.
 *
 * @param from the page whose cinema counts for the first mode: the current page, or the one that the visitor just left
 */
export async function startLocator(
  config: VisitorConfig,
  from: PageRef | null = pageStore.getState().page,
): Promise<void> {
  if (locator === null) {
    locator = {
      config,
      places: null,
      ...keptVisitState(),
      storedCity: null,
      page: pageStore.getState().page,
      from,
      followed: null,
    };
    follow(locator);
  }
  const own = locator;
  if (own.places !== null) return;
  const finish = async () => {
    try {
      await load(own);
    } catch {
      // Without places there is no mode; the popup shows the error and offers to try again.
    } finally {
      starting = null;
      locatorStore.setState({ loaded: true });
      show(own);
      void askCity(own);
    }
  };
  starting ??= finish();
  await starting;
}

/**
 * Sets the mode that the visitor chose: it is stored for a year (R230), the order may be locked (R228), and the pages
 * follow.
 *
 * @param byLink whether the visitor chose by a link that opens its page by itself
 */
export function chooseMode(mode: LocatorMode, byLink = false): void {
  if (locator?.places == null) return;
  const own = locator;
  const { view } = locatorStore.getState();
  const shown = (view?.bar ?? []).map(({ slug }) => slug);
  own.locked = lockAfterChoice(own.locked, mode, shown, nearSlugs(resolved(mode)));
  own.chosen = true;
  keepStored(storedValue(mode, locator.places));
  locatorStore.setState({ mode });
  show(own);
  if (byLink) keepVisitState(own);
  else if (!goOn(own, 'here')) loadAnew(own);
}

/** The address of the current page without a place in it, so that the chosen place decides. */
function unplacedAddress(): string {
  const { pathname, search } = location;
  const { near: _, ...filters } = presentFilters();
  return `${withFilters(pathname, filters)}${search}`;
}

/**
 * Loads the document again after a choice: the page is rendered for the place, and no part of a page for the former
 * place is kept (D44).
 */
function loadAnew(own: Locator): void {
  keepVisitState(own);
  locatorStore.getState().go?.(unplacedAddress(), 'load');
}

/** Removes the mode: the pages are as they were without one. */
export function forgetMode(): void {
  keepStored(null);
  locatorStore.setState({ mode: null });
  if (locator === null) return;
  locator.locked = null;
  locator.chosen = false;
  show(locator);
  loadAnew(locator);
}

/** The options for the position: the maximum time to find it and its maximum age, in milliseconds. */
const positionRules = { timeout: 10_000, maximumAge: 300_000, enableHighAccuracy: false } as const;

/**
 * Asks the browser for the position, on the visitor's request. When the browser does not give it, geolocation is
 * unavailable and a warning is shown (R232, R269).
 */
export async function locateVisitor(warning: {
  readonly title: string;
  readonly subtitle: string;
}): Promise<void> {
  locatorStore.setState({ geolocation: 'asking' });
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(resolve, reject, positionRules);
    });
    locatorStore.setState({ geolocation: 'idle' });
    const { latitude, longitude } = coords;
    chooseMode({ type: 'position', position: rounded({ latitude, longitude }) });
  } catch {
    locatorStore.setState({ geolocation: 'unavailable' });
    notify({ id: 'locator', level: 'warning', icon: 'warning', ...warning });
  }
}

/** Whether the page of all cinemas would redirect to the chosen cinema (R229). */
export function leadsPastList(): boolean {
  return locator?.chosen === true && singleCinema(resolved(locatorStore.getState().mode)) !== null;
}

/** Whether a mode is the chosen one. */
export function isChosen(mode: LocatorMode): boolean {
  return isSameMode(mode, locatorStore.getState().mode);
}
