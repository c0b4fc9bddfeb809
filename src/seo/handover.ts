import { processWide } from '#src/config/process-wide.ts';

/**
 * Texts on their way from the rendering of components to the rendering of HTML. Both happen in one process, but in
 * module graphs of their own, so that the texts are kept process-wide (ADR-0044).
 */
const waiting = () => processWide('handover', () => new Map<string, string>());

/** The most texts that are kept: about as many pages are never rendered at the same time. */
const mostTexts = 200;

/** Keeps a text under a key for {@link taken}; the oldest texts give way. */
export function handOver(key: string, text: string): void {
  const texts = waiting();
  texts.delete(key);
  texts.set(key, text);
  for (const oldest of texts.keys()) {
    if (texts.size <= mostTexts) break;
    texts.delete(oldest);
  }
}

/** The text of a key; undefined when it is not here, as in the browser. */
export function taken(key: string): string | undefined {
  return waiting().get(key);
}
