import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';

/**
 * Keeps a popup beside its trigger: below it when there is room, else above, always inside the window. Loaded when the
 * first such popup opens.
 *
 * @returns a function that stops it
 */
export function keepBeside(trigger: Element, popup: HTMLElement): () => void {
  const place = async () => {
    // The limit of the last call must not count as the popup's size; otherwise it would never move to the side with
    // more room.
    popup.style.removeProperty('--available');
    const { x, y } = await computePosition(trigger, popup, {
      strategy: 'fixed',
      placement: 'bottom-start',
      middleware: [
        offset(8),
        flip({ padding: 16 }),
        shift({ padding: 16 }),
        size({
          padding: 16,
          apply: ({ availableHeight }) => {
            popup.style.setProperty('--available', `${Math.max(160, availableHeight)}px`);
          },
        }),
      ],
    });
    popup.style.setProperty('--left', `${x}px`);
    popup.style.setProperty('--top', `${y}px`);
  };
  return autoUpdate(trigger, popup, () => {
    // It only measures elements of the page: it does not wait for anything and does not fail.
    void place();
  });
}
