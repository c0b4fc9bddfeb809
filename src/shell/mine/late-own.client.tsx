'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { bringMessages, type LateMessages } from '#src/popups/host/late-messages.ts';
import type { LateScope } from '#src/popups/host/late-scope.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Button } from '#src/ui/link/button.tsx';
import type { VisitorConfig } from '#src/visitor/config.ts';
import css from './late-own.module.scss';

interface LateOwnProps {
  readonly config: VisitorConfig;
  readonly words: Readonly<Record<'loading' | 'failed' | 'failedText' | 'retry', string>>;
}

type State =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'here';
      readonly messages: LateMessages;
      readonly Scope: typeof LateScope;
      readonly Own: ComponentType<{ readonly config: VisitorConfig }>;
    };

async function bring({ locale }: VisitorConfig): Promise<State> {
  try {
    const [messages, scope, own] = await Promise.all([
      bringMessages(locale),
      import('#src/popups/host/late-scope.tsx'),
      import('#src/features/my-page/own-page.tsx'),
    ]);
    return { kind: 'here', messages, Scope: scope.LateScope, Own: own.default };
  } catch {
    return { kind: 'failed' };
  }
}

/**
 * The visitor's own part of the page: its code and the copy come after the page, so that no other page has them. When
 * they do not come it says so, and can be tried again.
 */
export function LateOwn({ config, words }: LateOwnProps) {
  const [state, setState] = useState<State>({ kind: 'waiting' });
  const waits = state.kind === 'waiting';
  useEffect(() => {
    if (!waits) return undefined;
    let wanted = true;
    const take = async () => {
      const brought = await bring(config);
      if (wanted) setState(brought);
    };
    void take();
    return () => {
      wanted = false;
    };
  }, [config, waits]);

  if (state.kind === 'waiting')
    return (
      <p className={css['waiting']} aria-live="polite">
        {words.loading}
      </p>
    );
  if (state.kind === 'failed')
    return (
      <EmptyState
        alone
        kind="failed"
        heading="h2"
        title={words.failed}
        text={words.failedText}
        action={
          <Button
            onClick={() => {
              setState({ kind: 'waiting' });
            }}
          >
            {words.retry}
          </Button>
        }
      />
    );
  const { Own, Scope, messages } = state;
  return (
    <Scope locale={config.locale} messages={messages}>
      <Own config={config} />
    </Scope>
  );
}
