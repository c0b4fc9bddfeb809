/** The rules that browser and server share for solutions of the captcha: how to compute, write and check them (D24). */

/** The header that carries a solution. */
export const captchaHeader = 'X-Captcha-Response';

/** The text to hash (SHA-256, UTF-8) for one part of a puzzle and the number to try. */
export function partText(challenge: string, part: number, number: number): string {
  return `${challenge}:${part}:${number}`;
}

/** The number of zero bits at the start of a hash. */
export function leadingZeroBits(hash: Uint8Array): number {
  let bits = 0;
  for (const byte of hash) {
    if (byte === 0) {
      bits += 8;
      continue;
    }
    return bits + Math.clz32(byte) - 24;
  }
  return bits;
}

/** A solution: the puzzle, and the number found for each part. */
export interface CaptchaSolution {
  readonly challenge: string;
  readonly numbers: readonly number[];
}

const form = /^([\w-]{1,400}\.[\w-]{1,100})\.([0-9a-z]{1,8}(?:-[0-9a-z]{1,8}){0,63})$/;

/** The solution as a header value. */
export function writeSolution(challenge: string, numbers: readonly number[]): string {
  return `${challenge}.${numbers.map((number) => number.toString(36)).join('-')}`;
}

/** Reads a header value; null when it is not in our format. */
export function readSolution(text: string): CaptchaSolution | null {
  const [, challenge, numbers] = form.exec(text) ?? [];
  if (challenge === undefined || numbers === undefined) return null;
  return { challenge, numbers: numbers.split('-').map((number) => Number.parseInt(number, 36)) };
}
