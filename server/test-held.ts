import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { vi } from 'vitest';
import type { Handle } from './render/handle.ts';

/** Waits for a state; the time limit only ends a test that hangs. */
export const until = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: 60_000, interval: 5 });

/** A framework whose answers wait until the test gives them. */
export function held() {
  const begun: { readonly url: string; readonly response: ServerResponse }[] = [];
  const handle: Handle = ({ url = '' }, response) => {
    begun.push({ url, response });
    return once(response, 'close');
  };
  return {
    handle,
    urls: () => begun.map(({ url }) => url),
    answerNext: () => {
      const next = begun.find(({ response }) => !response.headersSent && !response.destroyed);
      next?.response.end(`page ${next.url}`);
    },
  };
}
