import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import type { PictureHost } from './hosts.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A picture host on this machine: it gives the answers that a test sets, and records its requests. */
export class TestHost {
  readonly #server: Server;
  readonly #answers = new Map<string, Answer>();
  /** The requested paths in their order. */
  readonly asked: string[] = [];

  private constructor() {
    this.#server = createServer((request, response) => {
      const path = request.url ?? '';
      this.asked.push(path);
      const answer = this.#answers.get(path);
      if (answer === undefined) response.writeHead(404).end();
      else answer(response, request);
    });
  }

  static async open(): Promise<TestHost> {
    const host = new TestHost();
    await new Promise<void>((resolve) => host.#server.listen(0, '127.0.0.1', resolve));
    return host;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** The host as an entry of the list of hosts. */
  get entry(): PictureHost {
    return { host: `127.0.0.1:${this.port}`, isLoopback: true };
  }

  url(path: string): string {
    return `http://127.0.0.1:${this.port}${path}`;
  }

  on(path: string, answer: Answer): void {
    this.#answers.set(path, answer);
  }

  /** Adds a file with its own headers. */
  file(path: string, bytes: Buffer, headers: Record<string, string> = {}): void {
    this.on(path, (response) => response.writeHead(200, headers).end(bytes));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** A picture of one colour. */
export async function picture(
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif',
  size: { width: number; height: number } = { width: 900, height: 1_350 },
  background = 'tomato',
): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background } })
    .toFormat(format, { effort: 1 })
    .toBuffer();
}
