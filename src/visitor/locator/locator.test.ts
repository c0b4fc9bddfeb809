// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test/cinemas"}
import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { href } from '#src/routes/href.ts';
import { takesFilter, type PageRef } from '#src/routes/page.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import type { Member } from '../account/member.ts';
import type { VisitorConfig } from '../config.ts';
import { listed, places } from './locator-test-kit.ts';

const origin = 'http://fr.velours.test';
let networkCity = '';
let askedNetwork = false;
let toldPlace: string | null = null;
const server = setupServer(
  http.get(`${origin}/place`, ({ request }) => {
    toldPlace = new URL(request.url).searchParams.get('value');
    return new HttpResponse(null, { status: 303, headers: { location: '/' } });
  }),
  http.get(`${origin}/api/settings`, () => {
    askedNetwork = true;
    return HttpResponse.json({}, { headers: { 'x-visitor-city': networkCity } });
  }),
  http.get(`${origin}/api/cinemas`, () => HttpResponse.json(listed)),
  http.get(`${origin}/api/cities`, () => HttpResponse.json(places.cities)),
);

const config: VisitorConfig = {
  locale: 'fr-FR',
  account: null,
  favouriteLimit: 5,
  nearby: { cinemas: 6, kilometres: 50 },
  fixedNow: null,
};

const home: PageRef = { page: 'home' };
const list: PageRef = { page: 'cinemas' };
const lille: PageRef = { page: 'cinema', slug: 'lille' };

/**
 * A visit with new modules on a page, with the places of the test kit; `from` is the page that the visitor left for it.
 */
async function visitOn(page: PageRef, from?: PageRef) {
  const [{ startLocator }, actions, { locatorStore }, { enterPage }, { accountStore }] = await Promise.all([
    import('./start.ts'),
    import('./actions.ts'),
    import('./store.ts'),
    import('../page/store.ts'),
    import('../account/store.ts'),
  ]);
  const go = vi.fn<(address: string, how: 'push' | 'replace' | 'load') => void>();
  locatorStore.setState({ go });
  enterPage(page, takesFilter(page.page, 'localisation'));
  askedNetwork = false;
  await startLocator(config, from);
  // R226: only without a mode.
  if (locatorStore.getState().mode === null) await waitFor(() => expect(askedNetwork).toBe(true));
  else expect(askedNetwork).toBe(false);
  /** Enters a page by a link, or through the history. */
  const enter = (next: PageRef, how: 'link' | 'history' = 'link') => {
    const address = href('fr-FR', next);
    if (how === 'link') {
      const link = document.createElement('a');
      link.href = address;
      link.addEventListener('click', (event) => event.preventDefault());
      document.body.append(link);
      link.click();
      link.remove();
    }
    history.replaceState(null, '', address);
    enterPage(next, takesFilter(next.page, 'localisation'));
  };
  const bar = () => locatorStore.getState().view?.bar.map(({ slug }) => slug) ?? [];
  return { ...actions, locatorStore, accountStore, go, enter, bar };
}

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  vi.resetModules();
  sessionStorage.clear();
  networkCity = '';
  history.replaceState(null, '', '/cinemas');
  Cookies.remove('locator', { path: '/' });
});
afterAll(() => server.close());

describe('the page of all cinemas', () => {
  it('R229 goes on to the cinema that was chosen elsewhere in this visit', async () => {
    const { chooseMode, enter, go } = await visitOn(home);
    chooseMode({ type: 'city', city: 'lille' });
    expect(go).not.toHaveBeenCalledWith('/cinemas/lille', expect.anything());
    enter(list);
    expect(go).toHaveBeenLastCalledWith('/cinemas/lille', 'replace');
  });

  it('R229 stays on a fresh entry, whatever the cookie says', async () => {
    Cookies.set('locator', 'cinema:0200', { path: '/' });
    const { enter, go, locatorStore } = await visitOn(list);
    expect(locatorStore.getState().mode).toEqual({ type: 'cinema', cinema: 'lille' });
    enter(home);
    enter(list);
    expect(go).not.toHaveBeenCalled();
  });

  it('R229 stays when the visitor goes back to it, also where it is rendered once more', async () => {
    const { chooseMode, enter, go } = await visitOn(list);
    chooseMode({ type: 'city', city: 'lille' });
    expect(go.mock.calls).toEqual([['/cinemas/lille', 'load']]);
    enter(lille);
    enter(list, 'history');
    enter({ ...list });
    expect(go).toHaveBeenCalledTimes(1);
  });

  it('R229 does not send on whom a link takes to a cinema already', async () => {
    const { chooseMode, go } = await visitOn(list);
    chooseMode({ type: 'cinema', cinema: 'lille' }, true);
    expect(go).not.toHaveBeenCalled();
  });
});

