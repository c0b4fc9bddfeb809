'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { Button } from '#src/ui/link/button.tsx';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { PopupKind } from '../protocol/kinds.ts';
import { bringMessages, type LateMessages } from './late-messages.ts';
import type { LateScope } from './late-scope.tsx';
import { popupContents, type PopupContentProps } from './contents.ts';
import type { PopupWords } from './popup-words.ts';

interface PopupContentsProps {
  readonly kind: PopupKind;
  readonly data: Readonly<Record<string, string>>;
  readonly config: VisitorConfig;
  readonly words: PopupWords;
  readonly close: () => void;
  readonly waiting: ReactNode;
}

type State =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'here';
      readonly messages: LateMessages;
      readonly Scope: typeof LateScope;
      readonly Content: ComponentType<PopupContentProps>;
    };

async function bring(kind: PopupKind, { locale }: VisitorConfig): Promise<State> {
  // The registry pairs every kind with the content for its data, but the type of a lookup does not say so.
  const load = popupContents[kind] as () => Promise<{ readonly default: ComponentType<PopupContentProps> }>;
  try {
    // The frame is already open: these requests run at the same time, to keep the wait short.
    const [messages, scope, content] = await Promise.all([
      bringMessages(locale),
      import('./late-scope.tsx'),
      load(),
    ]);
    return { kind: 'here', messages, Scope: scope.LateScope, Content: content.default };
  } catch {
    return { kind: 'failed' };
  }
}

/** The content of a popup, once its code and the messages are loaded. A failure is shown, and can be tried again. */
export function PopupContent({ kind, data, config, words, close, waiting }: PopupContentsProps) {
  const [state, setState] = useState<State>({ kind: 'waiting' });

  const waits = state.kind === 'waiting';

  useEffect(() => {
    if (!waits) return undefined;
    let wanted = true;
    const take = async () => {
      const brought = await bring(kind, config);
      if (wanted) setState(brought);
    };
    void take();
    return () => {
      wanted = false;
    };
  }, [kind, config, waits]);

  if (state.kind === 'waiting') return waiting;
  if (state.kind === 'failed')
    return (
      <PopupPanel title={words.failed}>
        <Button
          onClick={() => {
            setState({ kind: 'waiting' });
          }}
        >
          {words.retry}
        </Button>
      </PopupPanel>
    );
  const { Content, Scope, messages } = state;
  return (
    <Scope locale={config.locale} messages={messages}>
      <Content config={config} data={data} close={close} />
    </Scope>
  );
}
