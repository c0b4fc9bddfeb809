'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { useStore } from 'zustand';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { openPopup } from '../protocol/open-popup.ts';
import { closePopups, popupStore } from '../protocol/store.ts';
import { triggeredAt } from '../protocol/triggered.ts';
import { watchBack } from './back.ts';
import type { PopupSurfaceProps } from './popup-surface.client.tsx';
import type { PopupWords } from './popup-words.ts';

const bringSurface = () => import('./popup-surface.client.tsx');
type SurfaceComponent = ComponentType<PopupSurfaceProps>;

interface PopupHostProps {
  readonly config: VisitorConfig;
  readonly words: PopupWords;
}

/** When even the frame could not be loaded, a link opens its address as it does without script (D37). */
function goWithoutPopups(): void {
  const trigger = popupStore.getState().open.at(-1)?.trigger;
  closePopups();
  if (trigger instanceof HTMLAnchorElement && trigger.href !== '') location.assign(trigger.href);
}

/**
 * Opens popups. Until one opens, a page has only these listeners. The frame, the messages and the content are fetched
 * when it opens; the frame already when a pointer or the focus reaches a trigger.
 */
export function PopupHost({ config, words }: PopupHostProps) {
  const open = useStore(popupStore, (state) => state.open);
  const [Surface, setSurface] = useState<SurfaceComponent | null>(null);
  const wanted = open.length > 0 && Surface === null;

  useEffect(() => {
    if (!wanted) return;
    const bring = async () => {
      const surface = await bringSurface().catch(() => null);
      if (surface === null) goWithoutPopups();
      else setSurface(() => surface.default);
    };
    void bring();
  }, [wanted]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const triggered = triggeredAt(event.target);
      if (triggered === null) return;
      event.preventDefault();
      openPopup(triggered.kind, triggered.data, triggered.trigger);
    };
    const warmUp = (event: Event) => {
      if (triggeredAt(event.target) !== null) void bringSurface().catch(() => null);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', warmUp, { passive: true });
    document.addEventListener('focusin', warmUp);
    const stop = watchBack();
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', warmUp);
      document.removeEventListener('focusin', warmUp);
      stop();
    };
  }, []);

  if (Surface === null) return null;
  return open.map((popup) => <Surface key={popup.key} popup={popup} config={config} words={words} />);
}
