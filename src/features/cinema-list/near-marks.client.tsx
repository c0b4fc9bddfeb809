'use client';

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { nearMarksIn } from '#src/ui/place/near-mark.ts';
import { locatorStore } from '#src/visitor/locator/store.ts';

/**
 * Writes the distance on the nearest cinemas of the page once the visitor has chosen a place (R235). The text goes into
 * marks that lie over the pictures, so that nothing moves. Renders nothing.
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
