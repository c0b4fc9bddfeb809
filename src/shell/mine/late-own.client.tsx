'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { bringMessages, type LateMessages } from '#src/popups/host/late-messages.ts';
import type { LateScope } from '#src/popups/host/late-scope.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Button } from '#src/ui/link/button.tsx';
import { accountStore, presentMember } from '#src/visitor/account/store.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { deviceMark } from '#src/visitor/device/device-key.ts';
import css from './my-slot.module.scss';

interface LateOwnProps {
  readonly config: VisitorConfig;
  readonly words: Readonly<Record<'loading' | 'failed' | 'failedText' | 'retry' | 'import', string>>;
  readonly children: ReactNode;
}

interface OwnPart {
  readonly config: VisitorConfig;
  /** Whether the visitor has asked for the import. */
  readonly imports: boolean;
}

type State =
  /** Like `nothing`, until it is known who the visitor is. */
  | { readonly kind: 'asking' }
  /** Nobody is signed in and this device keeps nothing. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'here';
      readonly messages: LateMessages;
      readonly Scope: typeof LateScope;
      readonly Own: ComponentType<OwnPart>;
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
 * What belongs to the visitor. Its code and the copy come when there is something: for a member, for a device that keeps
 * something, or when somebody wants to import a file. Until then the page says what it is for.
 */
export function LateOwn({ config, words, children }: LateOwnProps) {
  const [state, setState] = useState<State>({ kind: 'asking' });
  const [imports, setImports] = useState(false);
  const waits = state.kind === 'waiting';

  useEffect(() => {
    const look = () => {
      const something = presentMember() !== null || deviceMark.getState().keeps;
      if (!something && accountStore.getState().status === 'unknown') return;
      setState((known) =>
        known.kind !== 'asking' && known.kind !== 'nothing'
          ? known
          : { kind: something ? 'waiting' : 'nothing' },
      );
    };
    look();
    const stops = [accountStore.subscribe(look), deviceMark.subscribe(look)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

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

  if (state.kind === 'asking' || state.kind === 'nothing' || (waits && imports))
    return (
      <div className={state.kind === 'asking' ? undefined : css['nothing']}>
        {children}
        <p className={css['way']}>
          <Button
            look="quiet"
            aria-busy={waits}
            onClick={() => {
              setImports(true);
              setState({ kind: 'waiting' });
            }}
          >
            {words.import}
          </Button>
        </p>
      </div>
    );
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
      <Own config={config} imports={imports} />
    </Scope>
  );
}
