'use client';

import { useEffect } from 'react';
import { takeEarlyPresses } from './early-list.ts';

/** How often a press is tried again, and how long between, in milliseconds: for ten seconds. */
const mostTries = 100;
const betweenMs = 100;

/**
 * Presses a button. React keeps a click to itself while the part in which the button stands cannot be brought alive yet;
 * then it is tried again.
 */
function pressAgain(button: HTMLElement, tries = mostTries): void {
  let heard = false;
  const hear = () => {
    heard = true;
  };
  button.addEventListener('click', hear);
  button.click();
  button.removeEventListener('click', hear);
  if (heard || tries === 0 || !button.isConnected) button.removeAttribute('aria-busy');
  else setTimeout(() => pressAgain(button, tries - 1), betweenMs);
}

/**
 * Presses again what was pressed before the page was alive, and says to style sheets that it is now. It comes after all
 * parts that listen for clicks. Renders nothing.
 */
export function EarlyPresses() {
  useEffect(() => {
    document.documentElement.dataset['awake'] = '';
    const early = takeEarlyPresses();
    // Not among effects: React brings no part alive while it runs them.
    setTimeout(() => {
      for (const button of early) if (button.isConnected) pressAgain(button);
    });
  }, []);
  return null;
}
