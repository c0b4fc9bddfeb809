'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { visitCache } from '#src/api/browser/visit-cache.ts';
import { formats } from '#src/i18n/formats.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { Button } from '#src/ui/link/button.tsx';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { OpenedPopup } from '#src/visitor/popups/store.ts';
import { bringMessages, type LateMessages } from './late-messages.ts';
import { popupContents, type PopupContentProps } from './registry.ts';
import type { PopupWords } from './popup-host.client.tsx';

interface PopupContentsProps {
  readonly popup: OpenedPopup;
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
      readonly Content: ComponentType<PopupContentProps>;
    };

async function bring({ kind }: OpenedPopup, { locale }: VisitorConfig): Promise<State> {
  // The registry pairs every kind with the content for its data.
  const load = popupContents[kind] as
    (() => Promise<{ readonly default: ComponentType<PopupContentProps> }>) | undefined;
  if (load === undefined) return { kind: 'failed' };
  try {
    const [messages, content] = await Promise.all([bringMessages(locale), load()]);
    return { kind: 'here', messages, Content: content.default };
  } catch {
    return { kind: 'failed' };
  }
}

/** What a popup shows, once its code and the messages are there; a failure says so and can be tried again. */
export function PopupContent({ popup, config, words, close, waiting }: PopupContentsProps) {
  const [state, setState] = useState<State>({ kind: 'waiting' });

  const waits = state.kind === 'waiting';

  useEffect(() => {
    if (!waits) return undefined;
    let wanted = true;
    const take = async () => {
      const brought = await bring(popup, config);
      if (wanted) setState(brought);
    };
    void take();
    return () => {
      wanted = false;
    };
  }, [popup, config, waits]);

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
  const { Content, messages } = state;
  return (
    <NextIntlClientProvider
      locale={config.locale}
      messages={messages}
      formats={formats}
      timeZone={siteFactsOf(config.locale).timeZone}
    >
      <QueryClientProvider client={visitCache()}>
        <Content config={config} data={popup.data} close={close} />
      </QueryClientProvider>
    </NextIntlClientProvider>
  );
}
