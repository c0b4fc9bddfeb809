import { loadScript } from '../browser/load-script.ts';
import type { HostedService } from './hosted-captcha.ts';

/** Another company's captcha: the site key from the settings, and the address of the script from the operator. */
export interface HostedKey {
  readonly siteKey: string;
  /** An https address; `{key}` in it stands for the site key. */
  readonly script: string;
}

/** What the script puts on the page as `grecaptcha`: the interface of reCAPTCHA, which other captchas offer too. */
interface Loaded {
  readonly ready: (run: () => void) => void;
  readonly execute: (siteKey: string, options: { readonly action: string }) => unknown;
}

const loading = new Map<string, Promise<void>>();

function loadOnce(src: string): Promise<void> {
  const begun = loading.get(src);
  if (begun) return begun;
  const load = loadScript({ src });
  loading.set(src, load);
  // The next try loads it anew.
  load.catch(() => loading.delete(src));
  return load;
}

function loaded(): Loaded {
  const found: unknown = Reflect.get(globalThis, 'grecaptcha');
  const has = (name: string) =>
    typeof found === 'object' && found !== null && typeof Reflect.get(found, name) === 'function';
  if (!has('ready') || !has('execute'))
    throw new Error('the script of the captcha: expected grecaptcha with ready and execute');
  return found as Loaded;
}

/** The captcha whose script is loaded when it is asked for the first time, so never before a visitor sends a form. */
export function captchaScript({ siteKey, script }: HostedKey): HostedService {
  return {
    load: async () => {
      await loadOnce(script.replaceAll('{key}', encodeURIComponent(siteKey)));
      await new Promise<void>((resolve) => loaded().ready(resolve));
    },
    execute: async (key) => loaded().execute(key, { action: 'card' }),
  };
}
