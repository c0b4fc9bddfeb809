'use client';

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { consentState, onConsent } from '#src/tracking/consent.ts';
import type { PageFacts } from '#src/tracking/page-facts.ts';
import { isAppWebview } from '#src/tracking/app-webview.ts';
import { ConsentBar, type ConsentWords } from './consent-bar.client.tsx';
import type { ChatConfig, Services } from './services.ts';

interface ThirdPartyServicesProps {
  readonly services: Services;
  /** What the data layer is told of this page; null where nothing is tracked. */
  readonly facts: PageFacts | null;
  readonly language: string;
  readonly words: ConsentWords & { readonly chat: string; readonly chatFailed: string };
}

interface Launcher {
  readonly Chat: ComponentType<{
    readonly config: ChatConfig;
    readonly language: string;
    readonly open: string;
    readonly failed: string;
  }>;
}

const onServer = () => null;

/** Asks whether other companies' services may run, and starts them when they may (R121, R294). */
export function ThirdPartyServices({ services, facts, language, words }: ThirdPartyServicesProps) {
  const state = useSyncExternalStore(onConsent, consentState, onServer);
  const [launcher, setLauncher] = useState<Launcher | null>(null);
  const consent = state?.consent ?? null;
  const chat = services.chat !== null;

  useEffect(() => {
    if (facts === null || isAppWebview(navigator.userAgent)) return;
    // What is told, and to whom, is in a part of its own: nobody needs it at first paint.
    void import('#src/tracking/tracker.ts').then(
      ({ trackPage }) => trackPage(facts),
      () => undefined,
    );
  }, [facts]);

  useEffect(() => {
    if (consent !== 'granted' || isAppWebview(navigator.userAgent)) return undefined;
    let current = true;
    let stop: (() => void) | undefined;
    const start = async () => {
      try {
        const [{ startServices }, links, chatPart] = await Promise.all([
          import('./start-services.ts'),
          facts === null ? null : import('./follow-links.ts'),
          chat ? import('./chat-launcher.client.tsx') : null,
        ]);
        if (!current) return;
        startServices(services);
        if (facts !== null) stop = links?.followLinks(facts.country);
        if (chatPart !== null) setLauncher({ Chat: chatPart.ChatLauncher });
      } catch {
        // What other companies do is extra; without it the page is whole.
      }
    };
    void start();
    return () => {
      current = false;
      stop?.();
    };
  }, [consent, services, facts, chat]);

  useEffect(() => {
    if (consent !== 'denied') return;
    // What runs cannot be taken back: the page is loaded anew without it.
    if (document.documentElement.dataset['thirdParties'] === 'run') location.reload();
  }, [consent]);

  if (state === null || isAppWebview(navigator.userAgent)) return null;
  const Chat = launcher?.Chat;
  return (
    <>
      {consent === 'undecided' || state.asking ? <ConsentBar words={words} asked={state.asking} /> : null}
      {Chat === undefined || services.chat === null || consent !== 'granted' ? null : (
        <Chat config={services.chat} language={language} open={words.chat} failed={words.chatFailed} />
      )}
    </>
  );
}
