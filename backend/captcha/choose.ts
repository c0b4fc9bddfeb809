import type { Database } from '../database/open.ts';
import type { Captcha } from './captcha.ts';
import { hostedCaptcha } from './hosted.ts';
import { proofOfWork } from './proof-of-work.ts';

/** The captcha that the operator chose: another company's, or our own with a number of zero bits for each part. */
export type CaptchaChoice =
  | { readonly kind: 'hosted'; readonly verifyUrl: string; readonly secret: string }
  | { readonly kind: 'own'; readonly difficulty: number };

/** The captcha of this process. */
export function captchaOf(choice: CaptchaChoice, db: Database, now: () => Date): Captcha {
  if (choice.kind === 'hosted') return hostedCaptcha(choice);
  return proofOfWork({ db, now, difficulty: choice.difficulty });
}
