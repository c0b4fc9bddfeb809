'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import type { Locale } from '#src/sites/site.ts';
import { Button } from '#src/ui/link/button.tsx';
import css from './help-vote.module.scss';

interface HelpVoteProps {
  readonly locale: Locale;
  /** Origin of the client host. */
  readonly clientUrl: string;
  readonly articleId: string;
  readonly words: {
    readonly question: string;
    readonly yes: string;
    readonly no: string;
    readonly thanks: string;
    readonly failed: string;
  };
}

/** Asks whether an article helped (D56). Without script the question is not shown. */
export function HelpVote({ locale, clientUrl, articleId, words }: HelpVoteProps) {
  const [state, setState] = useState<'asked' | 'sending' | 'done' | 'failed'>('asked');
  const thanks = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone; a layout effect leaves no frame in which nothing has it.
  useLayoutEffect(() => {
    if (state === 'done') thanks.current?.focus();
  }, [state]);

  const vote = async (helpful: boolean) => {
    if (state === 'sending') return;
    setState('sending');
    try {
      const { sendHelpVote } = await import('#src/visitor/help/send-help-vote.ts');
      await sendHelpVote({ locale, clientUrl, articleId, helpful });
      setState('done');
    } catch {
      setState('failed');
    }
  };

  return (
    <section className={css['vote']} aria-label={words.question}>
      {state === 'done' ? (
        <p ref={thanks} tabIndex={-1} className={css['thanks']}>
          {words.thanks}
        </p>
      ) : (
        <>
          <p className={css['question']}>{words.question}</p>
          <div className={css['answers']}>
            <Button look="outlined" aria-disabled={state === 'sending'} onClick={() => void vote(true)}>
              {words.yes}
            </Button>
            <Button look="outlined" aria-disabled={state === 'sending'} onClick={() => void vote(false)}>
              {words.no}
            </Button>
          </div>
          {state === 'failed' ? <p role="alert">{words.failed}</p> : null}
        </>
      )}
    </section>
  );
}
