import { quantile, type Findings } from '../lib/figures.ts';
import type { Stretch } from './outage-watch.ts';

/** REL4: warm pages beside those while the API is well, and the longest that a cold page may take, in milliseconds. */
const warmGrowth = 1.1;
const coldLimitMs = 2_000;
/** REL5: seconds until visitors have what is new. */
const recoveryGoal = 35;
/** So many faults of a state are told. */
const mostTold = 5;

/** One state of the API: what visitors got, and how often the API was called. */
export interface StateRun {
  readonly goal: 'REL4' | 'REL5';
  readonly stretch: Stretch;
  readonly calls: number;
}

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);
const p95 = (times: readonly number[]) => quantile(times, 0.95);

function rowOf(name: string, calls: number | null, stretches: readonly Stretch[]): readonly string[] {
  const times = stretches.flatMap(({ warm }) => warm);
  const good = stretches.reduce((sum, { warmGood }) => sum + warmGood, 0);
  const cold = Map.groupBy(
    stretches.flatMap(({ coldOutcomes }) => coldOutcomes),
    (outcome) => outcome,
  );
  const recovery = stretches[0]?.recoverySeconds ?? null;
  return [
    name,
    calls === null ? '' : String(calls),
    String(times.length),
    ((100 * good) / Math.max(1, times.length)).toFixed(2),
    ms(quantile(times, 0.5)),
    ms(p95(times)),
    ms(quantile(times, 0.99)),
    [...cold].map(([outcome, { length }]) => `${length} × ${outcome}`).join(', '),
    ms(Math.max(...stretches.flatMap(({ coldTimes }) => coldTimes))),
    (stretches.reduce((sum, { processor }) => sum + processor, 0) / stretches.length).toFixed(2),
    recovery === null ? '' : recovery.toFixed(1),
  ];
}

/**
 * The table of all states.
 *
 * @param well the stretches of the same load in which the API is well
 */
export function findingsOf(well: readonly Stretch[], runs: readonly StateRun[]): Findings {
  const all = p95(well.flatMap(({ warm }) => warm));
  const spread = well.map(({ warm }) => p95(warm));
  // By so much the same load varies while nothing is wrong.
  const bound = Math.max(warmGrowth * all, ...spread);
  const broken = runs.flatMap(({ goal, stretch: { name, warm, coldTimes, recoverySeconds, faults } }) => {
    const slowest = Math.max(...coldTimes);
    return [
      ...(goal === 'REL4' && p95(warm) > bound
        ? [`${name}: 95 of 100 warm pages within ${ms(p95(warm))} ms, at most ${ms(bound)}`]
        : []),
      ...(slowest > coldLimitMs
        ? [`${name}: a cold page took ${ms(slowest)} ms, at most ${coldLimitMs}`]
        : []),
      ...((recoverySeconds ?? 0) > recoveryGoal
        ? [`${name}: ${ms(recoverySeconds ?? 0)} s until pages had what is new, at most ${recoveryGoal}`]
        : []),
      ...faults.slice(0, mostTold).map((fault) => `${name}: ${fault}`),
    ];
  });
  const stretches = [...well, ...runs.map(({ stretch }) => stretch)];
  const faults = stretches.reduce((sum, stretch) => sum + stretch.faults.length, 0);
  const hidden = stretches.reduce((sum, { warmHidden }) => sum + warmHidden, 0);
  return {
    tables: [
      {
        columns: [
          'the API',
          'calls',
          'warm',
          '200, %',
          'p50',
          'p95',
          'p99',
          'cold',
          'slowest',
          'processor',
          'recovery',
        ],
        rows: [
          rowOf('is well', null, well),
          ...runs.map(({ stretch, calls }) => rowOf(stretch.name, calls, [stretch])),
        ],
      },
    ],
    notes: [
      'Warm pages and the slowest cold page in milliseconds. Processor: the part of one that the web process used. Recovery in seconds: from the moment at which the API is well until all films among the warm pages have the title that it then changed.',
      `While the API is well, 95 of 100 warm pages came within ${ms(Math.min(...spread))} to ${ms(Math.max(...spread))} ms in single stretches, within ${ms(all)} in all of them. REL4 allows ${ms(bound)} here: a tenth more, or what the slowest of these stretches took.`,
      `Faults: ${faults}. A fault is a warm page that is no 200, whose visitor waited for the API, or that is neither the last good page (its heading and those of its parts) nor \`noindex\`; a cold page that is neither 503 with \`Retry-After\` nor \`noindex\` nor what a process gives whose API never fails; words of the API’s failure. Warm answers with \`noindex\`: ${hidden}.`,
    ],
    broken: [
      ...well.flatMap(({ faults: some }) => some.slice(0, mostTold).map((fault) => `well: ${fault}`)),
      ...broken,
    ],
  };
}
