import * as fc from 'fast-check';
import { foreignHost, hostLine, hostLines } from './hostile-hosts.ts';

/** A request line's target and the `Host` lines of a request, as somebody hostile would write them. */
export interface HostileRequest {
  readonly method: 'GET' | 'HEAD';
  readonly target: Buffer;
  /** The lines that name the host, with their line ends; there may be none or two. */
  readonly host: Buffer;
  readonly isPacked: boolean;
}

const long = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Percent signs that encode nothing, or more than a character. */
const badPercent = ['%', '%%', '%2', '%zz', '%g0', '%u0041', '%00', '%ff', '%80', '%fe%ff', '%25%32%66'];
/** Longer forms of `/`, `.` and NUL than UTF-8 allows, halves of a pair, and what is beyond Unicode. */
const overlong = [
  '%c0%af',
  '%e0%80%af',
  '%f0%80%80%af',
  '%c0%ae',
  '%c0%80',
  '%ed%a0%80',
  '%f4%90%80%80',
  '%C1%9C',
];
const dots = ['.', '..', '...', '%2e', '%2E%2e', '.%2e', '..;', '..%00', '..%252f', '..%5c'];
const slashes = ['/', '//', '///', '\\', '\\\\', '%2f', '%2F%2F', '%5c', '%5C%5c', '%252f', '/\\', '/;/'];
const controls = [
  '\u0000',
  '\u0001',
  '\t',
  '\r',
  '\n',
  '\u007f',
  '\u0085',
  '%0a',
  '%0d%0aset-cookie:a=b',
  '%09',
  ' ',
];
const letters = [
  'é',
  'ß',
  'İ',
  'ﬀ',
  'е',
  '🎬',
  '\u202e',
  '\u200b',
  '\ufeff',
  '\u2028',
  'e\u0301',
  '%F0%9F%8E%AC',
];
const hosts = [
  `//${foreignHost}`,
  `/\\${foreignHost}`,
  `@${foreignHost}`,
  `//x@${foreignHost}`,
  `/%2F${foreignHost}`,
  `//[::1]`,
];
const names = [
  '__proto__',
  'constructor',
  'toString',
  '[locale]',
  '%5Blocale%5D',
  '$',
  '~',
  '*',
  ';a=b',
  '.rsc',
  '.txt',
  '.json',
  '.segments/_tree.segment.rsc',
  '/_next/data/x.json',
  '/_next/image',
  '/index',
  '\'"><script>alert(1)</script>',
  '{{7*7}}',
];
/** Sets of filters that no page has, or too many of them. */
const filters = [
  '/filters',
  '/filters/',
  '/filters/filters',
  '/filters/versions-vf/versions-vf',
  '/filters/genres-a/genres-b',
  `/filters${'/versions-vf'.repeat(500)}`,
  `/filters${Array.from({ length: 500 }, (_, at) => `/tags-t${at}`).join('')}`,
  `/filters/tags-${Array.from({ length: 400 }, (_, at) => `t${at}`).join()}`,
  '/filters/date-2026-02-30',
  '/filters/date-99999-01-01',
  '/filters/near-',
  '/filters/time-2900-1000',
  `/filters/near-${'a'.repeat(9_216)}`,
];
/** Slugs of nine kilobytes, and lines that are longer than any server reads. */
const lengths = [2_000, 9_216, 15_000, 20_000, 70_000];
const overgrown = fc
  .record({
    unit: fc.constantFrom('a', 'a/', '%20', '../', '🎬', '-1', '%'),
    length: fc.constantFrom(...lengths),
  })
  .map(({ unit, length }) => long(unit, length));

const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...badPercent, ...overlong, ...dots, ...slashes) },
  { weight: 5, arbitrary: fc.constantFrom(...controls, ...letters, ...hosts, ...names) },
  { weight: 3, arbitrary: fc.constantFrom(...filters) },
  { weight: 1, arbitrary: overgrown },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  {
    weight: 1,
    arbitrary: fc
      .string({ unit: 'binary', maxLength: 20 })
      .map((text) => encodeURIComponent(text.toWellFormed())),
  },
);

