import { closePopups, popupStore } from '../protocol/store.ts';

/**
 * The way back out of a popup (ADR-0096). The first popup that opens puts an entry of its own into the history, so that
 * going back closes it and not the page. A visitor who closes it otherwise leaves the entry by going back. Where a popup
 * closes because it leads elsewhere, the entry stays below the new page, and is passed over on the way back.
 */

interface EntryState {
  readonly popup?: boolean;
}

const isOfPopup = (): boolean => (history.state as EntryState | null)?.popup === true;
/** How what is open besides popups closes: the frame of the client host. */
export const others = new Set<() => void>();
const isOpen = (): boolean => others.size > 0 || popupStore.getState().open.length > 0;

/** Whether our own way back has not arrived yet. */
let returning = false;
/** Whether the popup closes because it leads elsewhere. */
let leaving = false;

/** Has an entry for what has opened; not while our own way back has not arrived yet, which looks again. */
export function hold(): void {
  if (returning) return;
  leaving = false;
  below = false;
  // Next.js adds what its router needs.
  if (!isOfPopup()) history.pushState({ popup: true } satisfies EntryState, '');
}

function goBack(): void {
  returning = true;
  history.back();
}

/** Whether the visitor stands right below an entry that was passed over on the way back. */
let below = false;

function arrived(): void {
  if (returning) {
    returning = false;
    // Another popup opened meanwhile.
    if (isOpen()) hold();
  } else if (isOfPopup() && !isOpen()) {
    if (below) history.forward();
    else goBack();
    below = !below;
  } else {
    below = false;
    closePopups();
    for (const close of others) close();
  }
}

function pressed({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('dialog a[href]:not([target="_blank"])') !== null)
    leaveByPopup();
}

/** Says that the open popup closes because it leads elsewhere. */
export function leaveByPopup(): void {
  leaving = true;
}

/** Leaves the entry of the popups once the visitor has closed the last one. */
export function letGo(): void {
  if (!isOpen() && !leaving && !returning && isOfPopup()) goBack();
}

/**
 * Begins to keep the history; back and forward close popups, also when only the fragment of the address changes (R148).
 *
 * @returns a function that stops it
 */
export function watchBack(): () => void {
  // A document that is read again at such an entry has no popup.
  if (isOfPopup() && !isOpen()) history.replaceState({ ...(history.state as object), popup: false }, '');
  const unsubscribe = popupStore.subscribe(({ open }, before) => {
    if (open.length > 0 && before.open.length === 0) hold();
  });
  addEventListener('popstate', arrived);
  document.addEventListener('click', pressed, true);
  return () => {
    unsubscribe();
    removeEventListener('popstate', arrived);
    document.removeEventListener('click', pressed, true);
  };
}
