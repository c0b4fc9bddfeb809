'use client';

import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Need } from '#src/routes/filter-values/needs.ts';
import { choiceOf } from '#src/ui/link/choice-marks.ts';
import { locatorStore } from '../locator/store.ts';
import { keepNeeds, leavesNeeds, neededStore, readNeeds } from './kept-needs.ts';

function useKeptNeeds(): readonly Need[] | null {
  useEffect(readNeeds, []);
  return useStore(neededStore, ({ kept }) => kept);
}

/**
 * Leads from a page without needs to the same page with those that the device keeps, in place of it, so that the way back
 * leads past it.
 */
export function KeptNeeds() {
  const kept = useKeptNeeds();
  const go = useStore(locatorStore, (state) => state.go);
  useEffect(() => {
    if (kept === null || kept.length === 0 || go === null) return undefined;
    let isHere = true;
    const lead = async () => {
      const { withKeptNeeds } = await import('./needed-address.ts');
      const { pathname, search, hash } = location;
      const address = withKeptNeeds(pathname, kept);
      if (isHere && address !== null) go(`${address}${search}${hash}`, 'replace');
    };
    // Without that script the page stays as it is.
    lead().catch(() => null);
    return () => {
      isHere = false;
    };
  }, [kept, go]);
  return null;
}

interface KeepNeedsProps {
  /** The needs of the address. */
  readonly needs: readonly Need[];
  readonly words: Readonly<Record<'keep' | 'kept', string>>;
  readonly classes: Readonly<Record<'keep' | 'waiting', string | undefined>>;
}

/** Forgets what is kept when the visitor takes the needs off this page, wherever on the page. */
function forgetWhenTakenOff(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || choiceOf(link) === null) return;
  if (leavesNeeds(location.pathname, link.pathname)) keepNeeds([]);
}

/** Keeps the needs of an address on this device; taking them off the page forgets them. */
export function KeepNeeds({ needs, words, classes }: KeepNeedsProps) {
  const kept = useKeptNeeds();
  const isKept = needs.length === kept?.length && needs.every((need) => kept.includes(need));
  useEffect(() => {
    addEventListener('click', forgetWhenTakenOff, true);
    return () => {
      removeEventListener('click', forgetWhenTakenOff, true);
    };
  }, []);
  return (
    <button
      type="button"
      // Of use only with script; its room is kept.
      className={kept === null ? classes.waiting : classes.keep}
      aria-pressed={isKept}
      onClick={() => {
        keepNeeds(isKept ? [] : needs);
      }}
    >
      {isKept ? words.kept : words.keep}
    </button>
  );
}
