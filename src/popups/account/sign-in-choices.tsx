import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#src/ui/link/button.tsx';
import { signIn } from '#src/visitor/account/start.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import css from './account-popups.module.scss';

type Choice = 'signIn' | 'signUp';

interface SignInChoicesProps {
  readonly config: VisitorConfig;
  /** Whether signing in has failed before the buttons are shown. */
  readonly failed?: boolean;
}

/** The buttons to sign in and to register. When neither can start, it says so and lets the visitor try again (D31). */
export function SignInChoices({ config, failed = false }: SignInChoicesProps) {
  const t = useTranslations('account');
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>(failed ? 'failed' : 'ready');
  const begin = (intent: Choice) => {
    setState('busy');
    // On success, the popup gives way to the frame, or the browser leaves the page.
    signIn(config, intent).catch(() => {
      setState('failed');
    });
  };
  return (
    <div className={css['choices']} aria-busy={state === 'busy'}>
      {state === 'failed' ? (
        <p role="alert" className={css['failed']}>
          {t('popup.failed')}
        </p>
      ) : null}
      <Button
        onClick={() => {
          begin('signIn');
        }}
      >
        {t('signIn')}
      </Button>
      <Button
        look="outlined"
        onClick={() => {
          begin('signUp');
        }}
      >
        {t('create')}
      </Button>
    </div>
  );
}
