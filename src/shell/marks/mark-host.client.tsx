'use client';

import { useEffect } from 'react';
import { accountStore } from '#src/visitor/account/store.ts';
import { bootstrap } from '#src/visitor/bootstrap.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { markAt } from './mark-at.ts';

/**
 * Serves all marks of the page (hearts, stars, ratings) with one listener. What they need is fetched when a client is
 * known, or when somebody touches one. Renders nothing.
 */
export function MarkHost({ config }: { readonly config: VisitorConfig }) {
  useEffect(() => {
    let stop: (() => void) | null = null;
    let wanted = true;
    let painting = false;
    const bring = async () => {
      // Where it fails the next news of the account tries again.
      painting = await bootstrap('the marks', async () => {
        const { paintMarks } = await import('./paint-marks.ts');
        if (wanted) stop = paintMarks(config);
      });
    };
    const paint = () => {
      if (painting || accountStore.getState().client === null) return;
      painting = true;
      void bring();
    };
    const onClick = (event: MouseEvent) => {
      const pressed = markAt(event.target);
      if (pressed === null || event.button !== 0) return;
      void import('./press-mark.ts').then(
        async ({ pressMark }) => pressMark(pressed, config),
        () => null,
      );
    };
    paint();
    const unsubscribe = accountStore.subscribe(paint);
    document.addEventListener('click', onClick);
    return () => {
      wanted = false;
      stop?.();
      unsubscribe();
      document.removeEventListener('click', onClick);
    };
  }, [config]);
  return null;
}
