// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { href } from '#src/routes/href.ts';
import { localesOf, locales, siteIds, sites } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { openPopup } from '#src/popups/protocol/open-popup.ts';
import { closePopups } from '#src/popups/protocol/store.ts';
import { clientHostConfig as account } from '#src/visitor/account/account-test-kit.ts';
import { plainNavigation } from '../navigation.ts';
import { Header } from './header.tsx';
import { LanguageLinks } from './language-links.tsx';

type Props = Partial<Parameters<typeof Header>[0]>;

function show(locale: Locale, props: Props = {}) {
  return render(
    <WithMessages locale={locale}>
      <Header locale={locale} current={{ page: 'home' }} addresses={{}} {...props} />
    </WithMessages>,
  );
}

function showLanguages(locale: Locale, addresses: Parameters<typeof LanguageLinks>[0]['addresses'] = {}) {
  render(
    <WithMessages locale={locale}>
      <LanguageLinks locale={locale} addresses={addresses} />
    </WithMessages>,
  );
  return screen.getAllByRole('link');
}

afterEach(() => {
  cleanup();
  Cookies.remove('lang', { path: '/' });
});

describe('the logo', () => {
  it.each(locales)('R123 leads to the home of %s', (locale) => {
    show(locale);
    const [logo] = screen.getAllByRole('link');
    expect(logo?.getAttribute('href')).toBe(href(locale, { page: 'home' }));
    expect(logo?.getAttribute('aria-label')).toMatch(/^Velours,/);
  });

  it('R123 is another one when the site has one', () => {
    show('fr-FR', { logo: { src: '/logo.svg', alt: 'Velours Festival', width: 200, height: 48 } });
    const [logo] = screen.getAllByRole('link');
    expect(logo?.querySelector('img')?.getAttribute('src')).toBe('/logo.svg');
    expect(logo?.getAttribute('href')).toBe('/');
    expect(logo?.querySelector('svg')).toBeNull();
  });
});

describe('the menu in the header', () => {
  it('marks the page one is on, and the part of the site one is in', () => {
    show('de-CH', { current: { page: 'cinema', slug: 'velours-bern' } });
    const menu = within(screen.getByRole('navigation', { name: 'Hauptmenü' }));
    expect(menu.getByRole('link', { name: 'Kinos' }).getAttribute('aria-current')).toBe('true');
    expect(menu.getByRole('link', { name: 'Filme' }).getAttribute('aria-current')).toBeNull();
    cleanup();
    show('de-CH', { current: { page: 'cinemas' } });
    expect(screen.getByRole('link', { name: 'Kinos' }).getAttribute('aria-current')).toBe('page');
  });

  it('R134 lights films on home and on events, which are not told to be the current page of films (D53)', () => {
    for (const current of [{ page: 'home' }, { page: 'entertainment', slug: 'opera' }] as const) {
      show('de-CH', { current });
      const films = screen.getByRole('link', { name: 'Filme' });
      expect([films.dataset['active'], films.getAttribute('aria-current')]).toEqual(['', null]);
      cleanup();
    }
    show('de-CH', { current: { page: 'movie', slug: 'railo' } });
    expect(screen.getByRole('link', { name: 'Filme' }).getAttribute('aria-current')).toBe('true');
  });
});

