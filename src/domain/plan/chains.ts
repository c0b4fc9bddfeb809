import { compareText } from '#src/kernel/text/compare-text.ts';
import type { Way } from './way.ts';

/** A showtime that can be a part of a plan. */
export interface PlanShowtime {
  /** Slug of the show. */
  readonly show: string;
  /** Slug of the cinema. */
  readonly cinema: string;
  /** Unique among the showtimes of the show in the cinema. */
  readonly key: string;
  /** Instants, ISO 8601, UTC. */
  readonly startsAt: string;
  /** The end of the film; null where its length is not known: nothing can follow it. */
  readonly endsAt: string | null;
}

/** From one showtime to the next. */
export interface PlanStep {
  readonly way: Way;
  /** Instants, ISO 8601, UTC: the end of the film before, and that plus the way. */
  readonly leavesAt: string;
  readonly arrivesAt: string;
  /** Minutes between arriving and the start of the next showtime. */
  readonly pause: number;
}

/** Showtimes one after the other, and what is between them. */
export interface Chain<T extends PlanShowtime> {
  readonly showtimes: readonly T[];
  /** One fewer than showtimes. */
  readonly steps: readonly PlanStep[];
}

/** Minutes between arriving and the next start, at least. */
export const shortestPause = 15;
/** Nobody waits longer between two films. */
const longestPause = 180;
/** So many chains are told. */
export const mostChains = 8;

const minuteMs = 60_000;

/** The step between two showtimes; null when they cannot follow each other. */
function stepBetween(
  before: PlanShowtime,
  after: PlanShowtime,
  wayOf: (from: string, to: string) => Way | null,
): PlanStep | null {
  if (before.endsAt === null) return null;
  const way = wayOf(before.cinema, after.cinema);
  if (way === null) return null;
  const arrives = Date.parse(before.endsAt) + way.minutes * minuteMs;
  const pause = Math.floor((Date.parse(after.startsAt) - arrives) / minuteMs);
  if (pause < shortestPause || pause > longestPause) return null;
  return { way, leavesAt: before.endsAt, arrivesAt: new Date(arrives).toISOString(), pause };
}

const nameOf = ({ showtimes }: Chain<PlanShowtime>): string =>
  showtimes.map(({ startsAt, cinema, show, key }) => `${startsAt} ${cinema} ${show} ${key}`).join(' ');

/**
 * The ways to see all shows one after the other, in any order: each showtime starts a pause of at least a quarter of an
 * hour after arriving from the one before. Those with the least time between the films come first. The result is the
 * same on every machine, and has at most {@link mostChains}.
 *
 * @param byShow the showtimes that can be booked, by show
 */
export function chainsOf<T extends PlanShowtime>(
  byShow: readonly (readonly T[])[],
  wayOf: (from: string, to: string) => Way | null,
): Chain<T>[] {
  const best: { readonly chain: Chain<T>; readonly between: number; readonly name: string }[] = [];
  const isTooLong = (between: number): boolean =>
    best.length === mostChains && between > (best.at(-1)?.between ?? Infinity);
  const keep = (chain: Chain<T>, between: number): void => {
    best.push({ chain, between, name: nameOf(chain) });
    best.sort((a, b) => a.between - b.between || compareText(a.name, b.name));
    best.splice(mostChains);
  };
  // A chain that is already longer than the last of the best cannot be one of them: most are never finished.
  const grow = (chain: Chain<T>, between: number, left: readonly (readonly T[])[]): void => {
    if (left.length === 0) {
      keep(chain, between);
      return;
    }
    const before = chain.showtimes.at(-1);
    for (const [index, showtimes] of left.entries()) {
      const others = left.filter((_, at) => at !== index);
      for (const next of showtimes) {
        if (before === undefined) {
          grow({ showtimes: [next], steps: [] }, 0, others);
          continue;
        }
        const step = stepBetween(before, next, wayOf);
        if (step === null) continue;
        const longer = between + step.way.minutes + step.pause;
        if (!isTooLong(longer))
          grow({ showtimes: [...chain.showtimes, next], steps: [...chain.steps, step] }, longer, others);
      }
    }
  };
  if (byShow.length > 1 && byShow.every((showtimes) => showtimes.length > 0))
    grow({ showtimes: [], steps: [] }, 0, byShow);
  return best.map(({ chain }) => chain);
}
