import { median } from '../../lib/figures.ts';
import { numbersFrom } from '../../lib/mixed.ts';
import type { CardPlace } from './place.ts';
import { goodProof } from './proofs.ts';
import { giftCard, unknown, voucher, wrongPin } from './stock.ts';

/** What is asked for, each time about another card. */
export const asked = {
  'a right voucher': voucher,
  'a wrong voucher': (index: number) => voucher(unknown + index),
  'a right card': giftCard,
  'a right card, its PIN wrong': wrongPin,
  'an unknown card': (index: number) => giftCard(unknown + index),
} as const;
export type Asked = keyof typeof asked;
const kinds = Object.keys(asked) as Asked[];

/** The median of each kind in each round, in milliseconds. */
export type Rounds = Readonly<Record<Asked, readonly number[]>>;

/** Where the answers are measured. */
export type Way = 'backend' | 'nginx';

/**
 * How long answers take, one after the other. The kinds take turns in a new order each time; each group has an address
 * of its own and each question a card that nobody asked about before, so that no limit knows them.
 */
export async function answerTimes(
  place: CardPlace,
  way: Way,
  plan: { readonly rounds: number; readonly each: number; readonly first: number; readonly seed: number },
): Promise<Rounds> {
  const next = numbersFrom(plan.seed);
  const medians = Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Record<Asked, number[]>;
  for (let round = 0; round < plan.rounds; round += 1) {
    const times = new Map<Asked, number[]>(kinds.map((kind) => [kind, []]));
    for (let turn = 0; turn < plan.each; turn += 1) {
      const index = plan.first + round * plan.each + turn;
      const from = `127.${way === 'backend' ? 8 : 9}.${Math.floor(index / 250)}.${1 + (index % 250)}`;
      const visitor = way === 'nginx' ? place.visitor(from) : null;
      // The handshake is nobody's time: without a captcha this is no try.
      await visitor?.ask(voucher(unknown));
      const order = kinds.map((kind) => ({ kind, at: next() })).toSorted((one, other) => one.at - other.at);
      for (const { kind } of order) {
        const target = asked[kind](index);
        const proof = await goodProof(place);
        const answer = await (visitor === null ? place.ask(target, proof, from) : visitor.ask(target, proof));
        const isCard = !answer.body.includes('"card":null');
        if (answer.status !== 200 || isCard !== (kind === 'a right voucher' || kind === 'a right card'))
          throw new Error(`${way}: ${kind} got ${answer.status} ${answer.body}`);
        times.get(kind)?.push(answer.milliseconds);
      }
      visitor?.leave();
    }
    for (const [kind, values] of times) medians[kind].push(median(values));
  }
  return medians;
}
