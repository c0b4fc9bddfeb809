import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { DialogRules } from '#src/popups/protocol/dialog-rules.ts';
import { viewportClass } from '#src/styles/viewport.ts';
import { isOutside, mayOpen, registerOpen } from './dialog-behaviour.ts';

/** The handle of a popup over a native dialog. */
export interface DialogHandle {
  /** For the `<dialog>` itself. */
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /**
   * Opens it beside a trigger, or where its rules say. False where it may not open: it is open already, or the viewport
   * is larger than allowed.
   */
  readonly open: (trigger?: Element | null) => boolean;
  readonly close: () => void;
  /** Whether a `close` event says that it is closed: browsers tell later, when it may be open again. */
  readonly isClosed: (event: { readonly target: EventTarget | null }) => boolean;
  /** For the dialog's `close` event: takes back what opening did. */
  readonly settle: () => void;
}

/**
 * What every popup does, around a `<dialog>`: modal with focus in and back (the browser's own), scroll lock, place
 * beside its trigger, closing by Escape, overlay, Enter on itself (R149, D12) and by a link inside that goes elsewhere.
 */
export function useDialog(rules: DialogRules): DialogHandle {
  const element = useRef<HTMLDialogElement>(null);
  const { placement, locksScroll, largest, closable = true } = rules;
  const release = useRef<(() => void) | null>(null);

  const close = useCallback(() => {
    element.current?.close();
  }, []);

  const open = useCallback(
    (trigger?: Element | null): boolean => {
      const dialog = element.current;
      if (dialog === null || dialog.open || !mayOpen(window.innerWidth, largest)) return false;
      dialog.showModal();
      const unregister = registerOpen({ locksScroll, close });
      let stopPlacing: (() => void) | null = null;
      let closed = false;
      if (placement === 'beside' && trigger && viewportClass(window.innerWidth) !== 'mobile') {
        const box = trigger.getBoundingClientRect();
        dialog.style.setProperty('--left', `${Math.max(16, box.left)}px`);
        dialog.style.setProperty('--top', `${box.bottom + 8}px`);
        const place = async () => {
          const { keepBeside } = await import('./dialog-place.ts');
          if (!closed) stopPlacing = keepBeside(trigger, dialog);
        };
        // Where the code does not arrive the popup stays where it was put first.
        place().catch(() => null);
      }
      release.current = () => {
        closed = true;
        stopPlacing?.();
        unregister();
      };
      return true;
    },
    [close, largest, locksScroll, placement],
  );

  const isClosed = useCallback<DialogHandle['isClosed']>(
    ({ target }) => target === element.current && element.current?.open === false,
    [],
  );

  const settle = useCallback(() => {
    release.current?.();
    release.current = null;
  }, []);

  useEffect(() => settle, [settle]);

  // The overlay is no control: Escape and the close control do the same by keyboard.
  useEffect(() => {
    const dialog = element.current;
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (dialog === null || !(target instanceof Element)) return;
      const onOverlay =
        closable &&
        target === dialog &&
        isOutside({ x: event.clientX, y: event.clientY }, dialog.getBoundingClientRect());
      // A click on a link inside goes somewhere: the popup does not stay behind.
      const onLink = target.closest('a[href]:not([target="_blank"])') !== null;
      if (onOverlay || onLink) close();
    };
    // D12: Enter closes where it has no work of its own, which is on the popup itself.
    const onKeyDown = (event: KeyboardEvent) => {
      if (closable && event.key === 'Enter' && event.target === dialog) close();
    };
    const onCancel = (event: Event) => {
      if (!closable && event.target === dialog) event.preventDefault();
    };
    dialog?.addEventListener('click', onClick);
    dialog?.addEventListener('keydown', onKeyDown);
    dialog?.addEventListener('cancel', onCancel);
    return () => {
      dialog?.removeEventListener('click', onClick);
      dialog?.removeEventListener('keydown', onKeyDown);
      dialog?.removeEventListener('cancel', onCancel);
    };
  }, [close, closable]);

  return { dialog: element, open, close, isClosed, settle };
}
