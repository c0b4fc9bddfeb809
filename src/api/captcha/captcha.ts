import * as z from 'zod/mini';
import { captchaScript, type HostedKey } from './captcha-script.ts';
import { hostedCaptcha, type HostedService } from './hosted-captcha.ts';
import { solve } from './solve.ts';

/**
 * Proves that a person asks, for the calls that need such a proof; the response is sent as `X-Captcha-Response` (D24).
 */
export interface Captcha {
  /**
   * Gets a response for one call; it cannot be used for a second call.
   *
   * @throws CaptchaError when the captcha gives no response
   */
  readonly respond: (signal?: AbortSignal) => Promise<string>;
}

/** The captcha gave no response; the visitor may try again. */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError';
}

/** Which captcha a page uses. */
export interface CaptchaConfig {
  /** Origin of the client host, which issues the puzzles of our own captcha. */
  readonly clientUrl: string;
  readonly language: string;
  /** A captcha that another company hosts; null: our own. */
  readonly hosted: HostedKey | null;
}

/**
 * The limits are above what our own host ever asks for; a puzzle beyond them would keep a browser busy for no good
 * reason.
 */
const challenge = z.object({
  challenge: z.string().check(z.regex(/^[\w-]{1,400}\.[\w-]{1,100}$/)),
  difficulty: z.int().check(z.minimum(1), z.maximum(24)),
  parts: z.int().check(z.minimum(1), z.maximum(64)),
});

/**
 * Our own captcha: the client host gives a puzzle, and the browser solves it. No data of the visitor goes to anybody
 * else.
 */
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

/**
 * The captcha of a site: another company's when the settings have a key and the operator a script for it, otherwise our
 * own.
 *
 * @param serviceOf makes the service of another company
 */
export function captchaOf(
  config: CaptchaConfig,
  serviceOf: (key: HostedKey) => HostedService = captchaScript,
): Captcha {
  const { hosted } = config;
  if (hosted === null) return ownCaptcha(config);
  const respond = hostedCaptcha(hosted.siteKey, serviceOf(hosted));
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
