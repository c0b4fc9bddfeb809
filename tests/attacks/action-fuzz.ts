import * as fc from 'fast-check';
import { actionBodies, marker } from './action-bodies.ts';
import { probeBytes, type Probe } from './probes.ts';
import { answersIn, exchange, textOf, type RawPlace } from './raw.ts';
import { faultsOf, type Expectations } from './verdict.ts';

/** Letters after `$` by which Next.js's reader of actions chooses what a reference is. */
const kinds = ['', '@', ...Array.from('ABCDFGHIKLMNOPQRSTUVWXYZabceghilmnorstuvxy0123456789')];
const steps = [
  '__proto__',
  'constructor',
  'prototype',
  'then',
  'get',
  'value',
  '_response',
  'length',
  '0',
  'a',
];
const names = [
  '0',
  '1',
  '2',
  '1_0',
  '_1',
  'b1',
  '__proto__',
  '$ACTION_REF_0',
  '$ACTION_0:0',
  '$ACTION_ID_x',
  '',
];
const models = [
  '{"id":"fs#readFileSync","bound":["/etc/passwd"]}',
  '[]',
  '{}',
  'null',
  '"$@0"',
  '"$@1"',
  '-0',
];
const ids = [
  'x',
  '0',
  '__proto__',
  'constructor',
  '$ACTION_ID_x',
  '../../server/app/page',
  '%00',
  '40'.repeat(21),
  'a'.repeat(6_000),
];
const types = [
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary="x"; boundary=y',
  'multipart/form-data',
  'Multipart/Form-Data;boundary=x',
  'text/plain;charset=UTF-8',
  'application/x-www-form-urlencoded',
  'application/json',
  'text/x-component',
  '',
];
const extras: readonly Probe['headers'][] = [
  {},
  {},
  { rsc: '1' },
  { 'rsc-action': 'x' },
  { origin: 'null' },
  { 'x-forwarded-host': 'evil.example' },
  { 'next-router-state-tree': '%5B%22%22%5D' },
  { 'x-action-redirect': '/' },
  { 'x-http-method-override': 'POST' },
  { 'content-encoding': 'gzip' },
  { expect: '100-continue' },
];
const methods = ['POST', 'POST', 'POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'GET', 'HEAD'];

const hexadecimal = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789abcdef')), minLength, maxLength });

/** A reference as it stands in a value: kind, number, and a way into what it names. */
const reference = fc
  .tuple(
    fc.constantFrom(...kinds),
    fc.oneof(fc.nat({ max: 3 }).map(String), hexadecimal(0, 6)),
    fc.array(fc.constantFrom(...steps), { maxLength: 4 }),
  )
  .map(([kind, id, way]) => ['$' + kind + id, ...way].join(':'));

const value = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    reference,
    fc.constantFrom<unknown>('$undefined', '$Infinity', '$-0', '$NaN', 'then', null, true, 1e308, -1),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(
      fc.constantFrom(...steps, 'status', 'reason', '_prefix', '_formData', '_chunks'),
      tie('tree'),
      {
        maxKeys: 4,
      },
    ),
  ),
})).tree;

const part = fc
  .tuple(
    fc.oneof(fc.constantFrom(...names), reference),
    fc.oneof(
      value.map((tree) => JSON.stringify(tree)),
      fc.constantFrom(...models),
      reference,
    ),
    fc.constantFrom('', '; filename="a"', '; filename="../../a.js"\r\nContent-Type: text/javascript'),
  )
  .map(
    ([name, content, more]) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`,
  );

const body = fc.oneof(
  fc
    .tuple(
      fc.array(part, { maxLength: 5 }),
      fc.constantFrom('--x--\r\n', '--x--', '', '--x\r\n', '--y--\r\n'),
    )
    .map(([parts, end]) => parts.join('') + end),
  value.map((tree) => JSON.stringify(tree)),
  fc.constantFrom(...actionBodies()),
  fc
    .array(fc.tuple(fc.constantFrom(...names), reference), { maxLength: 4 })
    .map((pairs) => new URLSearchParams(pairs).toString()),
);

/**
 * Calls of invented server actions, by a seed: what Next.js's reader of actions takes, put together at random. There
 * are no actions, so every one of them has to be refused.
 *
 * @param targets paths of the site; none of them is a file that exists
 */
export function actionProbes(targets: readonly string[], count: number, seed: number): readonly Probe[] {
  const probe = fc
    .record({
      method: fc.constantFrom(...methods),
      target: fc.constantFrom(...targets),
      id: fc.oneof(fc.constantFrom(...ids), hexadecimal(40, 42)),
      type: fc.constantFrom(...types),
      extra: fc.constantFrom(...extras),
      isChunked: fc.integer({ min: 0, max: 4 }).map((draw) => draw === 0),
      body,
    })
    .map(({ method, target, id, type, extra, isChunked, body: text }): Probe => {
      const length = Buffer.byteLength(text).toString(16);
      const chunked = text === '' ? '0\r\n\r\n' : `${length}\r\n${text}\r\n0\r\n\r\n`;
      return {
        rows: '55182 66478 126187',
        method,
        target,
        headers: {
          'next-action': id,
          ...(type === '' ? {} : { 'content-type': type }),
          ...extra,
          ...(isChunked ? { 'transfer-encoding': 'chunked' } : {}),
        },
        body: isChunked ? chunked : text,
        expects: 'refused',
      };
    });
  return fc.sample(probe, { numRuns: count, seed });
}

/** What became of all calls. */
export interface FuzzFindings {
  readonly asked: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** The first of them, with what was sent. */
  readonly faults: readonly string[];
  readonly faultCount: number;
}

/** Statuses besides those of any hostile request: a body that is too large, or in a coding that nobody reads. */
const refusals = /^status (?:411|413|415|417|501)$/;
const mostShown = 10;
const connections = 12;

/** What is wrong with the answer to a call. */
function faultsOfCall(status: number, faults: readonly string[], text: string): string[] {
  const found = faults.filter((fault) => !refusals.test(fault));
  if (text.includes(marker)) found.push('ran');
  if (status < 300) found.push(`answered ${status}`);
  return found;
}

/** Sends every call on a connection of its own, several at a time; each must be refused. */
export async function fuzzActions(
  probes: readonly Probe[],
  { place, host, expected }: { place: RawPlace; host: string; expected: Expectations },
): Promise<FuzzFindings> {
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  let faultCount = 0;
  let next = 0;
  const work = async () => {
    for (let index = next++; index < probes.length; index = next++) {
      const probe = probes[index] as Probe;
      const bytes = probeBytes(probe, host);
      const received = await exchange(place, bytes, { from: `127.0.${2 + (index % 200)}.5` });
      const [answer] = answersIn(received.bytes, [probe.method]);
      const status = answer === undefined ? 'ended' : String(answer.status);
      statuses[status] = (statuses[status] ?? 0) + 1;
      const found =
        answer === undefined ? [] : faultsOfCall(answer.status, faultsOf(answer, expected), textOf(answer));
      if (!received.isEnded) found.push('the connection stays open');
      faultCount += found.length;
      for (const fault of found)
        if (faults.length < mostShown) faults.push(`${fault} for ${JSON.stringify(bytes.slice(0, 400))}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return { asked: probes.length, statuses, faults, faultCount };
}
