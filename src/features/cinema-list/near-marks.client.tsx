'use client';

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { nearMarksIn } from '#src/ui/place/near-mark.ts';
import { locatorStore } from '#src/visitor/locator/store.ts';

/**
 * Writes on the nearest cinemas of the page how far they are, once the visitor chose a place (R235): into marks that lie over
 * their pictures, so that nothing moves. Renders nothing.
 */
export function NearMarks() {
  const distances = useStore(locatorStore, (state) => state.view?.distances);
  useEffect(() => {
    const marks = nearMarksIn(document);
    for (const { element, cinema } of marks) element.textContent = distances?.get(cinema) ?? '';
    return () => {
      for (const { element } of marks) element.textContent = '';
    };
  }, [distances]);
  return null;
}
