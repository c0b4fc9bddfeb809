'use client';

import { useEffect, useRef, type ReactNode } from 'react';

/**
 * The page's article. It folds what the visitor unfolded when they leave the page (R167). The router keeps a page for a
 * return: its effects end, but its document stays, with everything that was unfolded.
 */
export function FoldOnLeave({ children }: { readonly children: ReactNode }) {
  const article = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = article.current;
    return () => {
      for (const part of element?.querySelectorAll('details[open]') ?? []) part.removeAttribute('open');
    };
  }, []);

  return <article ref={article}>{children}</article>;
}