const queries = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.array(piece, { maxLength: 3 }).map((pieces) => `?${pieces.join('&')}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '?',
      '??',
      '?#',
      '#a',
      '?_rsc=x',
      '?nxtPlocale=be',
      '?errorCode=410',
      `?next=//${foreignHost}`,
      `?${'a=b&'.repeat(900)}`,
    ),
  },
);

/** Valid addresses, spoilt: one to four pieces stand in them or in the place of some of their letters. */
const spoilt = (good: readonly string[]) =>
  fc
    .record({
      path: fc.constantFrom(...good),
      spots: fc.array(fc.record({ piece, at: fc.nat(), cuts: fc.boolean() }), { minLength: 1, maxLength: 4 }),
    })
    .map(({ path, spots }) =>
      spots.reduce((whole, { piece: one, at, cuts }) => {
        // Some pieces stand at the beginning, where a second slash names a host.
        const place = at % 5 === 0 ? 0 : at % (whole.length + 1);
        return `${whole.slice(0, place)}${one}${whole.slice(cuts ? place + 1 : place)}`;
      }, path),
    );

const invented = fc
  .array(
    fc.oneof(
      piece,
      fc.constantFrom('films', 'cinemas', 'filters', 'fr', 'en', 'fr-FR', 'api', 'redirect', '_next'),
    ),
    {
      maxLength: 8,
    },
  )
  .map((pieces) => `/${pieces.join('/')}`);

const wholes = fc.constantFrom(
  '',
  '*',
  'films',
  `http://${foreignHost}/`,
  `https://fr.example.com@${foreignHost}/`,
  `//${foreignHost}/films/`,
  `/redirect/fr/show/slug/..%2f..`,
  `/redirect/${foreignHost}/show/slug/a`,
  '/api-proxy/fr/fr/api/shows',
  '/fr-FR/home/2026-11-20',
  '/fr-FR/status/500',
  '/.env',
  '/.git/config',
  '/_next/image?url=%2Fx&w=64&q=75',
  '/_next/static/../../../package.json',
  '/icons/..%2f..%2fpackage.json',
  '/_next/static/%2e%2e/%2e%2e/BUILD_ID',
  '/health/ready/..',
  '/404_NOT_FOUND/',
  '/410_GONE?errorCode=%00',
);

const target = (good: readonly string[]) =>
  fc
    .record({
      path: fc.oneof(
        { weight: 6, arbitrary: spoilt(good) },
        { weight: 3, arbitrary: invented },
        { weight: 1, arbitrary: wholes },
      ),
      query: queries,
      // As UTF-8 or byte by byte, which is no UTF-8.
      encoding: fc.constantFrom('utf8' as const, 'utf8' as const, 'latin1' as const),
    })
    .map(({ path, query, encoding }) => Buffer.from(`${path}${query}`, encoding));

const method = fc.constantFrom(
  'GET' as const,
  'GET' as const,
  'GET' as const,
  'GET' as const,
  'HEAD' as const,
);

/** Requests for hostile addresses of a host; the same seed gives the same ones. */
export function hostileAddresses(
  good: readonly string[],
  own: string,
  count: number,
  seed: number,
): readonly HostileRequest[] {
  const host = fc.constant(Buffer.from(hostLine(own)));
  const one = fc.record({ method, target: target(good), host, isPacked: fc.boolean() });
  return fc.sample(one, { numRuns: count, seed });
}

/** Requests for good addresses under hostile hosts; the same seed gives the same ones. */
export function hostileHosts(
  good: readonly string[],
  own: string,
  count: number,
  seed: number,
): readonly HostileRequest[] {
  const path = fc.constantFrom(...good, '/films/', '/').map((address) => Buffer.from(address));
  const one = fc.record({ method, target: path, host: hostLines(own), isPacked: fc.boolean() });
  return fc.sample(one, { numRuns: count, seed });
}

/** A request as it stands on the connection, which it ends. */
export function bytesOf({ method: verb, target: path, host, isPacked }: HostileRequest): Buffer {
  const rest = `${isPacked ? 'Accept-Encoding: gzip\r\n' : ''}Connection: close\r\n\r\n`;
  return Buffer.concat([
    Buffer.from(`${verb} `),
    path,
    Buffer.from(' HTTP/1.1\r\n'),
    host,
    Buffer.from(rest),
  ]);
}
