'use client';

import { useEffect } from 'react';
import { accountKnown } from '#src/visitor/account/known.ts';
import { requireMember } from '#src/visitor/account/require-member.ts';
import { accountStore, presentMember } from '#src/visitor/account/store.ts';
import { bootstrap } from '#src/visitor/bootstrap.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { deviceMark } from '#src/visitor/device/device-key.ts';
import { markAt, type PressedMark } from './mark-at.ts';

const reasons = { favourite: 'favourite', wish: 'wishlist' } as const;

async function press(pressed: PressedMark, config: VisitorConfig): Promise<void> {
  // Waits for the account, so that a member is not asked to sign in again.
  await accountKnown();
  // What this device keeps is taken off without an account: only putting asks for one (R222, ADR-0041).
  if (presentMember() === null && deviceMark.getState().keeps) {
    const { releaseMark } = await import('./release-mark.ts');
    if (releaseMark(pressed)) return;
  }
  // A visitor without an account does not load code that only members need.
  if (requireMember(reasons[pressed.mark], { slug: pressed.slug }) === null) return;
  const { pressMark } = await import('./press-mark.ts');
  await pressMark(pressed, config);
}

const bringDevice = async () => (await import('#src/visitor/device/store.ts')).deviceStore;

interface MarkHostProps {
  readonly config: VisitorConfig;
  /** What the card of a film that the visitor has seen says when it is faded out. */
  readonly seenWord: string;
}

/**
 * Serves all marks of the page (hearts, stars, ratings) with one listener. Its code is fetched when a member is signed
 * in, when this device keeps something, or when a visitor clicks a mark. What the device keeps is joined into the account
 * of a member who becomes known. Renders nothing.
 */
export function MarkHost({ config, seenWord }: MarkHostProps) {
  useEffect(() => {
    let stop: (() => void) | null = null;
    let wanted = true;
    let painting: 'not' | 'account' | 'device' = 'not';
    let joinedFor: string | null = null;
    const bring = async (what: 'account' | 'device') => {
      const began = await bootstrap('the marks', async () => {
        const device = what === 'device' ? await bringDevice() : null;
        const { paintMarks } = await import('./paint-marks.ts');
        if (!wanted || painting !== what) return;
        stop?.();
        stop = paintMarks(config, device, seenWord);
      });
      // After a failure, the next change tries again.
      if (!began) painting = 'not';
    };
    const join = () => {
      const id = presentMember()?.id ?? null;
      if (id === null || id === joinedFor || !deviceMark.getState().keeps) return;
      joinedFor = id;
      void bootstrap('what this device keeps', async () => {
        const { joinKept } = await import('./join-kept.ts');
        await joinKept(config);
      });
    };
    const paint = () => {
      join();
      const what = deviceMark.getState().keeps ? 'device' : 'account';
      if (painting === what || painting === 'device') return;
      if (what === 'account' && presentMember() === null) return;
      painting = what;
      void bring(what);
    };
    const onClick = (event: MouseEvent) => {
      const pressed = markAt(event.target);
      if (pressed === null || event.button !== 0) return;
      void bootstrap('a mark', async () => press(pressed, config));
    };
    paint();
    const unsubscribe = accountStore.subscribe(paint);
    const unwatch = deviceMark.subscribe(paint);
    document.addEventListener('click', onClick);
    return () => {
      wanted = false;
      stop?.();
      unsubscribe();
      unwatch();
      document.removeEventListener('click', onClick);
    };
  }, [config, seenWord]);
  return null;
}
