import {
  type Context,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace as api,
  TraceFlags,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Facts, Trace, Tracing } from './trace.ts';
import type { TraceTarget } from './trace-target.ts';

/** Traces that are told to a collector. */
export interface RecordedTraces extends Tracing {
  /** Begins the part of a request. @returns ends it */
  begin(trace: Trace): { readonly end: (facts: Facts) => void };
  /** Sends what waits, and records nothing more. */
  stop(): Promise<void>;
}

/** How long the end of the process waits for the collector, in milliseconds. */
const longestGoodbye = 2_000;

const longestProblem = 300;

const nameOfRequest = 'request';

/** The first part of a trace has the id that the log names. */
class NamedIds extends RandomIdGenerator {
  next: string | null = null;

  override generateTraceId = (): string => {
    const id = this.next ?? '';
    this.next = null;
    return id;
  };
}

/** What a part belongs to, when another process has begun the trace. */
function contextOf({ id, parent, sampled }: Trace): Context {
  if (parent === null) return ROOT_CONTEXT;
  return api.setSpanContext(ROOT_CONTEXT, {
    traceId: id,
    spanId: parent,
    traceFlags: sampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
    isRemote: true,
  });
}

function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-0${traceFlags & 1}`;
}

function fail(span: Span): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/**
 * Records traces by OpenTelemetry and sends them in batches to a collector (OTLP over HTTP). Parts are requests and calls
 * to other servers, with the words of the log: no address, no visitor, no message of an error. Loaded only where a
 * collector is named.
 *
 * @param service name of this process
 * @param report gets why traces could not be sent
 */
export function recordTraces(
  service: string,
  { endpoint, share }: TraceTarget,
  report: (problem: string) => void,
): RecordedTraces {
  const told = (problem: string) => report(problem.slice(0, longestProblem));
  const silent = () => undefined;
  diag.setLogger(
    { error: told, warn: told, info: silent, debug: silent, verbose: silent },
    DiagLogLevel.WARN,
  );
  const ids = new NamedIds();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    idGenerator: ids,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) }),
    ],
  });
  const tracer = provider.getTracer('velours');
  const running = new AsyncLocalStorage<Span>();

  function spanOf(trace: Trace): Span {
    if (trace.parent === null) ids.next = trace.id;
    return tracer.startSpan(nameOfRequest, { kind: SpanKind.SERVER }, contextOf(trace));
  }

  function end(span: Span, facts: Facts): void {
    span.setAttributes({ ...facts });
    if (Number(facts['http.response.status_code']) >= 500) fail(span);
    span.end();
  }

  return {
    begin: (trace) => {
      const span = spanOf(trace);
      return { end: (facts) => end(span, facts) };
    },
    request: async (trace, run, facts) => {
      const span = spanOf(trace);
      try {
        return await running.run(span, run);
      } finally {
        end(span, facts());
      }
    },
    call: async (name, run) => {
      const parent = running.getStore();
      if (parent === undefined) return run({});
      const context = api.setSpan(ROOT_CONTEXT, parent);
      const span = tracer.startSpan(`call ${name}`, { kind: SpanKind.CLIENT }, context);
      try {
        const answer = await run({ traceparent: traceparentOf(span) });
        if (answer instanceof Response) span.setAttribute('http.response.status_code', answer.status);
        return answer;
      } catch (error) {
        fail(span);
        throw error;
      } finally {
        span.end();
      }
    },
    stop: async () => {
      const waited = new Promise<void>((resolve) => setTimeout(resolve, longestGoodbye).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), waited]);
    },
  };
}
