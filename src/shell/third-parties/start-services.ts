import { noteRunning } from './running.ts';
import { loadScript } from './load-script.ts';
import type { Services } from './services.ts';

let started = false;

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: longestIdle });
  else setTimeout(work, longestIdle);
}

/** The feedback widget waits this long for a quiet moment, in milliseconds. */
const longestIdle = 5_000;

/** Loads what the visitor agreed to, once a document. What cannot be had is missing, and nothing else. */
export function startServices({ analyticsScript, feedbackScript, scripts }: Services): void {
  if (started) return;
  started = true;
  noteRunning();
  const load = (attributes: Readonly<Record<string, string>>) => {
    loadScript(attributes).catch(() => undefined);
  };
  if (analyticsScript !== null) load({ src: analyticsScript });
  for (const attributes of scripts) load(attributes);
  if (feedbackScript !== null) whenIdle(() => load({ src: feedbackScript }));
}
