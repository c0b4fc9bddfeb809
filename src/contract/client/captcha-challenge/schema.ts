import * as z from 'zod/mini';
import { requiredText } from '../../primitives.ts';
import { defineClientEndpoint } from '../endpoint.ts';

/**
 * A puzzle of the self-hosted captcha (D24). `challenge` is opaque and is sent back with the solution; `difficulty` is
 * the number of leading zero bits that each of the `parts` needs (proof.ts); after `expiresAt` the puzzle is invalid.
 */
export const captchaChallenge = z.object({
  challenge: requiredText,
  difficulty: z.int().check(z.minimum(1), z.maximum(24)),
  parts: z.int().check(z.minimum(1), z.maximum(64)),
  expiresAt: z.iso.datetime(),
});
export type CaptchaChallenge = z.output<typeof captchaChallenge>;

/** Gets a new puzzle; each puzzle can be used once. */
export const captchaChallengeEndpoint = defineClientEndpoint({
  id: 'captchaChallenge',
  method: 'GET',
  path: '/captcha/challenge',
  answer: captchaChallenge,
  summary: 'A puzzle whose solution is sent as X-Captcha-Response.',
  personal: false,
});
