'use client';

import { lazy, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { signIn, startAccount } from '#src/visitor/account/start.ts';
import { accountStore, type AccountOverlay } from '#src/visitor/account/store.ts';
import { intentAt } from '#src/visitor/account/trigger.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { openPopup } from '#src/visitor/popups/store.ts';

const Overlay = lazy(() => import('./account-overlay.client.tsx'));

/** What the frame says around the page that it shows. */
export interface OverlayWords {
  readonly titles: Readonly<Record<AccountOverlay['page'], string>>;
  readonly close: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
}

interface AccountRootProps {
  readonly config: VisitorConfig;
  readonly words: OverlayWords;
}

/** Finds out who the visitor is once the page is alive, begins signing in, and shows the frame of the client host (R163, R196). */
export function AccountRoot({ config, words }: AccountRootProps) {
  const overlay = useStore(accountStore, (state) => state.overlay);
  useEffect(() => startAccount(config), [config]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const asked = intentAt(event.target);
      if (asked === null) return;
      event.preventDefault();
      signIn(config, asked.intent).catch(() => {
        // The page that the link names says itself what is wrong.
        if (asked.element instanceof HTMLAnchorElement) location.assign(asked.element.href);
        else openPopup('signIn', {}, asked.element);
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
