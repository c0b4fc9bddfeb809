import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { DialogRules } from '#src/popups/protocol/dialog-rules.ts';
import { viewportClass, windowWidth } from '#src/styles/viewport.ts';
import { isOutside, mayOpen, noteHeight, registerOpen } from './dialog-behaviour.ts';

/** The behaviour of a popup on a native dialog. */
export interface DialogHandle {
  /** Ref for the `<dialog>`. */
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /**
   * Opens it beside a trigger, or where its rules place it. Returns false when it cannot open: it is open already, or
   * the viewport is larger than allowed.
   */
  readonly open: (trigger?: Element | null) => boolean;
  readonly close: () => void;
  /**
   * Whether the dialog is closed at a `close` event: browsers fire the event later, and it may be open again by then.
   */
  readonly isClosed: (event: { readonly target: EventTarget | null }) => boolean;
  /** For the dialog's `close` event: undoes the effects of opening. */
  readonly settle: () => void;
}

const isEmptySearch = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value === '';

/**
 * The common behaviour of popups on a `<dialog>`: modal, with the browser's own handling of the focus; scroll lock;
 * placement beside the trigger; closing by Escape, by the overlay, by Enter on the dialog itself (R149, D12) and by a
 * link inside that leads elsewhere.
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
      if (dialog === null || dialog.open || !mayOpen(windowWidth(), largest)) return false;
      noteHeight(dialog);
      dialog.showModal();
      const unregister = registerOpen({ locksScroll, close });
      let stopPlacing: (() => void) | null = null;
      let closed = false;
      if (placement === 'beside' && trigger && viewportClass(windowWidth()) !== 'mobile') {
        const box = trigger.getBoundingClientRect();
        dialog.style.setProperty('--left', `${Math.max(16, box.left)}px`);
        dialog.style.setProperty('--top', `${box.bottom + 8}px`);
        const place = async () => {
          const { keepBeside } = await import('./dialog-place.ts');
          if (!closed) stopPlacing = keepBeside(trigger, dialog);
        };
        // When the code cannot be loaded, the popup stays at its first position.
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

  // The overlay is not a focusable control: on the keyboard, Escape and the close button do the same.
  useEffect(() => {
    const dialog = element.current;
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (dialog === null || !(target instanceof Element)) return;
      const onOverlay =
        closable &&
        target === dialog &&
        isOutside({ x: event.clientX, y: event.clientY }, dialog.getBoundingClientRect());
      // A click on a link inside leads to another page, which closes the popup.
      const onLink = target.closest('a[href]:not([target="_blank"])') !== null;
      if (onOverlay || onLink) close();
    };
    // D12: Enter closes the popup only where it has no other function, which is on the dialog itself.
    const onKeyDown = (event: KeyboardEvent) => {
      if (closable && event.key === 'Enter' && event.target === dialog) close();
      // WebKit gives Escape to a search field even when it is empty, and the dialog would stay open.
      if (closable && event.key === 'Escape' && !event.defaultPrevented && isEmptySearch(event.target)) {
        event.preventDefault();
        close();
      }
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
