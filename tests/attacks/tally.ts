import { setTimeout as pause } from 'node:timers/promises';
import { bytesOf, type HostileRequest } from './hostile.ts';
import { answersIn, exchange, type RawPlace } from './raw.ts';
import { faultsOf, type Expectations } from './verdict.ts';

/** What a number of hostile requests was answered with. */
export interface Tally {
  readonly asked: number;
  /** How often each status came; `ended` is a connection that was closed without an answer. */
  readonly statuses: Readonly<Record<string, number>>;
  /** What no answer may be, with the request; the first of them. */
  readonly faults: readonly string[];
  readonly faultCount: number;
  /** How long each answer took with its connection, in milliseconds; with a rate, from when its request was due. */
  readonly times: readonly number[];
}

interface Way {
  readonly place: RawPlace;
  /** How many connections at the same time, at most. */
  readonly connections: number;
  /** How many requests begin in each second, whatever becomes of those before; without it, each as soon as one has ended. */
  readonly perSecond?: number;
  readonly expected: Expectations;
}

const mostShown = 20;
const shown = (bytes: Buffer) => JSON.stringify(bytes.toString('latin1').slice(0, 300));

/** Addresses of this machine in turn: the edge gives each so many requests a second. */
const fromAddress = (index: number) => `127.0.${2 + (index % 200)}.1`;

/** An empty answer comes again when it was the machine's own haste, so it is asked for once more. */
async function received(place: RawPlace, bytes: Buffer, from: string) {
  const first = await exchange(place, bytes, { from });
  if (first.bytes.length > 0) return first;
  await pause(50);
  return exchange(place, bytes, { from });
}

/** Sends hostile requests, each on a connection of its own, and holds every answer against what it may be. */
export async function tally(requests: readonly HostileRequest[], way: Way): Promise<Tally> {
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  const times: number[] = [];
  let faultCount = 0;
  let next = 0;
  const note = (found: readonly string[], bytes: Buffer) => {
    faultCount += found.length;
    for (const fault of found) if (faults.length < mostShown) faults.push(`${fault} for ${shown(bytes)}`);
  };
  const begun = performance.now();
  /** Waits until a request is due, and gives that instant; one that is late already was due before now. */
  const dueOf = async (index: number): Promise<number> => {
    if (way.perSecond === undefined) return performance.now();
    const due = begun + (index * 1_000) / way.perSecond;
    if (due > performance.now()) await pause(due - performance.now());
    return due;
  };
  const work = async () => {
    for (let index = next++; index < requests.length; index = next++) {
      const request = requests[index] as HostileRequest;
      const bytes = bytesOf(request);
      const start = await dueOf(index);
      const answer = await received(way.place, bytes, fromAddress(index));
      times.push(performance.now() - start);
      const [first] = answersIn(answer.bytes, [request.method]);
      const status = first === undefined ? 'ended' : String(first.status);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (!answer.isEnded) note(['the connection stays open'], bytes);
      if (first !== undefined) note(faultsOf(first, way.expected), bytes);
    }
  };
  await Promise.all(Array.from({ length: way.connections }, work));
  return { asked: requests.length, statuses, faults, faultCount, times };
}
