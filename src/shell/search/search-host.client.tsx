'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Locale } from '#src/sites/site.ts';
import { searchFieldAt, type SearchField } from '#src/ui/search/search-attributes.ts';
import { pageStore } from '#src/visitor/page/store.ts';

const bringBox = () => import('./late-search-box.client.tsx');
const Box = lazy(bringBox);

/**
 * Makes the search fields of the page comboboxes when they are used: until a field has the focus, there are only the
 * form and these listeners. The code is already fetched when the pointer is over a field.
 */
export function SearchHost({ locale }: { readonly locale: Locale }) {
  const [used, setUsed] = useState<SearchField | null>(null);
  const visits = useStore(pageStore, (state) => state.visits);
  const [seen, setSeen] = useState(visits);
  // On another page, the field of the page before is gone or no longer in use.
  if (seen !== visits) {
    setSeen(visits);
    setUsed(null);
  }

  useEffect(() => {
    const onFocus = ({ target }: { readonly target: EventTarget | null }) => {
      const found = searchFieldAt(target);
      if (found !== null && target === found.field)
        setUsed((now) => (now?.field === found.field ? now : found));
    };
    const warmUp = (event: Event) => {
      // When the code cannot be loaded, the field stays a plain one.
      if (searchFieldAt(event.target) !== null) void bringBox().catch(() => null);
    };
    // For a field that got the focus before the script ran.
    onFocus({ target: document.activeElement });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('input', onFocus);
    document.addEventListener('pointerover', warmUp, { passive: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('input', onFocus);
      document.removeEventListener('pointerover', warmUp);
    };
  }, []);

  if (used === null) return null;
  return (
    <Suspense>
      <Box locale={locale} field={used.field} place={used.place} />
    </Suspense>
  );
}
