import { downgradeCases } from './downgrade.ts';
import { answerOverHttp2, isAnswered } from './over-http2.ts';
import { answersIn, exchange, type RawPlace } from './raw.ts';
import { smugglingCases } from './smuggling.ts';
import { requestsIn, type Tap } from './tap.ts';

/** What became of every case. */
export interface DesyncFindings {
  readonly cases: number;
  /**
   * Statuses of all answers on the connections of the cases; `refused`: ended without an answer, `waited`: nothing came.
   */
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
/** Hidden in a request of HTTP/2, whose length no header decides: it is never a request of its own. */
const below = '/films/below-';
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

/** What a proxy and web said to each other. */
interface Behind {
  readonly faults: readonly string[];
  readonly forwarded: number;
  readonly answered: number;
}

/** What the proxy sent on is unambiguous, and every answer on its connections belongs to its request. */
function behind(tap: Tap | null): Behind {
  if (tap === null) return { faults: [], forwarded: 0, answered: 0 };
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
    for (const { target, faults: found } of requests) {
      faults.push(...found.map((fault) => `sent on: ${fault} in a request for ${target.slice(0, 80)}`));
      if (target.startsWith(below)) faults.push(`sent on as a request: ${target.slice(0, 80)}`);
    }
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

/** What the cases sent on, with all faults: connections stay open, and an earlier one would show on them. */
function since(before: Behind, tap: Tap | null, faults: readonly string[]): Behind {
  const after = behind(tap);
  return {
    forwarded: after.forwarded - before.forwarded,
    answered: after.answered - before.answered,
    faults: [...faults, ...after.faults],
  };
}

/**
 * Sends every case on a connection of its own, with a plain request right behind it, and then a plain request of
 * somebody else; both must get the answers for themselves.
 */
export async function findDesync(front: Front): Promise<DesyncFindings> {
  const { place, tap, host } = front;
  const before = behind(tap);
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
      const following = plainRequest(addressOf('behind', index), host);
      const { bytes: got } = await exchange(place, Buffer.concat([bytes, Buffer.from(following)]), {
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
  return { cases: cases.length, statuses, ...since(before, front.tap, faults) };
}

/** {@link findDesync} for requests of HTTP/2, which the proxy writes down as HTTP/1.1. */
export async function findDowngrades(front: DowngradeFront): Promise<DesyncFindings> {
  const cases = downgradeCases((index) => ({
    host: front.host,
    carrier: addressOf('upper', index),
    hidden: addressOf('below', index),
  }));
  const before = behind(front.tap);
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < cases.length; index = next++) {
      const { name, bytes } = cases[index] as (typeof cases)[number];
      const shown = JSON.stringify(name);
      const from = `127.0.${2 + (index % 200)}.7`;
      const { patienceMs, refusals } = front;
      const got = await exchange(front.overHttp2, bytes, { from, patienceMs, isWhole: isAnswered });
      const { isHttp2, hasOthers, status, location } = await answerOverHttp2(got.bytes);
      const outcome = status ?? (got.isEnded || isAnswered(got.bytes) ? 'refused' : 'waited');
      statuses[outcome] = (statuses[outcome] ?? 0) + 1;
      if (!isHttp2) faults.push(`no HTTP/2 for ${shown}`);
      if (hasOthers) faults.push(`more than one answer for ${shown}`);
      if (status !== null && status >= 500 && !refusals.includes(status))
        faults.push(`status ${status}: ${shown}`);
      const mark = markIn(location);
      if (mark !== undefined && mark !== markIn(addressOf('upper', index)))
        faults.push(`${mark} for ${shown}`);
      faults.push(...(await faultsOfStranger(front, addressOf('neighbour', index), name)));
    }
  };
  await Promise.all(Array.from({ length: front.connections }, work));
  return { cases: cases.length, statuses, ...since(before, front.tap, faults) };
}
