import * as z from 'zod/mini';
import { hostedCaptcha, type HostedService } from './hosted-captcha.ts';
import { solve } from './solve.ts';

/** Proves that no machine asks, for the calls that need it: the answer goes out as `X-Captcha-Response` (D24). */
export interface Captcha {
  /**
   * A response for one call; it cannot be used for a second one.
   *
   * @throws CaptchaError where there is none to be had
   */
  readonly respond: (signal?: AbortSignal) => Promise<string>;
}

/** No response of the captcha could be had: the visitor may try again. */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError';
}

/** Where the captcha comes from. */
export interface CaptchaConfig {
  /** Origin of the client host, which makes the puzzles of our own captcha. */
  readonly clientUrl: string;
  readonly language: string;
  /** The settings' key of a captcha that another company hosts; null: our own. */
  readonly captchaKey: string | null;
  /** How that one is reached in this page. */
  readonly hosted?: HostedService;
}

/** More than our own host ever asks for would keep a browser busy for somebody else. */
const challenge = z.object({
  challenge: z.string().check(z.regex(/^[\w-]{1,400}\.[\w-]{1,100}$/)),
  difficulty: z.int().check(z.minimum(1), z.maximum(24)),
  parts: z.int().check(z.minimum(1), z.maximum(64)),
});

/** Our own captcha: a puzzle of the client host, solved here. Nothing of the visitor goes to anybody else. */
function ownCaptcha({ clientUrl, language }: CaptchaConfig): Captcha {
  return {
    respond: async (signal) => {
      try {
        const answer = await fetch(`${clientUrl}/api/${language}/captcha/challenge`, {
          credentials: 'include',
          headers: { accept: 'application/json' },
          ...(signal === undefined ? {} : { signal }),
        });
        if (!answer.ok) throw new Error(`the client host answered ${answer.status}`);
        return await solve(challenge.parse(await answer.json()), signal);
      } catch (cause) {
        throw new CaptchaError('The captcha could not be solved.', { cause });
      }
    },
  };
}

/** The captcha of a site: another company's where the settings have its key, else our own. */
export function captchaOf(config: CaptchaConfig): Captcha {
  const { captchaKey, hosted } = config;
  if (captchaKey === null || hosted === undefined) return ownCaptcha(config);
  const respond = hostedCaptcha(captchaKey, hosted);
  return {
    respond: async (signal) => {
      try {
        return await respond(signal);
      } catch (cause) {
        throw new CaptchaError('The captcha could not be solved.', { cause });
      }
    },
  };
}
