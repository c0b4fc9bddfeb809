import { loadScript } from '#src/api/browser/load-script.ts';
import { noteRunning } from '#src/tracking/running.ts';
import type { Services } from './services.ts';

let started = false;

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: longestIdle });
  else setTimeout(work, longestIdle);
}

/** The maximum time that the feedback widget waits for an idle moment, in milliseconds. */
const longestIdle = 5_000;

/**
 * Loads the services that the visitor agreed to, once a document. A service that cannot be loaded does not affect the
 * others.
 */
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
