// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goMark } from '#src/ui/link/go-mark.ts';
import { PageLink } from '#src/ui/link/link.client.tsx';
import { createPrefetcher, longestWait } from './prefetch/prefetcher.ts';
import { FakeTiming } from './prefetch/test-timing.ts';
import { followLinks, markGoing, restMs, type Go } from './follow-links.ts';

const router = { go: vi.fn<Go>(), prefetch: vi.fn<(address: string) => void>() };
let timing: FakeTiming;
let ending: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  timing = new FakeTiming();
  history.replaceState(null, '', '/#enfants');
  ending = new AbortController();
  followLinks(router.go, createPrefetcher(router.prefetch, ending.signal), ending.signal);
});

afterEach(() => {
  ending.abort();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const inOtherLanguage = '/fr/films';

function renderLinks() {
  render(
    <>
      <PageLink href="/films/a?b=c">
        <b>plain</b>
      </PageLink>
      <PageLink href="/films/filters/date-2026-11-18" prefetch={false} scroll={false} keepFragment>
        day
      </PageLink>
      <ul {...goMark({ prefetch: 'press', scroll: false, keepFragment: false })}>
        <li>
          <PageLink href="/films/filters/date-2026-11-19" inGroup>
            pressed day
          </PageLink>
        </li>
      </ul>
      <ul {...goMark({ prefetch: false, scroll: true, keepFragment: false })}>
        <li>
          <PageLink href="/films/c" inGroup>
            listed
          </PageLink>
        </li>
      </ul>
      <PageLink href="/films/a" target="_blank">
        window
      </PageLink>
      <a href={inOtherLanguage}>language</a>
    </>,
  );
  const named = (name: string) => screen.getByRole('link', { name });
  return {
    listed: named('listed'),
    plain: named('plain'),
    day: named('day'),
    pressedDay: named('pressed day'),
    other: named('window'),
    language: named('language'),
  };
}

/** Lets the browser paint a frame. */
const frame = () => vi.advanceTimersByTimeAsync(20);

const clickOn = (element: Element, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  // The document of the test stays where it is.
  addEventListener('click', (late) => late.preventDefault(), { once: true });
  let taken = false;
  document.addEventListener('click', (late) => (taken = late.defaultPrevented), { once: true });
  element.dispatchEvent(event);
  return taken;
};

let steps = 0;
/** Moves the pointer to another place, which is on the element. */
const point = (element: Element, pointerType = 'mouse') =>
  element.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType, screenX: ++steps }));
/** Tells that the page under a pointer which lies still has the element there now. */
const slideUnderPointer = (element: Element) => {
  for (const type of ['pointerover', 'pointermove'])
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', screenX: steps }));
};

describe('a click', () => {
  it('on a link goes to its page', async () => {
    const { plain, day, listed } = renderLinks();
    expect(clickOn(day)).toBe(true);
    await frame();
    expect(router.go).toHaveBeenLastCalledWith('/films/filters/date-2026-11-18#enfants', { scroll: false });
    expect(clickOn(listed)).toBe(true);
    await frame();
    expect(router.go).toHaveBeenLastCalledWith('/films/c', { scroll: true });
    expect(clickOn(plain.firstElementChild ?? plain)).toBe(true);
    await frame();
    expect(router.go).toHaveBeenLastCalledWith('/films/a?b=c', { scroll: true });
  });

  it('is the browser’s with another button or a key, for another window, and on every other link', () => {
    const { plain, other, language } = renderLinks();
    const keys = ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'] as const;
    for (const key of keys) expect(clickOn(plain, { [key]: true })).toBe(false);
    expect(clickOn(plain, { button: 1 })).toBe(false);
    expect(clickOn(other)).toBe(false);
    expect(clickOn(language)).toBe(false);
    expect(router.go).not.toHaveBeenCalled();
  });

  it('shows at once on its link, and no longer when the page is there, or another one is on its way', () => {
    const { plain, day } = renderLinks();
    const going = () => [...document.querySelectorAll('[data-going]')];
    clickOn(day);
    expect(going()).toEqual([day]);
    clickOn(plain);
    expect(going()).toEqual([plain]);
    fireEvent.popState(window);
    expect(going()).toEqual([]);
    clickOn(plain);
    markGoing(null);
    expect(going()).toEqual([]);
  });

  it('is on the screen before the router begins its work', async () => {
    const { plain } = renderLinks();
    clickOn(plain);
    await Promise.resolve();
    expect(plain.dataset['going']).toBe('');
    expect(router.go).not.toHaveBeenCalled();
    await frame();
    expect(router.go).toHaveBeenCalledTimes(1);
  });

  it('on a link to the present page shows nothing: no page is on its way', () => {
    history.replaceState(null, '', '/films/c');
    clickOn(renderLinks().listed);
    expect(document.querySelector('[data-going]')).toBeNull();
  });

  it('that another part has taken goes nowhere', () => {
    const { plain } = renderLinks();
    plain.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(plain);
    expect(router.go).not.toHaveBeenCalled();
  });
});

