import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { leadingZeroBits, partText, readSolution } from '#src/contract/client/captcha-challenge/proof.ts';
import type { CaptchaSolution } from '#src/contract/client/captcha-challenge/proof.ts';
import type { Database } from '../database/open.ts';
import type { Captcha, CaptchaVerdict } from './captcha.ts';
import { captchaSecret, useUp } from './store.ts';

/** The parts that the self-hosted captcha works with. */
export interface ProofOfWorkParts {
  db: Database;
  now: () => Date;
  /** Leading zero bits of each part: one more bit doubles the work of a browser. */
  difficulty: number;
}

/** Leading zero bits of a part when the operator sets none: about a second on a phone. */
export const defaultDifficulty = 13;

/** The number of small puzzles in one: their total time varies much less than the time of one large puzzle. */
const parts = 8;
/** How long a puzzle can be solved and sent, in milliseconds: as long as a form stays open. */
const lifetime = 10 * 60 * 1_000;
/** The maximum length of the header in characters. */
const longestResponse = 1_000;

const content = z.strictObject({
  id: z.string().regex(/^[\w-]{22}$/),
  /** Expiry in milliseconds since 1970. */
  e: z.int(),
  /** Difficulty. */
  d: z.int().min(1).max(24),
});

/** A puzzle that costs a browser a second of work, and an attacker who makes thousands of guesses a second for each. */
export function proofOfWork({ db, now, difficulty }: ProofOfWorkParts): Captcha {
  let secret: Promise<string> | undefined;
  const sign = async (text: string): Promise<Buffer> => {
    secret ??= captchaSecret(db);
    try {
      return createHmac('sha256', await secret)
        .update(text)
        .digest();
    } catch (error) {
      // The next call asks the database again.
      secret = undefined;
      throw error;
    }
  };

  return {
    challenge: async () => {
      const expires = new Date(now().getTime() + lifetime);
      const puzzle = { id: randomBytes(16).toString('base64url'), e: expires.getTime(), d: difficulty };
      const text = Buffer.from(JSON.stringify(puzzle)).toString('base64url');
      const signature = (await sign(text)).toString('base64url');
      return { challenge: `${text}.${signature}`, difficulty, parts, expiresAt: expires.toISOString() };
    },

    verify: async (response): Promise<CaptchaVerdict> => {
      if (response === undefined || response === '') return 'missing';
      if (typeof response !== 'string' || response.length > longestResponse) return 'malformed';
      const solution = readSolution(response);
      if (solution === null || solution.numbers.length !== parts) return 'malformed';
      const [text = '', signature = ''] = solution.challenge.split('.');
      const expected = await sign(text);
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
      const puzzle = contentOf(text);
      if (puzzle === null) return 'forged';
      if (puzzle.e <= now().getTime()) return 'expired';
      // A puzzle from before the difficulty was raised must not be easier.
      if (puzzle.d < difficulty || !isSolved(solution, puzzle.d)) return 'wrong';
      return (await useUp(db, puzzle.id, new Date(puzzle.e))) ? 'good' : 'used';
    },
  };
}

function contentOf(text: string): z.output<typeof content> | null {
  try {
    return content.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data ?? null;
  } catch {
    return null;
  }
}

function isSolved({ challenge, numbers }: CaptchaSolution, difficulty: number): boolean {
  return numbers.every(
    (number, part) =>
      leadingZeroBits(
        createHash('sha256')
          .update(partText(challenge, part, number))
          .digest(),
      ) >= difficulty,
  );
}
