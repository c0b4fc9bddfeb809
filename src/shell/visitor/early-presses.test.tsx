// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awayKey, earlyScript } from '#src/config/early-script.ts';
import { EarlyPresses } from './early-presses.client.tsx';
import { EarlyScript } from './early-script.client.tsx';

/** Runs the script as the document does. */
const begin = () => {
  // happy-dom runs no scripts by itself.
  // eslint-disable-next-line no-new-func, typescript/no-implied-eval
  new Function(earlyScript)();
};
const buttonOf = (html: string) => {
  document.body.innerHTML = html;
  const button = document.querySelector('button');
  if (button === null) throw new Error('no button');
  return button;
};

beforeEach(() => {
  // happy-dom has neither.
  vi.stubGlobal('CSSPropertyRule', () => undefined);
  vi.stubGlobal('CSS', { supports: () => true });
});

afterEach(() => {
  (document as { early?: { end: () => void } }).early?.end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  cleanup();
  document.body.innerHTML = '';
  delete document.documentElement.dataset['awake'];
  delete document.documentElement.dataset['script'];
});

it('is in the document as it is in the policy', () => {
  expect(renderToStaticMarkup(<EarlyScript />)).toBe(`<script>${earlyScript}</script>`);
  expect(earlyScript).not.toMatch(/<|"/);
});

it('a button that is pressed before the page is alive is pressed once more when it is, and only once', () => {
  vi.useFakeTimers();
  const button = buttonOf('<button type="button"><i>heart</i></button>');
  begin();
  button.querySelector('i')?.click();
  button.click();
  expect(button.getAttribute('aria-busy')).toBe('true');
  const pressed = vi.fn<() => void>();
  button.addEventListener('click', pressed);
  render(<EarlyPresses />);
  vi.runAllTimers();
  expect(pressed).toHaveBeenCalledOnce();
  expect(button.hasAttribute('aria-busy')).toBe(false);
  expect(document.documentElement.dataset['awake']).toBe('');
  button.click();
  expect(pressed).toHaveBeenCalledTimes(2);
  expect(button.hasAttribute('aria-busy')).toBe(false);
  cleanup();
  render(<EarlyPresses />);
  vi.runAllTimers();
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('a press that React keeps to itself, because its part is not alive yet, is tried again until it is heard', () => {
  vi.useFakeTimers();
  const button = buttonOf('<button type="button">a</button>');
  begin();
  button.click();
  let alive = false;
  const keep = (event: Event) => {
    if (!alive) event.stopPropagation();
  };
  document.addEventListener('click', keep, true);
  const pressed = vi.fn<() => void>();
  document.addEventListener('click', pressed);
  render(<EarlyPresses />);
  vi.advanceTimersByTime(1_000);
  expect([pressed.mock.calls.length, button.getAttribute('aria-busy')]).toEqual([0, 'true']);
  alive = true;
  vi.runAllTimers();
  expect([pressed.mock.calls.length, button.getAttribute('aria-busy')]).toEqual([1, null]);
  document.removeEventListener('click', keep, true);
  document.removeEventListener('click', pressed);
});

it('R162 hides the notices that were put away before they are painted', () => {
  const insertRule = vi.fn<(rule: string) => number>(() => 0);
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      readonly insertRule = insertRule;
    },
  );
  vi.spyOn(document, 'adoptedStyleSheets', 'get').mockReturnValue([]);
  localStorage.setItem(awayKey, "1a2b '] body{} c3");
  begin();
  expect(insertRule.mock.calls.flat()).toEqual(
    ['1a2b', 'body', 'c3'].map((name) => `[data-notice='${name}']{display:none}`),
  );
  localStorage.removeItem(awayKey);
  vi.unstubAllGlobals();
  expect(begin).not.toThrow();
});

it('leaves links, buttons of forms and what has gone alone', () => {
  vi.useFakeTimers();
  const button = buttonOf(
    '<button type="button">a</button><a>b</a><form><button type="submit">c</button></form>',
  );
  begin();
  button.click();
  const gone = vi.fn<() => void>();
  button.addEventListener('click', gone);
  button.remove();
  for (const other of document.querySelectorAll<HTMLElement>('a, button')) {
    other.addEventListener('click', (event) => event.preventDefault());
    other.click();
    expect(other.hasAttribute('aria-busy')).toBe(false);
  }
  render(<EarlyPresses />);
  vi.runAllTimers();
  expect(gone).not.toHaveBeenCalled();
});

it('in a browser that is too old nothing is remembered, and the page stays without script (ADR-0105)', () => {
  const button = buttonOf('<button type="button">a</button>');
  vi.stubGlobal('CSSPropertyRule', undefined);
  begin();
  button.click();
  expect(button.hasAttribute('aria-busy')).toBe(false);
  expect(document.documentElement.dataset['script']).toBeUndefined();
  vi.stubGlobal('CSSPropertyRule', () => undefined);
  begin();
  expect(document.documentElement.dataset['script']).toBe('');
});
