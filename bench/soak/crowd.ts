import { setTimeout as pause } from 'node:timers/promises';
import { answersIn, exchange, type RawPlace } from '#tests/attacks/raw.ts';
import { quantile } from '../lib/figures.ts';

const visitorsEveryMs = 250;
/** Longer than anybody waits: what has no answer by then has none. */
const patienceMs = 150_000;

/** What became of a request on a connection of its own. */
export interface Answered {
  /** Null when the connection ended without an answer. */
  readonly status: number | null;
  readonly ms: number;
}

/** Asks for a page on a connection of its own. */
export async function askFor(
  place: RawPlace,
  { host, target, from }: { host: string; target: string; from: string },
): Promise<Answered> {
  const start = performance.now();
  const bytes = `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n`;
  const received = await exchange(place, bytes, { from, patienceMs }).catch(() => null);
  const status = received === null ? null : (answersIn(received.bytes)[0]?.status ?? null);
  return { status, ms: performance.now() - start };
}

/** A visitor who asks for a page again and again until something has happened. */
export async function visits(
  place: RawPlace,
  page: { readonly host: string; readonly target: string },
  until: () => boolean,
): Promise<readonly Answered[]> {
  const answers: Answered[] = [];
  do {
    answers.push(await askFor(place, { ...page, from: '127.0.1.9' }));
    await pause(visitorsEveryMs);
  } while (!until());
  return answers;
}

/** How long 95 of 100 of those who got a page waited for it, in milliseconds. */
export const answered95 = (answers: readonly Answered[]): number =>
  quantile(
    answers.filter(({ status }) => status === 200).map(({ ms }) => ms),
    0.95,
  );
