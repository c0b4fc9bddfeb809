import { expect } from '@playwright/test';
import { forOneProgram } from '#tests/support/own-edge.ts';
import { startBehindEdge } from '../support/behind-edge.ts';
import { spellings } from '../support/spellings.ts';
import { addresses, ask, cleanAnswer, environment, faultsOf, type Way } from './poisoning.ts';
import { test } from '../support/test.ts';

/**
 * Cache poisoning: spellings of valid addresses, each followed by the address itself, through the shipped nginx and directly.
 * Without a browser; the spellings follow from a seed. `bench/soak/suites` has the long form.
 */
// A second try would hide what happens every other time.
test.describe.configure({ mode: 'serial', timeout: 900_000, retries: 0 });

const seed = 13;
const count = 500;

const names = ['nginx', 'direct'] as const;
type Name = (typeof names)[number];

let ways: Readonly<Record<Name, Way>>;
let stop = () => Promise.resolve();

test.beforeAll(async () => {
  const site = await startBehindEdge({ environment, changed: forOneProgram });
  ({ stop } = site);
  ways = { nginx: site.edge.tls, direct: { port: site.webPort } };
});

test.afterAll(() => stop());

const keyOf = (name: Name, address: string, encoding: string) => `${name} ${address} ${encoding}`;
const encodings = ['', 'gzip'];

/** Every clean answer, rendered and kept. */
async function cleanAnswers(): Promise<ReadonlyMap<string, string>> {
  const clean = new Map<string, string>();
  for (const name of names)
    for (const address of addresses)
      for (const encoding of encodings) {
        await cleanAnswer(ways[name], address, encoding);
        clean.set(keyOf(name, address, encoding), await cleanAnswer(ways[name], address, encoding));
      }
  return clean;
}

test(`SEC1 ${count} spellings of valid addresses never give the address itself another answer (seed ${seed})`, async () => {
  const clean = await cleanAnswers();
  const statuses: Record<string, number> = {};
  let asked = 0;
  for (const spelling of spellings(addresses, count, seed))
    for (const name of names) {
      const shown = `${name} ${spelling.method} ${spelling.target} ${JSON.stringify(spelling.headers)}`;
      // A connection that is ended without an answer is one too.
      const answer = await ask(ways[name], spelling).catch(() => null);
      const status = answer?.status ?? 0;
      statuses[`${name} ${status}`] = (statuses[`${name} ${status}`] ?? 0) + 1;
      asked += 1;
      expect(answer === null ? [] : faultsOf(answer), shown).toEqual([]);
      for (const encoding of encodings) {
        const after = await cleanAnswer(ways[name], spelling.address, encoding);
        expect(after, `${shown} → ${spelling.address} ${encoding}`).toBe(
          clean.get(keyOf(name, spelling.address, encoding)),
        );
      }
    }
  expect(asked).toBe(count * names.length);
  process.stdout.write(`poisoning, seed ${seed}: ${asked} requests, ${JSON.stringify(statuses)}\n`);
  // Whatever was tried on one address, no other address has another answer.
  expect(await cleanAnswers()).toEqual(clean);
});

test('SEC1 a page holds nothing of the address by which it was first asked for', async () => {
  // Nobody has asked for them: whoever comes first has them rendered, with a query of their own.
  const fresh = ['/films/filters/time-1700-1800', '/cinemas/filters/nowhere', '/films/nobody-knows-this-77'];
  const question = { method: 'GET', headers: {} } as const;
  for (const address of fresh) {
    const first = await ask(ways.direct, { ...question, target: `${address}?email=first-visitor` });
    for (const name of names)
      for (const [kind, target, headers] of [
        ['document', address, {}],
        ['payload', `${address}?_rsc=`, { rsc: '1' }],
      ] as const) {
        const { status, body } = await ask(ways[name], { ...question, target, headers });
        expect([name, kind, address, status, body.includes('first-visitor')]).toEqual([
          name,
          kind,
          address,
          first.status,
          false,
        ]);
      }
  }
});
