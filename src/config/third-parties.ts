import { z } from 'zod';

/** The directives of the content security policy that may name hosts of other companies. */
export const thirdPartyDirectives = [
  'script-src',
  'connect-src',
  'img-src',
  'frame-src',
  'style-src',
  'font-src',
  'media-src',
  'form-action',
] as const;
export type ThirdPartyDirective = (typeof thirdPartyDirectives)[number];

/** Origins of other companies by directive, e.g. `https://tags.example.com`; empty unless the operator names some. */
export type ThirdPartyHosts = Readonly<Record<ThirdPartyDirective, readonly string[]>>;

/** Services of other companies on the pages; each is off unless the operator names its script. */
export interface ThirdParties {
  readonly hosts: ThirdPartyHosts;
  /** Address of the tag manager's script, which reads `window.dataLayer`; null: nothing is tracked. */
  readonly analyticsScript: string | null;
  /** Address of the feedback widget's script; null: there is no widget. */
  readonly feedbackScript: string | null;
  /** Address of another company's captcha, with `{key}` for the site key; null: our own captcha is used. */
  readonly captchaScript: string | null;
}

const origin = /^(?:https|wss):\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/;

const form =
  'directives with https origins, such as "script-src https://tags.example.com; img-src https://pixel.example.com"';

const isDirective = (name: string): name is ThirdPartyDirective =>
  thirdPartyDirectives.some((directive) => directive === name);

function hostsOf(text: string): ThirdPartyHosts | null {
  const hosts: Record<ThirdPartyDirective, string[]> = {
    'script-src': [],
    'connect-src': [],
    'img-src': [],
    'frame-src': [],
    'style-src': [],
    'font-src': [],
    'media-src': [],
    'form-action': [],
  };
  for (const part of text.split(';')) {
    const [name, ...origins] = part.trim().split(/\s+/);
    if (name === undefined || name === '') continue;
    if (!isDirective(name) || origins.length === 0 || !origins.every((entry) => origin.test(entry)))
      return null;
    for (const entry of origins) if (!hosts[name].includes(entry)) hosts[name].push(entry);
  }
  return hosts;
}

const script = z
  .string()
  .refine((value) => value.startsWith('https://') && URL.canParse(value), {
    error: 'an https address such as https://tags.example.com/container.js',
    abort: true,
  })
  .optional();

/** The variables for services of other companies (explained in `.env.example`); `thirdPartiesOf` reads them. */
export const thirdPartyVariables = {
  THIRD_PARTY_HOSTS: z
    .string()
    .default('')
    .transform((text, context) => {
      const hosts = hostsOf(text);
      if (hosts !== null) return hosts;
      context.addIssue({ code: 'custom', message: form });
      return z.NEVER;
    }),
  ANALYTICS_SCRIPT: script,
  FEEDBACK_SCRIPT: script,
  CAPTCHA_SCRIPT: script,
};

/** The parsed variables. */
interface ThirdPartyValues {
  readonly THIRD_PARTY_HOSTS: ThirdPartyHosts;
  readonly ANALYTICS_SCRIPT?: string | undefined;
  readonly FEEDBACK_SCRIPT?: string | undefined;
  readonly CAPTCHA_SCRIPT?: string | undefined;
}

const scripts = ['ANALYTICS_SCRIPT', 'FEEDBACK_SCRIPT', 'CAPTCHA_SCRIPT'] as const;

/** The names of the variables whose script is on a host that `THIRD_PARTY_HOSTS` does not allow for scripts. */
export function scriptsWithoutHost(values: ThirdPartyValues): (typeof scripts)[number][] {
  return scripts.filter((name) => {
    const address = values[name];
    return address !== undefined && !values.THIRD_PARTY_HOSTS['script-src'].includes(new URL(address).origin);
  });
}

/** The services of other companies, from the parsed variables. */
export function thirdPartiesOf(values: ThirdPartyValues): ThirdParties {
  return {
    hosts: values.THIRD_PARTY_HOSTS,
    analyticsScript: values.ANALYTICS_SCRIPT ?? null,
    feedbackScript: values.FEEDBACK_SCRIPT ?? null,
    captchaScript: values.CAPTCHA_SCRIPT ?? null,
  };
}
