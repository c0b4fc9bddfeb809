import { leadingZeroBits, partText, writeSolution } from '#src/contract/client/captcha-challenge/proof.ts';

interface Puzzle {
  readonly challenge: string;
  readonly difficulty: number;
  readonly parts: number;
}

/** This many numbers are tried at a time; the browser does the hashing outside of the main thread. */
const batch = 32;

/** The longest time that the page waits for its turn, in milliseconds, plus the time of one batch. */
const longestTurn = 16;

const encoder = new TextEncoder();

async function bitsOf(text: string): Promise<number> {
  return leadingZeroBits(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))));
}

/** Lets the browser do other work of the page before solving goes on. */
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

/** Solves a puzzle of our own captcha: tries numbers, part by part, without blocking the page. */
export async function solve(puzzle: Puzzle, signal?: AbortSignal): Promise<string> {
  const numbers: number[] = [];
  for (let part = 0; part < puzzle.parts; part += 1) numbers.push(await solvePart(puzzle, part, signal));
  return writeSolution(puzzle.challenge, numbers);
}
