'use client';

import { useEffect } from 'react';
import type { PageRef } from '#src/routes/page.ts';
import { enterPage } from '#src/visitor/page/store.ts';

interface PageMarkProps {
  readonly page: PageRef | null;
  readonly takesFilters: boolean;
}

/** Tells the visit's stores which page is on screen (R148). Renders nothing. */
export function PageMark({ page, takesFilters }: PageMarkProps) {
  // Next.js may render the same page again with a new object, and that does not count as entering it.
  const name = JSON.stringify(page);
  useEffect(() => {
    enterPage(JSON.parse(name) as PageRef | null, takesFilters);
  }, [name, takesFilters]);
  return null;
}
