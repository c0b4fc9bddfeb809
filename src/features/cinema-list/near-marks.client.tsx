'use client';

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { locatorStore } from '#src/visitor/locator/store.ts';

/**
 * Writes the distance on the nearest cinemas of the page once the visitor has chosen a place (R235). The text goes into
 * marks that lie over the pictures, so that nothing moves. Renders nothing.
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