describe('the order of the bar', () => {
  it('R228 is locked by a position, kept from cinema to cinema, and free after another page was left', async () => {
    const { chooseMode, enter, bar } = await visitOn(home);
    chooseMode({ type: 'position', position: { latitude: 48.88, longitude: 2.38 } });
    expect(bar()).toEqual(['canal', 'faubourg']);
    chooseMode({ type: 'cinema', cinema: 'faubourg' }, true);
    expect(bar()).toEqual(['canal', 'faubourg']);
    enter({ page: 'cinema', slug: 'faubourg' });
    expect(bar()).toEqual(['faubourg', 'canal']);
    chooseMode({ type: 'cinema', cinema: 'lille' }, true);
    expect(bar()).toEqual(['lille']);
    enter(lille);
    chooseMode({ type: 'cinema', cinema: 'canal' }, true);
    enter({ page: 'cinema', slug: 'canal' });
    expect(bar()).toEqual(['canal', 'faubourg']);
  });
});

describe('a choice', () => {
  it.each([
    ['/', '/'],
    ['/filters/near-paris', '/'],
    ['/films/filters/near-paris/versions-vost', '/films/filters/versions-vost'],
    ['/films/ohne-1?bandeannonce=true', '/films/ohne-1?bandeannonce=true'],
  ])('D44 on %s loads the document %s anew, without the former place', async (from, to) => {
    const { chooseMode, go } = await visitOn({ page: 'shows' });
    history.replaceState(null, '', from);
    chooseMode({ type: 'city', city: 'lille' });
    expect(go.mock.calls).toEqual([[to, 'load']]);
  });

  it('R228 D26 the visit goes on in the next document', async () => {
    const { chooseMode } = await visitOn(home);
    chooseMode({ type: 'position', position: { latitude: 48.88, longitude: 2.38 } });
    vi.resetModules();
    const { bar, chooseMode: chooseAgain, enter, go } = await visitOn(home);
    expect(bar()).toEqual(['canal', 'faubourg']);
    chooseAgain({ type: 'cinema', cinema: 'faubourg' }, true);
    expect(bar()).toEqual(['canal', 'faubourg']);
    enter(list);
    expect(go).toHaveBeenLastCalledWith('/cinemas/faubourg', 'replace');
  });

  it.each([
    [{ type: 'city', city: 'lille' }, 'city:lille'],
    [{ type: 'cinema', cinema: 'faubourg' }, 'cinema:0107'],
    [{ type: 'position', position: { latitude: 48.88, longitude: 2.38 } }, 'position:48.88,2.38'],
    [{ type: 'favorite' }, 'favorite'],
  ] as const)('R230 %j is written for 365 days as %s', async (mode, value) => {
    const { chooseMode } = await visitOn(home);
    const written = vi.spyOn(document, 'cookie', 'set');
    chooseMode(mode);
    const text =
      written.mock.calls.map(([one]) => decodeURIComponent(one)).find((one) => one.startsWith('locator=')) ??
      '';
    written.mockRestore();
    expect(text.split(';')[0]).toBe(`locator=${value}`);
    expect(Number(/Max-Age=(\d+)/.exec(text)?.[1]) / 86_400).toBe(365);
    // D69: the answer of the site writes it too, which lasts longer.
    await waitFor(() => expect(toldPlace).toBe(value));
  });

  it('R230 a browser that refuses cookies keeps nothing: it is said, and no document is loaded for it', async () => {
    const { chooseMode, go, locatorStore } = await visitOn(home);
    const refusing = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    chooseMode({ type: 'city', city: 'paris' });
    expect(locatorStore.getState()).toMatchObject({ refused: true, mode: { type: 'city', city: 'paris' } });
    expect(go).not.toHaveBeenCalled();
    refusing.mockRestore();
    chooseMode({ type: 'city', city: 'lille' });
    expect(locatorStore.getState().refused).toBe(false);
    expect(go).toHaveBeenCalledOnce();
  });

  it('D52 a position leaves the browser rounded, and an older precise one is rounded when it is read', async () => {
    document.cookie = 'locator=position:48.87654,2.34567; path=/';
    const { chooseMode } = await visitOn(home);
    expect(Cookies.get('locator')).toBe('position:48.88,2.35');
    chooseMode({ type: 'position', position: { latitude: 48.851234, longitude: 2.291234 } });
    expect(Cookies.get('locator')).toBe('position:48.85,2.29');
  });
});

