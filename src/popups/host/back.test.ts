// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test/films"}
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPopup } from '../protocol/open-popup.ts';
import { closePopup, closePopups, popupStore } from '../protocol/store.ts';
import { leaveByPopup, letGo, watchBack } from './back.ts';
import { holdFrame } from './hold-frame.ts';

const kinds = () => popupStore.getState().open.map(({ kind }) => kind);
const entry = () => (history.state as { popup?: boolean } | null)?.popup === true;
let back = vi.fn<() => void>();
let stop = (): void => undefined;

/** The browser arrives at an entry. */
function arrive(popup: boolean): void {
  history.replaceState(popup ? { popup } : null, '');
  dispatchEvent(new PopStateEvent('popstate'));
}

beforeEach(() => {
  history.replaceState(null, '');
  back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  stop = watchBack();
});
afterEach(() => {
  closePopups();
  arrive(false);
  stop();
  document.body.innerHTML = '';
});

it('R148 going back closes the popup; the page below it stays', () => {
  const length = history.length;
  openPopup('locator', {});
  expect([entry(), history.length]).toEqual([true, length + 1]);
  openPopup('filters', {});
  expect(history.length).toBe(length + 1);
  arrive(false);
  expect(kinds()).toEqual([]);
  expect(back).not.toHaveBeenCalled();
});

it('a popup that the visitor closes otherwise leaves no entry, once the last one is closed', () => {
  openPopup('locator', {});
  openPopup('filters', {});
  closePopup('filters');
  letGo();
  expect(back).not.toHaveBeenCalled();
  closePopup('locator');
  letGo();
  letGo();
  expect(back).toHaveBeenCalledOnce();
});

it('one that opens before the way back has arrived stays open', () => {
  openPopup('locator', {});
  closePopup('locator');
  letGo();
  openPopup('filters', {});
  arrive(false);
  expect(kinds()).toEqual(['filters']);
  expect(entry()).toBe(true);
  arrive(false);
  expect(kinds()).toEqual([]);
});

it('one that leads elsewhere does not go back, and its entry is passed over later', () => {
  openPopup('search', {});
  leaveByPopup();
  closePopup('search');
  letGo();
  document.body.innerHTML = '<dialog open><a href="/films/a"><b>a</b></a></dialog>';
  openPopup('search', {});
  document.querySelector('b')?.click();
  closePopup('search');
  letGo();
  expect(back).not.toHaveBeenCalled();
  arrive(true);
  expect(back).toHaveBeenCalledOnce();
  arrive(false);
  const forward = vi.spyOn(history, 'forward').mockImplementation(() => undefined);
  arrive(true);
  expect([back.mock.calls.length, forward.mock.calls.length]).toEqual([1, 1]);
  arrive(false);
  arrive(true);
  expect([back.mock.calls.length, forward.mock.calls.length]).toEqual([2, 1]);
});

it('R148 going back closes a frame above the page too, also one that takes the place of a popup', () => {
  const length = history.length;
  const close = vi.fn<() => void>();
  openPopup('signIn', {});
  closePopups();
  const closed = holdFrame(close);
  expect([entry(), history.length]).toEqual([true, length + 1]);
  arrive(false);
  expect(close).toHaveBeenCalledOnce();
  closed();
  expect(back).not.toHaveBeenCalled();
});

it('a frame that closes otherwise leaves no entry, unless what it showed has entries above it', () => {
  holdFrame(() => undefined)();
  expect(back).toHaveBeenCalledOnce();
  arrive(false);
  const closed = holdFrame(() => undefined);
  history.pushState(history.state, '');
  closed();
  expect(back).toHaveBeenCalledOnce();
});

it('a document that is read again at the entry of a popup has none', () => {
  stop();
  history.replaceState({ popup: true, other: 1 }, '');
  stop = watchBack();
  expect(history.state).toEqual({ popup: false, other: 1 });
});
