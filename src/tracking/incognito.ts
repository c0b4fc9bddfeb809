/** What a browser says of its memory; bytes. */
interface MemoryFacts {
  /** Quota of its storage. */
  readonly quota: number;
  /** Limit of its heap; null where it keeps that to itself. */
  readonly heapLimit: number | null;
}

/** The heap's limit where a browser names none: 1 GB. */
const usualHeap = 1_073_741_824;

/**
 * Whether a browser seems to keep nothing after the visit: it then gives less room than twice its heap (R217). A guess, by
 * which nothing may be refused.
 */
export function seemsIncognito({ quota, heapLimit }: MemoryFacts): boolean {
  return quota < 2 * (heapLimit ?? usualHeap);
}
