import type { WebEnvironment } from '#src/config/environment.ts';
import { policyReportsPath } from '#src/config/policy-reports.ts';
import type { ThirdParties } from '#src/config/third-parties.ts';
import type { SiteId } from '#src/sites/site.ts';

/** The facts of a site that its policy depends on. */
export interface PolicyFacts {
  /** Whether the site uses https. */
  readonly secure: boolean;
  /** Origins of pictures and video files. */
  readonly assets: readonly string[];
  /** Origins that scripts call besides the site's own: the client host, and the identity provider. */
  readonly called: readonly string[];
  /** Origins of pages in frames: for signing in, and for tasks that a member still has to do (R163, R200–R202). */
  readonly framed: readonly string[];
  readonly thirdParties: ThirdParties;
  /** Address that takes reports of browsers; null: none does. */
  readonly reports: string | null;
}

/** Longest policy in characters: an answer's headers must fit into the header buffer of a proxy (ADR-0019). */
export const longestPolicy = 3_072;

/** Players of trailers (R088); a page frames them after a click. */
const trailerPlayers = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://player.allocine.fr',
];

/** Nothing may be loaded, framed or sent: for answers that are not pages. */
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
    reports: environment.policyReports ? `${clientUrl}${policyReportsPath}` : null,
  };
}

/** The name of our address for reports in a page's headers. */
const reportGroup = 'policy';

type Directives = Readonly<Record<string, readonly string[]>>;

function textOf(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

interface PageOptions {
  /** Policy sources of the inline scripts that may run. */
  readonly hashes: readonly string[];
  /** Policy sources of the inline styles that may apply (ADR-0110). */
  readonly styles?: readonly string[];
  /** Whether pages of the site may frame the page: the callback of a silent sign-in. */
  readonly framed?: boolean;
}

/**
 * Where browsers report to. Those that know `report-to` take no other word for it, and know addresses for it only on
 * pages of https.
 */
function reporting({ reports, secure }: PolicyFacts): Directives {
  if (reports === null) return {};
  return { 'report-uri': [reports], ...(secure ? { 'report-to': [reportGroup] } : {}) };
}

/** Value of `Reporting-Endpoints` for a page: the address that its policy means; null when it has none. */
export function reportingEndpoints({ reports, secure }: PolicyFacts): string | null {
  return reports === null || !secure ? null : `${reportGroup}="${reports}"`;
}

function directivesOf(facts: PolicyFacts, { hashes, styles = [], framed = false }: PageOptions): Directives {
  const { assets, called, thirdParties } = facts;
  const { hosts } = thirdParties;
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes, ...hosts['script-src']],
    'style-src': ["'self'", ...styles, ...hosts['style-src']],
    // The data contain colours of pictures and names of their transitions, for the style attribute (ADR-0019).
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...assets, ...hosts['img-src']],
    'media-src': ["'self'", ...assets, ...hosts['media-src']],
    'font-src': ["'self'", ...hosts['font-src']],
    'connect-src': ["'self'", ...called, ...hosts['connect-src']],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': [...facts.framed, ...trailerPlayers, ...hosts['frame-src']],
    'form-action': ["'self'", ...hosts['form-action']],
    ...reporting(facts),
    'base-uri': ["'none'"],
    'frame-ancestors': [framed ? "'self'" : "'none'"],
    ...(facts.secure ? { 'upgrade-insecure-requests': [] } : {}),
  };
}

/**
 * The content security policy of a page: `default-src 'none'`; allowed are scripts of the site and those with a hash. A
 * policy that would be longer than {@link longestPolicy} is written without hashes: the page works without script, and
 * no proxy drops the answer.
 */
export function pagePolicy(facts: PolicyFacts, options: PageOptions): string {
  const policy = textOf(directivesOf(facts, options));
  return policy.length <= longestPolicy ? policy : textOf(directivesOf(facts, { ...options, hashes: [] }));
}

/** Only for `next dev`: hot reload evaluates code, writes inline scripts and styles, and uses a web socket. */
export function developmentPolicy(facts: PolicyFacts, framed = false): string {
  const directives = directivesOf({ ...facts, secure: false, reports: null }, { hashes: [], framed });
  return textOf({
    ...directives,
    'script-src': [...(directives['script-src'] ?? []), "'unsafe-inline'", "'unsafe-eval'"],
    'style-src': [...(directives['style-src'] ?? []), "'unsafe-inline'"],
    'connect-src': [...(directives['connect-src'] ?? []), 'ws:'],
  });
}
