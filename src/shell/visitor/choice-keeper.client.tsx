'use client';

import { useEffect, useRef } from 'react';
import { choiceOf } from '#src/ui/link/choice-marks.ts';
import { chooseByLink, forgetChoice, takeChoice, type MadeChoice } from '#src/visitor/choices/made.ts';
import { pageStore } from '#src/visitor/page/store.ts';
import { isVisible } from '#src/visitor/page/visible.ts';
import css from './choice-keeper.module.scss';

/** The visible page: a page that the visitor left stays in the document, hidden. */
function pageOnScreen(): HTMLElement | undefined {
  return [...document.querySelectorAll('main')].find(isVisible);
}

/** What a page needs after a choice on the page before: a first page does without. */
const bringArriving = () => import('#src/visitor/choices/arrive.ts');

/**
 * Keeps the focus when the visitor chooses a day or a filter, and announces the result; on another page, the focus is on
 * its content (its title is announced by Next.js). Next.js replaces the old page by the new one, and the
 * focused element would be lost. An element that has the focus by then, for instance a field, keeps it.
 */
export function ChoiceKeeper() {
  const region = useRef<HTMLOutputElement>(null);

  useEffect(() => {
    const say = (text: string) => {
      if (region.current !== null) region.current.textContent = text;
    };
    const onClick = ({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
      forgetChoice();
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      const link = target instanceof Element ? target.closest('a') : null;
      if (link === null || choiceOf(link) === null) return;
      chooseByLink(link);
      // Beside the page that the link leads to; when it fails, it is asked for again there.
      bringArriving().catch(() => null);
    };
    const arrive = async (main: HTMLElement, choice: MadeChoice | null, isLast: () => boolean) => {
      // Without that script the focus is on the page.
      const arriving = choice === null ? null : await bringArriving().catch(() => null);
      if (!isLast()) return;
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body || !isVisible(activeElement)) {
        const control = choice === null ? undefined : arriving?.controlFor(main, choice);
        (control ?? main).focus({ preventScroll: true });
        // A row of choices that scrolls sideways begins anew on the new page.
        control?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }
      if (arriving === null) return;
      // A frame later, the region has been empty for a moment, and tabs have shown their section.
      requestAnimationFrame(() => {
        say(arriving.resultOf(main));
      });
    };
    const onPage = ({ visits }: { readonly visits: number }) => {
      const choice = takeChoice();
      // The first page of a visit begins where the browser begins.
      if (visits === 1) return;
      // Assistive technology would not announce the same sentence a second time.
      say('');
      const main = pageOnScreen();
      if (main !== undefined) void arrive(main, choice, () => pageStore.getState().visits === visits);
    };
    // In the capture phase, so that it runs before the link's own listener.
    document.addEventListener('click', onClick, true);
    addEventListener('popstate', forgetChoice);
    const unsubscribe = pageStore.subscribe(onPage);
    return () => {
      document.removeEventListener('click', onClick, true);
      removeEventListener('popstate', forgetChoice);
      unsubscribe();
    };
  }, []);

  return <output ref={region} className={css['heard']} />;
}
