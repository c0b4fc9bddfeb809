/** How a service that rewrites the links of mails says where they lead; null where this link does not say it. */
type Unwrap = (link: URL) => string | null;

const parameter =
  (...names: readonly string[]): Unwrap =>
  ({ searchParams }) =>
    names.map((name) => searchParams.get(name)).find((value) => value !== null && value !== '') ?? null;

/** Services by host; a leading dot stands for any host below. */
const services: readonly (readonly [host: string, path: RegExp, unwrap: Unwrap])[] = [
  // Microsoft Defender, in Outlook and Teams.
  ['.safelinks.protection.outlook.com', /^\//, parameter('url')],
  ['.safelinks.protection.office365.us', /^\//, parameter('url')],
  ['statics.teams.cdn.office.net', /^\/evergreen-assets\/safelinks\//, parameter('url')],
  // Proofpoint: version 2 writes % as - and / as _; version 3 writes * where it keeps a character apart.
  ['urldefense.proofpoint.com', /^\/v1\/url$/, parameter('u')],
  ['urldefense.proofpoint.com', /^\/v2\/url$/, (link) => decoded(proofpointText(parameter('u')(link)))],
  ['urldefense.com', /^\/v3\/__/, (link) => /\/v3\/__([^*]+?)__;/.exec(link.href)?.[1] ?? null],
  ['linkprotect.cudasvc.com', /^\/url$/, parameter('a')],
  [
    'secure-web.cisco.com',
    /^\/.+\/http/i,
    (link) => decoded(/\/(https?%3a[^/?#]+)$/i.exec(link.pathname)?.[1]),
  ],
  // Links copied out of Google's mail and documents, and out of Facebook.
  ['www.google.com', /^\/url$/, parameter('q', 'url')],
  ['l.facebook.com', /^\/l\.php$/, parameter('u')],
];

/** A link may have gone through so many services. */
const mostRedirects = 5;

/**
 * The address that a link leads to in the end, where it was copied out of a mail whose program had put a redirect of
 * its own into it (R296): the chain's visitors are not reported to the mail program's maker, and the link outlives it.
 * Any other link, and one whose end is no web address, stays what it is.
 */
export function withoutRedirects(address: string): string {
  let known = address;
  for (let count = 0; count < mostRedirects; count += 1) {
    const next = oneStep(known);
    if (next === null) return known;
    known = next;
  }
  return known;
}

function oneStep(address: string): string | null {
  const link = webAddress(address);
  if (link === null) return null;
  const service = services.find(([host, path]) => isHost(link.hostname, host) && path.test(link.pathname));
  if (service === undefined) return null;
  const [, , unwrap] = service;
  return webAddress(unwrap(link)?.trim() ?? '')?.href ?? null;
}

function webAddress(text: string): URL | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  return new URL(text);
}

function isHost(hostname: string, named: string): boolean {
  return named.startsWith('.') ? hostname.endsWith(named) : hostname === named;
}

function proofpointText(text: string | null): string | null {
  return text === null ? null : text.replaceAll('-', '%').replaceAll('_', '/');
}

function decoded(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
