/** What the collection looks at and does. */
export interface IdleParts {
  /** Memory of the process, in bytes. */
  readonly memory: () => number;
  /** The share of the time since the last question in which the event loop was busy, from 0 to 1. */
  readonly busy: () => number;
  /** Collects the whole heap and gives free memory back; nothing else runs meanwhile. */
  readonly collect: () => void;
}

/** A loop that is busy for less than this share of the time has nothing to do but health checks and metrics. */
const idleShare = 0.05;
/** So much memory makes a collection worth its pause, in bytes. */
const worthBytes = 64e6;

/**
 * Gives memory back after a load. V8 does so by itself once in a quiet moment, and after a long load often never: it only
 * tries when the heap has grown by a tenth since it last tried, which was under that load (ADR-0070).
 *
 * @returns a look at the process, to be called every few seconds: it collects when the process was idle since the look
 *   before and has grown by 64 MB since the start or the last collection
 */
export function idleCollection({ memory, busy, collect }: IdleParts): () => void {
  let least = memory();
  return () => {
    const isIdle = busy() < idleShare;
    if (!isIdle || memory() < least + worthBytes) return;
    collect();
    least = memory();
  };
}
