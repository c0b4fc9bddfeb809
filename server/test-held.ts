import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { vi } from 'vitest';
import type { Handle } from './render/handle.ts';

/** Waits for a state; the time limit only ends a test that hangs. */
export const until = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: 60_000, interval: 5 });

/** The bytes of a request. */
export const get = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: fr.velours.test\r\n${more}\r\n`;

/** The bytes of the last request of a connection. */
export const last = (path: string) => get(path, 'Connection: close\r\n');

/** The statuses in the bytes of several answers. */
export const statuses = (bytes: string) =>
  [...bytes.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);

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
