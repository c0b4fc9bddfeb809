/**
 * A captcha that another company hosts: a script of that company gives a token for a site key. The page loads the
 * script (its host has to be in `THIRD_PARTY_HOSTS`, and the visitor is told); the server checks the token with the
 * company (`CAPTCHA_VERIFY_URL`).
 */
export interface HostedService {
  /** Loads the script once; rejects when the script cannot be loaded. */
  readonly load: () => Promise<void>;
  /** Asks the loaded script for a token. */
  readonly execute: (siteKey: string) => Promise<unknown>;
}

/** The longest time that the other company may take, in milliseconds. */
const longestWait = 20_000;

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(new Error('no token of the captcha in time'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/** Returns a function that gets tokens of a hosted captcha for a site key. */
export function hostedCaptcha(
  siteKey: string,
  { load, execute }: HostedService,
): (signal?: AbortSignal) => Promise<string> {
  return async (signal) => {
    const limit = AbortSignal.any([
      AbortSignal.timeout(longestWait),
      ...(signal === undefined ? [] : [signal]),
    ]);
    const token = await Promise.race([load().then(() => execute(siteKey)), aborted(limit)]);
    if (typeof token !== 'string' || !/^[\x21-\x7E]{1,4096}$/.test(token))
      throw new Error('the captcha gave no token');
    return token;
  };
}
