import type { CaptchaChallenge } from '#src/contract/client/captcha-challenge/schema.ts';

/** The result of checking a captcha's response. */
export type CaptchaVerdict =
  | 'good'
  | 'missing'
  | 'malformed'
  | 'forged'
  | 'expired'
  | 'wrong'
  | 'used'
  | 'unreachable';

/** Keeps machines out, before calls that could be used to guess passwords or e-mails (D24). */
export interface Captcha {
  /** A new puzzle; null when another company makes the puzzles. */
  readonly challenge: () => Promise<CaptchaChallenge | null>;
  /**
   * Checks a response, and uses it up: the same response is never good twice.
   * @param response the raw value of the header `X-Captcha-Response`
   */
  readonly verify: (response: unknown) => Promise<CaptchaVerdict>;
}
