import { createHmac } from 'node:crypto';
import { solve } from '#src/api/captcha/solve.ts';
import { captchaChallenge } from '#src/contract/client/captcha-challenge/schema.ts';
import type { CardPlace } from './place.ts';

/** A new puzzle of the product, solved. */
export async function goodProof(place: CardPlace): Promise<string> {
  return solve(captchaChallenge.parse(JSON.parse(await place.puzzle())));
}

/**
 * A puzzle that we sign ourselves, with all its work done.
 *
 * @param id 22 letters and digits, another one each time
 */
export async function forgedProof(id: string, difficulty: number): Promise<string> {
  const content = { id, e: Date.now() + 60_000, d: difficulty };
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');
  const signature = createHmac('sha256', 'a secret of our own').update(text).digest('base64url');
  return solve({ challenge: `${text}.${signature}`, difficulty, parts: 8 });
}
