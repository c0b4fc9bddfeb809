import type { CaptchaChallenge } from '#src/contract/client/captcha-challenge/schema.ts';

/** What came of a captcha's response. */
export type CaptchaVerdict =
  'good' | 'missing' | 'malformed' | 'forged' | 'expired' | 'wrong' | 'used' | 'unreachable';

/** Tells people from machines, before a call that guesses could be made with (D24). */
export interface Captcha {
  /** A new puzzle; null where another company makes them. */
  readonly challenge: () => Promise<CaptchaChallenge | null>;
  /**
   * Checks a response, and uses it up: the same one is never good twice.
   * @param response the header `X-Captcha-Response` as it came
   */
  readonly verify: (response: unknown) => Promise<CaptchaVerdict>;
}
