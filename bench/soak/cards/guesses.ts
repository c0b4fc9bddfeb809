import { setTimeout as pause } from 'node:timers/promises';
import { numbersFrom } from '../../lib/mixed.ts';
import type { CardPlace, Visitor } from './place.ts';
import { forgedProof, goodProof } from './proofs.ts';
import { giftCard, unknown, voucher, wrongPin } from './stock.ts';

/** How many guesses are on their way at a time. */
const workers = 6;

/** What is sent for the captcha. Three of ten guesses have no good one. */
const proofKinds = ['good', 'missing', 'replayed', 'forged'] as const;
type ProofKind = (typeof proofKinds)[number];

/** A guess as it is planned. */
interface Planned {
  readonly kind: ProofKind;
  readonly isGiftCard: boolean;
  readonly from: string;
  readonly target: string;
}

/** A guess and what came of it. */
interface Guess extends Planned {
  /** When the answer was there, in milliseconds. */
  readonly at: number;
  readonly status: number;
  readonly hasCard: boolean;
}

/** How many guesses somebody with some addresses makes, and how fast. */
export interface GuessPlan {
  readonly addresses: readonly string[];
  readonly amount: number;
  readonly aSecond: number;
  readonly difficulty: number;
  readonly seed: number;
  /** The gift card whose PINs are tried. */
  readonly card: number;
}

/**
 * Vouchers that are not there, and wrong PINs of one gift card. Who has no good captcha asks for what is there, with its
 * PIN: an answer would tell.
 */
function planned({ addresses, amount, seed, card }: GuessPlan): readonly Planned[] {
  const next = numbersFrom(seed);
  return Array.from({ length: amount }, (_, index) => {
    // The first is good, so that there is one to send again.
    const kind = index === 0 ? 'good' : (proofKinds[Math.max(0, Math.floor(next() * 10) - 6)] ?? 'good');
    const from = addresses[Math.floor(next() * addresses.length)] ?? '';
    const isGiftCard = next() < 0.5;
    const right = isGiftCard ? giftCard(card) : voucher(index % 100);
    const wrong = isGiftCard ? wrongPin(card, index) : voucher(unknown + Math.floor(next() * 90 * unknown));
    return { kind, isGiftCard, from, target: kind === 'good' ? wrong : right };
  });
}

/** Guesses vouchers, and the PINs of one gift card, from some addresses. */
export async function guess(place: CardPlace, plan: GuessPlan): Promise<readonly Guess[]> {
  const all = planned(plan);
  const visitors = new Map(plan.addresses.map((from) => [from, place.visitor(from)]));
  const begun = performance.now();
  const guesses: Guess[] = [];
  /** A response that was good once. */
  let spent = '';
  const proof = async (kind: ProofKind, index: number): Promise<string | undefined> => {
    if (kind === 'missing') return undefined;
    if (kind === 'forged') return forgedProof(String(index).padStart(22, 'A'), plan.difficulty);
    return kind === 'replayed' ? spent : goodProof(place);
  };
  const work = async (index: number) => {
    await pause(Math.max(0, begun + (index / plan.aSecond) * 1_000 - performance.now()));
    const one = all[index] as Planned;
    const given = await proof(one.kind, index);
    const { status, body } = await (visitors.get(one.from) as Visitor).ask(one.target, given);
    if (one.kind === 'good') spent = given ?? '';
    guesses.push({ ...one, at: performance.now(), status, hasCard: /"(?:balance|label)"/.test(body) });
  };
  await work(0);
  let index = 1;
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (index < all.length) await work(index++);
    }),
  );
  for (const visitor of visitors.values()) visitor.leave();
  return guesses;
}

/** What guesses came to. */
export interface Counted {
  readonly sent: number;
  readonly answered: number;
  /** The most answers that one address got in any minute, and in any quarter of an hour. */
  readonly inMinute: number;
  readonly inQuarter: number;
  /** Answers to who had no good captcha. */
  readonly withoutCaptcha: number;
  /** How many PINs of the one card were answered. */
  readonly pins: number;
  /** By what was sent for the captcha: how often each status came. */
  readonly statuses: string;
  readonly seconds: number;
}

/** The most answers of one address within some milliseconds, from whichever moment. */
function mostWithin(guesses: readonly Guess[], milliseconds: number): number {
  const byAddress = Map.groupBy(guesses, ({ from }) => from);
  return Math.max(
    0,
    ...[...byAddress.values()].flatMap((own) =>
      own.map(({ at }) => own.filter((one) => one.at >= at && one.at < at + milliseconds).length),
    ),
  );
}

/** Counts what guesses came to. */
export function counted(guesses: readonly Guess[]): Counted {
  const answered = guesses.filter(({ status }) => status === 200);
  const statuses = proofKinds.map((kind) => {
    const own = Map.groupBy(
      guesses.filter((one) => one.kind === kind),
      ({ status }) => status,
    );
    return `${kind} ${[...own]
      .toSorted(([one], [other]) => one - other)
      .map(([status, some]) => `${some.length} × ${status}`)
      .join(', ')}`;
  });
  return {
    sent: guesses.length,
    answered: answered.length,
    inMinute: mostWithin(answered, 60_000),
    inQuarter: mostWithin(answered, 900_000),
    withoutCaptcha: guesses.filter(
      ({ kind, status, hasCard }) => kind !== 'good' && (status === 200 || hasCard),
    ).length,
    pins: answered.filter(({ isGiftCard }) => isGiftCard).length,
    statuses: statuses.join('; '),
    seconds: (Math.max(...guesses.map(({ at }) => at)) - Math.min(...guesses.map(({ at }) => at))) / 1_000,
  };
}
