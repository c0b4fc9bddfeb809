import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '#src/config/process-wide.ts';
import type { PageValue } from '#src/next/page-value.ts';
import type { Settled } from './settle.ts';

/** A page that is being rendered, and where what Next.js made of it goes. */
export interface Rendering {
  /** Internal path of the page. */
  readonly path: string;
  readonly rendered: (value: PageValue) => void;
}

/**
 * What the server in front of Next.js says about a request that it makes or passes on. It travels beside the request
 * (`AsyncLocalStorage`) and not in a header, which a visitor could send as well.
 */
type FromDoor =
  /** The process itself asks for a page, by its internal path. */
  | { readonly kind: 'render'; readonly rendering: Rendering }
  /** A visitor's request for something that Next.js answers, and what was decided about it. */
  | { readonly kind: 'pass'; readonly decision: Settled };

const running = () => processWide('from-door', () => new AsyncLocalStorage<FromDoor>());

/** Runs a request of the process itself for a page. */
export function renderWithin<T>(rendering: Rendering, run: () => T): T {
  return running().run({ kind: 'render', rendering }, run);
}

/** Runs a visitor's request that was decided about. */
export function passWithin<T>(decision: Settled, run: () => T): T {
  return running().run({ kind: 'pass', decision }, run);
}

/** The rendering that this code runs for; undefined outside of one. */
export function currentRendering(): Rendering | undefined {
  const from = running().getStore();
  return from?.kind === 'render' ? from.rendering : undefined;
}

/** What was decided about the request that this code runs for; undefined where nobody has decided yet. */
export function passedDecision(): Settled | undefined {
  const from = running().getStore();
  return from?.kind === 'pass' ? from.decision : undefined;
}
