import { nowIn } from '#src/kernel/date/clock.ts';
import { marksIn, showEmotion, type PageMark } from '#src/ui/mark/mark-attributes.ts';
import { fadeCard } from '#src/ui/poster/seen-mark.ts';
import { accountStore } from '#src/visitor/account/store.ts';
import { bootstrap } from '#src/visitor/bootstrap.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { favouritesNow, favouriteStore } from '#src/visitor/favourites/store.ts';
import type { deviceStore } from '#src/visitor/device/store.ts';
import { nothingKept } from '#src/visitor/device/nothing-kept.ts';
import { askFeelings, feelingStore, shownFeeling } from '#src/visitor/feelings/store.ts';

/** What the visitor has put on cinemas and shows: the member in their account, anybody else on this device. */
interface Choices {
  readonly cinemas: readonly string[];
  readonly wished: (show: string) => boolean;
  readonly emotion: (show: string) => number | null;
  readonly fades: (show: string) => boolean;
}

type Device = Pick<typeof deviceStore, 'getState' | 'subscribe'>;

function choicesNow(limit: number, device: Device | null): Choices {
  const kept = device?.getState().kept ?? nothingKept;
  const seen = new Set(kept.hidesSeen ? [...kept.seen, ...kept.ratings.keys()] : []);
  const own = accountStore.getState().member !== null;
  return {
    cinemas: own ? favouritesNow(limit) : kept.cinemas,
    wished: (show) => (own ? shownFeeling(show).wished : kept.wishes.includes(show)),
    emotion: (show) => (own ? shownFeeling(show).emotion : (kept.ratings.get(show) ?? null)),
    fades: (show) => kept.hidesSeen && (seen.has(show) || (own && shownFeeling(show).emotion !== null)),
  };
}

function paintMark(painted: PageMark, choices: Choices, seenWord: string): void {
  const { element, mark, slug } = painted;
  if (mark === 'rating') {
    showEmotion(painted, choices.emotion(slug));
    return;
  }
  if (mark === 'wish') fadeCard(element, choices.fades(slug) ? seenWord : null);
  const pressed = mark === 'favourite' ? choices.cinemas.includes(slug) : choices.wished(slug);
  // Only when it changes, because assistive technology announces every write.
  if ((element.getAttribute('aria-pressed') === 'true') !== pressed)
    element.setAttribute('aria-pressed', String(pressed));
}

/**
 * Shows the visitor's choices on every mark of the page, also on marks that are added later, and fades out the cards of
 * shows that they have seen, when they want that. Reads a member's feelings about shows that are new on the page in one
 * call.
 *
 * @param device what this device keeps; null when it keeps nothing
 * @param seenWord what a faded card says
 * @returns a function that stops it
 */
export function paintMarks(
  { favouriteLimit, locale, fixedNow }: VisitorConfig,
  device: Device | null,
  seenWord: string,
): () => void {
  let frame: number | null = null;
  const marks = () => marksIn(document);
  const paint = () => {
    frame = null;
    const choices = choicesNow(favouriteLimit, device);
    for (const mark of marks()) paintMark(mark, choices, seenWord);
  };
  const soon = () => {
    frame ??= requestAnimationFrame(paint);
  };
  const ask = () => {
    const shows = marks().flatMap(({ mark, slug }) => (mark === 'favourite' ? [] : [slug]));
    void askFeelings(shows);
  };
  const stops = [accountStore, favouriteStore, feelingStore].map((store) => store.subscribe(soon));
  if (device !== null) {
    stops.push(device.subscribe(soon));
    void bootstrap('the names of what this device keeps', async () => {
      const { leadOn } = await import('#src/visitor/device/lead-on.ts');
      await leadOn(locale, nowIn(fixedNow));
    });
  }
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
