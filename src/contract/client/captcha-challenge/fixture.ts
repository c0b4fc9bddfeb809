import type { CaptchaChallenge } from './schema.ts';

/** A puzzle as our host makes it. */
export const captchaChallengeFixture: CaptchaChallenge = {
  challenge: 'eyJpZCI6ImRlbW8ifQ.c2lnbmF0dXJl',
  difficulty: 13,
  parts: 8,
  expiresAt: '2026-11-20T18:10:00.000Z',
};
