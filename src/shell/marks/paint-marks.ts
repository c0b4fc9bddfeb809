import { marksIn, showEmotion, type PageMark } from '#src/ui/mark/mark-attributes.ts';
import { accountStore } from '#src/visitor/account/store.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { favouritesNow, favouriteStore } from '#src/visitor/favourites/store.ts';
import { askFeelings, feelingStore, shownFeeling } from '#src/visitor/feelings/store.ts';

function paintMark(painted: PageMark, favourites: readonly string[]): void {
  const { element, mark, slug } = painted;
  if (mark === 'rating') {
    showEmotion(painted, shownFeeling(slug).emotion);
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
  const marks = () => marksIn(document);
  const paint = () => {
    frame = null;
    const favourites = favouritesNow(favouriteLimit);
    for (const mark of marks()) paintMark(mark, favourites);
  };
  const soon = () => {
    frame ??= requestAnimationFrame(paint);
  };
  const ask = () => {
    const shows = marks().flatMap(({ mark, slug }) => (mark === 'favourite' ? [] : [slug]));
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
