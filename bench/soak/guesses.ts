import { brokenBounds, figureTable, median, type Figure, type Findings } from '../lib/figures.ts';
import { answerTimes, asked, type Asked, type Rounds, type Way } from './cards/times.ts';
import { counted, guess } from './cards/guesses.ts';
import { CardPlace } from './cards/place.ts';
import { secrets, stock } from './cards/stock.ts';

/** How many addresses somebody has who guesses; guesses of each, and how many a second. */
const crowds = [1, 10, 200];
const perCrowd = 10_000;
const aSecond = 60;
/** A puzzle costs a browser a second, which is no part of this: these are easy. */
const difficulty = 1;
/** Rounds of answers whose time is measured, and answers of each kind in a round. */
const rounds = 5;
const each = 400;
/** How many vouchers there are, and how many gift cards. */
const cards = 6_000;
/** The median of one kind of answer may be longer than that of another by this (SEC13). */
const apart = 1.05;

/**
 * How much longer the slowest of some kinds of answer takes than the fastest. Each round has its own middle: other work of
 * the machine makes rounds longer, and kinds alike.
 */
function ratio(times: Rounds, kinds: readonly Asked[]): number {
  const middles = times['a right card'].map((_, round) =>
    median(kinds.map((kind) => times[kind][round] ?? 0)),
  );
  const shares = kinds.map((kind) => median(middles.map((middle, at) => (times[kind][at] ?? 0) / middle)));
  return Math.max(...shares) / Math.min(...shares);
}

function timeFigures(way: Way, times: Rounds): Figure[] {
  const kinds = Object.keys(asked) as Asked[];
  const groups: readonly (readonly [string, readonly Asked[]])[] = [
    ['right and wrong vouchers', ['a right voucher', 'a wrong voucher']],
    ['right, wrong and unknown cards', ['a right card', 'a right card, its PIN wrong', 'an unknown card']],
    ['a wrong PIN and an unknown card', ['a right card, its PIN wrong', 'an unknown card']],
  ];
  return [
    ...kinds.map((kind) => ({ name: `${way}: ${kind}`, unit: 'ms', values: times[kind], digits: 3 })),
    ...groups.map(([name, own]): Figure => ({
      name: `${way}, ${name}: slowest over fastest`,
      unit: '',
      values: [ratio(times, own)],
      digits: 3,
      bound: apart,
    })),
  ];
}

/**
 * Ten thousand guesses at vouchers and the PINs of a gift card from one, ten and two hundred addresses, and how long
 * answers take (SEC13). Everything is as in production, but for the work that a puzzle costs.
 */
export async function guessesSoak(seed: number, nginx: string, share = 1): Promise<Findings> {
  const amount = Math.round(perCrowd * share);
  const perRound = Math.round(each * share);
  const place = await CardPlace.start(stock(cards), difficulty, nginx);
  try {
    // The times first: afterwards the database has what the guesses left.
    const measured: Figure[] = [];
    for (const [at, way] of (['backend', 'nginx'] as const).entries())
      measured.push(
        ...timeFigures(
          way,
          await answerTimes(place, way, { rounds, each: perRound, first: 1_000 + at * rounds * each, seed }),
        ),
      );
    const found = await Promise.all(
      crowds.map(async (size, index) => {
        const addresses = Array.from({ length: size }, (_, at) => `127.${index + 2}.0.${at + 1}`);
        const plan = { addresses, amount, aSecond, difficulty, seed: seed + index, card: index };
        return [size, counted(await guess(place, plan))] as const;
      }),
    );
    const lines = await place.lines();
    const telling = lines.filter((line) => secrets.test(line));
    const figures: Figure[] = [
      ...found.flatMap(([size, { answered, inMinute, inQuarter, pins, withoutCaptcha }]): Figure[] => {
        const from = size === 1 ? 'one address' : `${size} addresses`;
        return [
          { name: `${from}: answered`, unit: '', values: [answered] },
          { name: `${from}: most of one in a minute`, unit: '', values: [inMinute], bound: 10 },
          { name: `${from}: most of one in a quarter of an hour`, unit: '', values: [inQuarter], bound: 30 },
          { name: `${from}: PINs of one card that were answered`, unit: '', values: [pins], bound: 20 },
          {
            name: `${from}: answered without a good captcha`,
            unit: '',
            values: [withoutCaptcha],
            bound: 0,
          },
        ];
      }),
      { name: 'lines of the logs', unit: '', values: [lines.length] },
      { name: 'lines with a code, a number or a PIN', unit: '', values: [telling.length], bound: 0 },
      ...measured,
    ];
    return {
      tables: [figureTable(figures)],
      notes: [
        ...found.map(
          ([size, { sent, seconds, statuses }]) =>
            `${size} ${size === 1 ? 'address' : 'addresses'}: ${sent} guesses (seed ${seed}) in ${seconds.toFixed(0)} s through nginx. By the captcha’s response: ${statuses}.`,
        ),
        `Half of the guesses are vouchers, the other half PINs of one gift card; 30 of 100 have no response, one that was good before, or one that nobody here signed, and ask for what is there. Logs: nginx, web and the backend, at level trace.`,
        `Times: ${rounds} rounds of ${perRound} answers of each kind, one at a time, the kinds in a new order each time; the median of each round. \`backend\` is the process itself, without nginx and web.`,
      ],
      broken: [
        ...brokenBounds(figures),
        ...telling.slice(0, 3).map((line) => `a line tells: ${line.slice(0, 200)}`),
      ],
    };
  } finally {
    await place.stop();
  }
}
