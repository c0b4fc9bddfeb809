'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import css from '#src/ui/dialog/dialog.module.scss';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { FailureBoundary } from '#src/ui/layout/failure-boundary.tsx';
import { Button, buttonClass } from '#src/ui/link/button.tsx';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { reportError } from '#src/visitor/errors/report-error.ts';
import type { PopupKind } from '../protocol/kinds.ts';
import { bringMessages, type LateMessages } from './late-messages.ts';
import type { forgetUnused, LateScope } from './late-scope.tsx';
import { popupContents, type PopupContentProps } from './contents.ts';
import type { PopupWords } from './popup-words.ts';

interface PopupContentsProps {
  readonly kind: PopupKind;
  readonly data: Readonly<Record<string, string>>;
  readonly config: VisitorConfig;
  /** What opened it: where it is a link, its page says what a popup that fails does not. */
  readonly trigger: Element | null;
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
      readonly forget: typeof forgetUnused;
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
    return {
      kind: 'here',
      messages,
      Scope: scope.LateScope,
      forget: scope.forgetUnused,
      Content: content.default,
    };
  } catch (error) {
    reportError('boundary', error);
    return { kind: 'failed' };
  }
}

/** The address of another page to which a trigger leads without script; null when there is none. */
function pageOf(trigger: Element | null): string | null {
  if (!(trigger instanceof HTMLAnchorElement) || trigger.href === '') return null;
  const [page = ''] = trigger.href.split('#', 1);
  return page === location.href.split('#', 1)[0] ? null : page;
}

/** What a popup says that could not be brought or that threw. */
function Failed({
  words,
  trigger,
  again,
}: Pick<PopupContentsProps, 'words' | 'trigger'> & { readonly again: () => void }) {
  const page = pageOf(trigger);
  return (
    <PopupPanel title={words.failed}>
      <div className={css['ways']} role="alert">
        <Button onClick={again}>{words.retry}</Button>
        {page === null ? null : (
          <a href={page} className={buttonClass('outlined')}>
            {words.follow}
          </a>
        )}
      </div>
    </PopupPanel>
  );
}

const report = (thrown: unknown) => {
  reportError('boundary', thrown);
};

/**
 * The content of a popup, once its code and the messages are loaded. A failure, also an exception while it renders, is
 * said, and can be tried again; the page behind it stays (ADR-0094).
 */
export function PopupContent({ kind, data, config, trigger, words, close, waiting }: PopupContentsProps) {
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
  const again = () => {
    if (state.kind === 'here') state.forget();
    setState({ kind: 'waiting' });
  };
  const failed = <Failed words={words} trigger={trigger} again={again} />;
  if (state.kind === 'failed') return failed;
  const { Content, Scope, messages } = state;
  return (
    <FailureBoundary onFailure={report} fallback={failed}>
      <Scope locale={config.locale} messages={messages}>
        <Content config={config} data={data} close={close} />
      </Scope>
    </FailureBoundary>
  );
}
