import { z } from 'zod';
import type { Captcha, CaptchaVerdict } from './captcha.ts';

/** The captcha of another company: the address that checks a token, and the secret that identifies us there. */
export interface HostedCaptchaParts {
  verifyUrl: string;
  secret: string;
}

/** The maximum time for the other company's answer, in milliseconds. */
const longestWait = 5_000;

const verdict = z.object({ success: z.boolean() });

/**
 * A captcha of another company, in the way that the usual ones share: a form with `secret` and `response` is answered
 * with `success`. They use a token up themselves. When the company cannot be reached, every response is refused.
 */
export function hostedCaptcha({ verifyUrl, secret }: HostedCaptchaParts): Captcha {
  return {
    challenge: () => Promise.resolve(null),
    verify: async (response): Promise<CaptchaVerdict> => {
      if (response === undefined || response === '') return 'missing';
      if (typeof response !== 'string' || !/^[\x21-\x7E]{1,4096}$/.test(response)) return 'malformed';
      try {
        const answer = await fetch(verifyUrl, {
          method: 'POST',
          body: new URLSearchParams({ secret, response }),
          redirect: 'error',
          signal: AbortSignal.timeout(longestWait),
        });
        if (!answer.ok) return 'unreachable';
        const { data } = verdict.safeParse(await answer.json());
        return data === undefined ? 'unreachable' : data.success ? 'good' : 'wrong';
      } catch {
        return 'unreachable';
      }
    },
  };
}
