import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { MetricsPlace } from './metrics.ts';

/** The text of all metrics, with its type. */
export interface MetricsText {
  readonly contentType: string;
  metrics(): Promise<string>;
}

/**
 * Shows metrics at `/metrics` on a port of their own, never on a host of the product. The port does not keep the process
 * running.
 */
export async function serveMetrics(text: MetricsText, { host, port }: MetricsPlace): Promise<Server> {
  const server = createServer((request, response) => {
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
