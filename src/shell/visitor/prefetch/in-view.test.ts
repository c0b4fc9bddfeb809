// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test/"}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enterPage } from '#src/visitor/page/store.ts';
import { createPrefetcher, longestWait } from './prefetcher.ts';
import { prefetchInView, mostAtOnce, mostBytes, mostLinks, partsMs, scrollRestMs } from './in-view.ts';
import { FakeTiming } from './test-timing.ts';

const fetched: string[] = [];
let timing: FakeTiming;
let ending: AbortController;
/** Elements of the page that are in view, and how far from the top of the window. */
let inView: Map<Element, number>;
let passes = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('IntersectionObserver', FakeIntersections);
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
  timing = new FakeTiming();
  inView = new Map();
  passes = 0;
});

afterEach(() => {
  ending.abort();
  document.body.innerHTML = '';
  fetched.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Tells at once of everything that is observed, as a browser does with the next frame. */
class FakeIntersections {
  readonly #tell: IntersectionObserverCallback;
  #observed: Element[] = [];

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
    passes += 1;
  }

  observe(target: Element) {
    if (this.#observed.push(target) > 1) return;
    queueMicrotask(() => {
      const entries = this.#observed.map((one) => ({
        target: one,
        isIntersecting: inView.has(one),
        boundingClientRect: { left: 0, width: 390, top: inView.get(one) ?? -1, height: 0 },
      }));
      if (entries.length > 0)
        this.#tell(
          entries as unknown as IntersectionObserverEntry[],
          this as unknown as IntersectionObserver,
        );
    });
  }

  disconnect() {
    this.#observed = [];
  }
}

function start() {
  ending = new AbortController();
  prefetchInView(
    createPrefetcher((address) => fetched.push(address), ending.signal),
    ending.signal,
  );
}

/** Puts a link into view. */
function link(path: string, top: number, mark = ''): HTMLAnchorElement {
  const made = document.createElement('a');
  made.href = path;
  made.dataset['go'] = mark;
  document.body.append(made);
  inView.set(made, top);
  return made;
}

function links(count: number): readonly string[] {
  const paths = Array.from({ length: count }, (_, index) => `/films/${index}`);
  for (const [index, path] of paths.entries()) link(path, 520 - index);
  return paths;
}

const rest = async () => vi.advanceTimersByTimeAsync(scrollRestMs);

/** Lets all that is under way come, and what follows it. */
async function arrive(weight?: number): Promise<void> {
  for (let count = -1; count !== fetched.length;) {
    count = fetched.length;
    for (const path of fetched.slice(-mostAtOnce)) timing.page(path, weight);
    await vi.advanceTimersByTimeAsync(partsMs);
  }
}

const connect = (line: object) => vi.stubGlobal('navigator', { onLine: true, connection: line });

describe('the pages to which links in view lead', () => {
  it('are fetched once scrolling rests, two at a time, nearest to the thumb first', async () => {
    link('/far', 10);
    link('/near', 500);
    link('/nearer', 530);
    const below = link('/below', 520);
    inView.delete(below);
    start();
    await vi.advanceTimersByTimeAsync(scrollRestMs - 1);
    document.dispatchEvent(new Event('scroll'));
    await vi.advanceTimersByTimeAsync(scrollRestMs - 1);
    expect(fetched).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched).toEqual(['/nearer', '/near']);
    timing.page('/nearer');
    await vi.advanceTimersByTimeAsync(partsMs);
    expect(fetched).toEqual(['/nearer', '/near', '/far']);
  });

  it('are those nearest to the last touch, when there was one', async () => {
    link('/thumb', 520);
    link('/touched', 30);
    start();
    document.dispatchEvent(new PointerEvent('pointerdown', { clientX: 195, clientY: 20 }));
    await rest();
    expect(fetched[0]).toBe('/touched');
  });

  it('are not the present page, filters, other windows, other sites and hidden links', async () => {
    link('/', 500);
    link('/films/filters/x', 500, 'n');
    link('/window', 500).target = '_blank';
    delete link('/unmarked', 500).dataset['go'];
    start();
    await rest();
    vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(false);
    link('/hidden', 500);
    document.dispatchEvent(new Event('scroll'));
    await rest();
    expect(passes).toBe(2);
    expect(fetched).toEqual([]);
  });

  it('wait for the pictures in view, and not for those below', async () => {
    link('/film', 500);
    const picture = document.createElement('img');
    const isComplete = vi.spyOn(picture, 'complete', 'get').mockReturnValue(false);
    document.body.append(picture);
    inView.set(picture, 100);
    start();
    await rest();
    expect(fetched).toEqual([]);
    isComplete.mockReturnValue(true);
    picture.dispatchEvent(new Event('load'));
    await rest();
    expect(fetched).toEqual(['/film']);
    isComplete.mockReturnValue(false);
    inView.delete(picture);
    link('/other', 500);
    document.dispatchEvent(new Event('scroll'));
    await rest();
    expect(fetched).toEqual(['/film', '/other']);
  });

  it('are fetched each once, also when they do not come', async () => {
    link('/film', 500);
    link('/film', 510);
    start();
    await rest();
    await vi.advanceTimersByTimeAsync(longestWait);
    document.dispatchEvent(new Event('scroll'));
    await rest();
    expect(fetched).toEqual(['/film']);
  });

  it('are at most twenty, and again twenty on the next page', async () => {
    const paths = links(mostLinks + 5);
    start();
    await rest();
    await arrive(1_000);
    expect(fetched).toEqual(paths.slice(0, mostLinks));
    document.dispatchEvent(new Event('scroll'));
    await rest();
    expect(fetched).toHaveLength(mostLinks);
    enterPage(null, false);
    await rest();
    await arrive(1_000);
    expect(fetched).toEqual(paths);
  });

  it('weigh at most 150 kB together', async () => {
    links(mostLinks);
    start();
    await rest();
    await arrive(17_000);
    expect(fetched.length * 17_000).toBeGreaterThan(mostBytes / 2);
    expect(fetched.length * 17_000).toBeLessThanOrEqual(mostBytes);
    enterPage(null, false);
    const before = fetched.length;
    await rest();
    await arrive(17_000);
    expect(fetched.length).toBeGreaterThan(before);
  });

  it.each([
    { saveData: true },
    { effectiveType: 'slow-2g' },
    { effectiveType: '2g' },
    { effectiveType: '3g' },
  ])('are not fetched with %j', async (line) => {
    connect(line);
    links(3);
    start();
    await rest();
    expect([fetched, passes]).toEqual([[], 0]);
  });

  it('are fetched on a quick line, and where the browser does not tell', async () => {
    connect({ effectiveType: '4g', saveData: false });
    links(1);
    start();
    await rest();
    expect(fetched).toHaveLength(1);
  });

  it('are not fetched while the browser is offline, and when it is online again', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    links(1);
    start();
    await rest();
    expect(fetched).toEqual([]);
    isOnline.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await rest();
    expect(fetched).toHaveLength(1);
  });

  it('are not fetched in a hidden tab, which stops when it becomes hidden', async () => {
    links(4);
    start();
    await rest();
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await arrive();
    await rest();
    expect(fetched).toHaveLength(mostAtOnce);
    state.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await rest();
    await arrive();
    expect(fetched).toHaveLength(4);
  });

  it('leave the line to a page that is pressed', async () => {
    links(4);
    const pressed = link('/pressed', 790);
    start();
    await rest();
    pressed.addEventListener('click', (event) => event.preventDefault());
    pressed.click();
    await arrive();
    expect(fetched).toHaveLength(mostAtOnce);
  });
});
