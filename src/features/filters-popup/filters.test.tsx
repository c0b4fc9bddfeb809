// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test/films/filters/genres-drame"}
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messagesOf, type Messages } from '#src/i18n/messages.ts';
import { showInPopup, testConfig } from '#src/visitor/popups/popup-test-kit.tsx';
import { closePopups, openPopup } from '#src/visitor/popups/store.ts';
import Filters from './filters.tsx';
import { addressWith, chosenIn, offeredIn, toggledIn } from './page-filters.ts';

const { push } = vi.hoisted(() => ({ push: vi.fn<(address: string, options: object) => void>() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const words = messagesOf('fr-FR') as unknown as Messages;
const pathname = '/films/filters/genres-drame';
const page = `
  <div data-filters="">
    <button id="open">Filtrer (1)</button>
    <a href="/films/filters/date-2026-11-20/genres-drame"><span>ven.</span></a>
    <a href="/films/filters/genres-drame/localisation-velours-ourcq"><span><strong>Paris</strong><span> 2 km</span></span><span>Velours Ourcq</span></a>
    <a href="/films" aria-current="true">Drame</a>
    <a href="/films/filters/genres-drame,western">Western</a>
    <a href="/films/filters/genres-drame/versions-vost">VOST</a>
    <a href="/films" aria-label="Retirer Drame">Drame</a>
    <a href="https://elsewhere.example/films/filters/genres-horreur">Horreur</a>
    <a href="/films/filters/unknown-x">Odd</a>
  </div>`;

beforeEach(() => {
  push.mockReset();
  document.body.innerHTML = page;
});
afterEach(() => {
  act(closePopups);
  cleanup();
  document.body.innerHTML = '';
});

describe('the filters that stand in a page', () => {
  it('are what its links would change, each once', () => {
    expect(offeredIn(document, pathname)).toEqual([
      { name: 'date', value: '2026-11-20', label: '' },
      { name: 'localisation', value: 'velours-ourcq', label: 'Paris, Velours Ourcq' },
      { name: 'genres', value: 'drame', label: 'Drame' },
      { name: 'genres', value: 'western', label: 'Western' },
      { name: 'versions', value: 'vost', label: 'VOST' },
    ]);
    expect(offeredIn(document, '/films/filters/broken-x')).toEqual([]);
  });

  it('make an address when they change', () => {
    const chosen = chosenIn('/en/films/filters/date-2026-11-20/genres-drame');
    if (chosen === null) throw new Error('not read');
    const both = toggledIn(toggledIn(chosen, 'genres', 'western'), 'date', '2026-11-21');
    expect(addressWith('/en/films/filters/genres-x', both)).toBe(
      '/en/films/filters/date-2026-11-21/genres-drame,western',
    );
    const nothing = toggledIn(toggledIn(chosen, 'genres', 'drame'), 'date', '2026-11-20');
    expect(addressWith('/en/films', nothing)).toBe('/en/films');
    const many = Array.from({ length: 30 }, (_, index) => `g${index}`);
    expect(addressWith('/films', { ...chosen, genres: many })).toBeNull();
  });
});

describe('the sheet of filters', () => {
  const close = vi.fn<() => void>();

  function show() {
    openPopup('filters', {}, document.querySelector('#open'));
    showInPopup(<Filters config={testConfig()} close={close} />);
    return within(screen.getByRole('dialog'));
  }

  it('R143 R180 chooses several and goes to them once', () => {
    const sheet = show();
    expect(sheet.getByRole('checkbox', { name: 'Drame' })).toHaveProperty('checked', true);
    fireEvent.click(sheet.getByRole('checkbox', { name: 'Western' }));
    fireEvent.click(sheet.getByRole('checkbox', { name: 'ven. 20 nov.' }));
    fireEvent.change(sheet.getByRole('combobox', { name: words.filter.cinema }), {
      target: { value: 'velours-ourcq' },
    });
    expect(push).not.toHaveBeenCalled();
    fireEvent.click(sheet.getByRole('button', { name: words.filtersPopup.show }));
    expect(close).toHaveBeenCalled();
    expect(push).toHaveBeenCalledWith(
      '/films/filters/date-2026-11-20/genres-drame,western/localisation-velours-ourcq',
      { scroll: false },
    );
  });

  it('clears all, and goes nowhere where nothing changed', () => {
    const sheet = show();
    fireEvent.click(sheet.getByRole('button', { name: words.filtersPopup.show }));
    expect(push).not.toHaveBeenCalled();
    fireEvent.click(sheet.getByRole('button', { name: words.filter.clear }));
    fireEvent.click(sheet.getByRole('button', { name: words.filtersPopup.show }));
    expect(push).toHaveBeenCalledWith('/films', { scroll: false });
  });
});
