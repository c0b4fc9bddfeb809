import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import css from './dialog.module.scss';

/** What the content of a popup needs from its frame. */
export interface PopupFrame {
  readonly titleId: string;
  readonly close: () => void;
  /** Null when the visitor cannot close it (R200). */
  readonly closeLabel: string | null;
  readonly closeIcon: ReactNode;
}

const FrameContext = createContext<PopupFrame | null>(null);

/** Provides the frame to the content of a popup. */
export const PopupFrameProvider = FrameContext;

/** The frame of the surrounding popup. Throws outside a popup. */
export function usePopupFrame(): PopupFrame {
  const frame = use(FrameContext);
  if (frame === null) throw new Error('expected to stand in a popup');
  return frame;
}

interface PopupPanelProps {
  readonly title: ReactNode;
  /** Whether the title is only for assistive technology, because the content has its own. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** Title, close button and body of a popup: all popups look the same. */
export function PopupPanel({ title, quiet = false, children }: PopupPanelProps) {
  const { titleId, close, closeLabel, closeIcon } = usePopupFrame();
  const control = useRef<HTMLButtonElement>(null);

  // What had the focus may be gone: the placeholder while the content was loading, or a retry that was pressed.
  useEffect(() => {
    const dialog = control.current?.closest('dialog');
    if (dialog?.open === true && document.activeElement === document.body) control.current?.focus();
  });

  return (
    <>
      <div className={css['head']}>
        <h2 id={titleId} className={css[quiet ? 'heard' : 'title']}>
          {title}
        </h2>
        {closeLabel === null ? null : (
          <button
            ref={control}
            type="button"
            className={css['close']}
            aria-label={closeLabel}
            onClick={close}
          >
            {closeIcon}
          </button>
        )}
      </div>
      <div className={css['body']}>{children}</div>
    </>
  );
}
