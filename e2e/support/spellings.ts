import { randomFrom } from '#src/request/hostile-addresses.ts';

/** A request for a valid address in a spelling that an attacker would try: its answer may not become another's. */
export interface Spelling {
  readonly method: 'GET' | 'HEAD' | 'OPTIONS' | 'POST';
  /** The target of the request line. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
}

const evil = 'evil.example';

/** Headers with the values that are tried; `{path}` stands for another valid address. */
const headers: readonly (readonly [string, readonly string[]])[] = [
  ['x-forwarded-host', [evil, `${evil}:443`, 'be.example.com', `fr.example.com, ${evil}`]],
  ['x-forwarded-proto', ['http', 'ftp', 'javascript']],
  ['x-forwarded-port', ['1', '80@evil.example']],
  ['x-forwarded-for', ['127.0.0.1', '10.0.0.1, 8.8.8.8']],
  ['x-forwarded-prefix', ['/evil', `//${evil}`]],
  ['forwarded', [`host=${evil};proto=http`, 'for=127.0.0.1']],
  ['x-host', [evil]],
  ['x-original-host', [evil]],
  ['x-original-url', ['{path}', `//${evil}/`, '/fr-FR/status/500']],
  ['x-rewrite-url', ['{path}', '/api-proxy/fr/fr/api/shows']],
  ['x-http-method-override', ['POST', 'DELETE']],
  ['x-middleware-subrequest', ['middleware', 'middleware:middleware:middleware:middleware:middleware']],
  ['x-middleware-rewrite', ['{path}', `https://${evil}/`]],
  ['x-middleware-override-headers', ['host,accept-language']],
  ['x-middleware-prefetch', ['1']],
  ['x-matched-path', ['{path}', '/fr-BE/home']],
  ['x-now-route-matches', ['1=fr-BE&nxtPlocale=fr-BE', '1=evil']],
  ['x-invoke-path', ['{path}', '/_error']],
  ['x-invoke-status', ['500', '404']],
  ['x-invoke-output', ['/_error']],
  ['x-invoke-error', ['{"message":"evil"}']],
  ['x-prerender-revalidate', ['1']],
  ['x-nextjs-data', ['1']],
  ['x-next-revalidated-tags', ['fr-FR', '_N_T_/layout']],
  ['x-next-revalidate-tag-token', ['x']],
  ['x-nextjs-request-id', ['a', evil]],
  ['x-nextjs-html-request-id', ['a']],
  ['rsc', ['1', '0', 'true', '1, 1', ' 1']],
  ['next-router-state-tree', ['x', '%5B%22%22%5D', '["",{}]']],
  ['next-router-prefetch', ['1', '2', 'x']],
  ['next-router-segment-prefetch', ['/_tree', '/_index', '/../x', 'x']],
  ['next-hmr-refresh', ['1']],
  ['next-url', ['{path}', `//${evil}`]],
  ['next-action', ['a'.repeat(40), 'x']],
  ['purpose', ['prefetch']],
  ['sec-purpose', ['prefetch;prerender']],
  ['accept', ['text/x-component', 'application/json', '*/*;q=0', 'image/webp']],
  ['accept-language', ['en', 'nl-BE', 'de;q=1', '*', evil]],
  [
    'accept-encoding',
    ['gzip', 'GZIP', 'gzip;q=0', 'br', 'gzip, br, zstd', 'identity', '*', 'gzipped', 'deflate'],
  ],
  ['accept-charset', ['utf-7']],
  [
    'cookie',
    ['NEXT_LOCALE=en', 'locator=city:atlantis', '__prerender_bypass=x', '__next_preview_data=x', 'a=b'],
  ],
  ['authorization', ['Bearer x', 'Basic eDp4']],
  ['range', ['bytes=0-9', 'bytes=-1', 'bytes=0-0,2-3']],
  ['if-range', ['"x"']],
  ['if-none-match', ['*', '"x"', 'W/"x"']],
  ['if-modified-since', ['Thu, 01 Jan 2099 00:00:00 GMT']],
  ['if-match', ['"x"']],
  ['cache-control', ['no-cache', 'no-store', 'max-age=0']],
  ['pragma', ['no-cache']],
  ['content-security-policy', ["script-src 'nonce-evil'", "script-src 'unsafe-inline'"]],
  ['content-security-policy-report-only', ["script-src 'nonce-evil'"]],
  ['content-type', ['multipart/form-data; boundary=x', 'text/plain;charset=UTF-8']],
  ['x-accel-expires', ['86400', '0']],
  ['x-velours-place', ['city:atlantis']],
  ['x-visitor-city', ['atlantis']],
  ['x-cache', ['HIT']],
  ['surrogate-control', ['max-age=86400']],
  ['origin', [`https://${evil}`, 'null']],
  ['referer', [`https://${evil}/`]],
  ['user-agent', ['Googlebot/2.1', 'Twitterbot/1.0', '<script>', 'VeloursApp/1']],
  ['save-data', ['on']],
  ['dnt', ['1']],
  ['via', [`1.1 ${evil}`]],
  ['te', ['trailers']],
  ['upgrade', ['websocket', 'h2c']],
  ['connection', ['close, x-forwarded-for', 'close, cookie']],
  ['expect', ['x']],
  ['traceparent', ['00-0123456789abcdef0123456789abcdef-0123456789abcdef-01']],
  ['cf-connecting-ip', ['127.0.0.1']],
  ['x-real-ip', ['127.0.0.1']],
  ['x-forwarded-server', [evil]],
  ['x-forwarded-scheme', ['http', 'nohttps']],
  ['x-forwarded-path', ['{path}', '/evil']],
  ['x-forwarded-uri', ['{path}']],
  ['x-http-host-override', [evil]],
  ['x-override-url', ['{path}']],
  ['x-url-scheme', ['http']],
  ['front-end-https', ['off']],
  ['x-http-method', ['DELETE']],
  ['x-method-override', ['PUT']],
  ['x-invoke-query', ['%7B%22a%22%3A%22b%22%7D']],
  ['x-middleware-cache', ['no-cache']],
  ['x-middleware-next', ['1']],
  ['x-middleware-set-cookie', ['a=b']],
  ['x-middleware-redirect', [`https://${evil}/`, '{path}']],
  ['x-middleware-skip', ['1']],
  ['x-middleware-refresh', ['1']],
  ['x-middleware-request-host', [evil]],
  ['x-nextjs-postponed', ['1']],
  ['x-nextjs-rewrite', ['{path}']],
  ['x-nextjs-deployment-id', ['a']],
  ['x-prerender-revalidate-if-generated', ['1']],
  ['x-next-resume-state-length', ['1']],
  ['x-vercel-ip-country', ['BE']],
  ['cf-ipcountry', ['BE']],
  ['next-resume', ['1']],
  ['x-next-cache-tags', ['_N_T_/layout']],
  ['vary', ['*']],
  ['sec-fetch-mode', ['cors']],
];

/** What any header may hold, whatever it is for. */
const anyValues: readonly string[] = [
  '1',
  evil,
  '{path}',
  `https://${evil}/`,
  'be.example.com',
  '/fr-FR/status/500',
  '"><script>alert(1)</script>',
  '*',
  '0',
  'text/x-component',
  `x, ${evil}`,
  '../../fr-BE/home',
  'nl-BE',
  'a'.repeat(2_000),
  '\u00e9\u00ff',
  'null',
];

/** The names of the headers that are tried. */
export const headerNames: readonly string[] = headers.map(([name]) => name);

/** As many different values of a header: its own first, then what any header may hold. `{path}` stands for another address. */
export function valuesOf(name: string, count: number): readonly string[] {
  const own = headers.find(([other]) => other === name)?.[1] ?? [];
  const values = [...new Set([...own, ...anyValues])].slice(0, count);
  if (values.length < count) throw new Error(`${name}: expected ${count} values, there are ${values.length}`);
  return values;
}

const queries = [
  '?',
  '?a',
  '?_rsc=1',
  '?_rsc=abc12',
  '?_rsc=%00',
  '?nxtPlocale=fr-BE',
  '?nxtPslug=evil&nxtPlocale=be',
  '?nxtIlocale=fr-BE',
  '?__nextLocale=en',
  '?__nextDataReq=1',
  '?__flight__=1',
  '?__nextDefaultLocale=nl',
  '?amp=1',
  '?language=nl',
  '?utm_source=x',
  `?next=https://${evil}/`,
  '?errorCode=410',
  '?page=1',
  '?all=1',
  '?trailer=1',
  '?%',
  '?%00',
  '?a=<script>alert(1)</script>',
  '?x=1&x=2',
  '?#a',
];

type Draw = <T>(from: readonly [T, ...T[]] | readonly T[]) => T;
type Respell = (target: string, draw: Draw) => string;

const hex = (letter: string) => letter.charCodeAt(0).toString(16);

/** Changes one letter of the path; a path without letters stays. */
function atLetter(target: string, draw: Draw, change: (letter: string) => string): string {
  const places = [...target.matchAll(/[a-z]/g)].map(({ index }) => index);
  if (places.length === 0) return target;
  const at = draw(places);
  return target.slice(0, at) + change(target.charAt(at)) + target.slice(at + 1);
}

const respellings: readonly Respell[] = [
  (target, draw) => atLetter(target, draw, (letter) => `%${hex(letter)}`),
  (target, draw) => atLetter(target, draw, (letter) => `%${hex(letter).toUpperCase()}`),
  (target, draw) => atLetter(target, draw, (letter) => `%25${hex(letter)}`),
  (target, draw) => atLetter(target, draw, (letter) => letter.toUpperCase()),
  (target) => target.toUpperCase(),
  (target) => `${target}/`,
  (target) => `${target}//`,
  (target) => `/${target}`,
  (target) => `/.${target}`,
  (target) => `/x/..${target}`,
  (target) => `/x/%2e%2e${target}`,
  (target) => `/en${target}`,
  (target) => `/fr${target}`,
  (target) => `${target}.rsc`,
  (target) => `${target}.txt`,
  (target) => `${target}.segments/_tree.segment.rsc`,
  (target) => `${target};a=b`,
  (target) => `${target}%00`,
  (target) => `${target}%20`,
  (target) => `${target}%3Fa`,
  (target) => `${target}%23`,
  (target) => `${target}#a`,
  (target) => `${target}/%2e`,
  (target) => `${target}\\`,
  (target) => target.replaceAll('/', '%2F').replace('%2F', '/'),
  (target) => `http://fr.example.com${target}`,
  (target) => `http://${evil}${target}`,
  (target) => target.replace('/', `/@${evil}/`),
];

/** The names that {@link spellings} invents hosts with. */
export const foreignName = evil;

/**
 * Spellings of valid addresses; the same seed gives the same ones. Each has one to three peculiarities: of its headers, its
 * query, its path, its method.
 */
export function spellings(
  addresses: readonly string[],
  count: number,
  seed: number,
): readonly (Spelling & { readonly address: string })[] {
  const random = randomFrom(seed);
  const draw: Draw = (from) => {
    const drawn = from[Math.floor(random() * from.length)];
    if (drawn === undefined) throw new Error('expected something to draw from');
    return drawn;
  };
  return Array.from({ length: count }, () => {
    const address = draw(addresses);
    const invented: Record<string, string> = {};
    let target = address;
    let method: Spelling['method'] = 'GET';
    for (let left = 1 + Math.floor(random() * 3); left > 0; left -= 1) {
      const kind = random();
      if (kind < 0.6) {
        const [name, values] = draw(headers);
        invented[name] = draw(values).replace('{path}', draw(addresses));
      } else if (kind < 0.75) target += draw(queries);
      else if (kind < 0.95) target = draw(respellings)(target, draw);
      else method = draw(['HEAD', 'OPTIONS', 'POST'] as const);
    }
    return { address, method, target, headers: invented };
  });
}
