import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** Everything that passed on one connection. */
export interface Tapped {
  readonly sent: readonly Buffer[];
  readonly answered: readonly Buffer[];
}

/** Stands between a proxy and a server, passes every byte on unchanged, and keeps a copy. */
export class Tap {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #connections: { sent: Buffer[]; answered: Buffer[] }[] = [];
  #port = 0;

  constructor(to: number) {
    this.#server = createServer((near) => {
      const kept = { sent: [] as Buffer[], answered: [] as Buffer[] };
      this.#connections.push(kept);
      const far = connect(to, '127.0.0.1');
      for (const [socket, other, copy] of [
        [near, far, kept.sent],
        [far, near, kept.answered],
      ] as const) {
        this.#sockets.add(socket);
        socket.on('data', (bytes: Buffer) => copy.push(bytes));
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          this.#sockets.delete(socket);
          other.end();
        });
        socket.pipe(other);
      }
    });
  }

  get port(): number {
    return this.#port;
  }

  /** All connections since the start. */
  get connections(): readonly Tapped[] {
    return this.#connections;
  }

  /** Listens on a port of this machine, a free one by default. */
  async listen(port = 0): Promise<void> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('expected a TCP address');
    this.#port = address.port;
  }

  async stop(): Promise<void> {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await once(this.#server, 'close');
  }
}

/** One request as a strict reader of HTTP/1.1 sees it, with what is ambiguous about it. */
export interface ForwardedRequest {
  readonly method: string;
  readonly target: string;
  readonly faults: readonly string[];
}

const token = /^[!#$%&'*+.^_`|~\w-]+$/;
/** A method is any token, in the letters that it has: `get` is read as another method than GET by everybody. */
const requestLine = /^[!#$%&'*+.^_`|~\w-]+ [\x21-\xff]+ HTTP\/[01]\.\d$/;

function faultsOfHead(first: string, lines: readonly string[]): string[] {
  const faults: string[] = [];
  if (!requestLine.test(first)) faults.push(`request line ${JSON.stringify(first)}`);
  for (const line of lines) {
    const name = line.slice(0, line.indexOf(':'));
    if (/[\r\n\0]/.test(line) || !token.test(name)) faults.push(`header ${JSON.stringify(line)}`);
  }
  const named = (wanted: string) => lines.filter((line) => line.toLowerCase().startsWith(`${wanted}:`));
  const [sizes, codings, hosts] = [named('content-length'), named('transfer-encoding'), named('host')];
  if (sizes.length + codings.length > 1) faults.push(`lengths ${[...sizes, ...codings].join(' | ')}`);
  if (codings.some((line) => !/: chunked$/i.test(line))) faults.push(`coding ${codings.join(' | ')}`);
  if (sizes.some((line) => !/:[ \t]*\d+[ \t]*$/.test(line))) faults.push(`length ${sizes.join(' | ')}`);
  if (hosts.length !== 1) faults.push(`${hosts.length} hosts`);
  return faults;
}

/** Where a chunked body with its trailers ends; the end of the bytes when it is not whole. */
function endOfChunks(whole: string, from: number): number {
  for (let at = from; at < whole.length;) {
    const line = whole.indexOf('\r\n', at);
    const size = line < 0 ? Number.NaN : Number.parseInt(whole.slice(at, line), 16);
    if (Number.isNaN(size)) return whole.length;
    if (size > 0) at = line + 2 + size + 2;
    else {
      const bare = whole.startsWith('\r\n', line + 2);
      const end = whole.indexOf('\r\n\r\n', line);
      return bare ? line + 4 : end < 0 ? whole.length : end + 4;
    }
  }
  return whole.length;
}

/** The requests in the bytes that a proxy sent on a connection, read as strictly as the standard allows. */
export function requestsIn(bytes: Buffer): readonly ForwardedRequest[] {
  const found: ForwardedRequest[] = [];
  const whole = bytes.toString('latin1');
  for (let at = 0; at < whole.length;) {
    const end = whole.indexOf('\r\n\r\n', at);
    if (end < 0) {
      found.push({
        method: '',
        target: '',
        faults: [`half a request ${JSON.stringify(whole.slice(at, at + 200))}`],
      });
      break;
    }
    const [first = '', ...lines] = whole.slice(at, end).split('\r\n');
    const [method = '', target = ''] = first.split(' ');
    found.push({ method, target, faults: faultsOfHead(first, lines) });
    at = end + 4;
    const size = lines.find((line) => /^content-length:/i.test(line));
    if (size !== undefined) at += Number(size.split(':')[1]);
    else if (lines.some((line) => /^transfer-encoding:/i.test(line))) at = endOfChunks(whole, at);
  }
  return found;
}
