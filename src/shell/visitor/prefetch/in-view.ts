import { goingLinkAt, goMarked } from '#src/ui/link/go-mark.ts';
import { pageStore } from '#src/visitor/page/store.ts';
import { isVisible } from '#src/visitor/page/visible.ts';
import type { Prefetcher } from './prefetcher.ts';

/** What a page may prefetch before its next one. Bytes are payloads, scripts and sheets, as they came over the line. */
export const mostLinks = 20;
export const mostBytes = 150_000;
export const mostAtOnce = 2;

/** What a page may weigh with its scripts and sheets before one is fetched, in bytes: more than any that was measured. */
export const pageWeight = 35_000;

/** How long scrolling has to have ended, in milliseconds. */
export const scrollRestMs = 300;

/** After a page has come, its scripts and sheets come; only then the next page, in milliseconds. */
export const partsMs = 100;

/** The place of a thumb, as parts of the window, while nobody has touched it. */
const thumb = { x: 0.5, y: 0.65 };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Whether the visitor wants and the line bears what nobody has asked for. Only Chromium tells of the line. */
function maySpend(): boolean {
  if (document.visibilityState !== 'visible' || !navigator.onLine) return false;
  const line: unknown = Reflect.get(navigator, 'connection');
  if (typeof line !== 'object' || line === null) return true;
  const type: unknown = Reflect.get(line, 'effectiveType');
  return Reflect.get(line, 'saveData') !== true && (type === undefined || type === '4g');
}

/** The page that a link leads to without a new document, where it may be prefetched. */
function prefetchedPage(link: Element): string | null {
  const found = goingLinkAt(link);
  if (found === null || found.going.prefetch !== true || found.link.target !== '') return null;
  return `${found.link.pathname}${found.link.search}`;
}

/** How far the middle of an element is from a point. */
function distance({ left, top, width, height }: DOMRectReadOnly, { x, y }: Point): number {
  return Math.hypot(left + width / 2 - x, top + height / 2 - y);
}

/**
 * Prefetches the pages to which the links in view lead: when the pictures in view are there and scrolling rests, again
 * with every page and every rest, nearest to the last touch first. It starts when the document has loaded.
 *
 * @param signal ends it
 */
export function prefetchInView(prefetcher: Prefetcher, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let observer: IntersectionObserver | null = null;
  let touch: Point | null = null;
  let waitsForPictures = false;
  let queue: readonly string[] = [];
  let underWay = 0;
  /** The pages that this page has prefetched, and the bytes that had come before. */
  let tried = new Set<string>();
  let before = prefetcher.bytes();

  const next = () => {
    while (underWay < mostAtOnce && tried.size < mostLinks && maySpend()) {
      if (prefetcher.bytes() - before + (underWay + 1) * pageWeight > mostBytes) return;
      const [page, ...others] = queue;
      if (page === undefined) return;
      queue = others;
      if (tried.has(page) || !prefetcher.isMissing(page)) continue;
      tried.add(page);
      prefetcher.start(page);
      underWay += 1;
      void prefetcher.pending(page)?.then(() =>
        setTimeout(() => {
          underWay -= 1;
          next();
        }, partsMs),
      );
    }
  };
  const onSeen = (entries: readonly IntersectionObserverEntry[]) => {
    const seen = entries.filter(({ isIntersecting }) => isIntersecting);
    waitsForPictures = seen.some(({ target }) => target instanceof HTMLImageElement && !target.complete);
    if (waitsForPictures) return;
    const from = touch ?? { x: innerWidth * thumb.x, y: innerHeight * thumb.y };
    queue = seen
      .toSorted((a, b) => distance(a.boundingClientRect, from) - distance(b.boundingClientRect, from))
      .filter(({ target }) => isVisible(target))
      .flatMap(({ target }) => prefetchedPage(target) ?? []);
    next();
  };
  const look = () => {
    observer?.disconnect();
    if (!maySpend()) return;
    // One pass of the browser's own: it tells of all elements at once, without a layout of ours.
    observer = new IntersectionObserver((entries, pass) => {
      pass.disconnect();
      onSeen(entries);
    });
    for (const element of [...goMarked(document), ...document.querySelectorAll('img')])
      observer.observe(element);
  };
  const stop = () => {
    clearTimeout(timer);
    observer?.disconnect();
    queue = [];
  };
  const rest = () => {
    stop();
    timer = setTimeout(look, scrollRestMs);
  };
  const onPicture = () => {
    if (waitsForPictures) rest();
  };
  const onPress = (event: MouseEvent) => {
    // Who goes to a page has the line for it.
    if (event.defaultPrevented && goingLinkAt(event.target) !== null) stop();
  };

  const capture = { capture: true, passive: true, signal } as const;
  document.addEventListener('scroll', rest, capture);
  document.addEventListener('load', onPicture, capture);
  document.addEventListener('error', onPicture, capture);
  document.addEventListener('visibilitychange', rest, { signal });
  addEventListener('online', rest, { signal });
  document.addEventListener('click', onPress, { signal });
  document.addEventListener(
    'pointerdown',
    ({ clientX: x, clientY: y }) => {
      touch = { x, y };
    },
    capture,
  );
  const unsubscribe = pageStore.subscribe(({ visits }, { visits: earlier }) => {
    if (visits === earlier) return;
    tried = new Set();
    before = prefetcher.bytes();
    rest();
  });
  signal.addEventListener('abort', () => {
    unsubscribe();
    stop();
  });
  rest();
}
