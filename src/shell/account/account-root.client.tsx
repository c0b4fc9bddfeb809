'use client';

import { useRouter } from 'next/navigation';
import { lazy, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { isWayBack, signIn, startAccount } from '#src/visitor/account/start.ts';
import { accountStore } from '#src/visitor/account/store.ts';
import { intentAt } from '#src/visitor/account/trigger.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { openPopup } from '#src/popups/protocol/open-popup.ts';
import type { OverlayWords } from './overlay-words.ts';

const Overlay = lazy(() => import('./account-overlay.client.tsx'));

interface AccountRootProps {
  readonly config: VisitorConfig;
  readonly words: OverlayWords;
}

/**
 * Finds out who the visitor is when the page has hydrated, finishes a sign-in that returns to the site, begins a
 * requested one, and shows the frame of the client host (R049, R163, R196).
 */
export function AccountRoot({ config, words }: AccountRootProps) {
  const overlay = useStore(accountStore, (state) => state.overlay);
  const router = useRouter();

  useEffect(() => {
    if (!isWayBack(config)) return startAccount(config);
    void import('./finish-callback.ts').then(({ finishCallback }) =>
      finishCallback(config, (path) => {
        router.replace(path);
      }),
    );
    return undefined;
  }, [config, router]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const asked = intentAt(event.target);
      if (asked === null) return;
      event.preventDefault();
      signIn(config, asked.intent).catch(() => {
        // The page that the link opens explains the problem itself.
        if (asked.element instanceof HTMLAnchorElement) location.assign(asked.element.href);
        else openPopup('signIn', { trigger: 'failed' }, asked.element);
      });
    };
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
    };
  }, [config]);

  return overlay === null ? null : (
    <Suspense>
      <Overlay key={overlay.url} overlay={overlay} config={config} words={words} />
    </Suspense>
  );
}
