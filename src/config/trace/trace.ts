import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { processWide } from '../process-wide.ts';

/** What belongs together over both processes (W3C Trace Context). */
export interface Trace {
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** The part of it, in another process, that this request belongs to: 16 hexadecimal digits; null where there is none. */
  readonly parent: string | null;
  /** Whether somebody in front records it. */
  readonly sampled: boolean;
}

const format = /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-.*)?$/;
const nothing = /^0+$/;
const longest = 200;

function newTraceId(): string {
  return randomUUID().replaceAll('-', '');
}

/** The trace that a `traceparent` names; null for anything else. */
export function readTrace(header: unknown): Trace | null {
  if (typeof header !== 'string' || header.length > longest) return null;
  const [, id = '', parent = '', flags = ''] = format.exec(header) ?? [];
  if (id === '' || nothing.test(id) || nothing.test(parent)) return null;
  // Its last bit says that somebody records the trace.
  return { id, parent, sampled: Number.parseInt(flags, 16) % 2 === 1 };
}

/** The trace of a request: the one that it names, else a new one. */
export function traceOf(header: unknown): Trace {
  return readTrace(header) ?? { id: newTraceId(), parent: null, sampled: false };
}

/** What a part of a trace tells: numbers, and words of our own. */
export type Facts = Readonly<Record<string, string | number>>;

/** How this process follows requests: what belongs to which, and for whom it is recorded. */
export interface Tracing {
  /**
   * Runs the work for a request.
   *
   * @param facts what is known when it is done; asked for only where traces are recorded
   */
  request<T>(trace: Trace, run: () => Promise<T>, facts: () => Facts): Promise<T>;
  /**
   * Makes a call to another server, as a part of the request that is running.
   *
   * @param name of an endpoint
   * @param run gets the headers that name the trace; none outside a request
   */
  call<T>(name: string, run: (headers: Readonly<Record<string, string>>) => Promise<T>): Promise<T>;
}

/** Names traces, and records nothing. */
function namingTraces(): Tracing {
  const running = new AsyncLocalStorage<Trace>();
  return {
    request: (trace, run) => running.run(trace, run),
    call: (_name, run) => {
      const trace = running.getStore();
      if (trace === undefined) return run({});
      const span = newTraceId().slice(16);
      return run({ traceparent: `00-${trace.id}-${span}-0${trace.sampled ? 1 : 0}` });
    },
  };
}

/** How this process follows requests; without {@link installTracing} it only names traces. */
export function tracing(): Tracing {
  return processWide('tracing', namingTraces);
}

/** Records traces from now on. Must come before anything else asks for {@link tracing}. */
export function installTracing(recording: Tracing): void {
  if (processWide('tracing', () => recording) !== recording)
    throw new Error('expected tracing to be installed before anything is followed');
}
