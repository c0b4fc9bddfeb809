import type { ThirdPartyDirective, ThirdPartyHosts } from '#src/config/third-parties.ts';
import type { Settings } from '#src/contract/settings/schema.ts';

type Injection = Settings['injections'][number];
type Attributes = Readonly<Record<string, string>>;

/** The injections of the settings that a page accepts; attributes have their HTML names. */
export interface SafeInjections {
  /** `meta` and `link` elements of the head. */
  readonly head: readonly { readonly element: 'meta' | 'link'; readonly attributes: Attributes }[];
  /** Scripts, for visitors who gave their consent. */
  readonly scripts: readonly Attributes[];
  /** Pictures for visitors without script. */
  readonly images: readonly Attributes[];
}

/** Names of a `meta` that change what the page does, or how search engines treat it. */
const ownNames =
  /^(?:viewport|referrer|robots|.*bot|color-scheme|theme-color|description|title|charset|next-.*)$/i;

/**
 * The accepted relations of a `link`, each with the directive for which the host must be allowed; all other relations
 * are refused.
 */
const relations: Readonly<Record<string, ThirdPartyDirective | 'any' | 'none'>> = {
  preconnect: 'any',
  'dns-prefetch': 'any',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
  me: 'none',
  author: 'none',
  license: 'none',
};

const allowedAttributes = {
  meta: /^(?:name|property|content|lang)$/,
  link: /^(?:rel|href|type|sizes|crossorigin|media)$/,
  script: /^(?:src|type|integrity|crossorigin|referrerpolicy|id|data-[a-z0-9-]+)$/,
  img: /^(?:src|alt|width|height)$/,
} as const;

type Verdict = { readonly attributes: Attributes } | { readonly dropped: string };

/** The origin of an https address; null for any other address. */
function originOf(address: string | undefined): string | null {
  if (address === undefined || !address.startsWith('https://') || !URL.canParse(address)) return null;
  return new URL(address).origin;
}

/** Whether an address is on a host that is allowed for a directive. */
export function isAllowed(
  hosts: ThirdPartyHosts,
  directive: ThirdPartyDirective,
  address: string | undefined,
): boolean {
  const origin = originOf(address);
  return origin !== null && hosts[directive].includes(origin);
}

function judgeMeta({ value }: Injection, attributes: Attributes): Verdict {
  const name = attributes['name'] ?? attributes['property'];
  if (name === undefined || attributes['content'] === undefined || value !== null)
    return { dropped: 'a meta has a name and a content' };
  return ownNames.test(name) ? { dropped: `the page says ${name} itself` } : { attributes };
}

function judgeLink(attributes: Attributes, hosts: ThirdPartyHosts): Verdict {
  const { rel = '', href } = attributes;
  const directive = relations[rel];
  if (directive === undefined)
    return { dropped: `rel ${rel} is not one of ${Object.keys(relations).join(', ')}` };
  const origin = originOf(href);
  const allowed =
    directive === 'none'
      ? origin !== null
      : directive === 'any'
        ? Object.values(hosts).some((origins) => origin !== null && origins.includes(origin))
        : isAllowed(hosts, directive, href);
  return allowed ? { attributes } : { dropped: 'its host is not allowed' };
}

function judgeScript({ value }: Injection, attributes: Attributes, hosts: ThirdPartyHosts): Verdict {
  if (value !== null) return { dropped: 'a script has an address and no text' };
  if (!['', 'text/javascript', 'module'].includes(attributes['type'] ?? ''))
    return { dropped: 'its type is not one of a script' };
  return isAllowed(hosts, 'script-src', attributes['src'])
    ? { attributes }
    : { dropped: 'its host is not allowed' };
}

function judgeImage(attributes: Attributes, hosts: ThirdPartyHosts): Verdict {
  return isAllowed(hosts, 'img-src', attributes['src'])
    ? { attributes: { alt: '', ...attributes } }
    : { dropped: 'its host is not allowed' };
}

/**
 * The injections of the settings that a page accepts (R117, R195), by an allow-list of elements, attributes and hosts.
 * All others are left out.
 *
 * @param tell called for each injection that is left out, with the reason
 */
export function safeInjections(
  injections: readonly Injection[],
  hosts: ThirdPartyHosts,
  tell: (what: string, why: string) => void,
): SafeInjections {
  const head: { element: 'meta' | 'link'; attributes: Attributes }[] = [];
  const scripts: Attributes[] = [];
  const images: Attributes[] = [];
  for (const injection of injections) {
    const { position } = injection;
    const element = injection.element.toLowerCase();
    const what =
      `${position} ${element} ${injection.attributes['src'] ?? injection.attributes['href'] ?? injection.attributes['name'] ?? ''}`.trim();
    const attributes = (kind: keyof typeof allowedAttributes): Attributes =>
      Object.fromEntries(
        Object.entries(injection.attributes)
          .map(([name, value]) => [name.toLowerCase(), value] as const)
          .filter(([name]) => {
            // Scripts never block the page: we set these two attributes ourselves.
            if (kind === 'script' && (name === 'async' || name === 'defer')) return false;
            if (allowedAttributes[kind].test(name)) return true;
            tell(what, `its attribute ${name} is not taken`);
            return false;
          }),
      );
    const keep = (verdict: Verdict, into: (attributes: Attributes) => void) => {
      if ('attributes' in verdict) into(verdict.attributes);
      else tell(what, verdict.dropped);
    };
    if (position === 'head' && element === 'meta')
      keep(judgeMeta(injection, attributes('meta')), (taken) =>
        head.push({ element: 'meta', attributes: taken }),
      );
    else if (position === 'head' && element === 'link')
      keep(judgeLink(attributes('link'), hosts), (taken) =>
        head.push({ element: 'link', attributes: taken }),
      );
    else if (position === 'head' && element === 'script')
      keep(judgeScript(injection, attributes('script'), hosts), (taken) => scripts.push(taken));
    else if (position === 'noscript' && element === 'img')
      keep(judgeImage(attributes('img'), hosts), (taken) => images.push(taken));
    else tell(what, `${element} is not taken at ${position}`);
  }
  return { head, scripts, images };
}
