'use client';

import { useLayoutEffect, useState, type ReactNode } from 'react';

/**
 * The elements of a page while it is shown. Next.js keeps the pages that a visitor came from, hidden, up to three of
 * them; here they lose their elements, so that a document has one page at a time: less for the browser to hold, to style
 * and to search, and no id twice. On the way back they are made again from the data that the router keeps, before the
 * browser draws (ADR-0072).
 */
export function ShownPage({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState(true);
  // Runs when Next.js shows the page again, its cleanup when it hides it.
  useLayoutEffect(() => {
    setShown(true);
    return () => {
      setShown(false);
    };
  }, []);
  return shown ? children : null;
}
