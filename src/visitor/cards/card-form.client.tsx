'use client';

import { useId, useState, type SubmitEvent } from 'react';
import type { HostedKey } from '#src/api/captcha/captcha-script.ts';
import { languageOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { Button } from '#src/ui/link/button.tsx';
import { dismissNotice, notify } from '../notices/store.ts';
import css from './card-form.module.scss';
import type { CardWords, CheckedKind } from './use-card-words.ts';
import type { CardFailure } from './check-card.ts';
import { cardErrorNotice } from './error-notice.ts';

interface CardFormProps {
  readonly kind: CheckedKind;
  readonly locale: Locale;
  /** Origin of the client host, which issues the puzzles of our captcha. */
  readonly clientUrl: string;
  /** Another company's captcha; null: our own. */
  readonly hosted: HostedKey | null;
  readonly words: CardWords;
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'failed'; readonly failure: CardFailure };

/** A number as it is printed has spaces; they are no part of it. */
const typed = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll(/\s/g, '') : '';
};

/**
 * The form that checks a voucher or a gift card (R248). The captcha is solved when the form is sent, so that no proof
 * grows old while the visitor types. The card opens as a popup; a card that does not exist is a warning (R264).
 */
export function CardForm({ kind, locale, clientUrl, hosted, words }: CardFormProps) {
  const id = useId();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const checking = state.kind === 'checking';

  const check = async (form: FormData, trigger: Element | null) => {
    dismissNotice(cardErrorNotice('', '').id);
    setState({ kind: 'checking' });
    const card = { code: typed(form, 'code'), number: typed(form, 'number'), pin: typed(form, 'pin') };
    const captcha = { clientUrl, language: languageOf(locale), hosted };
    const result = await import('./run-check.ts')
      .then(async ({ runCheck }) => runCheck(kind, locale, card, captcha, trigger))
      .catch(() => 'network' as const);
    const done = result === 'card' || result === 'unknown';
    setState(done ? { kind: 'idle' } : { kind: 'failed', failure: result });
    if (result === 'unknown') notify(cardErrorNotice(words.unknown.title, words.unknown.text));
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (checking) return;
    const form = event.currentTarget;
    void check(new FormData(form), form.querySelector('button'));
  };

  return (
    <form className={css['form']} onSubmit={submit} aria-busy={checking}>
      {words.fields.map(({ name, label, hint }) => (
        <div key={name} className={css['field']}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <input
            id={`${id}-${name}`}
            name={name}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            inputMode={kind === 'voucher' ? 'text' : 'numeric'}
            aria-describedby={`${id}-${name}-hint`}
            className={css['input']}
          />
          <span id={`${id}-${name}-hint`} className={css['hint']}>
            {hint}
          </span>
        </div>
      ))}
      <Button type="submit" aria-disabled={checking} className={css['send'] ?? ''}>
        {checking ? words.checking : state.kind === 'failed' ? words.retry : words.check}
      </Button>
      {hosted === null ? null : (
        <p className={css['hint']}>{words.hosted.replace('{host}', new URL(hosted.script).hostname)}</p>
      )}
      <p role="alert" className={css['problem']}>
        {state.kind === 'failed' ? words.failures[state.failure] : ''}
      </p>
    </form>
  );
}
