import { machineNow } from '#src/kernel/date/clock.ts';
import type { Answered, Told } from './answered.ts';

/** The log of this process, as far as lines need it. */
export interface LineTarget {
  /** Writes whole lines at once. */
  readonly write: (lines: string) => void;
}

/** Lines wait until they fill so many characters … */
const batch = 65_536;
/** … or for so long, in milliseconds. */
const longestWait = 100;

/** The line of an answer: one JSON object of the log, with pino's level `info`. Every value is a number or one of few words. */
function lineOf({ method, site, kind, status, ms, bytes, cache, trace }: Answered): string {
  const of = (name: string, value: string | null) => (value === null ? '' : `"${name}":"${value}",`);
  return (
    `{"level":30,"time":${machineNow().getTime()},"process":"web",${of('trace', trace)}"method":"${method}",` +
    `${of('site', site)}"kind":"${kind}","status":${status ?? 0},"ms":${Math.round(ms * 10) / 10},` +
    `"bytes":${bytes},${of('cache', cache)}"msg":"request"}\n`
  );
}

/**
 * Writes one line for every answer, many at a time: a system call for each would cost more than the line. What waits
 * when the process is killed is lost; `flush` writes it before an end in order.
 */
export function accessLines(target: LineTarget): { readonly tell: Told; readonly flush: () => void } {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting !== '') target.write(waiting);
    waiting = '';
  }

  return {
    tell: (answered) => {
      waiting += lineOf(answered);
      if (waiting.length >= batch) flush();
      else timer ??= setTimeout(flush, longestWait).unref();
    },
    flush,
  };
}
