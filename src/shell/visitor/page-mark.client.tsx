'use client';

import { useEffect } from 'react';
import type { PageRef } from '#src/routes/page.ts';
import { enterPage } from '#src/visitor/page/store.ts';

/** Tells the visit which page is on screen (R148). Renders nothing. */
export function PageMark({ page }: { readonly page: PageRef | null }) {
  useEffect(() => {
    enterPage(page);
  }, [page]);
  return null;
}
