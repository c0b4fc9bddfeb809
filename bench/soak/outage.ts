import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { OwnBackend } from '#tests/support/own-backend.ts';
import { freePort, OwnWeb } from '#tests/support/own-web.ts';
import { purge, purgeSecret } from '#tests/support/purges.ts';
import { FailingRelay, type RelayState } from '../lib/failing-relay.ts';
import { quantile, type Findings } from '../lib/figures.ts';
import type { Items } from '../lib/items.ts';
import { memoryOf, processorSecondsOf } from '../lib/memory.ts';
import { Steady } from '../lib/visits.ts';
import { findingsOf, type StateRun } from './outage-findings.ts';
import { comparedWith, Visitors } from './outage-visitors.ts';
import { Stretch } from './outage-watch.ts';

/** Pages are made due so often, whatever the state of the API: they are really renewed, or would be. */
const dueEveryMs = 15_000;
/** Of the time of a state, a stretch in which the API is well has this share. */
const wellShare = 0.5;
/** Recovery is given up after so long, in seconds. */
const recoveryLimit = 90;

/** The process has so long for its first pages, in milliseconds. */
const settleMs = 5_000;

interface OutageState {
  readonly goal: 'REL4' | 'REL5';
  readonly name: string;
  readonly state: RelayState;
  /** Answers still come, so pages are renewed meanwhile and nothing has to recover. */
  readonly answers?: true;
}

const states: readonly OutageState[] = [
  { goal: 'REL4', name: 'answers after 0.1 s', state: { lateMs: 100 }, answers: true },
  { goal: 'REL4', name: 'answers after 1 s', state: { lateMs: 1_000 }, answers: true },
  { goal: 'REL4', name: 'answers after 5 s', state: { lateMs: 5_000 } },
  { goal: 'REL4', name: 'answers after 30 s', state: { lateMs: 30_000 } },
  { goal: 'REL4', name: 'never answers', state: 'hang' },
  { goal: 'REL4', name: 'resets connections', state: 'reset' },
  { goal: 'REL4', name: 'a byte a second', state: 'trickle' },
  { goal: 'REL5', name: 'status 500', state: 'status 500' },
  { goal: 'REL5', name: 'status 502', state: 'status 502' },
  { goal: 'REL5', name: 'status 429', state: 'status 429' },
  { goal: 'REL5', name: 'breaks off', state: 'truncated' },
  { goal: 'REL5', name: 'no JSON', state: 'no JSON' },
  { goal: 'REL5', name: 'another shape', state: 'wrong schema' },
  { goal: 'REL5', name: 'an error as 200', state: 'error as 200' },
  { goal: 'REL5', name: '50 MB', state: 'large' },
  { goal: 'REL5', name: 'HTML as 200', state: 'HTML' },
  { goal: 'REL5', name: 'redirects to itself', state: 'redirect loop' },
];

/**
 * An API that is late, silent or wrong in every way, one after the other, while visitors ask for warm pages all the time and
 * for a cold one every second (REL4, REL5): what it costs them, and how long it takes until they have what is new.
 *
 * @param minutes of all states and of the stretches between them in which the API is well
 */
export async function outageSoak(backend: OwnBackend, items: Items, minutes: number): Promise<Findings> {
  const relay = await FailingRelay.start(backend.apiOrigin);
  const operatorPort = await freePort();
  const web = await OwnWeb.start(relay.apiOrigin, {
    // Calls and pages have the shipped time limits.
    environment: {
      API_TIMEOUT_MS: '',
      PAGE_TIMEOUT_MS: '',
      METRICS_PORT: String(operatorPort),
      REVALIDATE_SECRET: purgeSecret,
    },
  });
  const reference = await OwnWeb.start(backend.apiOrigin, { environment: { API_TIMEOUT_MS: '10000' } });
  const visitors = new Visitors(web.address, items);
  let purges = 0;
  let isRecovering = false;
  const makeDue = async () => {
    purges += 1;
    // The last tag makes each message another one: the same within a second would be taken for a replay.
    await purge(operatorPort, 'site:fr', `show:fr:nobody-${purges}`);
  };
  const wells = states.filter(({ goal }) => goal === 'REL4').length + 1;
  const stateMs = (minutes * 60_000) / (states.length + wells * wellShare);

  const whileIn = async (name: string, milliseconds: number, mayChange: boolean): Promise<Stretch> => {
    const stretch = visitors.begin(name, mayChange);
    const [began, before] = [performance.now(), await processorSecondsOf(web.pid)];
    await makeDue();
    await pause(milliseconds);
    const used = (await processorSecondsOf(web.pid)) - before;
    stretch.processor = used / ((performance.now() - began) / 1_000);
    return stretch;
  };
  const whileWell = async () => {
    const stretch = await whileIn('well', stateMs * wellShare, true);
    visitors.begin('between', true);
    await comparedWith(reference, stretch);
    return stretch;
  };
  /** The API is well and has something new: waits until visitors have it. */
  const recovery = async (stretch: Stretch) => {
    isRecovering = true;
    relay.retitle();
    relay.become('well');
    const { faults } = visitors.begin('recovering', true);
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1_000;
    while (!visitors.haveEdition(relay.edition) && seconds() < recoveryLimit) await pause(50);
    stretch.recoverySeconds = seconds();
    isRecovering = false;
    stretch.faults.push(...faults.map((fault) => `while recovering: ${fault}`));
  };

  // While visitors wait for what is new, pages become due by themselves only.
  const due = new Steady(dueEveryMs, async () => {
    if (!isRecovering) await makeDue();
  });
  try {
    await visitors.warmUp();
    visitors.start();
    // The first cold pages of a process also load its program.
    await pause(settleMs);
    const well: Stretch[] = [];
    const runs: StateRun[] = [];
    const machine: number[] = [];
    for (const { goal, name, state, answers } of states) {
      if (goal === 'REL4') well.push(await whileWell());
      relay.become(state);
      const stretch = await whileIn(name, stateMs, false);
      const { calls } = relay;
      if (answers === true) relay.become('well');
      else await recovery(stretch);
      visitors.begin('between', true);
      await comparedWith(reference, stretch);
      runs.push({ goal, stretch, calls });
      machine.push(loadavg()[0] ?? 0);
      process.stdout.write(
        `outage ${name}: warm p95 ${quantile(stretch.warm, 0.95).toFixed(1)} ms, ${stretch.coldTimes.length} cold, ${calls} calls, ${stretch.recoverySeconds?.toFixed(1) ?? 'no'} s of recovery, ${stretch.faults.length} faults\n`,
      );
      if (runs.length === wells - 1) well.push(await whileWell());
    }
    const { peak } = await memoryOf(web.pid);
    const { tables, notes, broken } = findingsOf(well, runs);
    return {
      tables,
      notes: [
        `${minutes} minutes: ${runs.length} states of the API, and ${well.length} stretches in which it is well, before each state of REL4 and after the last. ${visitors.rates}; all pages of the site are due every ${dueEveryMs / 1_000} s. Calls and pages have the shipped time limits.`,
        ...notes,
        `The web process took ${peak.toFixed(0)} MB at most. Lines of its log at level error: ${web.errors.split('\n').length - 1}. The load of the whole machine (\`loadavg\` of a minute) was ${Math.min(...machine).toFixed(1)} to ${Math.max(...machine).toFixed(1)}.`,
      ],
      broken,
    };
  } finally {
    await due.stop();
    await visitors.stop();
    await web.stop();
    await reference.stop();
    await relay.stop();
  }
}
