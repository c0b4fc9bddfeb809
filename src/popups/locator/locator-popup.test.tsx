// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test/films"}
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import { takesFilter, type PageRef } from '#src/routes/page.ts';
import type { Member } from '#src/visitor/account/member.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';

const origin = 'http://fr.velours.test';
const [faubourg] = cinemasFixture;
const [theatre] = faubourg.theaters;
if (theatre === undefined) throw new Error('no theatre in the fixture');

function cinema(index: number): Cinema {
  return {
    ...faubourg,
    slug: `cinema-${index}`,
    vistaRef: `010${index}`,
    name: `Cinema ${index}`,
    theaters: [
      { ...(theatre as (typeof faubourg.theaters)[number]), gpsPosition: { x: 48.8 + index / 10, y: 2.35 } },
    ],
  };
}
const nine = Array.from({ length: 9 }, (_one, index) => cinema(index));
const [paris] = citiesFixture;
const cities = [
  { ...paris, gpsPosition: { x: 48.8, y: 2.35 }, cinemas: ['cinema-0', 'cinema-1'] },
  {
    ...paris,
    id: 2,
    slug: 'lille',
    name: 'Lille',
    departement: '59000',
    gpsPosition: { x: 49.6, y: 2.35 },
    cinemas: ['cinema-8'],
  },
];

let cinemas: readonly Cinema[] = nine;
let status = 200;
let visitorCity: string | null = null;
const server = setupServer(
  http.get(`${origin}/api/cinemas`, () =>
    status === 200 ? HttpResponse.json(cinemas) : new HttpResponse(null, { status }),
  ),
  http.get(`${origin}/api/cities`, () => HttpResponse.json(cities)),
  http.get(`${origin}/place`, () => new HttpResponse(null, { status: 303, headers: { location: '/' } })),
  http.get(`${origin}/api/settings`, () =>
    HttpResponse.json({}, visitorCity === null ? {} : { headers: { 'x-visitor-city': visitorCity } }),
  ),
);

const config: VisitorConfig = {
  locale: 'fr-FR',
  account: null,
  favouriteLimit: 5,
  nearby: { cinemas: 6, kilometres: 50 },
  fixedNow: null,
};

type Answer = { readonly latitude: number; readonly longitude: number } | null;
let position: Answer = null;
const asksPosition = vi.fn<(found: (answer: { coords: Answer }) => void, failed: () => void) => void>(
  (found, failed) => {
    if (position === null) failed();
    else found({ coords: position });
  },
);

const go = vi.fn<(address: string, how: 'push' | 'replace' | 'load') => void>();

/** Loads the modules anew for each test, because a choice lasts for the whole visit. */
async function open(page: PageRef = { page: 'shows' }, locate = '') {
  const [
    { locatorStore },
    { default: LocatorPopup },
    { enterPage },
    { WithMessages },
    frame,
    { visitCache },
  ] = await Promise.all([
    import('#src/visitor/locator/store.ts'),
    import('./locator-popup.tsx'),
    import('#src/visitor/page/store.ts'),
    import('#src/i18n/messages-test-kit.tsx'),
    import('#src/ui/dialog/popup-panel.tsx'),
    import('#src/api/browser/visit-cache.ts'),
  ]);
  const { PopupFrameProvider } = frame;
  locatorStore.setState({ go });
  enterPage(page, takesFilter(page.page, 'localisation'));
  render(
    <WithMessages locale="fr-FR">
      <QueryClientProvider client={visitCache()}>
        <PopupFrameProvider
          value={{ titleId: 'title', close: () => null, closeLabel: 'Fermer', closeIcon: null }}
        >
          <LocatorPopup config={config} data={{ locate }} />
        </PopupFrameProvider>
      </QueryClientProvider>
    </WithMessages>,
  );
  return { locatorStore };
}

async function type(text: string) {
  const field = await screen.findByRole('searchbox');
  fireEvent.change(field, { target: { value: text } });
  return field;
}

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({
    getCurrentPosition: asksPosition,
  } as unknown as Geolocation);
});
afterEach(() => {
  cleanup();
  vi.resetModules();
  vi.restoreAllMocks();
  Cookies.remove('locator', { path: '/' });
  localStorage.clear();
  asksPosition.mockClear();
  go.mockReset();
  cinemas = nine;
  status = 200;
  position = null;
  visitorCity = null;
});
afterAll(() => server.close());

