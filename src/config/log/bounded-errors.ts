import type { LoggerOptions } from 'pino';

/** How many equal lines a log holds. */
export interface LogBound {
  /** Lines of one message within a window. */
  readonly lines: number;
  readonly windowMs: number;
  /** Messages that are counted apart; all further ones count as one. */
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

/** The error that a line is about, where it is about one. */
function errorIn(about: unknown): unknown {
  if (about instanceof Error) return about;
  return typeof about === 'object' && about !== null && 'err' in about ? about.err : undefined;
}

/** What makes two lines equal: level, message, and the kind of the error; never what happened to whom. */
function keyOf(level: number, args: readonly unknown[]): { readonly key: string; readonly message: string } {
  const [about, second] = args;
  const error = errorIn(about);
  const message = typeof about === 'string' ? about : typeof second === 'string' ? second : '';
  const name = error instanceof Error ? error.name : '';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return { key: [level, message, name, code].join('\n'), message };
}

/**
 * A bounded rate of equal errors and warnings: of lines with the same message and the same kind of error, so many are
 * written in a window; when it ends, one line tells how many were left out (`leftOut`). Other levels are not counted.
 *
 * @returns pino's hook for every line
 */
export function boundedErrors({ lines, windowMs, messages }: LogBound = usual): LogMethod {
  const windows = new Map<string, Window>();

  function windowOf(key: string): Window {
    const at = Date.now();
    const known = windows.get(key);
    if (known !== undefined && at - known.begun < windowMs) return known;
    if (known === undefined && windows.size >= messages) {
      for (const [other, { begun, leftOut }] of windows)
        if (leftOut === 0 && at - begun >= windowMs) windows.delete(other);
      if (windows.size >= messages && key !== '') return windowOf('');
    }
    const window: Window = { written: 0, leftOut: 0, begun: at };
    windows.set(key, window);
    return window;
  }

  return function bound(args, method, level) {
    if (level < warn) return method.apply(this, args);
    const { key, message } = keyOf(level, args);
    const window = windowOf(key);
    if (window.written < lines) {
      window.written += 1;
      return method.apply(this, args);
    }
    window.leftOut += 1;
    if (window.leftOut > 1) return undefined;
    const tell = () => {
      method.call(this, { leftOut: window.leftOut }, message);
      window.leftOut = 0;
    };
    setTimeout(tell, window.begun + windowMs - Date.now()).unref();
    return undefined;
  };
}
