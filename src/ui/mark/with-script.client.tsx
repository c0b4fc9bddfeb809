'use client';

import { startTransition, useEffect, useState, type ReactNode } from 'react';

/**
 * Content that is of use only with script, and that covers no other: it is not in the document, and stands there once
 * the page is alive. A page with a hundred posters is a fifth smaller so.
 */
export function WithScript({ children }: { readonly children: ReactNode }) {
  const [alive, setAlive] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setAlive(true);
    });
  }, []);
  return alive ? children : null;
}
