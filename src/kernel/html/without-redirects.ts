/** Finds the target of a link that a service for mails has rewritten; null when the link does not contain it. */
type Unwrap = (link: URL) => string | null;

const parameter =
  (...names: readonly string[]): Unwrap =>
  ({ searchParams }) =>
    names.map((name) => searchParams.get(name)).find((value) => value !== null && value !== '') ?? null;

/** Services by host; a leading dot means any subdomain. */
const services: readonly (readonly [host: string, path: RegExp, unwrap: Unwrap])[] = [
  // Microsoft Defender, in Outlook and Teams.
  ['.safelinks.protection.outlook.com', /^\//, parameter('url')],
  ['.safelinks.protection.office365.us', /^\//, parameter('url')],
  ['statics.teams.cdn.office.net', /^\/evergreen-assets\/safelinks\//, parameter('url')],
  // Proofpoint: version 2 writes % as - and / as _; version 3 writes * in place of a character that it stores
  // separately.
  ['urldefense.proofpoint.com', /^\/v1\/url$/, parameter('u')],
  ['urldefense.proofpoint.com', /^\/v2\/url$/, (link) => decoded(proofpointText(parameter('u')(link)))],
  ['urldefense.com', /^\/v3\/__/, (link) => /\/v3\/__([^*]+?)__;/.exec(link.href)?.[1] ?? null],
  ['linkprotect.cudasvc.com', /^\/url$/, parameter('a')],
  [
    'secure-web.cisco.com',
    /^\/.+\/http/i,
    (link) => decoded(/\/(https?%3a[^/?#]+)$/i.exec(link.pathname)?.[1]),
  ],
  // Links copied from Google's mail and documents, and from Facebook.
  ['www.google.com', /^\/url$/, parameter('q', 'url')],
  ['l.facebook.com', /^\/l\.php$/, parameter('u')],
];

/** The most services that one link may have passed through. */
const mostRedirects = 5;

/**
 * The final address of a link that was copied from a mail, when the mail program had put its own redirect into the link
 * (R296). So no visitor is reported to the maker of the mail program, and the link keeps working when that service
 * ends. Any other link stays unchanged, and so does a link whose target is no web address.
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
