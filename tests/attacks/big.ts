import type { Socket } from 'node:net';
import { open, type RawPlace } from './raw.ts';

/** A request with a large head (REL13). */
export interface BigRequest {
  readonly name: string;
  readonly bytes: string;
  /** Whether it is within what both servers read; `either`: nearly that. */
  readonly isRead: boolean | 'either';
}

const kilobyte = 1_024;

/** Heads from one to 64 kB: one long header, one long cookie, many of each. */
export function bigRequests(target: string, host: string): readonly BigRequest[] {
  const made = (name: string, lines: readonly string[], isRead: BigRequest['isRead']): BigRequest => ({
    name,
    isRead,
    bytes: `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`,
  });
  const few = (count: number) => count * kilobyte < 12_000;
  return [
    ...[1, 2, 4, 7, 17, 24, 32, 48, 64].map((size) =>
      made(`a header of ${size} kB`, [`X-Large: ${'x'.repeat(size * kilobyte)}`], few(size)),
    ),
    ...[4, 7, 17, 32, 64].map((size) =>
      made(`a cookie of ${size} kB`, [`Cookie: locator=${'x'.repeat(size * kilobyte)}`], few(size)),
    ),
    ...[4, 8, 17, 32, 64].map((size) =>
      made(
        `${size} headers of one kB`,
        Array.from({ length: size }, (_, at) => `X-${at}: ${'x'.repeat(kilobyte)}`),
        few(size) || (size < 60 ? 'either' : false),
      ),
    ),
    made(
      '300 cookies',
      [`Cookie: ${Array.from({ length: 300 }, (_, at) => `c${at}=${at}`).join('; ')}`],
      true,
    ),
    made(
      '300 lines of cookies',
      Array.from({ length: 300 }, (_, at) => `Cookie: c${at}=${at}`),
      true,
    ),
    made(
      '3,000 headers',
      Array.from({ length: 3_000 }, (_, at) => `X-${at}: x`),
      'either',
    ),
  ];
}

/** The four ways to hold a server up: a head, a body, an answer, each so slowly that it never ends; many ranges. */
export const slowModes = ['head', 'body', 'read', 'ranges'] as const;

/** Connections that are being held. */
export interface Held {
  readonly mode: (typeof slowModes)[number];
  /** How many the other side has ended by now. */
  readonly ended: () => number;
  readonly opened: number;
  readonly release: () => void;
}

const beginnings: Readonly<Record<Held['mode'], (target: string, host: string) => string>> = {
  head: (target, host) => `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `,
  body: (target, host) => `POST ${target} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 900\r\n\r\na`,
  // So many answers at once that they do not fit between the two: whoever sends them has to wait.
  read: (target, host) =>
    `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip\r\n\r\n`.repeat(300),
  ranges: (target, host) =>
    `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nRange: bytes=0-${Array.from({ length: 1_000 }, (_, at) => `,5-${at}`).join('')}\r\n\r\n`,
};

/** Holds many connections in one of the slow ways; each sends a byte a second, and some read none. */
export async function hold(
  mode: Held['mode'],
  { place, target, host, count }: { place: RawPlace; target: string; host: string; count: number },
): Promise<Held> {
  let ended = 0;
  const sockets = await Promise.all(
    Array.from({ length: count }, async (_, at): Promise<Socket> => {
      const socket = await open(place, `127.0.${2 + (at % 200)}.5`);
      socket.on('close', () => (ended += 1));
      socket.on('end', () => socket.destroy());
      if (mode !== 'read') socket.resume();
      socket.write(beginnings[mode](target, host));
      return socket;
    }),
  );
  const timer = setInterval(() => {
    if (mode === 'ranges') return;
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, 1_000);
  const release = () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
  return { mode, opened: count, ended: () => ended, release };
}
