import { z } from 'zod';
import { framesTold, messageTold, mostFrames } from '#src/kernel/text/error-text.ts';
import { pageIds, type PageId } from '#src/routes/pages/registry.ts';

/** How a browser learnt of an error: a part of the page failed to render, script threw, or a promise was rejected. */
export const errorKinds = ['boundary', 'error', 'rejection'] as const;
export type ErrorKind = (typeof errorKinds)[number];

/** What a browser says about one error of script; nothing in it is about the visitor. */
export interface ErrorReport {
  readonly kind: ErrorKind;
  readonly message: string;
  /** Addresses with line and column, the innermost first. */
  readonly frames: readonly string[];
  /** Kind of the page, `none` before it was alive. */
  readonly page: PageId | 'none';
  /** Id of the build whose script it was. */
  readonly release: string;
  /** Whether the error is an extension's, which is none of our business. */
  readonly byExtension: boolean;
}

/** Exact: a field that nobody knows may be about a visitor, so a report with one is none. */
const body = z.strictObject({
  kind: z.enum(errorKinds),
  message: z.string().max(1_000),
  frames: z.array(z.string().max(1_000)).max(mostFrames),
  page: z.enum([...pageIds, 'none']),
  release: z.string().regex(/^[\w-]{1,64}$/),
});

/**
 * Reads the body of an error report; null when it is none. Message and frames are cleaned again as the browser cleaned
 * them, because anybody can send anything.
 */
export function readErrorReport(sent: unknown): ErrorReport | null {
  const read = body.safeParse(sent);
  if (!read.success) return null;
  const { message, frames, ...facts } = read.data;
  const told = framesTold(frames.join('\n'));
  return {
    ...facts,
    message: messageTold(message),
    frames: told,
    byExtension: told.some((frame) => /^[a-z-]+-extension:/i.test(frame)),
  };
}
