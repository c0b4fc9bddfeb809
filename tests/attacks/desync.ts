import { answersIn, exchange, type RawPlace } from './raw.ts';
import { downgradeCases } from './downgrade.ts';
import { smugglingCases } from './smuggling.ts';
import { requestsIn, type Tap } from './tap.ts';

/** What became of every case. */
export interface DesyncFindings {
  readonly cases: number;
  /** Statuses of all answers that clients got on the connections of the cases. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests that the proxy sent on, and answers that came back for them. */
  readonly forwarded: number;
  readonly answered: number;
  /** Everything that two servers read differently, in words. */
  readonly faults: readonly string[];
}

interface Front {
  readonly place: RawPlace;
  /** Between the proxy and web; without one only clients are looked at. */
  readonly tap: Tap | null;
  readonly host: string;
  readonly connections: number;
  readonly patienceMs: number;
  /** Statuses above 500 by which the proxy itself refuses what it does not know. */
  readonly refusals: readonly number[];
}

/** The same way by HTTP/2: where the proxy speaks it. */
export interface DowngradeFront extends Front {
  readonly overHttp2: RawPlace;
}

const addressOf = (kind: string, index: number) => `/films/${kind}-${index}/`;
const locationOf = (target: string) => target.replace(/\/$/, '');
/** Which request an answer is for: the address that it leads to. */
const markIn = (location: string | undefined) => /\/films\/[a-z]+-\d+/.exec(location ?? '')?.[0];

const plainRequest = (target: string, host: string) =>
  `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

/** Somebody else asks for something right after a case, and gets it. */
async function faultsOfStranger({ place, host }: Front, target: string, name: string): Promise<string[]> {
  const { bytes } = await exchange(place, plainRequest(target, host), { from: '127.0.1.3' });
  const [answer] = answersIn(bytes);
  if (answer?.status === 308 && markIn(answer.headers['location']) === locationOf(target)) return [];
  return [`a stranger got ${answer?.status} ${answer?.headers['location']} after ${JSON.stringify(name)}`];
}

/** What the proxy sent on is unambiguous, and every answer on its connections belongs to its request. */
function faultsBehind(tap: Tap): {
  readonly faults: string[];
  readonly forwarded: number;
  readonly answered: number;
} {
  const faults: string[] = [];
  let [forwarded, answered] = [0, 0];
  for (const { sent, answered: back } of tap.connections) {
    const requests = requestsIn(Buffer.concat(sent));
    const answers = answersIn(
      Buffer.concat(back),
      requests.map(({ method }) => method),
    );
    forwarded += requests.length;
    answered += answers.length;
    for (const { target, faults: found } of requests)
      faults.push(...found.map((fault) => `sent on: ${fault} in a request for ${target.slice(0, 80)}`));
    if (answers.length > requests.length)
      faults.push(`${answers.length} answers for ${requests.length} requests on one connection`);
    for (const [index, { headers }] of answers.entries()) {
      const asked = requests[index]?.target ?? '';
      const mark = markIn(headers['location']);
      if (mark !== undefined && mark !== markIn(locationOf(asked)))
        faults.push(`the answer for ${mark} came for the request for ${asked.slice(0, 80)}`);
    }
  }
  return { faults, forwarded, answered };
}

/**
 * Sends every case on a connection of its own, with a plain request right behind it, and then a plain request of
 * somebody else; both must get the answers for themselves.
 */
export async function findDesync(front: Front): Promise<DesyncFindings> {
  const { place, tap, host } = front;
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  const cases = smugglingCases((index) => ({
    host,
    carrier: addressOf('carrier', index),
    hidden: addressOf('hidden', index),
  }));
  let next = 0;
  const work = async () => {
    for (let index = next++; index < cases.length; index = next++) {
      const { name, bytes } = cases[index] as (typeof cases)[number];
      const from = `127.0.${2 + (index % 200)}.2`;
      const { patienceMs } = front;
      const behind = plainRequest(addressOf('behind', index), host);
      const { bytes: got } = await exchange(place, Buffer.concat([bytes, Buffer.from(behind)]), {
        from,
        patienceMs,
      });
      for (const { status, headers } of answersIn(got)) {
        statuses[status] = (statuses[status] ?? 0) + 1;
        const mark = markIn(headers['location']);
        if (status >= 500 && !front.refusals.includes(status))
          faults.push(`status ${status}: ${JSON.stringify(name)}`);
        if (mark !== undefined && !mark.endsWith(`-${index}`))
          faults.push(`${mark} for ${JSON.stringify(name)}`);
      }
      faults.push(...(await faultsOfStranger(front, addressOf('stranger', index), name)));
    }
  };
  await Promise.all(Array.from({ length: front.connections }, work));
  const seen = tap === null ? { faults: [], forwarded: 0, answered: 0 } : faultsBehind(tap);
  return {
    cases: cases.length,
    statuses,
    forwarded: seen.forwarded,
    answered: seen.answered,
    faults: [...faults, ...seen.faults],
  };
}

/** {@link findDesync} for requests of HTTP/2, which the proxy writes down as HTTP/1.1. */
export async function findDowngrades(front: DowngradeFront): Promise<DesyncFindings> {
  const cases = downgradeCases((index) => ({
    host: front.host,
    carrier: addressOf('upper', index),
    hidden: addressOf('below', index),
  }));
  const faults: string[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < cases.length; index = next++) {
      const { name, bytes } = cases[index] as (typeof cases)[number];
      const from = `127.0.${2 + (index % 200)}.7`;
      await exchange(front.overHttp2, bytes, { from, patienceMs: front.patienceMs });
      faults.push(...(await faultsOfStranger(front, addressOf('neighbour', index), name)));
    }
  };
  await Promise.all(Array.from({ length: front.connections }, work));
  const seen = front.tap === null ? { faults: [], forwarded: 0, answered: 0 } : faultsBehind(front.tap);
  return { cases: cases.length, statuses: {}, ...seen, faults: [...faults, ...seen.faults] };
}
