'use client';

import { useEffect } from 'react';
import { accountKnown } from '#src/visitor/account/known.ts';
import { requireMember } from '#src/visitor/account/require-member.ts';
import { accountStore } from '#src/visitor/account/store.ts';
import { bootstrap } from '#src/visitor/bootstrap.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { markAt, type PressedMark } from './mark-at.ts';

const reasons = { favourite: 'favourite', wish: 'wishlist' } as const;

async function press(pressed: PressedMark, config: VisitorConfig): Promise<void> {
  // Waits for the account, so that a member is not asked to sign in again.
  await accountKnown();
  // A visitor without an account does not load code that only members need.
  if (requireMember(reasons[pressed.mark]) === null) return;
  const { pressMark } = await import('./press-mark.ts');
  await pressMark(pressed, config);
}

/**
 * Serves all marks of the page (hearts, stars, ratings) with one listener. Its code is fetched when a member is signed
 * in, or when a visitor clicks a mark. Renders nothing.
 */
export function MarkHost({ config }: { readonly config: VisitorConfig }) {
  useEffect(() => {
    let stop: (() => void) | null = null;
    let wanted = true;
    let painting = false;
    const bring = async () => {
      // After a failure, the next change of the account tries again.
      painting = await bootstrap('the marks', async () => {
        const { paintMarks } = await import('./paint-marks.ts');
        if (wanted) stop = paintMarks(config);
      });
    };
    const paint = () => {
      if (painting || accountStore.getState().member === null) return;
      painting = true;
      void bring();
    };
    const onClick = (event: MouseEvent) => {
      const pressed = markAt(event.target);
      if (pressed === null || event.button !== 0) return;
      void bootstrap('a mark', async () => press(pressed, config));
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
