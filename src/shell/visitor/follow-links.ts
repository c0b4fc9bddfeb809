import { arrival } from '#src/ui/layout/arrival.ts';
import { goingLinkAt, type GoingLink } from '#src/ui/link/go-mark.ts';
import type { Prefetcher } from './prefetch/prefetcher.ts';

/** Goes to a page of the site without a new document. */
export type Go = (address: string, options: { readonly scroll: boolean }) => void;

/** How long a pointer or the focus rests on a link before its page is prefetched, in milliseconds. */
export const restMs = 100;

/** Whether a press leads on in this window. */
function leadsOn(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

let marked: HTMLAnchorElement | null = null;

/**
 * Marks the pressed link whose page is on its way (`data-going`), so that a press shows at once.
 *
 * @param link null when its page is there
 */
export function markGoing(link: HTMLAnchorElement | null): void {
  if (marked !== null) delete marked.dataset['going'];
  marked = link;
  if (link !== null) link.dataset['going'] = '';
}

/** Resolves when the next frame is on the screen. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

function addressOf({ link, going }: GoingLink): string {
  // Only the browser knows the current fragment; a link that is opened in a new tab keeps it too.
  if (going.keepFragment) link.hash = location.hash;
  return `${link.pathname}${link.search}${link.hash}`;
}

/**
 * Follows the marked links of the document without loading a new one. A page is prefetched when a pointer or the focus
 * rests on its link, and when it is pressed; the click waits for what is under way. A finger does not rest, nor does a
 * pointer that lies still while a new page or the scrolling brings a link under it: who points at something moves there.
 *
 * @param signal ends it
 */
export function followLinks(go: Go, prefetcher: Prefetcher, signal: AbortSignal): void {
  let resting: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let place = '';
  /** Increases with every step of the visitor: one that waits is overtaken by the next. */
  let step = 0;

  const rest = (link: HTMLAnchorElement | null) => {
    clearTimeout(timer);
    resting = link;
  };
  const onInterest = (event: Event) => {
    const found = goingLinkAt(event.target);
    if ((found?.link ?? null) === resting) return;
    rest(found?.link ?? null);
    if (found === null) return;
    const address = addressOf(found);
    if (found.going.prefetch === true) timer = setTimeout(() => prefetcher.start(address), restMs);
  };
  const onMove = (event: PointerEvent) => {
    // Some browsers say that a pointer moved when only the page under it did.
    const before = place;
    place = `${event.screenX} ${event.screenY}`;
    if (event.pointerType !== 'touch' && place !== before) onInterest(event);
  };
  const onDown = (event: PointerEvent) => {
    if (!event.isPrimary || !leadsOn(event) || !prefetcher.isQuick()) return;
    const found = goingLinkAt(event.target);
    if (found !== null && found.going.prefetch !== false && found.link.target === '')
      prefetcher.start(addressOf(found));
  };
  const onClick = async (event: MouseEvent) => {
    if (!leadsOn(event)) return;
    const found = goingLinkAt(event.target);
    if (found === null || found.link.target !== '') return;
    event.preventDefault();
    // It is fetched by going there; a hand that trembles on the pressed link does not fetch it again.
    rest(found.link);
    const address = addressOf(found);
    step += 1;
    const own = step;
    markGoing(`${location.pathname}${location.search}` === address.split('#', 1)[0] ? null : found.link);
    // The mark is on the screen before the router begins its work.
    await Promise.all([nextFrame(), prefetcher.pending(address)]);
    if (own !== step || signal.aborted) return;
    arrival.inSteps = found.going.scroll && !address.includes('#');
    prefetcher.visited(address);
    go(address, { scroll: found.going.scroll });
  };
  const onBack = () => {
    step += 1;
    markGoing(null);
  };
  document.addEventListener('pointermove', onMove, { passive: true, signal });
  document.addEventListener('focusin', onInterest, { signal });
  document.addEventListener('pointerdown', onDown, { passive: true, signal });
  document.addEventListener('click', (event) => void onClick(event), { signal });
  addEventListener('popstate', onBack, { signal });
  // A page that comes back as it was left.
  addEventListener('pageshow', () => markGoing(null), { signal });
  signal.addEventListener('abort', () => rest(null));
}
