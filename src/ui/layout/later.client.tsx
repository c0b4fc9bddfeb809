'use client';

import { Activity, startTransition, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { arrival } from './arrival.ts';

const never = () => () => undefined;

/** What a part answers in the browser and on the server; its first answer is the one that stays. */
function answers() {
  let inDocument: boolean | undefined;
  return [() => (inDocument ??= false), () => (inDocument = true)] as const;
}

/**
 * Whether this renders what the document already has: on the server, and where the browser takes over from it. Another answer
 * afterwards would have React render everything below again at once, and not when the browser has time.
 */
function useInDocument(): boolean {
  const [[inBrowser, onServer]] = useState(answers);
  return useSyncExternalStore(never, inBrowser, onServer);
}

/**
 * A part of a page below its first screen. The document has it, like everything else; with script it comes alive by itself,
 * after what is above it and without blocking a click. When the visitor comes here from another page without a new
 * document, the first screen is shown first, and this follows (ADR-0057).
 */
export function Later({ children }: { readonly children: ReactNode }) {
  const inDocument = useInDocument();
  const [shown, setShown] = useState(() => inDocument || !arrival.inSteps);
  useEffect(() => {
    if (!shown)
      startTransition(() => {
        setShown(true);
      });
  }, [shown]);
  return <Activity>{shown ? children : null}</Activity>;
}
