import { IncomingMessage, ServerResponse } from 'node:http';
import { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import { renderWithin } from '#src/request/from-door.ts';
import type { PageValue } from '#src/next/page-value.ts';
import type { Handle } from './handle.ts';

/** Takes what Next.js sends, and keeps nothing of it. */
class NoSocket extends Duplex {
  override _read(): void {}
  override _write(_chunk: unknown, _encoding: BufferEncoding, done: () => void): void {
    done();
  }
}

/** How long Next.js may take to hand a page over after it has answered, in milliseconds. */
const handOverMs = 1_000;

/**
 * Asks Next.js for a page by a request inside the process, whose answer nobody reads: the page is what Next.js gives to its
 * cache (`page-cache-handler.ts`).
 *
 * @param path internal path of the page
 * @returns null when Next.js failed to render it
 */
export async function askForPage(handle: Handle, path: string): Promise<PageValue | null> {
  const made = Promise.withResolvers<PageValue | null>();
  // Only what node:http reads of a socket is read of it.
  const socket = new NoSocket() as unknown as Socket;
  const request = new IncomingMessage(socket);
  Object.assign(request, { method: 'GET', url: path, headers: { host: 'localhost' }, complete: true });
  request.push(null);
  const response = new ServerResponse(request);
  response.assignSocket(socket);
  const rendering = { path, rendered: (value: PageValue) => made.resolve(value) };
  try {
    await renderWithin(rendering, () => handle(request, response));
    if (response.statusCode >= 500) return null;
    const timer = setTimeout(() => made.resolve(null), handOverMs);
    return await made.promise.finally(() => clearTimeout(timer));
  } finally {
    response.detachSocket(socket);
    socket.destroy();
  }
}
