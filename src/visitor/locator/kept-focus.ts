import { isVisible } from '../page/visible.ts';

/** The focus on the control of the place, which survives the new document that a choice loads (D44). */

const attribute = 'data-locator-bar';
const storageName = 'velours.locator.focus';

/** The attribute of the line of a page with the control of the place. */
export const locatorBarMark = { [attribute]: '' } as const;

/** Remembers that the place was chosen by keyboard: the new document then begins at the control that shows it. */
export function keepFocus(): void {
  if (document.activeElement?.matches(':focus-visible') !== true) return;
  try {
    sessionStorage.setItem(storageName, '1');
  } catch {
    // A browser that stores nothing begins at the top, as with every document.
  }
}

/** Puts the focus on the control of the place, where the document follows from a choice by keyboard. */
export function takeFocus(): void {
  try {
    if (sessionStorage.getItem(storageName) === null) return;
    sessionStorage.removeItem(storageName);
  } catch {
    return;
  }
  const controls = [...document.querySelectorAll<HTMLElement>(`[${attribute}] a[href]`)];
  controls.find(isVisible)?.focus({ preventScroll: true });
}
