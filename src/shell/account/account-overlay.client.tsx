'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { holdFrame } from '#src/popups/host/hold-frame.ts';
import dialogCss from '#src/ui/dialog/dialog.module.scss';
import { PopupFrameProvider, PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { useDialog } from '#src/ui/dialog/use-dialog.ts';
import { Icon } from '#src/ui/picture/icon.tsx';
import { trackAccount } from '#src/tracking/tracker.ts';
import { messageOfFrame, stepOf } from '#src/visitor/account/frame.ts';
import { finishOverlay, hostAnswers, loadMember } from '#src/visitor/account/session.ts';
import type { AccountOverlay as Overlay } from '#src/visitor/account/store.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { OverlayWords } from './overlay-words.ts';
import { ClientFrame } from './client-frame.tsx';

interface AccountOverlayProps {
  readonly overlay: Overlay;
  readonly config: VisitorConfig;
  readonly words: OverlayWords;
}

/**
 * A page of the client host in a frame over the site. The account store says how large it is and whether the visitor
 * can close it (R163, R200–R202).
 */
export default function AccountOverlay({ overlay, config, words }: AccountOverlayProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const leaving = useRef(false);
  const titleId = useId();
  const [tries, setTries] = useState(0);
  const { url, page, fullscreen, closable } = overlay;
  const placement = fullscreen ? 'full' : 'centred';
  const { dialog, open, close, isClosed, settle } = useDialog({
    placement,
    locksScroll: true,
    largest: 'desktop',
    closable,
  });

  useEffect(() => {
    const element = dialog.current;
    leaving.current = false;
    open();
    // Who may not close it goes back to the page before, as from any page.
    const letGo = closable ? holdFrame(close) : null;
    return () => {
      leaving.current = true;
      element?.close();
      settle();
      letGo?.();
    };
  }, [closable, close, dialog, open, settle]);

  useEffect(() => {
    const { origin } = new URL(url);
    const onMessage = (event: MessageEvent) => {
      const message = messageOfFrame(event, { window: frame.current?.contentWindow ?? null, origin });
      if (message === null) return;
      if (message.type === 'parent_exchange') trackAccount(message.data.event);
      if (message.type === 'register_complete') trackAccount(message.data.code);
      const step = stepOf(message);
      if (step === 'reload') void loadMember(config);
      if (step === 'close') void finishOverlay(config);
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
    };
  }, [config, url]);

  return (
    <dialog
      ref={dialog}
      className={dialogCss['dialog']}
      data-enhanced=""
      data-account-page={page}
      data-placement={placement}
      aria-labelledby={titleId}
      onClose={(event) => {
        if (!isClosed(event)) return;
        settle();
        if (!leaving.current) void finishOverlay(config);
      }}
    >
      <PopupFrameProvider
        value={{
          titleId,
          close,
          closeLabel: closable ? words.close : null,
          closeIcon: <Icon name="close" />,
        }}
      >
        <PopupPanel title={words.titles[page]} quiet>
          <ClientFrame
            key={tries}
            overlay={overlay}
            frame={frame}
            words={words}
            answers={() => hostAnswers(config)}
            again={() => {
              setTries((count) => count + 1);
            }}
          />
        </PopupPanel>
      </PopupFrameProvider>
    </dialog>
  );
}
