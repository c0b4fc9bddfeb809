import { connect, type Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { connect as connectSecurely } from 'node:tls';

/** Where bytes are sent: a port of this machine, with TLS when a certificate vouches for it. */
export interface RawPlace {
  readonly port: number;
  readonly tls?: {
    readonly ca: string;
    readonly servername: string;
    /** `h2` for HTTP/2. */
    readonly ALPNProtocols?: string[];
  };
}

/** An answer as it stood on a connection. */
export interface RawAnswer {
  readonly status: number;
  /** By name in lower case; several values joined. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Whether everything came that the answer promised. */
  readonly isWhole: boolean;
}

/** Waits until a connection is ready or closed; its errors are no errors here. */
function until(socket: Socket, ready: 'connect' | 'secureConnect' | 'close'): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  socket.once(ready, () => resolve());
  socket.once('close', () => resolve());
  return promise;
}

/** Opens a connection; its errors end it and are nothing else. */
export async function open(place: RawPlace, from?: string): Promise<Socket> {
  const { port, tls } = place;
  const at = { host: '127.0.0.1', port, ...(from === undefined ? {} : { localAddress: from }) };
  const tcp = connect(at);
  tcp.on('error', () => tcp.destroy());
  if (tls === undefined) {
    await until(tcp, 'connect');
    return tcp;
  }
  const socket = connectSecurely({ socket: tcp, ...tls });
  socket.on('error', () => socket.destroy());
  await until(socket, 'secureConnect');
  return socket;
}

/** From where an exchange comes, and when it is over. */
interface Exchange {
  readonly from?: string;
  /** How long the connection may stay open, in milliseconds: then it is ended here. */
  readonly patienceMs?: number;
  /** Whether everything has come: then the connection is ended here. */
  readonly isWhole?: (bytes: Buffer) => boolean;
}

/** What came back on a connection, and who ended it. */
export interface Received {
  readonly bytes: Buffer;
  /** Whether the other side ended the connection. */
  readonly isEnded: boolean;
}

/** Sends bytes unchanged on a connection of their own and reads until it is closed. */
export async function exchange(
  place: RawPlace,
  bytes: Buffer | string,
  { from, patienceMs = 10_000, isWhole = () => false }: Exchange = {},
): Promise<Received> {
  const socket = await open(place, from);
  const pieces: Buffer[] = [];
  let isEnded = true;
  const end = () => {
    isEnded = false;
    socket.destroy();
  };
  const timer = setTimeout(end, patienceMs);
  socket.on('data', (piece: Buffer) => {
    pieces.push(piece);
    if (isWhole(Buffer.concat(pieces))) end();
  });
  if (!socket.destroyed) {
    const closed = until(socket, 'close');
    socket.write(bytes);
    await closed;
  }
  clearTimeout(timer);
  return { bytes: Buffer.concat(pieces), isEnded };
}

const headEnd = Buffer.from('\r\n\r\n');

function headersOf(lines: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

/** Reads a chunked body. @returns the body and where it ends; null when it is not whole */
function unchunked(bytes: Buffer, from: number): { readonly body: Buffer; readonly end: number } | null {
  const parts: Buffer[] = [];
  let at = from;
  while (true) {
    const line = bytes.indexOf('\r\n', at);
    if (line < 0) return null;
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16);
    if (Number.isNaN(size)) return null;
    at = line + 2;
    if (size === 0) {
      const end = bytes.indexOf('\r\n', at);
      return end < 0 ? null : { body: Buffer.concat(parts), end: end + 2 };
    }
    if (bytes.length < at + size + 2) return null;
    parts.push(bytes.subarray(at, at + size));
    at += size + 2;
  }
}

/**
 * The answers that stand in the bytes of a connection, one after the other.
 *
 * @param methods of the requests in their order: an answer to HEAD has no body
 */
export function answersIn(bytes: Buffer, methods: readonly string[] = []): readonly RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(headEnd, at);
    if (end < 0) break;
    const [first = '', ...lines] = bytes.toString('latin1', at, end).split('\r\n');
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? Number.NaN);
    const headers = headersOf(lines);
    at = end + headEnd.length;
    if (status >= 100 && status < 200) continue;
    const isBare = methods[answers.length] === 'HEAD' || status === 204 || status === 304;
    const chunked = !isBare && headers['transfer-encoding'] === 'chunked' ? unchunked(bytes, at) : undefined;
    const length = isBare ? 0 : Number(headers['content-length'] ?? bytes.length - at);
    const next = chunked === undefined ? at + length : (chunked?.end ?? bytes.length);
    const body = chunked?.body ?? bytes.subarray(at, Math.min(next, bytes.length));
    answers.push({ status, headers, body, isWhole: chunked !== null && next <= bytes.length });
    at = next;
  }
  return answers;
}

/** The text of an answer, unpacked. */
export function textOf({ headers, body }: RawAnswer): string {
  if (headers['content-encoding'] !== 'gzip' || body.length === 0) return body.toString('utf8');
  return gunzipSync(body, { finishFlush: 2 }).toString('utf8');
}
