// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPopup } from '#src/popups/protocol/open-popup.ts';
import { closePopups, popupStore } from '#src/popups/protocol/store.ts';
import { viewportStore, watchViewport } from './watch.ts';

let stop: () => void = () => undefined;

function resize(width: number, height: number): void {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
  window.dispatchEvent(new Event('resize'));
}

const height = (element: HTMLElement) => element.style.getPropertyValue('--viewport-height');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', 844);
  stop = watchViewport();
});
afterEach(() => {
  stop();
  closePopups();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the size of the window', () => {
  it('R176 the height stands in a custom property of dialogs at once, and the page is not restyled for it', () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    resize(844, 390);
    expect(height(dialog)).toBe('390px');
    expect(height(document.documentElement)).toBe('');
    dialog.remove();
  });

  it('R176 the width is told when the window has kept still for 150 ms', () => {
    const told: (number | null)[] = [];
    const unsubscribe = viewportStore.subscribe(({ width }) => told.push(width));
    resize(700, 800);
    vi.advanceTimersByTime(149);
    resize(820, 800);
    vi.advanceTimersByTime(149);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([820]);
    unsubscribe();
  });

  it('R151 a popup of small windows goes when the window grows', () => {
    resize(390, 844);
    openPopup('mobileTrailer', { show: 'a' });
    openPopup('showDetails', { show: 'a' });
    vi.advanceTimersByTime(150);
    expect(popupStore.getState().open).toHaveLength(2);
    resize(1440, 900);
    vi.advanceTimersByTime(150);
    expect(popupStore.getState().open.map(({ kind }) => kind)).toEqual(['showDetails']);
  });

  it('is followed no longer once it is let go', () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    stop();
    resize(500, 500);
    expect(height(dialog)).toBe('');
    dialog.remove();
  });
});
