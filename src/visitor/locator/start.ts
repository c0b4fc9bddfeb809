import { browserQuery } from '#src/api/browser/api-query.ts';
import { askBrowser } from '#src/api/browser/browser-call.ts';
import { visitCache } from '#src/api/browser/visit-cache.ts';
import { cinemasEndpoint } from '#src/contract/cinemas/schema.ts';
import { citiesEndpoint } from '#src/contract/cities/schema.ts';
import { settingsCall } from '#src/contract/settings/call.ts';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { placeIndex } from '#src/domain/place/place-index.ts';
import type { PageRef } from '#src/routes/page.ts';
import { accountStore } from '../account/store.ts';
import type { VisitorConfig } from '../config.ts';
import { pageStore } from '../page/store.ts';
import { readStored } from './cookie.ts';
import { followedBy } from './followed-link.ts';
import { initialMode, modeOfAnswer } from './initial-mode.ts';
import { lockAfterLeaving } from './order-lock.ts';
import { runningLocator } from './running.ts';
import { goOn, presentFilters, show } from './show.ts';
import { locatorStore } from './store.ts';
import { keptVisitState } from './visit-state.ts';

/** The light page of a cinema forces the mode (R227). */
function force(): void {
  const { page, places } = runningLocator.getState();
  if (page?.page !== 'cinemaLight' || places === null) return;
  const mode = initialMode({ forcedCinema: page.slug, filter: null, pageCinema: null, stored: null }, places);
  if (mode !== null) locatorStore.setState({ mode });
}

function follow(): void {
  document.addEventListener(
    'click',
    (event) => {
      runningLocator.setState({ followed: followedBy(event) });
    },
    true,
  );
  pageStore.subscribe(({ page, visits }, before) => {
    if (visits === before.visits) return;
    // Next.js may render the current page again, or with other filters: that does not count as leaving it.
    const left = JSON.stringify(page) !== JSON.stringify(before.page);
    runningLocator.setState({ page });
    if (left) {
      runningLocator.setState(({ locked }) => ({ locked: lockAfterLeaving(locked, before.page) }));
      force();
    }
    show();
    const { followed } = runningLocator.getState();
    if (left) goOn(followed === location.pathname ? 'link' : 'history');
    runningLocator.setState({ followed: null });
  });
  accountStore.subscribe(({ member }, before) => {
    if (member?.favoriteCinemas !== before.member?.favoriteCinemas) show();
  });
}

const cinemaOf = (page: PageRef | null): string | null =>
  page?.page === 'cinema' || page?.page === 'cinemaLight' ? page.slug : null;

/** Loads the places, and finds the first mode (R225). */
async function load({ locale }: VisitorConfig): Promise<void> {
  const cache = visitCache();
  const [cinemas, cities] = await Promise.all([
    cache.fetchQuery(browserQuery(cinemasEndpoint, locale, {})),
    cache.fetchQuery(browserQuery(citiesEndpoint, locale, {})),
  ]);
  const places = { cinemas: cinemas.map(cinemaListView), listed: cinemas, cities };
  const stored = readStored();
  const storedCity = stored === null ? null : placeIndex({ cities, cinemas }, []).cityOf(stored);
  runningLocator.setState({ places, storedCity });
  if (locatorStore.getState().mode !== null) return;
  const { page, from } = runningLocator.getState();
  const mode = initialMode(
    {
      forcedCinema: page?.page === 'cinemaLight' ? page.slug : null,
      filter: presentFilters().localisation ?? null,
      pageCinema: cinemaOf(page) ?? cinemaOf(from),
      stored,
    },
    places,
  );
  locatorStore.setState({ mode });
}

/** The server in front of the site may send the city in which it believes the visitor to be (deploy/README.md). */
const cityHeader = 'x-visitor-city';

/** Without a mode, asks for the city in which the network believes the visitor to be (R226, R233). */
async function askCity({ locale }: VisitorConfig): Promise<void> {
  const { places } = runningLocator.getState();
  if (places === null || locatorStore.getState().mode !== null) return;
  const asking = askBrowser(settingsCall, locale, {}, {}, { cache: 'no-store' });
  const answer = await asking.catch(() => null);
  const mode = modeOfAnswer({ askedBy: 'locator', city: answer?.headers.get(cityHeader) ?? '' }, places);
  if (mode === null || locatorStore.getState().mode !== null) return;
  locatorStore.setState({ mode });
  show();
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
  if (runningLocator.getState().config === null) {
    runningLocator.setState({ ...keptVisitState(), config, from, page: pageStore.getState().page });
    follow();
  }
  const { config: own, places, starting } = runningLocator.getState();
  if (own === null || places !== null) return;
  const finish = async () => {
    try {
      await load(own);
    } catch {
      // Without places there is no mode; the popup shows the error and offers to try again.
    } finally {
      runningLocator.setState({ starting: null });
      locatorStore.setState({ loaded: true });
      show();
      void askCity(own);
    }
  };
  const loading = starting ?? finish();
  runningLocator.setState({ starting: loading });
  await loading;
}
