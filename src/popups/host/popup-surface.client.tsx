'use client';

import { useCallback, useId, useLayoutEffect, useState } from 'react';
import css from '#src/ui/dialog/dialog.module.scss';
import { PopupFrameProvider, PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { windowWidth } from '#src/styles/viewport.ts';
import { mayOpen } from '#src/ui/dialog/dialog-behaviour.ts';
import { useDialog } from '#src/ui/dialog/use-dialog.ts';
import { Icon } from '#src/ui/picture/icon.tsx';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { openersOf } from '../protocol/attributes.ts';
import { factsOf } from '../protocol/kinds.ts';
import { popupStore, type OpenedPopup } from '../protocol/store.ts';
import { leaveByPopup, letGo } from './back.ts';
import { variantOf } from './variant.ts';
import { PopupContent } from './popup-content.client.tsx';
import type { PopupWords } from './popup-words.ts';

/** Props of one popup. */
export interface PopupSurfaceProps {
  readonly popup: OpenedPopup;
  readonly config: VisitorConfig;
  readonly words: PopupWords;
}

function forget(popup: OpenedPopup): void {
  popupStore.setState(({ open }) => ({ open: open.filter((other) => other !== popup) }));
}

/**
 * Gives the focus back to the trigger. A popup that an address opened has none: then to what opens the same popup on the
 * page, else to the page's content, unless something else has the focus already.
 */
function giveFocus({ kind, trigger }: OpenedPopup, dialog: HTMLDialogElement | null): void {
  if (trigger instanceof HTMLElement && trigger.isConnected) return trigger.focus({ preventScroll: true });
  for (const place of [...openersOf(kind), document.getElementById('content')]) {
    const { activeElement: has } = document;
    if (has !== null && has !== document.body && dialog?.contains(has) !== true) return undefined;
    place?.focus({ preventScroll: true });
  }
  return undefined;
}

/** One popup: the frame with its behaviour, and the content of its kind. */
export default function PopupSurface({ popup, config, words }: PopupSurfaceProps) {
  const titleId = useId();
  const [kind] = useState(() => variantOf(popup.kind, windowWidth(), config.legacyPopups));
  const facts = factsOf(kind);
  const { dialog, open, close, isClosed, settle } = useDialog(facts);
  const { trigger } = popup;

  // Contents close it when they lead elsewhere; the visitor closes it by the frame.
  const closeToLeave = useCallback(() => {
    leaveByPopup();
    close();
  }, [close]);

  // Before the browser paints, so that the popup is visible at once.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!mayOpen(windowWidth(), facts.largest)) {
      forget(popup);
      return undefined;
    }
    open(trigger);
    return () => {
      // The popup was closed by something else: a navigation or another popup.
      element?.close();
      settle();
      giveFocus(popup, element);
    };
  }, [dialog, facts, open, popup, settle, trigger]);

  return (
    <dialog
      ref={dialog}
      className={css['dialog']}
      data-enhanced=""
      data-popup-kind={kind}
      data-placement={facts.placement}
      data-tall={facts.tall}
      aria-labelledby={titleId}
      onClose={(event) => {
        if (!isClosed(event)) return;
        settle();
        forget(popup);
        letGo();
      }}
    >
      <PopupFrameProvider
        value={{ titleId, close, closeLabel: words.close, closeIcon: <Icon name="close" /> }}
      >
        <PopupContent
          kind={kind}
          data={popup.data}
          config={config}
          trigger={trigger}
          words={words}
          close={closeToLeave}
          waiting={<PopupPanel title={words.loading}>{null}</PopupPanel>}
        />
      </PopupFrameProvider>
    </dialog>
  );
}
