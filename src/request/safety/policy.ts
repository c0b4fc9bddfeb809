import type { WebEnvironment } from '#src/config/environment.ts';
import type { ThirdParties } from '#src/config/third-parties.ts';
import type { SiteId } from '#src/sites/site.ts';

/** Whose pages a policy is for. */
export interface PolicyFacts {
  /** Whether the site is served by https. */
  readonly secure: boolean;
  /** Origins of pictures and film files. */
  readonly assets: readonly string[];
  /** Origins that scripts call besides the site's own: where its members are, and who knows them. */
  readonly called: readonly string[];
  /** Origins whose pages stand in frames: signing in, and what a member still has to do (R163, R200–R202). */
  readonly framed: readonly string[];
  readonly thirdParties: ThirdParties;
}

/** Longest policy in characters: answers must fit into a proxy's header buffer beside everything else (ADR-0019). */
export const longestPolicy = 3_072;

/** Players of trailers (R088); they are framed after a click. */
const trailerPlayers = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://player.allocine.fr',
];

/** Nothing may be loaded, framed or sent: for answers that are no page. */
export const strictPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The facts of a site, from the environment. */
export function policyFacts(environment: WebEnvironment, site: SiteId): PolicyFacts {
  const { siteOrigins, mediaOrigins, assetOrigins, accounts } = environment;
  const { adapter, clientUrl, issuer } = accounts[site];
  const atClientHost = adapter === 'client-host';
  return {
    secure: siteOrigins[site].startsWith('https:'),
    assets: [mediaOrigins[site], ...assetOrigins],
    called: atClientHost ? [clientUrl] : [clientUrl, issuer],
    framed: atClientHost ? [clientUrl] : [issuer, clientUrl],
    thirdParties: environment.thirdParties,
  };
}

type Directives = Readonly<Record<string, readonly string[]>>;

function textOf(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

interface PageOptions {
  /** Sources of the inline scripts that may run. */
  readonly hashes: readonly string[];
  /** Whether pages of the site may frame it: the callback of a silent sign-in. */
  readonly framed?: boolean;
}

function directivesOf(facts: PolicyFacts, { hashes, framed = false }: PageOptions): Directives {
  const { assets, called, thirdParties } = facts;
  const { hosts } = thirdParties;
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes, ...hosts['script-src']],
    'style-src': ["'self'", ...hosts['style-src']],
    // Colours of pictures and names of their transitions come with the data, in the attribute (ADR-0019).
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...assets, ...hosts['img-src']],
    'media-src': ["'self'", ...assets, ...hosts['media-src']],
    'font-src': ["'self'", ...hosts['font-src']],
    'connect-src': ["'self'", ...called, ...hosts['connect-src']],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': [...facts.framed, ...trailerPlayers, ...hosts['frame-src']],
    'form-action': ["'self'", ...hosts['form-action']],
    'base-uri': ["'none'"],
    'frame-ancestors': [framed ? "'self'" : "'none'"],
    ...(facts.secure ? { 'upgrade-insecure-requests': [] } : {}),
  };
}

/**
 * Content security policy of a page. `default-src 'none'`; scripts of the site and those named by hash. One that would
 * pass {@link longestPolicy} is given without hashes: the page is whole without script, and no proxy drops the answer.
 */
export function pagePolicy(facts: PolicyFacts, options: PageOptions): string {
  const policy = textOf(directivesOf(facts, options));
  return policy.length <= longestPolicy ? policy : textOf(directivesOf(facts, { ...options, hashes: [] }));
}

/** For `next dev` alone: hot reload evaluates code, writes inline scripts and styles, and listens on a web socket. */
export function developmentPolicy(facts: PolicyFacts, framed = false): string {
  const directives = directivesOf({ ...facts, secure: false }, { hashes: [], framed });
  return textOf({
    ...directives,
    'script-src': [...(directives['script-src'] ?? []), "'unsafe-inline'", "'unsafe-eval'"],
    'style-src': [...(directives['style-src'] ?? []), "'unsafe-inline'"],
    'connect-src': [...(directives['connect-src'] ?? []), 'ws:'],
  });
}
