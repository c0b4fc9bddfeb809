import { actionBodies, marker } from './action-bodies.ts';

/** A probe for known faults of Next.js (SEC3): a request, and what an answer to it may be. */
export interface Probe {
  /** The published faults that it is for, by the ends of their numbers (`tools/lib/checks/supply-chain/advisories.ts`). */
  readonly rows: string;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /**
   * `refused`: 4xx, or a redirect to the site itself. `same`: what the address itself answers, without what was sent
   * besides. `page`: any answer that a visitor may get.
   */
  readonly expects: 'refused' | 'same' | 'page';
}

/** The addresses that probes name. */
export interface ProbePlaces {
  readonly film: string;
  /** A segmented path of Next.js's own folders, which nobody may ask for. */
  readonly internal: string;
  /** An address that leads to another one. */
  readonly moved: string;
  /** Host and port of a server of ours that nobody may be led to. */
  readonly canary: string;
}

type Headers = Probe['headers'];
const sent = (...all: readonly Headers[]) => all;

const layers = ['middleware', 'src/middleware', 'pages/_middleware', 'proxy'];

function bypasses({ internal, film, moved, canary }: ProbePlaces): readonly Probe[] {
  const get = { method: 'GET' } as const;
  const subrequests = layers.flatMap((name) => [name, Array.from({ length: 5 }, () => name).join(':')]);
  return [
    ...subrequests.map((value): Probe => ({
      ...get,
      rows: '29927',
      target: internal,
      headers: { 'x-middleware-subrequest': value },
      expects: 'refused',
    })),
    ...['1=fr-BE&nxtPlocale=fr-BE', '1=x', 'locale=evil'].map((value): Probe => ({
      ...get,
      rows: '32421',
      target: film,
      headers: { 'x-now-route-matches': value },
      expects: 'same',
    })),
    ...['?nxtPlocale=fr-BE', '?nxtPslug=evil&nxtPlocale=be-FR', '?nxtIlocale=x', '?nxtPday=1999-01-01'].map(
      (query): Probe => ({
        ...get,
        rows: '44574',
        target: `${film}${query}`,
        headers: {},
        expects: 'same',
      }),
    ),
    ...[
      '.rsc',
      '.segments/_tree.segment.rsc',
      '.segments/_full.segment.rsc',
      '.prefetch.rsc',
      '.action',
      '.meta',
      '.body',
      '.html',
    ].map((end): Probe => ({
      ...get,
      rows: '44575 45109',
      target: `${internal}${end}`,
      headers: {},
      expects: 'refused',
    })),
    ...[
      '/_next/data/x/fr-FR/home.json',
      '/_next/data/development/index.json',
      '/fr-FR/_next/data/x/home.json',
    ].map((target): Probe => ({
      ...get,
      rows: '44573 64642',
      target,
      headers: { 'x-nextjs-data': '1' },
      expects: 'refused',
    })),
    ...[
      internal.replace('fr-FR', '%66r-FR'),
      internal.replace('fr-FR', 'fr%2DFR'),
      `/.${internal}`,
      `/_next/static/..${internal}`,
      `/_next/static/%2e%2e${internal}`,
      `/icons/..%2f${internal.slice(1)}`,
      `/favicon.ico/..${internal}`,
      `/%5Blocale%5D/home/1`,
      '/[locale]/home/1',
      '/index',
      '/_error',
      '/_not-found',
      '/404',
      '/500',
      '/_global-error',
      '/_next/server/middleware.js',
      '/_next/BUILD_ID',
      '/_next/static/../server/app/page.js',
      '/.next/server/app.js',
      '/server/main.ts',
      '/package.json',
    ].map((target): Probe => ({ ...get, rows: '64642 94484', target, headers: {}, expects: 'refused' })),
    ...[
      '/_next/static/server-reference-manifest.json',
      '/_next/server/server-reference-manifest.js',
      '/_next/server/app/page/server-reference-manifest.json',
    ].map((target): Probe => ({ ...get, rows: '64643', target, headers: {}, expects: 'refused' })),
    ...[
      '/_next/static/..%5C..%5Cserver%5Cmiddleware.js',
      '/_next/static/%5C..%5C..%5C..%5Cpackage.json',
      '/_next/static/..\\..\\BUILD_ID',
      '/C:%5CWindows%5Cwin.ini',
      '/%5C%5Cevil.example%5Cshare%5Cx.js',
    ].map((target): Probe => ({ ...get, rows: '75604', target, headers: {}, expects: 'refused' })),
    ...['GET', 'POST'].map((method): Probe => ({
      rows: '94486',
      method,
      target: '/_next/mcp',
      headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' } : {}),
      expects: 'refused',
    })),
    ...sent(
      { cookie: '__prerender_bypass=x; __next_preview_data=x' },
      { 'x-prerender-bypass-mode': 'partial', cookie: '__prerender_bypass=x' },
    ).map((headers): Probe => ({ ...get, rows: '94544', target: film, headers, expects: 'same' })),
    ...sent(
      { 'x-nextjs-data': '1' },
      { 'x-nextjs-redirect': '//evil.example' },
      { 'x-forwarded-host': canary },
    ).map((headers): Probe => ({
      ...get,
      rows: '44572',
      target: moved,
      headers,
      expects: 'same',
    })),
  ];
}

