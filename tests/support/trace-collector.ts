import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const attribute = z.object({
  key: z.string(),
  value: z.object({
    stringValue: z.string().optional(),
    intValue: z.union([z.number(), z.string()]).optional(),
  }),
});
const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.number(),
              attributes: z.array(attribute).default([]),
              status: z.object({ code: z.number().optional() }).optional(),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** One part of a trace, as a collector sees it. */
export interface CollectedSpan {
  readonly service: string;
  readonly trace: string;
  readonly id: string;
  /** Empty where it has none. */
  readonly parent: string;
  readonly name: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly failed: boolean;
}

function factsOf(attributes: readonly z.output<typeof attribute>[]): Record<string, string> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? String(value.intValue ?? '')]),
  );
}

/** A collector of traces (OTLP over HTTP, JSON) that keeps what it gets. */
export class TraceCollector {
  readonly #server: Server;
  readonly spans: CollectedSpan[] = [];
  /** Everything as it was sent. */
  received = '';

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async start(): Promise<TraceCollector> {
    const collector = new TraceCollector();
    collector.#server.listen(0, '127.0.0.1');
    await once(collector.#server, 'listening');
    return collector;
  }

  /** The value for `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  get endpoint(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    this.received += body;
    if (request.url === '/v1/traces') this.#take(body);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }

  #take(body: string): void {
    for (const { resource, scopeSpans } of sent.parse(JSON.parse(body)).resourceSpans)
      for (const span of scopeSpans.flatMap(({ spans }) => spans))
        this.spans.push({
          service: factsOf(resource.attributes)['service.name'] ?? '',
          trace: span.traceId,
          id: span.spanId,
          parent: span.parentSpanId ?? '',
          name: span.name,
          facts: factsOf(span.attributes),
          failed: span.status?.code === 2,
        });
  }
}
