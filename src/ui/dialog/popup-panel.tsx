import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import css from './dialog.module.scss';

/** What a popup's content needs of the frame around it. */
export interface PopupFrame {
  readonly titleId: string;
  readonly close: () => void;
  /** Null where it cannot be closed by hand (R200). */
  readonly closeLabel: string | null;
  readonly closeIcon: ReactNode;
}

const FrameContext = createContext<PopupFrame | null>(null);

/** Gives a popup's content its frame. */
export const PopupFrameProvider = FrameContext;

/** The frame of the popup that this stands in. Throws outside of one. */
export function usePopupFrame(): PopupFrame {
  const frame = use(FrameContext);
  if (frame === null) throw new Error('expected to stand in a popup');
  return frame;
}

interface PopupPanelProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Title, close control and body of a popup: one look for all. */
export function PopupPanel({ title, children }: PopupPanelProps) {
  const { titleId, close, closeLabel, closeIcon } = usePopupFrame();
  const control = useRef<HTMLButtonElement>(null);

  // What stood here while the content was on its way took the focus with it.
  useEffect(() => {
    const dialog = control.current?.closest('dialog');
    if (dialog?.open === true && !dialog.contains(document.activeElement)) control.current?.focus();
  }, []);

  return (
    <>
      <div className={css['head']}>
        <h2 id={titleId} className={css['title']}>
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
