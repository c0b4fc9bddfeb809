import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request, type Agent, type IncomingMessage } from 'node:http';
import { request as requestSecurely, type Agent as SecureAgent } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import { slugs } from '../failures/outage-api.ts';
import { foreignName, type Spelling } from '../support/spellings.ts';

/** The site whose caches are tried. */
export const host = 'fr.example.com';

/** Of the web process: a page that is rendered again is the same page, however busy the machine is. */
export const environment = { VELOURS_NOW: '2026-11-18T11:00:00+01:00', API_TIMEOUT_MS: '10000' };

const city = citiesFixture[0].slug;

/** One address of each kind that a site answers. */
export const addresses: readonly string[] = [
  '/films',
  `/films/${slugs.film}`,
  `/films/${slugs.otherFilm}`,
  `/films/${slugs.film}/filters/versions-vf`,
  `/films/filters/near-${city}`,
  `/evenements/${slugs.event}`,
  '/cinemas',
  `/cinemas/${slugs.cinema}`,
  `/cinemas/${city}`,
  `/films/${slugs.gone}`,
  `/films/${slugs.moved}`,
  `/films/${slugs.unknown}`,
  '/robots.txt',
  '/sitemap.xml',
  '/404_NOT_FOUND',
  '/api/shows',
  '/app',
  '/health/live',
  '/',
  '/films/',
  '/favicon.ico',
];

/** A way to the site: a port, with TLS where a certificate vouches for it. */
export interface Way {
  readonly port: number;
  readonly ca?: string;
  /** Keeps connections open; without one each request has its own. */
  readonly agent?: Agent | SecureAgent;
}

/** A question: the spelling, and what it sends beside its head. */
export type Question = Spelling & { readonly body?: string };

/** An answer, unpacked. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Asks exactly as a question is spelled. */
export async function ask(way: Way, question: Question): Promise<Answer> {
  const { port, ca, agent } = way;
  const { method, target, headers, body } = question;
  const options = { host: '127.0.0.1', port, method, path: target, headers: { host, ...headers } };
  const outgoing =
    ca === undefined
      ? request({ ...options, agent: agent ?? false })
      : requestSecurely({ ...options, agent: agent ?? false, ca, servername: host });
  outgoing.end(body);
  const [answer] = (await once(outgoing, 'response').catch((error: unknown) => {
    // The other side ended the connection, which stood open, just when it was used again.
    if (outgoing.reusedSocket) return [null];
    throw error;
  })) as [IncomingMessage | null];
  if (answer === null) return ask({ port, ...(ca === undefined ? {} : { ca }) }, question);
  const bytes = await buffer(answer);
  const isPacked = answer.headers['content-encoding'] === 'gzip' && bytes.length > 0;
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    body: (isPacked && answer.statusCode !== 206 ? gunzipSync(bytes) : bytes).toString('utf8'),
  };
}

const compared = [
  'content-type',
  'content-encoding',
  'location',
  'content-security-policy',
  'set-cookie',
  'x-robots-tag',
  'refresh',
  'link',
  'access-control-allow-origin',
];

/** A number that is a whole row of a payload: for how many seconds the page counts as new. */
const seconds = /(?<=(?:\\n|\n)[0-9a-f]+:)\d+(?=\\n|\n)/g;

const digestOf = (text: string, form: 'base64' | 'hex') => createHash('sha256').update(text).digest(form);

/** A policy with the places of the document’s own scripts for their hashes, which change with the seconds in them. */
function policyOf(policy: string, body: string): string {
  const scripts = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
  return scripts.reduce(
    (read, script, index) => read.replace(`sha256-${digestOf(script, 'base64')}`, `script ${index}`),
    policy,
  );
}

/** The policy of a payload is that of its document, whose scripts are not in it: of their hashes, only the number stays. */
const withoutHashes = (policy: string) => policy.replaceAll(/sha256-[\w+/=]+/g, 'script');

/** What an answer consists of, as a text to compare; lifetimes and dates go on, everything else stays. */
export function essenceOf({ status, headers, body }: Answer): string {
  const isPayload = String(headers['content-type']).startsWith('text/x-component');
  const kept = compared.map((name) => {
    const value = headers[name];
    if (name !== 'content-security-policy') return [name, value];
    return [name, isPayload ? withoutHashes(String(value)) : policyOf(String(value), body)];
  });
  const text = body.replaceAll(seconds, 'n');
  return JSON.stringify([status, kept, text.length, digestOf(text, 'hex').slice(0, 16)]);
}

/** What no answer may be, whatever was asked: in words. */
export function faultsOf({ status, headers }: Answer): readonly string[] {
  const { location = '', 'set-cookie': cookies } = headers;
  const faults: string[] = [];
  if (status >= 500) faults.push(`status ${status}`);
  if (new RegExp(`^(?:https?:)?[/\\\\]{2}[^/]*${foreignName}`).test(location))
    faults.push(`leads to ${location}`);
  if (cookies !== undefined) faults.push(`a cookie ${cookies.join('; ')}`);
  return faults;
}

/** Hosts that no page of this site names; another country's, and one that is not ours. */
const foreign = [foreignName, 'be.example.com'];

/** Which other hosts an answer names, in its headers or its body. */
export function foreignIn({ headers, body }: Answer): readonly string[] {
  const text = `${JSON.stringify(headers)}\n${body}`;
  return foreign.filter((name) => text.includes(name));
}

/** Asks for an address as anybody does. @returns what the answer consists of */
export async function cleanAnswer(way: Way, address: string, encoding: string): Promise<string> {
  const headers: Record<string, string> = encoding === '' ? {} : { 'accept-encoding': encoding };
  return essenceOf(await ask(way, { method: 'GET', target: address, headers }));
}

/** Where the long form asks: the web process itself, and what stands in front of it. */
export const wayNames = ['web', 'nginx', 'varnish'] as const;
export type WayName = (typeof wayNames)[number];

/** Faults that are shown; all are counted. */
const mostShown = 20;

/** What became of the requests of a test of the long form. */
export class Findings {
  readonly statuses: Record<WayName, Record<string, number>> = { web: {}, nginx: {}, varnish: {} };
  readonly faults: string[] = [];
  attacks = 0;
  cleanAnswers = 0;
  faultCount = 0;
  /** For how long a page was given old at most, in milliseconds, from when it was first looked at. */
  longestOldMs = 0;

  note(name: WayName, status: number): void {
    this.attacks += 1;
    this.statuses[name][status] = (this.statuses[name][status] ?? 0) + 1;
  }

  fault(text: string): void {
    this.faultCount += 1;
    if (this.faultCount <= mostShown) process.stdout.write(`poisoning, fault: ${text}\n`);
    if (this.faults.length < mostShown) this.faults.push(text);
  }

  print(what: string, since: number): void {
    for (const name of wayNames)
      process.stdout.write(`poisoning, ${what}, ${name}: ${JSON.stringify(this.statuses[name])}\n`);
    process.stdout.write(
      `poisoning, ${what}: ${this.attacks} requests, ${this.cleanAnswers} clean answers, ${this.faultCount} faults, old for ${Math.round(this.longestOldMs)} ms at most, ${Math.round((performance.now() - since) / 1_000)} s\n`,
    );
  }
}