describe('a page is prefetched', () => {
  it('when a pointer or the focus rests on its link', () => {
    const { plain, listed, other } = renderLinks();
    point(plain);
    vi.advanceTimersByTime(restMs - 1);
    expect(router.prefetch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(router.prefetch.mock.calls).toEqual([['/films/a?b=c']]);
    fireEvent.focusIn(listed);
    point(document.body);
    fireEvent.focusIn(other);
    vi.advanceTimersByTime(restMs);
    expect(router.prefetch.mock.calls).toEqual([['/films/a?b=c'], ['/films/a']]);
  });

  it('once while the pointer moves within the link', () => {
    const { plain } = renderLinks();
    point(plain);
    vi.advanceTimersByTime(restMs - 1);
    point(plain.firstElementChild ?? plain);
    vi.advanceTimersByTime(1);
    expect(router.prefetch).toHaveBeenCalledTimes(1);
  });

  it('not when the pointer goes on, or is a finger that moves over the page', () => {
    const { plain } = renderLinks();
    point(plain);
    point(document.body);
    vi.advanceTimersByTime(restMs);
    point(plain, 'touch');
    vi.advanceTimersByTime(restMs);
    expect(router.prefetch).not.toHaveBeenCalled();
  });

  it('not when the page moves and the pointer lies still', () => {
    const { plain, listed } = renderLinks();
    point(document.body);
    slideUnderPointer(plain);
    vi.advanceTimersByTime(restMs);
    point(listed);
    clickOn(listed);
    slideUnderPointer(plain);
    vi.advanceTimersByTime(restMs);
    expect(router.prefetch).not.toHaveBeenCalled();
  });

  it('not a second time when the hand trembles on the link that it pressed', () => {
    const { plain } = renderLinks();
    point(plain);
    clickOn(plain);
    point(plain);
    vi.advanceTimersByTime(restMs);
    expect(router.prefetch).not.toHaveBeenCalled();
  });

  it('not from a link that filters', () => {
    const { day } = renderLinks();
    point(day);
    vi.advanceTimersByTime(restMs);
    expect(router.prefetch).not.toHaveBeenCalled();
    // Opened in a new tab, it keeps the fragment too.
    expect(day.getAttribute('href')).toContain('#enfants');
  });
});

/** Puts a finger, a pen or a button of the mouse down. */
const press = (element: Element, init: PointerEventInit = {}) =>
  element.dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, pointerType: 'touch', ...init }),
  );

describe('a pressed link', () => {
  it('has its page fetched at once, and the click waits for it', async () => {
    const { plain } = renderLinks();
    press(plain);
    expect(router.prefetch.mock.calls).toEqual([['/films/a?b=c']]);
    clickOn(plain);
    timing.payload('/films/a?b=c');
    await frame();
    expect(router.go).not.toHaveBeenCalled();
    timing.payload('/films/a?b=c');
    await frame();
    expect(router.go.mock.calls).toEqual([['/films/a?b=c', { scroll: true }]]);
    expect(router.prefetch).toHaveBeenCalledTimes(1);
  });

  it('is prefetched by the press alone, where a list has many', () => {
    const { pressedDay } = renderLinks();
    point(pressedDay);
    vi.advanceTimersByTime(restMs);
    expect(router.prefetch).not.toHaveBeenCalled();
    press(pressedDay);
    expect(router.prefetch.mock.calls).toEqual([['/films/filters/date-2026-11-19']]);
  });

  it('goes to its page all the same when it does not come', async () => {
    const { plain } = renderLinks();
    press(plain);
    clickOn(plain);
    await vi.advanceTimersByTimeAsync(longestWait);
    expect(router.go).toHaveBeenCalledTimes(1);
  });

  it('gives way to the next one, and to going back', async () => {
    const { plain, day } = renderLinks();
    press(plain);
    clickOn(plain);
    clickOn(day);
    await vi.advanceTimersByTimeAsync(longestWait);
    expect(router.go.mock.calls.map(([address]) => address)).toEqual([
      '/films/filters/date-2026-11-18#enfants',
    ]);
    press(plain);
    clickOn(plain);
    dispatchEvent(new PopStateEvent('popstate'));
    await vi.advanceTimersByTimeAsync(longestWait);
    expect(router.go).toHaveBeenCalledTimes(1);
  });

  it('is left alone by other buttons, second fingers and keys, and where it opens a window or filters', () => {
    const { plain, day, other, language } = renderLinks();
    press(plain, { button: 1, pointerType: 'mouse' });
    press(plain, { isPrimary: false });
    press(plain, { ctrlKey: true });
    for (const link of [day, other, language]) press(link);
    expect(router.prefetch).not.toHaveBeenCalled();
  });

  it('is not prefetched over a slow line, where going there is one request and that two', async () => {
    const { plain } = renderLinks();
    timing.payload('/other', { requestStart: 0, responseStart: 200 });
    press(plain);
    expect(router.prefetch).not.toHaveBeenCalled();
    clickOn(plain);
    await frame();
    expect(router.go).toHaveBeenCalledTimes(1);
  });
});
