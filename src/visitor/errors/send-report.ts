import { framesTold, messageTold } from '#src/kernel/text/error-text.ts';
import { pageStore } from '../page/store.ts';
import type { ErrorKind } from './report-error.ts';
import { reportsOfDocument } from './reports-attribute.ts';

/**
 * Sends what may be told of an error: no query, no cookie, nothing that the visitor typed.
 *
 * @throws the error of `fetch` when nobody can be reached
 */
export async function sendReport(kind: ErrorKind, thrown: unknown): Promise<void> {
  const place = reportsOfDocument();
  if (place === null) return;
  const isError = thrown instanceof Error;
  await fetch(place.address, {
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // The visitor may leave a page that fails.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      kind,
      // What is thrown may be anything, also something that no text can be made of.
      message: messageTold(isError ? `${thrown.name}: ${thrown.message}` : String(thrown)),
      frames: framesTold(isError ? (thrown.stack ?? '') : ''),
      page: pageStore.getState().page?.page ?? 'none',
      release: place.release,
    }),
  });
}