describe('what the pages follow', () => {
  it('R227 the light page of a cinema forces the mode, and the cookie stays as it was', async () => {
    Cookies.set('locator', 'city:paris', { path: '/' });
    const { enter, locatorStore } = await visitOn(home);
    enter({ page: 'cinemaLight', slug: 'lille' });
    expect(locatorStore.getState().mode).toEqual({ type: 'cinema', cinema: 'lille' });
    expect(Cookies.get('locator')).toBe('city:paris');
  });

  it('R133 one favourite leads the menu to it, as soon as the member is known', async () => {
    const { accountStore, locatorStore } = await visitOn(home);
    expect(locatorStore.getState().menu).toBeNull();
    accountStore.setState({ member: { favoriteCinemas: ['nice'] } as unknown as Member });
    expect(locatorStore.getState().menu).toBe('/cinemas/nice');
  });

  it('R224 a cinema of the bar leads to its page, on a film to the film in that cinema', async () => {
    const { chooseMode, enter, locatorStore } = await visitOn(home);
    const addresses = () => locatorStore.getState().view?.bar.map(({ address }) => address);
    chooseMode({ type: 'city', city: 'lille' });
    expect(addresses()).toEqual(['/cinemas/lille']);
    enter({ page: 'movie', slug: 'ohne-1' });
    expect(addresses()).toEqual(['/films/ohne-1/filters/localisation-lille']);
  });

  it('R225 the cinema of the address is the first mode, then the one whose page it is or was, then the cookie', async () => {
    Cookies.set('locator', 'city:paris', { path: '/' });
    const modeOn = async (page: PageRef, from?: PageRef) => {
      vi.resetModules();
      return (await visitOn(page, from)).locatorStore.getState().mode;
    };
    expect(await modeOn(home)).toEqual({ type: 'city', city: 'paris' });
    expect(await modeOn(home, lille)).toEqual({ type: 'cinema', cinema: 'lille' });
    expect(await modeOn({ page: 'cinema', slug: 'canal' }, lille)).toEqual({
      type: 'cinema',
      cinema: 'canal',
    });
    history.replaceState(null, '', '/films/filters/localisation-nice');
    expect(await modeOn({ page: 'shows' }, lille)).toEqual({ type: 'cinema', cinema: 'nice' });
    expect(Cookies.get('locator')).toBe('city:paris');
  });

  it.each(['city:atlantis', 'cinema:9999'])(
    'R225 R226 the cookie %s names nothing known: no mode, loaded, and the city of the network',
    async (cookie) => {
      Cookies.set('locator', cookie, { path: '/' });
      const { locatorStore } = await visitOn(home);
      expect(locatorStore.getState()).toMatchObject({ mode: null, view: null, loaded: true });
      vi.resetModules();
      networkCity = 'lille';
      const second = await visitOn(home);
      await waitFor(() => expect(second.bar()).toEqual(['lille']));
      expect(Cookies.get('locator')).toBe(cookie);
    },
  );

  it.each(['<script>', 'cinema:../../x', 'position:999,1', `city:${'a'.repeat(400)}`, '%E0%A4%A', ''])(
    'R115 the cookie %j of an older version or a stranger is forgotten',
    async (cookie) => {
      document.cookie = `locator=${cookie}; path=/`;
      const { locatorStore } = await visitOn(home);
      expect(locatorStore.getState()).toMatchObject({ mode: null, loaded: true });
      expect(document.cookie).not.toContain('locator=');
    },
  );
});
