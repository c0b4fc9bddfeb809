import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

/**
 * A proxy through which an engine reaches one server of this machine under names of their own, at port 443: names that
 * nobody resolves, on as many domains as a test needs. Whatever else is asked for is refused, so nothing leaves.
 */
export class NamedHosts {
  readonly #server: Server;
  readonly #open = new Set<Socket>();

  private constructor(server: Server) {
    this.#server = server;
  }

  /**
   * @param hosts the names
   * @param port of the server with TLS
   */
  static async start(hosts: ReadonlySet<string>, port: number): Promise<NamedHosts> {
    const server = createServer((_request, response) => response.writeHead(403).end());
    const proxy = new NamedHosts(server);
    server.on('connection', (socket: Socket) => proxy.#keep(socket));
    server.on('connect', ({ url = '' }, client: Socket) => {
      const [name = '', asked] = url.split(':');
      if (!hosts.has(name) || asked !== '443') {
        client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
        return;
      }
      const there = connect(port, '127.0.0.1', () => {
        client.write('HTTP/1.1 200 Connected\r\n\r\n');
        there.pipe(client).pipe(there);
      });
      proxy.#keep(there);
      there.on('close', () => client.destroy());
      client.on('close', () => there.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const socket of this.#open) socket.destroy();
    await closed;
  }

  #keep(socket: Socket): void {
    this.#open.add(socket);
    // An engine that ends resets what is open.
    socket.on('error', () => socket.destroy());
    socket.once('close', () => this.#open.delete(socket));
  }
}
