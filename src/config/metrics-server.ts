import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { MetricsPlace } from './metrics.ts';

/** The text of all metrics, with its type. */
export interface MetricsText {
  readonly contentType: string;
  metrics(): Promise<string>;
}

/** Answers whatever comes to one path of the port. */
export type PortHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Shows metrics at `/metrics` on a port of their own, never on a host of the product. The port does not keep the process
 * running.
 *
 * @param others what else the operator can ask there, by path
 */
export async function serveMetrics(
  text: MetricsText,
  { host, port }: MetricsPlace,
  others: Readonly<Record<string, PortHandler>> = {},
): Promise<Server> {
  const handlers = new Map(Object.entries(others));
  const server = createServer((request, response) => {
    const handler = handlers.get(request.url ?? '');
    if (handler !== undefined) {
      handler(request, response).catch(() => response.destroy());
      return;
    }
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'cache-control': 'no-store' }).end();
      return;
    }
    text.metrics().then(
      (body) =>
        response.writeHead(200, { 'content-type': text.contentType, 'cache-control': 'no-store' }).end(body),
      () => response.writeHead(500, { 'cache-control': 'no-store' }).end(),
    );
  });
  server.requestTimeout = 10_000;
  server.listen(port, host);
  await once(server, 'listening');
  server.unref();
  return server;
}
