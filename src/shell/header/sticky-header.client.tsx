'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { popupStore } from '#src/popups/protocol/store.ts';
import { windowWidth } from '#src/styles/viewport.ts';
import { stickyState, type StickyState } from './sticky.ts';

/** R128: the scroll handler is throttled. */
const throttleMs = 200;

interface StickyHeaderProps {
  readonly className?: string | undefined;
  readonly enabled: boolean;
  readonly children: ReactNode;
}

/**
 * The header element. On desktop it appears when the visitor scrolls up (R128, R129); while the sign-in popup is open
 * it is dark and visible (R127).
 */
export function StickyHeader({ className, enabled, children }: StickyHeaderProps) {
  const header = useRef<HTMLElement>(null);

  const signingIn = useStore(popupStore, ({ open }) => open.some(({ kind }) => kind === 'signIn'));

  useEffect(() => {
    const element = header.current;
    if (!enabled || element === null) return undefined;
    let state: StickyState = 'still';
    let from = window.scrollY;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const settle = () => {
      timer = null;
      const to = window.scrollY;
      state = stickyState(state, { from, to }, { width: windowWidth(), height: innerHeight });
      from = to;
      element.dataset['sticky'] = state;
    };
    const onScroll = () => {
      timer ??= setTimeout(settle, throttleMs);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      if (timer !== null) clearTimeout(timer);
      delete element.dataset['sticky'];
    };
  }, [enabled]);

  return (
    <header ref={header} className={className} data-theme={signingIn ? 'dark' : undefined}>
      {children}
    </header>
  );
}
