'use client';

import { useEffect, useState } from 'react';
import { buttonClass } from '#src/ui/link/button.tsx';
import { chatAvailability } from './chat-availability.ts';
import css from './chat-launcher.module.scss';
import { openChat } from './open-chat.ts';
import type { ChatConfig } from './services.ts';

/** How long the message of a failed chat is shown, in milliseconds: it covers a part of the page. */
const longestWord = 10_000;

interface ChatLauncherProps {
  readonly config: ChatConfig;
  readonly language: string;
  readonly open: string;
  readonly failed: string;
}

/** The button of the live chat, shown while an agent is available (R177, R259); its script is loaded on click. */
export function ChatLauncher({ config, language, open, failed }: ChatLauncherProps) {
  const [available, setAvailable] = useState<boolean | undefined>(undefined);
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');

  useEffect(() => {
    let current = true;
    const ask = async () => {
      const answer = await chatAvailability(config, language);
      if (current) setAvailable(answer);
    };
    void ask();
    return () => {
      current = false;
    };
  }, [config, language]);

  useEffect(() => {
    if (state !== 'failed') return undefined;
    const timer = setTimeout(() => setState('idle'), longestWord);
    return () => clearTimeout(timer);
  }, [state]);

  if (available !== true) return null;
  return (
    <div className={css['place']} data-chat-launcher="">
      <output className={css['status']}>{state === 'failed' ? failed : null}</output>
      <button
        type="button"
        className={buttonClass('filled', css['launcher'])}
        aria-busy={state === 'opening'}
        onClick={() => {
          if (state === 'opening') return;
          setState('opening');
          openChat(config, language).then(
            () => setState('idle'),
            () => setState('failed'),
          );
        }}
      >
        {open}
      </button>
    </div>
  );
}
