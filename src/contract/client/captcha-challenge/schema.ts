import * as z from 'zod/mini';
import { requiredText } from '../../primitives.ts';
import { defineClientEndpoint } from '../endpoint.ts';

/**
 * A puzzle of the self-hosted captcha (D24). `challenge` is opaque and goes back with the solution; `difficulty` is the
 * number of leading zero bits that each of the `parts` has to have (proof.ts); `expiresAt` is when it is worth nothing
 * any more.
 */
export const captchaChallenge = z.object({
  challenge: requiredText,
  difficulty: z.int().check(z.minimum(1), z.maximum(24)),
  parts: z.int().check(z.minimum(1), z.maximum(64)),
  expiresAt: z.iso.datetime(),
});
export type CaptchaChallenge = z.output<typeof captchaChallenge>;

/** A new puzzle; every one can be used once. */
export const captchaChallengeEndpoint = defineClientEndpoint({
  id: 'captchaChallenge',
  method: 'GET',
  path: '/captcha/challenge',
  answer: captchaChallenge,
  summary: 'A puzzle whose solution is sent as X-Captcha-Response.',
  personal: false,
});
