import { once } from 'node:events';
import { createServer } from 'node:net';
import { marker } from './action-bodies.ts';
import { probeBytes, probesFor, type Probe, type ProbePlaces } from './probes.ts';
import { answersIn, exchange, textOf, type RawAnswer, type RawPlace } from './raw.ts';
import { faultsOf, type Expectations } from './verdict.ts';

/** What became of all probes on one way. */
export interface ProbeFindings {
  readonly probes: number;
  readonly rows: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

/** A server that nobody may be led to: it counts who came. */
export async function startCanary(): Promise<{
  readonly place: string;
  readonly visits: () => number;
  readonly stop: () => Promise<void>;
}> {
  let visits = 0;
  const server = createServer((socket) => {
    visits += 1;
    socket.on('error', () => socket.destroy());
    socket.end(`HTTP/1.1 200 OK\r\ncontent-length: ${marker.length}\r\n\r\n${marker}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('expected a TCP address');
  const stop = async () => {
    server.close();
    await once(server, 'close');
  };
  return { place: `127.0.0.1:${address.port}`, visits: () => visits, stop };
}

/** What a clean answer consists of; lifetimes, dates and what the cache had go on. */
const cleanOf = (answer: RawAnswer) =>
  JSON.stringify([
    answer.status,
    ['content-type', 'location', 'content-security-policy', 'refresh', 'link'].map(
      (name) => answer.headers[name],
    ),
    textOf(answer),
  ]);

/** What is wrong with the answer to a probe. */
function faultsOfProbe(
  probe: Probe,
  answer: RawAnswer | undefined,
  clean: string,
  expected: Expectations,
): string[] {
  if (answer === undefined) return [];
  const found = [...faultsOf(answer, expected)].filter((fault) => !/^status (?:413|501)$/.test(fault));
  const { status } = answer;
  const body = textOf(answer);
  if (body.includes(marker)) found.push('ran, or was led away');
  if (answer.headers['x-middleware-rewrite'] !== undefined) found.push('x-middleware-rewrite');
  if (status >= 500) found.push(`status ${status}`);
  if (probe.expects === 'refused' && status < 300) found.push(`answered ${status}`);
  if (probe.expects === 'same' && cleanOf(answer) !== clean) found.push(`another answer: ${status}`);
  return found;
}

/**
 * Sends every probe on a connection of its own, each followed by a clean request for the same address, which has to have
 * the answer that it had before.
 */
export async function runProbes(
  place: RawPlace,
  host: string,
  places: ProbePlaces,
  expected: Expectations,
): Promise<ProbeFindings> {
  const probes = probesFor(places);
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  const ask = async (bytes: string, from: string) =>
    answersIn((await exchange(place, bytes, { from, patienceMs: 15_000 })).bytes)[0];
  const cleanly = async (target: string, from: string) => {
    const answer = await ask(
      probeBytes({ rows: '', method: 'GET', target, headers: {}, expects: 'page' }, host),
      from,
    );
    return answer === undefined ? 'none' : cleanOf(answer);
  };
  const clean = new Map<string, string>();
  const watched = (target: string) => (target.startsWith(places.moved) ? places.moved : places.film);
  for (const target of [places.film, places.moved]) {
    await cleanly(target, '127.0.1.4');
    clean.set(target, await cleanly(target, '127.0.1.4'));
  }
  for (const [index, probe] of probes.entries()) {
    const from = `127.0.${2 + (index % 200)}.4`;
    const at = watched(probe.target);
    const answer = await ask(probeBytes(probe, host), from);
    const status = answer?.status ?? 'ended';
    statuses[status] = (statuses[status] ?? 0) + 1;
    const found = faultsOfProbe(probe, answer, clean.get(at) ?? '', expected);
    if ((await cleanly(at, from)) !== clean.get(at)) found.push(`${at} has another answer afterwards`);
    faults.push(
      ...found.map(
        (fault) =>
          `${probe.rows}: ${fault} for ${probe.method} ${probe.target} ${JSON.stringify(probe.headers)}`,
      ),
    );
  }
  const rows = new Set(probes.flatMap(({ rows: names }) => names.split(' '))).size;
  return { probes: probes.length, rows, statuses, faults };
}
