// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { matchPath } from '#src/routes/match.ts';
import type { PageRef } from '#src/routes/page.ts';
import { locatorStore, type LocatorView } from '#src/visitor/locator/store.ts';
import { triggeredAt } from '#src/popups/protocol/triggered.ts';
import { CinemasLink } from '../header/cinemas-link.client.tsx';
import { LocatorBar } from './locator-bar.tsx';

afterEach(() => {
  cleanup();
  locatorStore.setState({ view: null, mode: null, menu: null, go: null });
  history.replaceState(null, '', '/');
});

const words = messagesByLanguage.fr.locator;

const view: LocatorView = {
  storedCity: null,
  place: { kind: 'named', name: 'Lyon' },
  bar: [
    { slug: 'bellecour', name: 'Velours Bellecour', distance: '2 km', address: '/cinemas/bellecour' },
    { slug: 'croix', name: 'Velours Croix', distance: null, address: '/films/filters/localisation-croix' },
  ],
  order: [],
  distances: new Map(),
};

function show(page: PageRef = { page: 'shows' }, near: string | null = null) {
  render(
    <WithMessages locale="fr-FR">
      <CinemasLink href="/cinemas">Cinémas</CinemasLink>
      <LocatorBar locale="fr-FR" page={page} near={near} />
    </WithMessages>,
  );
}

describe('the bar of the locator', () => {
  it('R224 is a link to the cinemas that opens the locator where script runs', () => {
    show();
    const control = screen.getByRole('link', { name: words.open });
    expect(control.getAttribute('href')).toBe('/cinemas');
    expect(control.dataset['popup']).toBe('locator');
    expect(triggeredAt(control)?.data).toEqual({ locate: '1' });
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('R228 names the place and its cinemas, the chosen one marked', () => {
    show();
    act(() => locatorStore.setState({ view, mode: { type: 'cinema', cinema: 'croix' } }));
    expect(screen.getByRole('link', { name: `Lyon. ${words.title}` })).toBeDefined();
    const links = [...screen.getByRole('list', { name: 'Cinémas les plus proches' }).querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/cinemas/bellecour',
      '/films/filters/localisation-croix',
    ]);
    expect(links.map((link) => link.getAttribute('rel'))).toEqual([null, 'nofollow']);
    expect(links[1]?.getAttribute('aria-current')).toBe('true');
  });

  it.each([
    [{ kind: 'here', city: 'Lyon' }, 'Lyon'],
    [{ kind: 'here', city: null }, 'Ma position'],
    [{ kind: 'favourites' }, 'Mes cinémas favoris'],
  ] as const)('R224 names %j', (place, text) => {
    show();
    act(() => locatorStore.setState({ view: { ...view, place, bar: [] } }));
    expect(screen.getByRole('link', { name: `${text}. ${words.title}` })).toBeDefined();
  });

  it('on a page for a place it names that place, and does not locate', () => {
    show({ page: 'shows' }, 'Lyon');
    const control = screen.getByRole('link', { name: `Lyon. ${words.title}` });
    expect(triggeredAt(control)?.data).toEqual({ locate: '' });
  });

  it.each([
    [{ page: 'shows' }, '/films', ['/films/filters/near-lyon']],
    [{ page: 'home' }, '/', ['/filters/near-lyon']],
    [{ page: 'events' }, '/evenements', ['/evenements/filters/near-lyon']],
    [{ page: 'search' }, '/recherche', ['/recherche/filters/near-lyon']],
    // No part of it depends on the place: it stays as it came.
    [{ page: 'cinemas' }, '/cinemas', []],
  ] as const)('D44 asks for %j near the stored city where it depends on one', async (page, path, asked) => {
    const go = vi.fn<(address: string, how: 'push' | 'replace' | 'load') => void>();
    history.replaceState(null, '', path);
    show(page);
    await act(async () => {
      locatorStore.setState({ go, view: { ...view, storedCity: 'lyon' } });
      await import('./ask-for-place.ts');
    });
    await vi.dynamicImportSettled();
    expect(go.mock.calls.map(([address]) => address)).toEqual(asked);
    for (const [address] of go.mock.calls) expect(matchPath('fr', address, 'fr').kind).toBe('page');
  });

  it('R133 the menu’s entry of the cinemas leads to the list, and where the place says', () => {
    show();
    expect(screen.getByRole('link', { name: 'Cinémas' }).getAttribute('href')).toBe('/cinemas');
    act(() => locatorStore.setState({ menu: '/cinemas/ville/lyon' }));
    expect(screen.getByRole('link', { name: 'Cinémas' }).getAttribute('href')).toBe('/cinemas/ville/lyon');
  });
});
