import { useEffect, useState, type RefObject } from 'react';
import { Button } from '#src/ui/link/button.tsx';
import type { AccountOverlay } from '#src/visitor/account/store.ts';
import css from './account-overlay.module.scss';
import type { OverlayWords } from './overlay-words.ts';

/** How long a page of the client host may take, in milliseconds, before the visitor can try again. */
const frameLimitMs = 15_000;

/**
 * Permissions of a page of the client host: run its one script, send its forms, keep its cookies, open the outbox in a
 * window of its own, and return to the site when the visitor asks for it.
 */
const freedom = [
  'allow-scripts',
  'allow-forms',
  'allow-same-origin',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-top-navigation-by-user-activation',
].join(' ');

interface ClientFrameProps {
  readonly overlay: AccountOverlay;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly words: OverlayWords;
  readonly again: () => void;
  /** Whether the client host can be reached. */
  readonly answers: () => Promise<boolean>;
}

/**
 * One attempt to show a page of the client host: loading, here, or failed (also when it takes too long), with a button
 * to try again (D31).
 */
export function ClientFrame({ overlay, frame, words, again, answers }: ClientFrameProps) {
  const [state, setState] = useState<'loading' | 'here' | 'failed'>('loading');
  const { url, page, fullscreen } = overlay;

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => {
      setState('failed');
    }, frameLimitMs);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);

  const check = async () => {
    if (!(await answers())) setState('failed');
  };

  return (
    <div className={css['hero']} data-fullscreen={fullscreen} aria-busy={state === 'loading'}>
      {state === 'failed' ? (
        <div className={css['state']} role="alert">
          <p>{words.failed}</p>
          <Button onClick={again}>{words.retry}</Button>
        </div>
      ) : (
        <>
          {state === 'loading' ? <output className={css['state']}>{words.loading}</output> : null}
          <iframe
            ref={frame}
            src={url}
            title={words.titles[page]}
            className={css['frame']}
            sandbox={freedom}
            referrerPolicy="strict-origin"
            onLoad={() => {
              setState('here');
              void check();
            }}
          />
        </>
      )}
    </div>
  );
}
