import { arrival } from '#src/ui/layout/arrival.ts';
import { goingLinkAt, type GoingLink } from '#src/ui/link/go-mark.ts';

/** What Next.js's router does. */
export interface LinkRouter {
  readonly go: (address: string, options: { readonly scroll: boolean }) => void;
  readonly fetchAhead: (address: string) => void;
}

/**
 * How long a pointer or the focus rests on a link before its page is fetched ahead, in milliseconds. Who presses at once
 * gets the page by going there: fetching it ahead would fetch it a second time.
 */
export const restMs = 100;

/** Whether a click leads on in this window. */
function leadsOn(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

function addressOf({ link, going }: GoingLink): string {
  // Only the browser knows the current fragment; a link that is opened in a new tab keeps it too.
  if (going.keepFragment) link.hash = location.hash;
  return `${link.pathname}${link.search}${link.hash}`;
}

/**
 * Follows the marked links of the document without loading a new one, and fetches a page ahead when a pointer or the
 * focus rests on its link. A finger does not rest: it presses. Nor does a pointer that lies still while a new page or
 * the scrolling brings a link under it: who points at something moves there.
 *
 * @returns removes the listeners
 */
export function followLinks(router: LinkRouter): () => void {
  let resting: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let place = '';

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
    if (!found.going.ahead) return;
    timer = setTimeout(() => {
      router.fetchAhead(address);
    }, restMs);
  };
  const onMove = (event: PointerEvent) => {
    // Some browsers say that a pointer moved when only the page under it did.
    const before = place;
    place = `${event.screenX} ${event.screenY}`;
    if (event.pointerType !== 'touch' && place !== before) onInterest(event);
  };
  const onClick = (event: MouseEvent) => {
    if (!leadsOn(event)) return;
    const found = goingLinkAt(event.target);
    if (found === null || found.link.target !== '') return;
    event.preventDefault();
    // It is fetched by going there; a hand that trembles on the pressed link does not fetch it again.
    rest(found.link);
    const address = addressOf(found);
    arrival.inSteps = found.going.scroll && !address.includes('#');
    router.go(address, { scroll: found.going.scroll });
  };
  document.addEventListener('pointermove', onMove, { passive: true });
  document.addEventListener('focusin', onInterest);
  document.addEventListener('click', onClick);
  return () => {
    rest(null);
    document.removeEventListener('pointermove', onMove);
    document.removeEventListener('focusin', onInterest);
    document.removeEventListener('click', onClick);
  };
}
