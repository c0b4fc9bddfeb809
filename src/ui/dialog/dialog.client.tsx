'use client';

import { useCallback, useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { isOutside, mayOpen, registerOpen, viewportOf, type Viewport } from './dialog-behaviour.ts';

/** Where a popup stands from 700 px on; below that each is a sheet from the bottom, `full` excepted (R147). */
export type DialogPlacement = 'beside' | 'centred' | 'side' | 'full';

/** The classes that the server part hands down; the island has no style of its own. */
export interface DialogClasses {
  readonly dialog?: string | undefined;
  readonly head?: string | undefined;
  readonly title?: string | undefined;
  readonly close?: string | undefined;
  readonly closeLink?: string | undefined;
  readonly body?: string | undefined;
}

interface DialogIslandProps {
  /** Unique on the page; also the fragment that opens it when `fragment` is set (R063). */
  readonly id: string;
  readonly title: ReactNode;
  readonly trigger: ReactNode;
  readonly triggerClassName?: string | undefined;
  /** Where the trigger leads without script; the popup's own fragment unless given (D37). */
  readonly triggerHref?: string | undefined;
  readonly placement: DialogPlacement;
  readonly fragment: boolean;
  readonly locksScroll: boolean;
  /** R151. */
  readonly largest: Viewport;
  /** Changes with every navigation; the popup closes then (R148). */
  readonly navigationKey: string;
  readonly closeLabel: string;
  readonly closeIcon: ReactNode;
  readonly classes: DialogClasses;
  /** Runs after it closed: stop the video, forget the selection (R152, R153). */
  readonly onClosed?: (() => void) | undefined;
  /** Content that costs something is put in when the popup opens first. */
  readonly contentWhenOpened?: boolean;
  readonly children: ReactNode;
}

/** The one popup: a native dialog with a trigger. See dialog.tsx for what it does without script. */
export function DialogIsland(props: DialogIslandProps) {
  const { id, placement, fragment, locksScroll, largest, navigationKey, classes, onClosed } = props;
  const trigger = useRef<HTMLAnchorElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const release = useRef<(() => void) | null>(null);
  const [opened, setOpened] = useState(false);
  const titleId = useId();

  const close = useCallback(() => {
    dialog.current?.close();
  }, []);

  const open = useCallback((): boolean => {
    const element = dialog.current;
    if (element === null || element.open || !mayOpen(window.innerWidth, largest)) return false;
    setOpened(true);
    element.showModal();
    const unregister = registerOpen({ locksScroll, close });
    let stopPlacing: (() => void) | null = null;
    let closed = false;
    if (placement === 'beside' && trigger.current !== null && viewportOf(window.innerWidth) !== 'mobile') {
      const beside = trigger.current;
      const box = beside.getBoundingClientRect();
      element.style.setProperty('--left', `${Math.max(16, box.left)}px`);
      element.style.setProperty('--top', `${box.bottom + 8}px`);
      const place = async () => {
        const { keepBeside } = await import('./dialog-place.ts');
        if (!closed) stopPlacing = keepBeside(beside, element);
      };
      // Where the code does not arrive the popup stays where it was put first.
      place().catch(() => null);
    }
    release.current = () => {
      closed = true;
      stopPlacing?.();
      unregister();
    };
    if (fragment && location.hash !== `#${id}`) history.replaceState(null, '', `#${id}`);
    return true;
  }, [close, fragment, id, largest, locksScroll, placement]);

  // Whatever closed it: Escape, the overlay, the control, a navigation.
  const settle = () => {
    release.current?.();
    release.current = null;
    if (fragment && location.hash === `#${id}`)
      history.replaceState(null, '', `${location.pathname}${location.search}`);
    onClosed?.();
  };

  // From here on the fragment alone shows nothing: the popup does (see dialog.module.scss).
  useEffect(() => {
    dialog.current?.setAttribute('data-enhanced', '');
    return () => release.current?.();
  }, []);

  useEffect(() => {
    const follow = () => {
      if (fragment && location.hash === `#${id}`) open();
      else close();
    };
    if (fragment && location.hash === `#${id}`) open();
    addEventListener('hashchange', follow);
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('popstate', follow);
    };
  }, [close, fragment, id, open]);

  const shownFor = useRef(navigationKey);
  useEffect(() => {
    if (shownFor.current === navigationKey) return;
    shownFor.current = navigationKey;
    close();
  }, [close, navigationKey]);

  const onTriggerClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (open()) event.preventDefault();
  };

  // The overlay is no control: Escape and the close control do the same by keyboard.
  useEffect(() => {
    const element = dialog.current;
    const onClick = (event: globalThis.MouseEvent) => {
      const { target } = event;
      if (element === null || !(target instanceof Element)) return;
      const onOverlay =
        target === element &&
        isOutside({ x: event.clientX, y: event.clientY }, element.getBoundingClientRect());
      // A click on a link inside goes somewhere: the popup does not stay behind.
      const onLink = target.closest('a[href]:not([target="_blank"])') !== null;
      if (onOverlay || onLink) close();
    };
    // D12: Enter closes where it has no work of its own, which is on the popup itself.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.target === element) close();
    };
    element?.addEventListener('click', onClick);
    element?.addEventListener('keydown', onKeyDown);
    return () => {
      element?.removeEventListener('click', onClick);
      element?.removeEventListener('keydown', onKeyDown);
    };
  }, [close]);

  return (
    <>
      <a
        ref={trigger}
        href={props.triggerHref ?? `#${id}`}
        className={props.triggerClassName}
        aria-haspopup="dialog"
        onClick={onTriggerClick}
      >
        {props.trigger}
      </a>
      <dialog
        ref={dialog}
        id={id}
        className={classes.dialog}
        aria-labelledby={titleId}
        data-placement={placement}
        onClose={settle}
      >
        <div className={classes.head}>
          <h2 id={titleId} className={classes.title}>
            {props.title}
          </h2>
          <button type="button" className={classes.close} aria-label={props.closeLabel} onClick={close}>
            {props.closeIcon}
          </button>
          {/* Without script nothing but another fragment puts the target away. */}
          <a href="#top" className={classes.closeLink} aria-label={props.closeLabel}>
            {props.closeIcon}
          </a>
        </div>
        <div className={classes.body}>
          {props.contentWhenOpened === true && !opened ? null : props.children}
        </div>
      </dialog>
    </>
  );
}
