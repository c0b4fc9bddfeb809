// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageFacts } from './page-facts.ts';

const facts = pageFacts({ locale: 'fr-FR', page: { page: 'home' }, environment: 'test', currency: 'EUR' });

let tracker: typeof import('./tracker.ts');
let consent: typeof import('./consent.ts');
let views: typeof import('./page-views.ts');
let stop: (() => void) | undefined;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  document.cookie = 'consent=; Max-Age=0; Path=/';
  delete window.dataLayer;
  history.replaceState(null, '', '/');
  tracker = await import('./tracker.ts');
  consent = await import('./consent.ts');
  views = await import('./page-views.ts');
});
afterEach(() => {
  stop?.();
  stop = undefined;
  document.body.replaceChildren();
  vi.useRealTimers();
});

function agree(): void {
  consent.decide('granted');
  tracker.startTracking();
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const told = (): readonly Record<string, unknown>[] =>
  Array.isArray(window.dataLayer) ? window.dataLayer : [];

describe('page views', () => {
  it('R121 wait for the visitor’s consent and then go out, fifty at most', async () => {
    for (let page = 0; page < 60; page += 1) {
      history.pushState(null, '', `/${page}`);
      views.viewPage({ ...facts, pageName: String(page) });
    }
    await settled();
    expect(window.dataLayer).toBeUndefined();
    agree();
    await settled();
    expect(told().map(({ pageName }) => pageName)).toEqual(
      Array.from({ length: 50 }, (_, index) => String(index + 10)),
    );
    expect(told()[0]).toMatchObject({ event: 'page_view', country: 'FR', userStatus: 'non logged' });
  });

  it('are forgotten after a refusal, and no later ones are told', async () => {
    views.viewPage(facts);
    consent.decide('denied');
    views.forgetViews();
    tracker.startTracking();
    history.pushState(null, '', '/films');
    views.viewPage(facts);
    await settled();
    agree();
    await settled();
    expect(window.dataLayer).toBeUndefined();
  });

  it('do not go out once consent is taken back', async () => {
    agree();
    views.viewPage(facts);
    consent.decide('denied');
    await settled();
    expect(window.dataLayer).toBeUndefined();
  });

  it('survive a tag manager that throws', async () => {
    agree();
    const layer: unknown[] = [];
    layer.push = () => {
      throw new Error('tag manager');
    };
    window.dataLayer = layer;
    views.viewPage(facts);
    await expect(settled()).resolves.toBeDefined();
  });

  it('are told once for each time an address is entered', async () => {
    agree();
    for (const path of ['/', '/', '/films', '/films#top', '/']) {
      history.pushState(null, '', path);
      views.viewPage(facts);
      await settled();
    }
    expect(told()).toHaveLength(3);
  });

  it('R292 say who is signed in, once that is known', async () => {
    agree();
    let known: (status: 'logged') => void = () => undefined;
    views.viewPage(facts);
    tracker.setUserStatus(new Promise((resolve) => (known = resolve)));
    await settled();
    expect(told()).toEqual([]);
    known('logged');
    await settled();
    expect(told()).toMatchObject([{ userStatus: 'logged' }]);
  });

  it('R292 do not wait for ever, nor fall with a sign-in that fails', async () => {
    agree();
    tracker.setUserStatus(new Promise(() => undefined));
    views.viewPage(facts);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(told()).toMatchObject([{ userStatus: 'non logged' }]);
    tracker.setUserStatus(Promise.reject(new Error('sign-in')));
    history.pushState(null, '', '/films');
    views.viewPage(facts);
    await settled();
    expect(told()).toHaveLength(2);
  });

  it('leave alone what is no list in the place of the data layer', async () => {
    Object.assign(window, { dataLayer: 'mine' });
    agree();
    views.viewPage(facts);
    await settled();
    expect(told()).toHaveLength(1);
  });
});

describe('links to other hosts', () => {
  function click(target: string, init: MouseEventInit = {}): { prevented: boolean; gone: string[] } {
    const gone: string[] = [];
    vi.spyOn(location, 'assign').mockImplementation((address) => void gone.push(String(address)));
    const link = document.createElement('a');
    link.href = 'https://tickets.example/1';
    link.target = target;
    link.textContent = 'Réserver';
    document.body.append(link);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
    let prevented = false;
    // This listener runs last, in place of the browser's own action; no link must be followed in a test.
    const last = (reached: Event) => {
      prevented = reached.defaultPrevented;
      reached.preventDefault();
    };
    window.addEventListener('click', last, { once: true });
    link.dispatchEvent(event);
    return { prevented, gone };
  }

  it('R260 are told with a callback that follows them, and followed without a tag manager too', async () => {
    agree();
    stop = tracker.trackLinks('FR', () => true);
    const { prevented, gone } = click('');
    expect(prevented).toBe(true);
    expect(told().at(-1)).toMatchObject({ event: 'link', country: 'FR', platform: 'web-mobile' });
    expect(gone).toEqual([]);
    await vi.advanceTimersByTimeAsync(300);
    expect(gone).toEqual(['https://tickets.example/1']);
  });

  it('R260 are left to the browser in a new window, with a key held, and without consent', () => {
    stop = tracker.trackLinks('FR', () => false);
    expect(click('').prevented).toBe(false);
    agree();
    expect(click('_blank').prevented).toBe(false);
    expect(click('', { ctrlKey: true }).prevented).toBe(false);
    expect(told().filter(({ event }) => event === 'link')).toHaveLength(2);
    expect(click('', { button: 1 }).prevented).toBe(false);
    expect(told().filter(({ event }) => event === 'link')).toHaveLength(2);
  });
});
