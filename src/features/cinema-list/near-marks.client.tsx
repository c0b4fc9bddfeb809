'use client';

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { locatorStore } from '#src/visitor/locator/store.ts';

/**
 * Writes on the nearest cinemas of the page how far they are, once the visitor chose a place (R235): into marks that lie over
 * their pictures, so that nothing moves. Renders nothing.
 */
export function NearMarks() {
  const distances = useStore(locatorStore, (state) => state.view?.distances);
  useEffect(() => {
    const marks = [...document.querySelectorAll<HTMLElement>('[data-near-mark]')];
    for (const mark of marks) mark.textContent = distances?.get(mark.dataset['nearMark'] ?? '') ?? '';
    return () => {
      for (const mark of marks) mark.textContent = '';
    };
  }, [distances]);
  return null;
}