describe('the locator', () => {
  it('R115 R230 a city is found by name, shows its cinemas nearest first, and is kept in the cookie', async () => {
    await open();
    await type('pari');
    await waitFor(() => expect(document.getElementById('locator-cities')).not.toBeNull());
    const city = await screen.findByRole('button', { name: /Paris/ });
    fireEvent.click(city);
    const near = await screen.findByRole('list', { name: 'Les cinémas les plus proches' });
    expect(
      within(near)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      expect.stringContaining('Cinema 0'),
      expect.stringContaining('Cinema 1'),
      expect.stringContaining('Cinema 2'),
      expect.stringContaining('Cinema 3'),
      expect.stringContaining('Cinema 4'),
    ]);
    expect(Cookies.get('locator')).toBe('city:paris');
    expect(await screen.findByText('Lieux récents')).toBeDefined();
  });

  it('R184 a postal code finds its city, and nothing says so', async () => {
    await open();
    await type('590');
    expect(await screen.findByRole('button', { name: /Lille/ })).toBeDefined();
    await type('qqqq');
    expect(await screen.findByText(/Aucun résultat pour/)).toBeDefined();
  });

  it('R224 on the page of films a cinema narrows it, by its link', async () => {
    await open({ page: 'shows' });
    await type('cinema 3');
    const link = await screen.findByRole('link', { name: /Cinema 3/ });
    expect(link.getAttribute('href')).toBe('/films/filters/localisation-cinema-3');
  });

  it('R224 elsewhere a cinema leads to its page', async () => {
    await open({ page: 'home' });
    await type('cinema 3');
    expect((await screen.findByRole('link', { name: /Cinema 3/ })).getAttribute('href')).toBe(
      '/cinemas/cinema-3',
    );
  });

  it('locates at once where its control says so and no place is known', async () => {
    position = { latitude: 49.61, longitude: 2.35 };
    await open({ page: 'shows' }, '1');
    expect(await screen.findByRole('heading', { name: 'Lille' })).toBeDefined();
    expect(asksPosition).toHaveBeenCalledTimes(1);
    expect(Cookies.get('locator')).toBe('position:49.61,2.35');
  });

  it('does not locate a visitor whose place is known', async () => {
    Cookies.set('locator', 'city:lille', { path: '/' });
    position = { latitude: 48.8, longitude: 2.35 };
    await open({ page: 'shows' }, '1');
    expect(await screen.findByRole('heading', { name: 'Lille' })).toBeDefined();
    expect(asksPosition).not.toHaveBeenCalled();
  });

  it('R232 asks once a visit by itself: a browser that gave no position is asked again by the button alone', async () => {
    const { locatorStore } = await open({ page: 'shows' }, '1');
    await screen.findByText(/n’est pas disponible/);
    cleanup();
    expect(locatorStore.getState().geolocation).toBe('unavailable');
    await open({ page: 'shows' }, '1');
    fireEvent.click(await screen.findByRole('button', { name: 'Autour de moi' }));
    expect(asksPosition).toHaveBeenCalledTimes(2);
  });

  it('R235 around the visitor, only when they ask, with distances', async () => {
    position = { latitude: 49.61, longitude: 2.35 };
    await open();
    const button = await screen.findByRole('button', { name: 'Autour de moi' });
    expect(asksPosition).not.toHaveBeenCalled();
    fireEvent.click(button);
    const near = await screen.findByRole('list', { name: 'Les cinémas les plus proches' });
    expect(within(near).getAllByRole('link')[0]?.textContent).toContain('Cinema 8');
    expect(within(near).getAllByRole('link')[0]?.textContent).toContain('1,1');
    expect(Cookies.get('locator')).toBe('position:49.61,2.35');
  });

  it('R230 says that the browser refuses to keep the place', async () => {
    position = { latitude: 49.61, longitude: 2.35 };
    await open();
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    fireEvent.click(await screen.findByRole('button', { name: 'Autour de moi' }));
    expect(await screen.findByText(/refuse les cookies/)).toBeDefined();
  });

  it('R232 R269 without a position it says so, in the popup and as a warning', async () => {
    const { locatorStore } = await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Autour de moi' }));
    await screen.findByText(/n’est pas disponible/);
    expect(locatorStore.getState().geolocation).toBe('unavailable');
    const notices = await import('#src/visitor/notices/store.ts');
    expect(notices.noticeStore.getState().queue).toMatchObject([
      { level: 'warning', title: 'Position introuvable', icon: 'warning' },
    ]);
    expect(Cookies.get('locator')).toBeUndefined();
  });

  it('R188 D16 with nine cinemas there is a field that completes their names', async () => {
    cinemas = nine;
    await open();
    const field = await screen.findByRole('searchbox');
    expect(screen.queryByRole('list', { name: 'Cinémas' })).toBeNull();
    fireEvent.change(field, { target: { value: 'Cinema 8' } });
    expect(await screen.findByRole('link', { name: /Cinema 8/ })).toBeDefined();
    expect(screen.queryByRole('link', { name: /Cinema 7/ })).toBeNull();
  });

  it('R188 with eight cinemas or fewer there is no field, but all of them', async () => {
    cinemas = nine.slice(0, 8);
    await open();
    const list = await screen.findByRole('list', { name: 'Cinémas' });
    expect(within(list).getAllByRole('link')).toHaveLength(8);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('R227 a site with one cinema names it once, and there is nothing to forget', async () => {
    cinemas = nine.slice(0, 1);
    const { locatorStore } = await open();
    expect(await screen.findAllByRole('link', { name: /Cinema 0/ })).toHaveLength(1);
    expect(locatorStore.getState().mode).toEqual({ type: 'cinema', cinema: 'cinema-0' });
    expect(screen.queryByRole('button', { name: 'Effacer ce lieu' })).toBeNull();
  });

  it('R224 favourites are a place for members who have some', async () => {
    const { accountStore: accounts } = await import('#src/visitor/account/store.ts');
    const member = { favoriteCinemas: ['cinema-4', 'cinema-2'] } as unknown as Member;
    accounts.setState({ member });
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Mes cinémas favoris' }));
    const near = await screen.findByRole('list', { name: 'Les cinémas les plus proches' });
    expect(within(near).getAllByRole('link')[0]?.textContent).toContain('Cinema 4');
    expect(Cookies.get('locator')).toBe('favorite');
  });

  it.each([
    ['lille', 'lille'],
    ['', null],
    ['atlantis', null],
  ])('R226 R233 the city that the network names: %j', async (city, expected) => {
    visitorCity = city;
    const { locatorStore } = await open();
    await screen.findByRole('searchbox');
    const shown = () => {
      const { mode } = locatorStore.getState();
      return mode?.type === 'city' ? mode.city : null;
    };
    if (expected === null) await act(async () => new Promise((resolve) => void setTimeout(resolve, 30)));
    await waitFor(() => expect(shown()).toBe(expected));
    expect(Cookies.get('locator')).toBeUndefined();
  });

  it('R231 says so when the places cannot be had, counts as loaded, and tries again', async () => {
    status = 503;
    const { locatorStore } = await open();
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    expect(locatorStore.getState()).toMatchObject({ loaded: true, mode: null });
    expect(screen.getByRole('link', { name: 'Tous les cinémas' }).getAttribute('href')).toBe('/cinemas');
    status = 200;
    fireEvent.click(retry);
    expect(await screen.findByRole('searchbox')).toBeDefined();
  });

  it('R229 on the page of all cinemas a city with one cinema leads on to it', async () => {
    await open({ page: 'cinemas' });
    await type('lille');
    fireEvent.click(await screen.findByRole('button', { name: /Lille/ }));
    expect(go).toHaveBeenCalledWith('/cinemas/cinema-8', 'load');
    const all = () => screen.queryByRole('link', { name: 'Tous les cinémas' });
    expect(all()).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Effacer ce lieu' }));
    expect(all()).not.toBeNull();
  });

  it('R133 the menu follows the city that was chosen', async () => {
    const { locatorStore } = await open();
    await type('pari');
    fireEvent.click(await screen.findByRole('button', { name: /Paris/ }));
    expect(locatorStore.getState().menu).toBe('/cinemas/ville/paris');
    fireEvent.click(screen.getByRole('button', { name: 'Effacer ce lieu' }));
    expect(locatorStore.getState()).toMatchObject({ mode: null, view: null, menu: null });
    expect(Cookies.get('locator')).toBeUndefined();
  });

  it('R230 a cookie of a visit before is the first mode', async () => {
    Cookies.set('locator', 'cinema:0105', { path: '/' });
    const { locatorStore } = await open({ page: 'home' });
    await screen.findByRole('searchbox');
    expect(locatorStore.getState().mode).toEqual({ type: 'cinema', cinema: 'cinema-5' });
    expect(screen.getByRole('heading', { name: 'Cinema 5' })).toBeDefined();
  });

  it('R116 a city is remembered with how many cinemas it has, and chosen again', async () => {
    const { locatorStore } = await open({ page: 'home' });
    await type('pari');
    fireEvent.click(await screen.findByRole('button', { name: /Paris/ }));
    const item = { title: 'Paris', subtitle: '2 cinémas', url: '/cinemas/ville/paris', route: 'city' };
    expect(JSON.parse(localStorage.getItem('velours.locator.fr-FR') ?? '[]')).toEqual([item]);
    fireEvent.click(screen.getByRole('button', { name: 'Effacer ce lieu' }));
    fireEvent.click(await screen.findByRole('button', { name: /Paris/ }));
    expect(locatorStore.getState().mode).toEqual({ type: 'city', city: 'paris' });
  });

  it('R234 keeps the last three places', async () => {
    await open({ page: 'home' });
    for (const index of [1, 2, 3, 4]) {
      await type(`cinema ${index}`);
      const link = await screen.findByRole('link', { name: new RegExp(`Cinema ${index}`) });
      link.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(link);
    }
    const stored = JSON.parse(localStorage.getItem('velours.locator.fr-FR') ?? '[]') as { title: string }[];
    expect(stored.map(({ title }) => title)).toEqual(['Cinema 4', 'Cinema 3', 'Cinema 2']);
  });
});
