// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FragmentHistory } from './fragment-history.client.tsx';

afterEach(cleanup);

it('R058 a step that a plain fragment makes is replaced by itself, for the router to know it', () => {
  render(<FragmentHistory />);
  const replace = vi.spyOn(history, 'replaceState');
  history.replaceState({ of: 'the router' }, '', '#a');
  replace.mockClear();
  window.dispatchEvent(new Event('hashchange'));
  expect(replace).not.toHaveBeenCalled();

  history.replaceState(null, '', '#b');
  replace.mockClear();
  window.dispatchEvent(new Event('hashchange'));
  expect(replace).toHaveBeenCalledWith(null, '', location.href);

  cleanup();
  replace.mockClear();
  window.dispatchEvent(new Event('hashchange'));
  expect(replace).not.toHaveBeenCalled();
});

it('R058 back and forward restore the place at once, and what follows may be smooth again', () => {
  render(<FragmentHistory />);
  const { style } = document.documentElement;
  window.dispatchEvent(new Event('popstate'));
  expect(style.scrollBehavior).toBe('auto');
  for (const next of ['click', 'keydown']) {
    window.dispatchEvent(new Event('popstate'));
    window.dispatchEvent(new Event(next));
    expect(style.scrollBehavior).toBe('');
  }
});
