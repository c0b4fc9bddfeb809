// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus, takeFocus } from './kept-focus.ts';

beforeEach(() => {
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
  document.body.innerHTML = '<button>Lyon</button><div data-locator-bar=""><a href="/cinemas">Lyon</a></div>';
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** A choice in the popup, by keyboard or not, and the document that follows. */
function choose(byKeyboard: boolean): Element | null {
  const button = document.querySelector('button');
  button?.focus();
  vi.spyOn(Element.prototype, 'matches').mockReturnValue(byKeyboard);
  keepFocus();
  button?.blur();
  takeFocus();
  return document.activeElement;
}

it('after a choice by keyboard the next document begins at the control of the place, once', () => {
  expect(choose(true)).toBe(document.querySelector('a'));
  document.querySelector('a')?.blur();
  takeFocus();
  expect(document.activeElement).toBe(document.body);
});

it('after a choice by pointer it begins at the top', () => {
  expect(choose(false)).toBe(document.body);
});

it('does no harm where the browser stores nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(choose(true)).toBe(document.body);
});