function poisonings({ film }: ProbePlaces): readonly Probe[] {
  const get = { method: 'GET', target: film } as const;
  const router = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
  return [
    ...sent(
      { rsc: '1' },
      { rsc: '1', ...router },
      { rsc: '0' },
      { rsc: '1', 'next-url': '/evil' },
      { rsc: '1', accept: 'text/html' },
    ).map((headers): Probe => ({
      ...get,
      rows: '49826 49005 44576 44582',
      headers,
      expects: 'page',
    })),
    ...[
      'x-invoke-status',
      'x-invoke-error',
      'x-invoke-path',
      'x-invoke-output',
      'x-matched-path',
      'x-middleware-invoke',
      'x-prerender-revalidate',
    ].map((name): Probe => ({
      ...get,
      rows: '49826',
      headers: { [name]: name.endsWith('status') ? '500' : '/_error' },
      expects: 'same',
    })),
    ...['content-security-policy', 'content-security-policy-report-only'].map((name): Probe => ({
      ...get,
      rows: '44581',
      headers: { [name]: `script-src 'nonce-"><script>${marker}</script>'` },
      expects: 'same',
    })),
    ...['one', 'two'].map((body): Probe => ({
      ...get,
      rows: '64647 64648',
      headers: { 'content-length': String(body.length) },
      body,
      expects: 'page',
    })),
  ];
}

function requestsElsewhere({ film, moved, canary }: ProbePlaces): readonly Probe[] {
  const upgrade = {
    connection: 'Upgrade, close',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  };
  const echoed = [
    'location',
    'x-middleware-rewrite',
    'x-middleware-redirect',
    'x-middleware-next',
    'x-middleware-set-cookie',
    'x-middleware-request-host',
    'x-nextjs-rewrite',
    'x-forwarded-host',
    'x-host',
    'forwarded',
  ];
  const get = { method: 'GET' } as const;
  return [
    ...echoed.map((name): Probe => ({
      ...get,
      rows: '57822 64645',
      target: film,
      headers: {
        [name]: name === 'forwarded' ? `host=${canary}` : `http://${canary}/`,
        'x-middleware-override-headers': name,
      },
      expects: 'same',
    })),
    ...[film, moved].map((target): Probe => ({
      ...get,
      rows: '64645',
      target,
      headers: { host: canary },
      expects: 'refused',
    })),
    ...[
      `http://${canary}/`,
      `http://${canary}/_next/x`,
      `ws://${canary}/`,
      `//${canary}/`,
      `/http://${canary}/`,
      film,
    ].map((target): Probe => ({
      ...get,
      rows: '44578',
      target,
      headers: upgrade,
      expects: target === film ? 'page' : 'refused',
    })),
    { ...get, rows: '44578', target: '/_next/webpack-hmr', headers: upgrade, expects: 'refused' },
    ...[
      `http%3A%2F%2F${canary}%2Fa.avif`,
      `%2F%2F${canary}%2Fa.png`,
      '%2Ficons%2Ficon.svg',
      `http%3A%2F%2F169.254.169.254%2Flatest`,
      '%2F_next%2Fimage',
      '%2Ficons%2F..%2F..%2Fpackage.json',
      'data%3Aimage%2Fsvg%2Bxml%2C%3Csvg%2F%3E',
      'file%3A%2F%2F%2Fetc%2Fpasswd',
      '%5C%5Cevil%5Cx',
    ].map((url): Probe => ({
      ...get,
      rows: '57752 55173 59471 27980 44577 64644 94483 2xp9-vwfh-vxw4 2464',
      target: `/_next/image?url=${url}&w=3840&q=75`,
      headers: { accept: 'image/avif,image/webp' },
      expects: 'refused',
    })),
    ...['/_next/og', '/api/og?title=x', '/opengraph-image'].map((target): Probe => ({
      ...get,
      rows: '94485',
      target,
      headers: {},
      expects: 'refused',
    })),
  ];
}

