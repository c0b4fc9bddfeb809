import { siteIds } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import type { Incoming } from './decision.ts';

/** Invalid and malicious addresses for tests and measurements; the same seed gives the same addresses. */

/** A generator of numbers from 0 to 1, determined by a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A valid path, with its site. */
export interface GoodAddress {
  readonly site: SiteId;
  readonly path: string;
}

const poisons = [
  '%',
  '%zz',
  '%00',
  '%0d%0aset-cookie:a=b',
  '%2e%2e',
  '%2F',
  '%5C',
  '%E0%A4%A',
  '%F0%9F%8E%AC',
  '\u0000',
  '//',
  '\\',
  '/..',
  '/./',
  ';a=b',
  '@evil.test',
  ':80',
  '🎬',
  'é',
  '\u202e',
  '/filters',
  '/filters/',
  '/filters/date-2026-11-21/date-2026-11-22',
  '/filters/genres-a,a,a/genres-b',
  '/filters/genres-',
  `/filters/tags-${Array.from({ length: 30 }, (_, index) => `t${index}`).join()}`,
  `/filters${'/versions-vf'.repeat(500)}`,
  '/',
  '///',
  'a'.repeat(9_216),
  '-1',
  '.rsc',
  '.segments/_tree.segment.rsc',
  '/_next/data/x.json',
  '?',
  '~',
  '<script>',
  '\'"',
] as const;

const wholes = [
  '//evil.test/',
  '/\\evil.test/',
  '/%5Cevil.test',
  '/%2F%2Fevil.test/',
  '/http://evil.test/',
  '/redirect/xx/show/slug/../../x',
  '/redirect/fr/show/slug/a%2Fb',
  '/redirect/fr/planet/slug/a',
  '/api-proxy/fr/fr/api/shows',
  '/fr-FR/home/2026-11-20',
  '/fr-FR/status/500',
  '/en/en/en/en',
  '/__proto__',
  '/constructor/prototype',
  '/404_NOT_FOUND/',
  '/410_GONE?errorCode=%00',
  '/.env',
  '/.git/config',
  '/wp-login.php',
  '/_next/image',
  '/films/__proto__',
  '/cinemas/constructor',
  '',
  '*',
] as const;

const hosts = [
  null,
  '',
  'evil.test',
  'fr.velours.test:80@evil.test',
  'fr.velours.test\r\nx: y',
  'fr.velours.test.evil.test',
  '[::1]',
  '127.0.0.1',
  '__proto__',
  `${'a.'.repeat(2_000)}test`,
] as const;

const queries = [
  '',
  '',
  '',
  '?',
  '?a=b',
  '?bandeannonce=true',
  '?errorCode=410&errorCode=404',
  '?%zz=%00',
  '?language=xx',
  `?${'a=b&'.repeat(500)}`,
] as const;
const methods = [...Array.from({ length: 40 }, () => 'GET'), 'HEAD', 'POST', 'TRACE', 'get'] as const;
const languages = [
  null,
  'fr',
  'de-CH, fr;q=0.8',
  ';;q=x,,',
  '*',
  'x'.repeat(5_000),
  '\u0000',
  'en;q=0',
] as const;

/**
 * Hostile requests: half of them are valid addresses with one to three malicious pieces inserted, a quarter have slugs
 * that no item has, the rest is nonsense.
 *
 * @param good valid addresses to change
 * @param hostOf the Host header of a site
 */
export function hostileRequests(
  seed: number,
  count: number,
  good: readonly GoodAddress[],
  hostOf: (site: SiteId) => string,
): Incoming[] {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(random() * list.length)];
    if (chosen === undefined) throw new RangeError('expected a list that is not empty');
    return chosen;
  };
  const spoil = (path: string): string => {
    const at = Math.floor(random() * (path.length + 1));
    return `${path.slice(0, at)}${pick(poisons)}${path.slice(random() < 0.2 ? at + 1 : at)}`;
  };
  const letters = (length: number): string =>
    Array.from({ length }, () => String.fromCodePoint(32 + Math.floor(random() * 95))).join('');

  return Array.from({ length: count }, (_, index): Incoming => {
    const { site, path } = pick(good);
    const kind = index % 4;
    let target =
      kind < 2 ? spoil(path) : kind === 2 ? path.replace(/[^/]*$/, `nobody-${index}`) : pick(wholes);
    const more = kind < 2 ? Math.floor(random() * 3) : 0;
    for (let round = 0; round < more; round += 1) target = spoil(target);
    if (kind === 3 && random() < 0.4) target = `/${letters(Math.floor(random() * 60))}`;
    const [sent = '', query] = target.split('?');
    const strangeHost = random() < 0.1;
    return {
      method: pick(methods),
      host: strangeHost ? pick(hosts) : hostOf(random() < 0.9 ? site : pick(siteIds)),
      path: sent,
      // The handlers get a query in the form in which the URL parser writes it.
      search: new URL(query === undefined ? pick(queries) : `?${query}`, 'http://any.test').search,
      languageCookie: random() < 0.2 ? (pick(languages) ?? undefined) : undefined,
      acceptLanguage: pick(languages),
      action: random() < 0.01,
    };
  });
}
