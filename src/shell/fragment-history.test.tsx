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
