'use client';

import { useEffect, useRef } from 'react';
import { decide } from '#src/tracking/consent.ts';
import { Button } from '#src/ui/link/button.tsx';
import { lowerEdge } from '../lower-edge.ts';
import { isConsentOpener } from './consent-opener.ts';
import css from './consent-bar.module.scss';

/** The copy of the consent bar. */
export interface ConsentWords {
  readonly label: string;
  readonly text: string;
  readonly accept: string;
  readonly refuse: string;
}

interface ConsentBarProps {
  readonly words: ConsentWords;
  /** Whether the visitor opened it: it then takes the focus, and gives it back. */
  readonly asked: boolean;
}

/**
 * Asks whether the services of other companies may run: at the lower edge of the page, with two answers of the same
 * weight.
 */
export function ConsentBar({ words, asked }: ConsentBarProps) {
  const bar = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const active = document.activeElement;
    if (!asked || !isConsentOpener(active)) return;
    opener.current = active;
    bar.current?.focus();
  }, [asked]);

  const answer = (decision: 'granted' | 'denied') => {
    decide(decision);
    opener.current?.focus();
  };
  return (
    <section ref={bar} aria-label={words.label} tabIndex={-1} className={css['bar']} {...lowerEdge.consent}>
      <p className={css['text']}>{words.text}</p>
      <div className={css['choices']}>
        <Button look="outlined" onClick={() => answer('denied')}>
          {words.refuse}
        </Button>
        <Button look="outlined" onClick={() => answer('granted')}>
          {words.accept}
        </Button>
      </div>
    </section>
  );
}
