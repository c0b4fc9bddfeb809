import { rounded } from '#src/domain/place/stored-place.ts';
import { withFilters } from '#src/routes/filters.ts';
import { notify } from '../notices/store.ts';
import { keepStored, storedValue } from './cookie.ts';
import { isSameMode, type LocatorMode } from './mode.ts';
import { lockAfterChoice } from './order-lock.ts';
import { singleCinema } from './resolve.ts';
import { runningLocator } from './running.ts';
import { goOn, nearSlugs, presentFilters, resolved, show } from './show.ts';
import { locatorStore } from './store.ts';
import { keepVisitState } from './visit-state.ts';

/**
 * Sets the mode that the visitor chose: it is stored for a year (R230), the order may be locked (R228), and the pages
 * follow. Where the browser refuses the cookie, a new document would be as this one is: the locator says so instead.
 *
 * @param byLink whether the visitor chose by a link that opens its page by itself
 */
export function chooseMode(mode: LocatorMode, byLink = false): void {
  const { places, locked } = runningLocator.getState();
  if (places === null) return;
  const { view } = locatorStore.getState();
  const shown = (view?.bar ?? []).map(({ slug }) => slug);
  runningLocator.setState({
    locked: lockAfterChoice(locked, mode, shown, nearSlugs(resolved(mode))),
    chosen: true,
  });
  const kept = keepStored(storedValue(mode, places));
  locatorStore.setState({ mode, refused: !kept });
  show();
  if (byLink) keepVisitState(runningLocator.getState());
  else if (!goOn('here') && kept) loadAnew();
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
function loadAnew(): void {
  keepVisitState(runningLocator.getState());
  locatorStore.getState().go?.(unplacedAddress(), 'load');
}

/** Removes the mode: the pages are as they were without one. */
export function forgetMode(): void {
  keepStored(null);
  locatorStore.setState({ mode: null });
  if (runningLocator.getState().config === null) return;
  runningLocator.setState({ locked: null, chosen: false });
  show();
  loadAnew();
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
  const { chosen } = runningLocator.getState();
  return chosen && singleCinema(resolved(locatorStore.getState().mode)) !== null;
}

/** Whether a mode is the chosen one. */
export function isChosen(mode: LocatorMode): boolean {
  return isSameMode(mode, locatorStore.getState().mode);
}
