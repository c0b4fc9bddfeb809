import { machineNow } from '#src/kernel/date/clock.ts';
import type { IncomingMessage } from 'node:http';
import { decide } from '#src/request/decide.ts';
import type { Decision, Incoming, World } from '#src/request/decision.ts';
import { incomingOf } from '#src/request/incoming.ts';

/** The decision about a request, and what others have made of it. */
export interface Decided<T> {
  readonly incoming: Incoming;
  readonly decision: Decision;
  /** Whatever was made of the decision; it leaves with it. */
  made: T | undefined;
}

/** At most so many different requests are remembered … */
const mostRemembered = 2_000;
/** … whose address and headers have together at most so many characters. */
const longestRemembered = 1_000;

/**
 * Decides about requests, and remembers each decision until the second in which it was made ends: a page that everybody
 * asks for is decided once a second. The decision depends on nothing but the parts of the request in its key and
 * the world (`decide` is pure), and what it says of a page's life it says in whole seconds. What somebody still has to
 * be asked about is decided anew every time.
 *
 * @param world the world of this process
 * @returns the same object for equal requests within one second of the clock
 */
export function rememberedDecisions<T>(world: World): (request: IncomingMessage) => Decided<T> {
  const remembered = new Map<string, Decided<T>>();
  let second = 0;

  function decided(request: IncomingMessage): Decided<T> {
    const incoming = incomingOf(request);
    return { incoming, decision: decide(incoming, world), made: undefined };
  }

  return (request) => {
    const { headers, method, url } = request;
    const present = Math.floor(machineNow().getTime() / 1_000);
    if (present !== second) {
      remembered.clear();
      second = present;
    }
    // Every header that `readIncoming` reads. No part of a request holds a line break.
    const key = [
      method,
      url,
      headers.host,
      headers['accept-language'],
      headers.cookie,
      headers['sec-fetch-site'],
      headers['next-action'],
    ].join('\n');
    const found = remembered.get(key);
    if (found !== undefined) return found;
    const result = decided(request);
    const isSettled = result.decision.kind !== 'check' && result.decision.kind !== 'ask';
    if (isSettled && key.length <= longestRemembered && remembered.size < mostRemembered)
      remembered.set(key, result);
    return result;
  };
}
