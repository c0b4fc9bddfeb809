import { z } from 'zod';
import type { Captcha, CaptchaVerdict } from './captcha.ts';

/** Another company's captcha: where it tells whether a token is good, and the secret it knows us by. */
export interface HostedCaptchaParts {
  verifyUrl: string;
  secret: string;
}

/** So long the other company may take, in milliseconds. */
const longestWait = 5_000;

const verdict = z.object({ success: z.boolean() });

/**
 * A captcha of another company in the way that the usual ones have in common: a form with `secret` and `response` is
 * answered with `success`. They use a token up themselves. Where it cannot be reached nobody passes.
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
