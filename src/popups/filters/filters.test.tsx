// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test/films/filters/genres-drame"}
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messagesOf, type Messages } from '#src/i18n/messages.ts';
import type { FilterName } from '#src/routes/filters.ts';
import { choiceMark } from '#src/ui/link/choice-marks.ts';
import { takeChoice } from '#src/visitor/choices/made.ts';
import { showInPopup, testConfig } from '../host/popup-test-kit.tsx';
import { openPopup } from '../protocol/open-popup.ts';
import { closePopups } from '../protocol/store.ts';
import Filters from './filters.tsx';
import { addressWith, chosenIn, offeredIn, toggledIn } from './page-filters.ts';
import { remainingIn } from './use-remaining.ts';

const { push } = vi.hoisted(() => ({ push: vi.fn<(address: string, options: object) => void>() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const words = messagesOf('fr-FR') as unknown as Messages;
const mark = (filter: string, value: string, label?: string) =>
  Object.entries(choiceMark(filter as FilterName, value, label))
    .map(([name, text]) => `${name}="${text}"`)
    .join(' ');
const page = `
  <div data-choices="filters">
    <button id="open">Filtrer (1)</button>
    <a href="#" ${mark('date', '2026-11-20')}><span>ven.</span></a>
    <a href="#" ${mark('localisation', 'velours-ourcq', 'Paris, Velours Ourcq')}>Elsewhere, 2 km</a>
    <a href="#" ${mark('localisation', '')}>Tous les cinémas</a>
    <a href="#" aria-current="true" ${mark('genres', 'drame', 'Drame')}>✓ Drame</a>
    <a href="#" ${mark('genres', 'western', 'Western')}>Western (12)</a>
    <a href="#" ${mark('versions', 'vost', 'VOST')}>VOST</a>
    <a href="#" ${mark('genres', 'drame', 'Drame')} aria-label="Retirer Drame">Drame</a>
    <a href="#" ${mark('clear', '')}>Tout effacer</a>
    <a href="/films/filters/genres-horreur">Not marked</a>
    <a href="#" data-choice="unknown" data-value="x">Odd</a>
  </div>`;

beforeEach(() => {
  push.mockReset();
  document.body.innerHTML = page;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  act(closePopups);
  cleanup();
  document.body.innerHTML = '';
});

describe('the filters that stand in a page', () => {
  it('are what its links are marked with, each once, whatever stands in them', () => {
    expect(offeredIn(document)).toEqual([
      { name: 'date', value: '2026-11-20', label: '' },
      { name: 'localisation', value: 'velours-ourcq', label: 'Paris, Velours Ourcq' },
      { name: 'genres', value: 'drame', label: 'Drame' },
      { name: 'genres', value: 'western', label: 'Western' },
      { name: 'versions', value: 'vost', label: 'VOST' },
    ]);
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
    // The focus goes to the filter button of the next page.
    history.replaceState(null, '', '/films');
    expect(takeChoice()).toMatchObject({ chosen: null, groups: ['filters'] });
    history.replaceState(null, '', '/films/filters/genres-drame');
  });

  it('D45 begins with when: the day, the part of the day, after and before a time, the end', () => {
    const times = ['0500-1200', '1900-2900', '0500-1600'] as const;
    const group = document.querySelector('[data-choices]');
    group?.insertAdjacentHTML(
      'beforeend',
      [
        `<a href="#" ${mark('ends', '2300')}></a>`,
        ...times.map((time) => `<a href="#" ${mark('time', time)}></a>`),
      ].join(''),
    );
    const sheet = show();
    expect(
      sheet
        .getAllByRole('group')
        .slice(0, 3)
        .map((one) => one.querySelector('legend')?.textContent),
    ).toEqual([words.filter.date, words.times.title, words.times.ends]);
    // Times are told by their values alone, as days are.
    expect(sheet.getByRole('checkbox', { name: 'Terminée avant 23h00' })).toBeDefined();
    fireEvent.click(sheet.getByRole('checkbox', { name: words.times.part.morning }));
    fireEvent.click(sheet.getByRole('checkbox', { name: 'Dès 19h00' }));
    expect(sheet.getByRole('checkbox', { name: words.times.part.morning })).toHaveProperty('checked', false);
    fireEvent.click(sheet.getByRole('button', { name: words.filtersPopup.show }));
    expect(push).toHaveBeenCalledWith('/films/filters/genres-drame/time-1900-2900', { scroll: false });
  });

  it('clears all, and goes nowhere where nothing changed', () => {
    const sheet = show();
    fireEvent.click(sheet.getByRole('button', { name: words.filtersPopup.show }));
    expect(push).not.toHaveBeenCalled();
    fireEvent.click(sheet.getByRole('button', { name: words.filter.clear }));
    fireEvent.click(sheet.getByRole('button', { name: words.filtersPopup.show }));
    expect(push).toHaveBeenCalledWith('/films', { scroll: false });
  });

  const counted = (count: number, section = 'current') =>
    `<section id="${section}"><span hidden data-result="said" data-count="${count}"></span></section>`;

  it('says how many results remain, as the page says that it leads to', async () => {
    document.body.insertAdjacentHTML('beforeend', counted(12));
    const asked = vi.fn<(address: string) => Promise<Response>>(() =>
      Promise.resolve(new Response(counted(3))),
    );
    vi.stubGlobal('fetch', asked);
    vi.useFakeTimers();
    const sheet = show();
    expect(sheet.getByRole('button', { name: 'Voir 12 résultats' })).toBeDefined();
    fireEvent.click(sheet.getByRole('checkbox', { name: 'Western' }));
    fireEvent.click(sheet.getByRole('checkbox', { name: 'VOST' }));
    expect(sheet.getByRole('button', { name: words.filtersPopup.show })).toBeDefined();
    await act(() => vi.runAllTimersAsync());
    expect(sheet.getByRole('button', { name: 'Voir 3 résultats' })).toBeDefined();
    expect(asked.mock.calls.map(([address]) => address)).toEqual([
      '/films/filters/genres-drame,western/versions-vost',
    ]);
  });

  it('leads on where the number cannot be read', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    vi.useFakeTimers();
    const sheet = show();
    fireEvent.click(sheet.getByRole('checkbox', { name: 'Western' }));
    await act(() => vi.runAllTimersAsync());
    fireEvent.click(sheet.getByRole('button', { name: words.filtersPopup.show }));
    expect(push).toHaveBeenCalledWith('/films/filters/genres-drame,western', { scroll: false });
  });

  it('counts the tab that is open', () => {
    const parsed = new DOMParser().parseFromString(counted(5) + counted(2, 'presales'), 'text/html');
    expect(remainingIn(parsed, '#presales')).toBe(2);
    expect(remainingIn(parsed, '')).toBe(5);
    expect(remainingIn(parsed, '#none')).toBe(5);
    expect(remainingIn(new DOMParser().parseFromString('<p>', 'text/html'), '')).toBeNull();
  });
});
