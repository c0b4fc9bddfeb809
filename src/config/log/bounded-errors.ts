import type { LoggerOptions } from 'pino';

/** How many equal lines a log holds. */
export interface LogBound {
  /** Lines of one message within a window. */
  readonly lines: number;
  readonly windowMs: number;
  /** Messages that are counted apart; all further ones count as one. Of each event so many are counted apart. */
  readonly messages: number;
}

/** Ten a minute are enough to know about it, and few enough to see the rest. */
const usual: LogBound = { lines: 10, windowMs: 60_000, messages: 500 };

/** The level from which on lines are counted: pino's `warn`. */
const warn = 40;

interface Window {
  written: number;
  leftOut: number;
  begun: number;
}

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

/** What makes lines equal. */
interface Equal {
  /** What is counted together: all errors, or one event. */
  readonly group: string;
  readonly key: string;
  readonly message: string;
  /** What the line that tells how many were left out says beside that. */
  readonly named: Readonly<Record<string, string>>;
}

/** The error that a line is about, where it is about one. */
function errorIn(about: unknown): unknown {
  if (about instanceof Error) return about;
  return typeof about === 'object' && about !== null && 'err' in about ? about.err : undefined;
}

/** The words that say which event a line is about: to whom, and from where; null when it is about none. */
function eventIn(about: unknown): Record<string, string> | null {
  if (typeof about !== 'object' || about === null || !('event' in about)) return null;
  const { event, account, network }: { event: unknown; account?: unknown; network?: unknown } = about;
  if (typeof event !== 'string') return null;
  return {
    event,
    ...(typeof account === 'string' && { account }),
    ...(typeof network === 'string' && { network }),
  };
}

/**
 * What makes two lines equal: of errors level, message, and the kind of the error, never what happened to whom; of events
 * the event, the account and the network. Null when a line is never left out.
 */
function equalityOf(level: number, args: readonly unknown[]): Equal | null {
  const [about, second] = args;
  const message = typeof about === 'string' ? about : typeof second === 'string' ? second : '';
  const named = eventIn(about);
  if (named !== null) {
    return { group: named['event'] ?? '', key: Object.values(named).join('\n'), message, named };
  }
  if (level < warn) return null;
  const error = errorIn(about);
  const name = error instanceof Error ? error.name : '';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return { group: '', key: [level, message, name, code].join('\n'), message, named: {} };
}

/**
 * A bounded rate of equal errors, warnings and events: of lines with the same message and the same kind of error, or about
 * the same event, account and network, so many are written in a window; when it ends, one line tells how many were left out
 * (`leftOut`). Other lines of lower levels are not counted.
 *
 * @returns pino's hook for every line
 */
export function boundedErrors({ lines, windowMs, messages }: LogBound = usual): LogMethod {
  const groups = new Map<string, Map<string, Window>>();

  function windowOf(group: string, key: string): { readonly window: Window; readonly apart: boolean } {
    const at = performance.now();
    const windows = groups.get(group) ?? new Map<string, Window>();
    groups.set(group, windows);
    const known = windows.get(key);
    if (known !== undefined && at - known.begun < windowMs) return { window: known, apart: key !== '' };
    if (known === undefined && windows.size >= messages) {
      for (const [other, { begun, leftOut }] of windows)
        if (leftOut === 0 && at - begun >= windowMs) windows.delete(other);
      if (windows.size >= messages && key !== '') return windowOf(group, '');
    }
    const window: Window = { written: 0, leftOut: 0, begun: at };
    windows.set(key, window);
    return { window, apart: key !== '' };
  }

  return function bound(args, method, level) {
    const equal = equalityOf(level, args);
    if (equal === null) return method.apply(this, args);
    const { window, apart } = windowOf(equal.group, equal.key);
    if (window.written < lines) {
      window.written += 1;
      return method.apply(this, args);
    }
    window.leftOut += 1;
    if (window.leftOut > 1) return undefined;
    const { event } = equal.named;
    const named = apart || event === undefined ? equal.named : { event };
    const tell = () => {
      method.call(this, { ...named, leftOut: window.leftOut }, equal.message);
      window.leftOut = 0;
    };
    setTimeout(tell, window.begun + windowMs - performance.now()).unref();
    return undefined;
  };
}
