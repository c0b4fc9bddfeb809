'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { triggerAt } from '#src/popups/protocol/trigger.ts';
import { markAround } from '#src/ui/mark/mark-attributes.ts';
import { intentAt } from '#src/visitor/account/trigger.ts';
import { bootstrap } from '#src/visitor/bootstrap.ts';
import { earlyPresses } from './early-list.ts';
import type { VisitorPartsProps } from './visitor-parts.tsx';

/** What one of the parts answers, at or around a place of the page. */
const answeredAt = (place: Element): HTMLElement | null =>
  triggerAt(place) ?? intentAt(place)?.element ?? markAround(place)?.element ?? null;

/**
 * Brings the parts that wait for the visitor once the page is hydrated. What is pressed until they are there is remembered
 * with the presses before (ADR-0095), links that open popups too. When the parts do not come, such a link leads to
 * its page, as it does without script, and the next press asks for them again.
 */
export function PartsHost(props: VisitorPartsProps) {
  const [Parts, setParts] = useState<ComponentType<VisitorPartsProps> | null>(null);

  useEffect(() => {
    if (Parts !== null) return undefined;
    let isHere = true;
    let coming = false;
    const bring = async () => {
      if (coming) return;
      coming = true;
      const came = await bootstrap('what waits for the visitor', async () => {
        const { VisitorParts } = await import('./visitor-parts.tsx');
        if (isHere) setParts(() => VisitorParts);
      });
      coming = false;
      if (came || !isHere) return;
      const pressed = earlyPresses().splice(0);
      for (const element of pressed) element.removeAttribute('aria-busy');
      const link = pressed.find((element) => element instanceof HTMLAnchorElement);
      if (link !== undefined) location.assign(link.href);
    };
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const pressed = event.target instanceof Element ? answeredAt(event.target) : null;
      if (pressed === null) return;
      event.preventDefault();
      const early = earlyPresses();
      if (!early.includes(pressed)) early.push(pressed);
      pressed.setAttribute('aria-busy', 'true');
      void bring();
    };
    document.addEventListener('click', onClick);
    void bring();
    return () => {
      isHere = false;
      document.removeEventListener('click', onClick);
    };
  }, [Parts]);

  return Parts === null ? null : <Parts {...props} />;
}
