'use client';

import { useCallback, useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { ViewportClass } from '#src/styles/viewport.ts';
import type { DialogPlacement } from '#src/popups/protocol/dialog-rules.ts';
import { useDialog } from './use-dialog.ts';

/** The classes that the server part passes on; the island has no style sheet of its own. */
export interface DialogClasses {
  readonly dialog?: string | undefined;
  readonly head?: string | undefined;
  readonly title?: string | undefined;
  readonly close?: string | undefined;
  readonly closeLink?: string | undefined;
  readonly body?: string | undefined;
}

interface DialogIslandProps {
  /** Id that is unique on the page; also the fragment that opens it when `fragment` is set (R063). */
  readonly id: string;
  readonly title: ReactNode;
  readonly trigger: ReactNode;
  readonly triggerClassName?: string | undefined;
  /** The address of the trigger without script; by default the popup's own fragment (D37). */
  readonly triggerHref?: string | undefined;
  readonly placement: DialogPlacement;
  readonly fragment: boolean;
  readonly locksScroll: boolean;
  /** The largest viewport on which it opens (R151). */
  readonly largest: ViewportClass;
  /** Changes with every navigation, which closes the popup (R148). */
  readonly navigationKey: string;
  readonly closeLabel: string;
  readonly closeIcon: ReactNode;
  readonly classes: DialogClasses;
  /** Called after it has closed, to stop a video or forget a selection (R152, R153). */
  readonly onClosed?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A popup with its trigger: a native dialog. See dialog.tsx for its behaviour without script. */
export function DialogIsland(props: DialogIslandProps) {
  const { id, placement, fragment, locksScroll, largest, navigationKey, classes, onClosed } = props;
  const trigger = useRef<HTMLAnchorElement>(null);
  const [opened, setOpened] = useState(false);
  const titleId = useId();
  const {
    dialog,
    open: show,
    close,
    isClosed,
    settle: release,
  } = useDialog({ placement, locksScroll, largest });

  const open = useCallback((): boolean => {
    if (!show(trigger.current)) return false;
    setOpened(true);
    if (fragment && location.hash !== `#${id}`) history.replaceState(null, '', `#${id}`);
    return true;
  }, [fragment, id, show]);

  // Runs for every way to close it: Escape, the overlay, the close button, a navigation.
  const settle = () => {
    release();
    // A popup that the address opened has no element to return the focus to but its own trigger.
    if (document.activeElement === document.body) trigger.current?.focus({ preventScroll: true });
    if (fragment && location.hash === `#${id}`)
      history.replaceState(null, '', `${location.pathname}${location.search}`);
    onClosed?.();
  };

  // From now on the fragment alone shows no content; the popup does (see dialog.module.scss).
  useEffect(() => {
    dialog.current?.setAttribute('data-enhanced', '');
  }, [dialog]);

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
        onClose={(event) => {
          if (isClosed(event)) settle();
        }}
      >
        <div className={classes.head}>
          <h2 id={titleId} className={classes.title}>
            {props.title}
          </h2>
          <button type="button" className={classes.close} aria-label={props.closeLabel} onClick={close}>
            {props.closeIcon}
          </button>
          {/* Without script, only another fragment hides the target. */}
          <noscript>
            <a href="#top" className={classes.closeLink} aria-label={props.closeLabel}>
              {props.closeIcon}
            </a>
          </noscript>
        </div>
        <div className={classes.body}>
          {/* With script the elements are made when it first opens; in the document they are for browsers without. */}
          {opened ? props.children : <noscript>{props.children}</noscript>}
        </div>
      </dialog>
    </>
  );
}
