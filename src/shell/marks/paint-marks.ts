import { accountStore } from '#src/visitor/account/store.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { favouritesNow, favouriteStore } from '#src/visitor/favourites/store.ts';
import { askFeelings, feelingStore, shownFeeling } from '#src/visitor/feelings/store.ts';

function paintMark(element: HTMLElement, favourites: readonly string[]): void {
  const { mark, slug = '' } = element.dataset;
  if (mark === 'rating') {
    const { emotion } = shownFeeling(slug);
    if (emotion === null) delete element.dataset['emotion'];
    else element.dataset['emotion'] = String(emotion);
    return;
  }
  const pressed = mark === 'favourite' ? favourites.includes(slug) : shownFeeling(slug).wished;
  // Only when it changes, because assistive technology announces every write.
  if ((element.getAttribute('aria-pressed') === 'true') !== pressed)
    element.setAttribute('aria-pressed', String(pressed));
}

/**
 * Shows the member's choices on every mark of the page, also on marks that are added later. Reads the feelings about
 * shows that are new on the page in one call.
 *
 * @returns a function that stops it
 */
export function paintMarks({ favouriteLimit }: VisitorConfig): () => void {
  let frame: number | null = null;
  const marks = () => [...document.querySelectorAll<HTMLElement>('[data-mark]')];
  const paint = () => {
    frame = null;
    const favourites = favouritesNow(favouriteLimit);
    for (const element of marks()) paintMark(element, favourites);
  };
  const soon = () => {
    frame ??= requestAnimationFrame(paint);
  };
  const ask = () => {
    const shows = marks().flatMap(({ dataset: { mark, slug } }) =>
      mark === 'favourite' || slug === undefined ? [] : [slug],
    );
    void askFeelings(shows);
  };
  const stops = [accountStore, favouriteStore, feelingStore].map((store) => store.subscribe(soon));
  stops.push(
    accountStore.subscribe(({ member }, { member: before }) => {
      if (member?.id !== before?.id) ask();
    }),
  );
  const observer = new MutationObserver((changes) => {
    if (!changes.some(({ addedNodes }) => addedNodes.length > 0)) return;
    soon();
    ask();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  soon();
  ask();
  return () => {
    observer.disconnect();
    for (const stop of stops) stop();
    if (frame !== null) cancelAnimationFrame(frame);
  };
}
