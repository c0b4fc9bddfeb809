'use client';

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useStore } from 'zustand';
import { consentState, onConsent } from '#src/tracking/consent.ts';
import type { PageFacts } from '#src/tracking/page-facts.ts';
import { forgetViews, viewPage } from '#src/tracking/page-views.ts';
import { areRunning } from '#src/tracking/running.ts';
import { isAppWebview } from '#src/visitor/app-webview.ts';
import { neededStore, readNeeds, tellsNeeds } from '#src/visitor/needs/kept-needs.ts';
import { ConsentBar, type ConsentWords } from './consent-bar.client.tsx';
import type { ChatConfig, Services } from './services.ts';

/** What the server sends about the services and about this page. */
export interface ThirdPartyServicesProps {
  readonly services: Services;
  /** The facts of this page for the data layer; null when nothing is tracked. */
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

/** A link to an address that tells needs is followed by the browser: other companies see no step within the document. */
function leaveThem(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link !== null && areRunning() && tellsNeeds(link.pathname)) event.stopPropagation();
}

/**
 * Asks whether the services of other companies may run, and starts them after consent (R121, R294). Consent to statistics is
 * none to what a visitor needs: they do not run where an address tells it or the device keeps it (ADR-0047).
 */
export function ThirdPartyServices({ services, facts, language, words }: ThirdPartyServicesProps) {
  const state = useSyncExternalStore(onConsent, consentState);
  const [launcher, setLauncher] = useState<Launcher | null>(null);
  const { consent, asking } = state;
  const kept = useStore(neededStore, (needed) => needed.kept);
  useEffect(readNeeds, []);
  const chat = services.chat !== null;

  useEffect(() => {
    if (facts !== null && !isAppWebview(navigator.userAgent)) viewPage(facts);
  }, [facts]);

  useEffect(() => {
    if (consent !== 'granted' || kept === null || isAppWebview(navigator.userAgent)) return undefined;
    if (kept.length > 0 || tellsNeeds(location.pathname)) {
      // A running service cannot be stopped: the page is loaded again without it.
      if (areRunning()) location.reload();
      return undefined;
    }
    addEventListener('click', leaveThem, true);
    let current = true;
    let stop: (() => void) | undefined;
    const start = async () => {
      try {
        const [{ startServices }, tracking, chatPart] = await Promise.all([
          import('./start-services.ts'),
          // The code for tracking is a chunk of its own, because it is not needed before consent.
          facts === null ? null : import('./track.ts'),
          chat ? import('./chat-launcher.client.tsx') : null,
        ]);
        if (!current) return;
        if (facts !== null) stop = tracking?.track(facts.country);
        startServices(services);
        if (chatPart !== null) setLauncher({ Chat: chatPart.ChatLauncher });
      } catch {
        // Services of other companies are optional; the page is complete without them.
      }
    };
    void start();
    return () => {
      current = false;
      stop?.();
      removeEventListener('click', leaveThem, true);
    };
  }, [consent, services, facts, chat, kept]);

  useEffect(() => {
    if (consent !== 'denied') return;
    forgetViews();
    if (areRunning()) location.reload();
  }, [consent]);

  if (isAppWebview(navigator.userAgent)) return null;
  const Chat = launcher?.Chat;
  return (
    <>
      {consent === 'undecided' || asking ? <ConsentBar words={words} asked={asking} /> : null}
      {Chat === undefined || services.chat === null || consent !== 'granted' ? null : (
        <Chat config={services.chat} language={language} open={words.chat} failed={words.chatFailed} />
      )}
    </>
  );
}
