import { leadingZeroBits, partText, writeSolution } from '#src/contract/client/captcha-challenge/proof.ts';

interface Puzzle {
  readonly challenge: string;
  readonly difficulty: number;
  readonly parts: number;
}

/** So many numbers are tried at a time; the hashing itself is beside the main thread. */
const batch = 32;

/** So long the page waits for its turn at most, in milliseconds, but for what a batch takes. */
const longestTurn = 16;

const encoder = new TextEncoder();

async function bitsOf(text: string): Promise<number> {
  return leadingZeroBits(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))));
}

/** Lets the page have a turn. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

async function solvePart(puzzle: Puzzle, part: number, signal: AbortSignal | undefined): Promise<number> {
  let turn = performance.now();
  for (let first = 0; ; first += batch) {
    signal?.throwIfAborted();
    const bits = await Promise.all(
      Array.from({ length: batch }, (_, index) => bitsOf(partText(puzzle.challenge, part, first + index))),
    );
    const found = bits.findIndex((count) => count >= puzzle.difficulty);
    if (found !== -1) return first + found;
    if (performance.now() - turn < longestTurn) continue;
    await pause();
    turn = performance.now();
  }
}

/** Solves a puzzle of our own captcha: tries numbers, part by part, without holding the page up. */
export async function solve(puzzle: Puzzle, signal?: AbortSignal): Promise<string> {
  const numbers: number[] = [];
  for (let part = 0; part < puzzle.parts; part += 1) numbers.push(await solvePart(puzzle, part, signal));
  return writeSolution(puzzle.challenge, numbers);
}
