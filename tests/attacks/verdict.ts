import { foreignHost } from './hostile-hosts.ts';
import { textOf, type RawAnswer } from './raw.ts';

/** What hostile requests may be answered with (REL12); 3xx besides. */
const allowed = new Set([200, 400, 404, 405, 410, 414, 421, 431]);

/** Whether an answer says when to ask again: an item about which nobody may ask now is not unknown (D40). */
const isUnasked = ({ status, headers }: RawAnswer) =>
  status === 503 && /^\d+$/.test(headers['retry-after'] ?? '');

/** What an answer is held against. */
export interface Expectations {
  /** The public origin of the site that was asked. */
  readonly origin: string;
  /** Texts that no answer may hold: addresses of the API, folders. */
  readonly secrets: readonly string[];
}

/** A line of a stack, a place in a source, a folder of packages. */
const insides = [
  /\n\s+at (?:async )?[\w.<>[\] ]+ \(/,
  /file:\/\/\//,
  /node_modules\//,
  /\.next\/(?:server|static)\/\S+\.js:\d/,
  /\b(?:ECONNREFUSED|ENOENT|ENAMETOOLONG|EISDIR|TypeError|RangeError|SyntaxError)\b/,
];

/** Addresses in a document that a browser would follow or a robot believe. */
const named = /\s(?:href|src|action|formaction|content)="((?:https?:)?[/\\]{2}[^"]*)"/gi;
const canonical = /<link rel="canonical" href="([^"]*)"/;

/** Whether an address of a `Location` stays with the site, however it is read. */
function isOwn(location: string, { origin }: Expectations): boolean {
  if (!/^\/(?![/\\])/.test(location) && !/^(?:$|[/?#])/.test(location.replace(origin, ''))) return false;
  return URL.canParse(location, origin) && new URL(location, origin).origin === origin;
}

/** The faults of an answer in words; none when it is what a hostile request may get. */
export function faultsOf(answer: RawAnswer, expected: Expectations): readonly string[] {
  const { status, headers } = answer;
  const found: string[] = [];
  const isAllowed = allowed.has(status) || (status >= 300 && status < 400) || isUnasked(answer);
  if (!isAllowed) found.push(`status ${status}`);
  const { location, refresh } = headers;
  if (location !== undefined && !isOwn(location, expected)) found.push(`Location ${location}`);
  const led = /url=(.*)/i.exec(refresh ?? '')?.[1];
  if (led !== undefined && !isOwn(led, expected)) found.push(`Refresh ${refresh}`);
  if (headers['set-cookie'] !== undefined) found.push(`a cookie: ${headers['set-cookie']}`);
  const body = textOf(answer);
  const own = canonical.exec(body)?.[1];
  if (own !== undefined && new URL(own).origin !== expected.origin) found.push(`canonical ${own}`);
  for (const [, address = ''] of body.matchAll(named))
    if (address.replace(/^[^/\\]*[/\\]+/, '').startsWith(foreignHost)) found.push(`names ${address}`);
  for (const pattern of insides) if (pattern.test(body)) found.push(`insides: ${pattern.exec(body)?.[0]}`);
  for (const secret of expected.secrets) if (body.includes(secret)) found.push(`a secret: ${secret}`);
  return found;
}