function actions({ film, canary }: ProbePlaces): readonly Probe[] {
  const ids = ['x', 'a'.repeat(42), '$ACTION_ID_x', '00'.repeat(21)];
  const kinds = ['multipart/form-data; boundary=x', 'text/plain;charset=UTF-8'];
  const shapes = actionBodies().flatMap((body, index): readonly Probe[] =>
    kinds.map((type) => ({
      rows: '55182 66478 55184 67779 55183 23864 23869 44907 64641 94482 673q 126187',
      method: 'POST',
      target: index % 2 === 0 ? film : '/',
      headers: { 'next-action': ids[index % ids.length] ?? 'x', 'content-type': type },
      body,
      expects: 'refused',
    })),
  );
  return [
    ...shapes,
    ...sent({ origin: 'null' }, { origin: `http://${canary}` }, { host: canary }).map((headers): Probe => ({
      rows: '27978 34351 64649',
      method: 'POST',
      target: film,
      headers: { 'next-action': 'x', 'content-type': 'text/plain', ...headers },
      body: '[]',
      expects: 'refused',
    })),
    {
      rows: '64646',
      method: 'POST',
      target: film,
      headers: { 'next-action': 'a'.repeat(42), 'content-type': 'text/plain;charset=UTF-8' },
      body: `["${'x'.repeat(300_000)}"]`,
      expects: 'refused',
    },
    { rows: '55182', method: 'GET', target: film, headers: { 'next-action': 'x' }, expects: 'refused' },
    ...['POST', 'GET'].map((method): Probe => ({
      rows: '59472 44579 23870',
      method,
      target: film,
      headers: { 'next-resume': '1', 'content-encoding': 'gzip' },
      body: 'x'.repeat(900),
      expects: method === 'POST' ? 'refused' : 'page',
    })),
    {
      rows: '29057',
      method: 'DELETE',
      target: '/api/shows',
      headers: { 'transfer-encoding': 'chunked' },
      body: '0\r\n\r\n',
      expects: 'refused',
    },
    {
      rows: '29057',
      method: 'OPTIONS',
      target: '/api/shows',
      headers: { 'transfer-encoding': 'chunked' },
      body: '0\r\n\r\n',
      expects: 'refused',
    },
  ];
}

/** All probes, in the order of the list of advisories. */
export function probesFor(places: ProbePlaces): readonly Probe[] {
  return [...bypasses(places), ...poisonings(places), ...requestsElsewhere(places), ...actions(places)];
}

/** A probe as it stands on the connection. */
export function probeBytes({ method, target, headers, body = '' }: Probe, host: string): string {
  const all: Record<string, string> = { host, connection: 'close', ...headers };
  if (body !== '' && !('transfer-encoding' in all)) all['content-length'] ??= String(Buffer.byteLength(body));
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}
