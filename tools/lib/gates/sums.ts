import type { Counts } from './reports.ts';

/** What a gate leaves for the sum of both. */
export interface GateResult extends Counts {
  /** How many tests passed on the second try only. */
  readonly secondTries: number;
}

/** So many tests of a run may pass on the second try only. */
const mostSecondTries = 3;

/** What is wrong with so many second tries; null where it is nothing. */
export const tooManyTries = (secondTries: number): string | null =>
  secondTries > mostSecondTries
    ? `${secondTries} tests passed on the second try only, at most ${mostSecondTries} may`
    : null;

/** The line that a run ends with, alone: `N passed, N failed`, and `, N skipped` where there are such. */
export const sumLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/**
 * Adds gates up. One that left no result is one failure, and so are more second tries than a run may have, where no gate
 * has counted that itself.
 */
export function sumOf(gates: readonly { readonly name: string; readonly result: GateResult | null }[]): {
  readonly counts: Counts;
  readonly problems: readonly string[];
} {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  const problems: string[] = [];
  let secondTries = 0;
  for (const { name, result } of gates) {
    if (result === null) problems.push(`${name}: it left no result`);
    counts.passed += result?.passed ?? 0;
    counts.failed += result?.failed ?? 0;
    counts.skipped += result?.skipped ?? 0;
    secondTries += result?.secondTries ?? 0;
  }
  const isCounted = gates.some(({ result }) => tooManyTries(result?.secondTries ?? 0) !== null);
  const tooMany = isCounted ? null : tooManyTries(secondTries);
  if (tooMany !== null) problems.push(tooMany);
  counts.failed += problems.length;
  return { counts, problems };
}
