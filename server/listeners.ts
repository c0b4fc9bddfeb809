import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Where a server listens. */
export interface ListenPlace {
  readonly port: number;
  readonly host: string;
}

/**
 * How many sockets listen on the port. The runtime accepts one connection of each whenever it looks, and while pages are
 * being made it looks only twenty times a second: with one socket a thousand visitors wait for a minute until anybody
 * reads what they ask for.
 */
const socketCount = 8;
/** How many connections wait to be accepted on each. The system may keep fewer. */
const backlog = 4_096;

/** Several sockets that listen on one port for one server. */
export class Listeners {
  readonly #http: Server;
  readonly #others: Server[] = [];

  constructor(http: Server) {
    this.#http = http;
  }

  /**
   * Begins to listen; only Linux can share a port between sockets in turn, elsewhere one listens.
   *
   * @throws Error when the port is taken or not allowed
   */
  async listen({ port, host }: ListenPlace): Promise<void> {
    if (process.platform !== 'linux') return open(this.#http, { port, host, backlog });
    // Sockets that share a port do not see that another process has it.
    const first = createServer();
    await open(first, { port, host });
    first.close();
    await once(first, 'close');
    const place = { port, host, backlog, reusePort: true };
    await open(this.#http, place);
    while (this.#others.length < socketCount - 1) {
      // As an HTTP server accepts them.
      const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
        this.#http.emit('connection', socket),
      );
      await open(other, place);
      this.#others.push(other);
    }
  }

  /** Accepts nothing new. @returns when all connections have ended */
  async close(): Promise<void> {
    await Promise.all(
      [this.#http, ...this.#others].map((server) => new Promise((resolve) => server.close(resolve))),
    );
  }
}

async function open(
  server: Server,
  place: ListenPlace & { readonly backlog?: number; readonly reusePort?: boolean },
) {
  server.listen(place);
  await once(server, 'listening');
}
