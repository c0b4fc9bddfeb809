import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';

/**
 * Keeps a popup beside its trigger: below it where there is room, above otherwise, inside the window always.
 * Call the answer to stop. Loaded when the first such popup opens.
 */
export function keepBeside(trigger: Element, popup: HTMLElement): () => void {
  const place = async () => {
    // What it was held to last time must not count as its size: it would never turn to the side with more room.
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
    // It computes from what is on the page; there is nothing to wait for and nothing to fail.
    void place();
  });
}
