'use client';

import { useEffect, useRef, type ReactNode } from 'react';

/**
 * The page's article: what the visitor unfolded in it folds again when they go away (R167). A page that one comes back
 * to is kept as it was left, so its effects end but its document does not.
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