describe('the header of a page', () => {
  it('R127 goes without the menu where the page says so', () => {
    show('fr-FR', { nav: false });
    expect(screen.queryByRole('navigation', { name: 'Menu principal' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Films' })).toBeNull();
    expect(screen.getByRole('link', { name: /^Velours,/ })).toBeDefined();
  });

  it('R127 is marked while the sign-in that hangs from it is open', () => {
    show('fr-FR');
    const { dataset } = screen.getByRole('banner');
    act(() => openPopup('signIn', {}));
    expect(dataset['theme']).toBe('dark');
    act(closePopups);
    expect(dataset['theme']).toBeUndefined();
  });

  it('R132 R135 shows the wallet on a phone alone, when it is switched on', () => {
    const wallet = 'https://wallet.example.org';
    show('fr-FR', { navigation: { ...plainNavigation(sites.fr), outside: { wallet } } });
    const links = screen.getAllByRole('link', { name: 'Portefeuille' });
    expect(links.map((link) => link.closest('#more') !== null)).toEqual([true]);
  });
});

describe('what the header holds', () => {
  it('R124 search button, main menu, user area and languages', () => {
    const { container } = show('fr-FR', {
      account,
      addresses: { fr: '/cinemas', en: '/en/cinemas' },
    });
    expect(container.querySelector('[data-popup="search"]')?.getAttribute('aria-label')).toBe('Rechercher');
    const menu = within(screen.getByRole('navigation', { name: 'Menu principal' }));
    expect(menu.getByRole('link', { name: 'Films' }).getAttribute('href')).toBe('/films');
    expect(container.querySelector('[data-popup="signIn"]')).not.toBeNull();
    expect(container.querySelector('[data-popup="languageSwitch"]')).not.toBeNull();
    const languages = within(screen.getAllByRole('navigation', { name: 'Langue' })[0] as HTMLElement);
    expect(languages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/cinemas',
      '/en/cinemas',
    ]);
  });

  it('R124 R125 has no user area where signing in is switched off', () => {
    expect(show('fr-FR', { account: null }).container.querySelector('[data-popup="signIn"]')).toBeNull();
  });
});

describe('the search in the header', () => {
  it.each(locales)('R124 R247 of %s is a form, and a link where there is no room for it', (locale) => {
    const { container } = show(locale);
    const address = href(locale, { page: 'search' });
    const form = container.querySelector('search > form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', address]);
    expect(screen.getByRole('searchbox').getAttribute('name')).toBe('q');
    const links = screen.getAllByRole('link').filter((link) => link.getAttribute('href') === address);
    expect(links).toHaveLength(1);
    expect(links[0]?.getAttribute('aria-label')).not.toBe('');
  });

  it('R247 leaves the field to the search page', () => {
    show('en-CH', { current: { page: 'search' } });
    expect(screen.queryByRole('searchbox')).toBeNull();
    const link = screen.getByRole('link', { name: 'Search' });
    expect(link.getAttribute('aria-current')).toBe('page');
  });
});

describe('the language switch', () => {
  it.each(siteIds)('R130 lists exactly the languages of %s', (site) => {
    for (const locale of localesOf(site)) {
      const languages = showLanguages(locale).map((link) => link.getAttribute('lang'));
      expect(languages).toEqual([...sites[site].languages]);
      cleanup();
    }
  });

  it('R007 leads to the same page with the slug of the other language, and keeps the choice', () => {
    const links = showLanguages('fr-CH', {
      fr: href('fr-CH', { page: 'movie', slug: 'le-phare-12' }),
      de: href('de-CH', { page: 'movie', slug: 'der-leuchtturm-12' }),
    });
    const german = links.find((link) => link.lang === 'de');
    const english = links.find((link) => link.lang === 'en');
    expect(german?.getAttribute('href')).toBe(href('de-CH', { page: 'movie', slug: 'der-leuchtturm-12' }));
    expect(english?.getAttribute('href')).toBe(href('en-CH', { page: 'home' }));
    expect(Cookies.get('lang')).toBeUndefined();
    german?.addEventListener('click', (event) => {
      event.preventDefault();
    });
    // The tab that is open: the server knows no fragment.
    history.replaceState(null, '', '#prochainement');
    const asked = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
    vi.stubGlobal('fetch', asked);
    if (german) fireEvent.click(german);
    vi.unstubAllGlobals();
    history.replaceState(null, '', location.pathname);
    expect(german?.getAttribute('href')).toMatch(/#prochainement$/);
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/language?value=de']);
    expect(Cookies.get('lang')).toBe('de');
  });

  it('names each language in itself and marks the current one', () => {
    const links = showLanguages('nl-BE');
    expect(links.map((link) => link.textContent)).toEqual(['English', 'Français', 'Nederlands']);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'true']);
  });
});

const scrollTo = (y: number) => {
  vi.stubGlobal('scrollY', y);
  act(() => {
    fireEvent.scroll(window);
  });
};
const header = () => screen.getByRole('banner').dataset['sticky'];

describe('scrolling', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('innerWidth', 1280);
    vi.stubGlobal('innerHeight', 800);
    vi.stubGlobal('scrollY', 0);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('R128 is looked at every 200 ms at most', () => {
    show('fr-FR');
    scrollTo(500);
    vi.advanceTimersByTime(199);
    expect(header()).toBeUndefined();
    scrollTo(600);
    vi.advanceTimersByTime(1);
    expect(header()).toBe('hidden');
    scrollTo(550);
    vi.advanceTimersByTime(200);
    expect(header()).toBe('shown');
  });

  it('R129 leaves the header in its place where the page says so', () => {
    show('fr-FR', { sticky: false });
    scrollTo(900);
    vi.advanceTimersByTime(1000);
    expect(header()).toBeUndefined();
  });
});
