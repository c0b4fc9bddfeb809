import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * Rules that only the edge can enforce, read from its configuration without comments; this test does not start nginx.
 */
const configuration = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8').replaceAll(
  /^\s*#.*$/gm,
  '',
);

/** The directives of the `server` that contains a line. */
function serverWith(line: string): string[] {
  const server = configuration.split(/^ {2}server \{$/m).find((part) => part.includes(line)) ?? '';
  return server.split('\n').map((directive) => directive.trim());
}

const web = serverWith('proxy_pass http://web$address;');
const backend = serverWith('proxy_pass http://backend;');

describe('the edge', () => {
  it('takes Next.js’s own headers away, in both directions (SEC1)', () => {
    expect(web).toEqual(
      expect.arrayContaining([
        'proxy_hide_header X-Middleware-Rewrite;',
        "proxy_set_header X-Middleware-Subrequest '';",
        "proxy_set_header X-Forwarded-Host '';",
        "proxy_set_header Content-Security-Policy '';",
        "proxy_set_header Content-Security-Policy-Report-Only '';",
      ]),
    );
  });

  it('refuses server actions, methods that change something, and bodies (SEC3)', () => {
    expect(web.join(' ')).toContain("if ($http_next_action != '') { return 405; }");
    expect(web.join(' ')).toContain('if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }');
    expect(web).toEqual(
      expect.arrayContaining([
        'client_max_body_size 1;',
        'large_client_header_buffers 2 8k;',
        'lingering_time 5s;',
      ]),
    );
  });

  it('lets nobody hold connections by sending slowly, and no address ask without limit (SEC15)', () => {
    for (const limit of ['client_header_timeout 5s;', 'client_body_timeout 5s;', 'send_timeout 20s;'])
      expect(configuration).toContain(limit);
    expect(web).toEqual(
      expect.arrayContaining([
        'limit_req zone=requests burst=400 nodelay;',
        'limit_conn connections 100;',
        'error_page 429 @busy;',
      ]),
    );
    expect(backend).toEqual(
      expect.arrayContaining([
        'limit_req zone=media_requests burst=2000 nodelay;',
        'limit_conn media_connections 400;',
        'limit_req zone=account_requests burst=300 nodelay;',
        'limit_conn account_connections 100;',
        'error_page 429 @busy;',
        'error_page 502 504 =503 @away;',
      ]),
    );
  });

  it('has room for connections whose request never arrives, and files for all of them (REL13)', () => {
    const [, connections = 0] = /worker_connections (\d+);/.exec(configuration) ?? [];
    const [, files = 0] = /worker_rlimit_nofile (\d+);/.exec(configuration) ?? [];
    expect(Number(connections)).toBe(8_192);
    // A connection to a process beside each, and the files of the cache.
    expect(Number(files)).toBeGreaterThanOrEqual(2 * Number(connections) + 2_000);
  });

  it('writes of a request neither its address nor who sent it, and of its errors nothing else (ADR-0076)', () => {
    const [, format = ''] = /log_format line escape=json ([^;]+);/.exec(configuration) ?? [];
    const written = Array.from(format.matchAll(/\$(\w+)/g), ([, name]) => name);
    expect(new Set(written)).toEqual(
      new Set([
        'bytes_sent',
        'connections_active',
        'upstream_addr',
        'upstream_response_time',
        'upstream_status',
        'log_cache',
        'log_host',
        'log_kind',
        'log_limit',
        'log_method',
        'log_ms',
        'log_status',
        'log_time',
        'log_trace',
      ]),
    );
    expect(configuration.match(/access_log .*/g)).toEqual([
      'access_log /dev/stdout line buffer=64k flush=1s;',
    ]);
    // The first is that of nginx itself, the second that of all requests.
    expect(configuration.match(/^ *error_log .*/gm)).toEqual([
      'error_log /dev/stderr warn;',
      '  error_log /dev/stderr emerg;',
    ]);
    expect(configuration).toMatch(/map \$server_name \$log_host \{\s+default \$host;\s+'' '';\s+\}/);
    expect(configuration).toMatch(/map \$request_uri \$path_kind \{\s+default page;/);
  });

  it('keeps what may be given while web is away, for a day, and fetches behind', () => {
    expect(configuration).toMatch(/proxy_cache_path .* inactive=1d /);
    expect(web).toEqual(
      expect.arrayContaining([
        'proxy_cache_lock on;',
        'proxy_cache_background_update on;',
        // Without `updating`: for how long a page may be stale meanwhile is said by web with each (ADR-0069).
        'proxy_cache_use_stale error timeout http_500 http_502 http_503 http_504;',
      ]),
    );
  });

  it('speaks TLS 1.2 and 1.3 alone, and answers nothing over plain http', () => {
    expect(configuration).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
    const plain = serverWith('return 308 https://$host$request_uri;');
    expect(plain).toContain('listen 8080;');
    expect(plain.filter((line) => line.startsWith('proxy_pass'))).toEqual([]);
    expect([...configuration.matchAll(/listen 8080(?! default_server)/g)]).toHaveLength(1);
  });

  it('leads only what people open from http to https, and refuses calls', () => {
    const plain = serverWith('return 308 https://$host$request_uri;').join(' ');
    expect(plain).toContain('if ($is_call) { return 403; }');
    expect(plain).toMatch(/location ~\* \^\/\(\?:api\|oauth\|\S+ \{ return 403; \}/);
    expect(configuration).toMatch(/map "\$request_method \$http_authorization" \$is_call \{\s+default 1;/);
  });

  it('REL2 passes a request on that a process refuses, and counts none of them as down', () => {
    expect(configuration).toMatch(/upstream web \{\s+server web:3000 max_fails=0;/);
    expect(web).toEqual(
      expect.arrayContaining(['proxy_next_upstream error timeout;', 'proxy_connect_timeout 1s;']),
    );
  });

  it('answers for the hosts that it names and no other (SEC14)', () => {
    expect(serverWith('listen 8080 default_server;')).toContain('return 421;');
    const foreign = serverWith('listen 8443 ssl http2 default_server;');
    expect(foreign).toEqual(expect.arrayContaining(['ssl_reject_handshake on;', 'return 421;']));
    const names = web.find((line) => line.startsWith('server_name '));
    expect(names).toMatch(/^server_name(?: [a-z]+\.example\.com){8};$/);
  });

  it('stores what says that it may be shared, and no answer without a policy leaves it (SEC4, SEC11)', () => {
    expect(web).toEqual(
      expect.arrayContaining([
        'proxy_cache_valid any 0;',
        'proxy_no_cache $is_choice $is_odd_part $is_of_another_key;',
        'add_header Content-Security-Policy $missing_policy always;',
        'add_header X-Content-Type-Options $missing_type_options always;',
      ]),
    );
    expect(configuration).toContain(`'' "default-src 'none'; base-uri 'none'; form-action 'none'`);
  });

  it('keeps an answer by the address that it was asked for, and by the part of a page (SEC11)', () => {
    const key = '$release $scheme $host $path$read $place $part';
    expect(web).toContain(`proxy_cache_key "${key}";`);
    // No visitor names a release.
    expect(configuration).toMatch(/map \$host \$release \{\s+default 1;\s+\}/);
    // What the key names in one spelling stands in no other: `Vary` would make an entry for each.
    expect(web).toContain('proxy_ignore_headers Vary;');
    expect(web).toEqual(expect.arrayContaining(['proxy_set_header Accept-Encoding gzip;', 'gunzip on;']));
    expect(web).toContain('proxy_set_header RSC $payload;');
    expect(web).toContain('proxy_pass http://web$address;');
    expect(web).toContain('proxy_cache_bypass $is_choice $is_odd_part;');
    // nginx must never pass on its own normalised address, so the configuration does not use it.
    expect(configuration.replaceAll('$request_uri', '')).not.toMatch(/\$(?:document_)?uri\b|\$args\b/);
  });

  it('reads of the headers of a payload one of few parts, or none that it keeps (SEC11)', () => {
    const [, lines = ''] = /map "[^"]+" \$part \{\n(.*?)\n {2}\}/s.exec(configuration) ?? [];
    const partOf = (isPayload: 0 | 1, prefetch: string, segment: string): string => {
      const text = `${isPayload} ${prefetch} ${segment}`;
      for (const [, pattern = '', value = ''] of lines.matchAll(/^ +"(.+)" (\S+);$/gm)) {
        if (!pattern.startsWith('~')) {
          if (pattern === text) return value;
          continue;
        }
        const found = new RegExp(pattern.slice(1)).exec(text);
        if (found !== null) return found.groups?.['sent_segment'] ?? value;
      }
      return '';
    };
    for (const [prefetch, segment] of [
      ['', ''],
      ['1', '/_tree'],
      ['x', 'payload'],
    ] as const)
      expect(partOf(0, prefetch, segment)).toBe('document');
    expect(partOf(1, '', '')).toBe('payload');
    const segments = [
      '/_tree',
      '/_full',
      '/_index',
      '/$d$locale/shows/$d$day/__PAGE__',
      '/@slot/!KGEp',
      '/_head',
    ];
    for (const segment of segments) expect([segment, partOf(1, '1', segment)]).toEqual([segment, segment]);
    for (const [prefetch, segment] of [
      ['', '/_tree'],
      ['0', '/_tree'],
      ['2', '/_tree'],
      ['2', ''],
      ['1', ''],
      ['1 /_tree', ''],
      ['', '1 /_tree'],
      ['1', 'payload'],
      ['1', 'document'],
      ['1', '_tree'],
      ['1', '/'],
      ['1', '/_tree/'],
      ['1', '//_tree'],
      ['1', '/../x'],
      ['1', '/_tree x'],
      ['1', '/_tree|x'],
      ['1', '/_tree, /_full'],
      ['1', '/%5Ftree'],
      ['1', `/${'a'.repeat(300)}`],
    ] as const)
      expect([prefetch, segment, partOf(1, prefetch, segment)]).toEqual([prefetch, segment, '']);
  });

  it('lets no cache in front keep a payload, which is given here at any address (SEC11)', () => {
    expect(web).toEqual(
      expect.arrayContaining([
        'proxy_hide_header Cache-Control;',
        'add_header Cache-Control $cache_control always;',
        'proxy_hide_header X-Velours-Part;',
      ]),
    );
    expect(configuration).toMatch(
      /map "\$is_payload \$upstream_http_cache_control" \$cache_control \{\s+default \$upstream_http_cache_control;\s+"~\^1 \.\*s-maxage" 'private, no-cache';\s+\}/,
    );
  });

  it('tells the client host which address a visitor has, and caches nothing of it (SEC11)', () => {
    expect(backend).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(backend.filter((line) => line.startsWith('proxy_cache'))).toEqual([]);
  });

  it('lets the pages of the sites alone read what it answers in the place of the backend (CORS)', () => {
    const map = /map [$]http_origin [$]site_origin \{\s*default '';\s*"~(\S+)" [$]http_origin;\s*\}/.exec(
      configuration,
    );
    const isSite = new RegExp(map?.[1] ?? '$.');
    for (const origin of ['https://fr.example.com', 'https://ma.example.com'])
      expect([origin, isSite.test(origin)]).toEqual([origin, true]);
    for (const origin of [
      'https://fr.example.com.evil.example',
      'https://evil-fr.example.com',
      'https://fr-example.com',
      'https://media.example.com',
      'http://fr.example.com',
      'https://fr.example.com:8443',
      'null',
    ])
      expect([origin, isSite.test(origin)]).toEqual([origin, false]);
    expect(
      backend.filter((line) => line === 'add_header Access-Control-Allow-Origin $site_origin always;'),
    ).toHaveLength(2);
  });

  it('says on no host whether a process starts, stops or is up', () => {
    for (const host of [web, backend])
      expect(host.join(' ')).toContain('location ^~ /health/ { return 404; }');
  });

  it('has a policy for the style of its own page, and no other (SEC4)', () => {
    const [, style = ''] = /<style>(.*?)<\/style>/.exec(configuration) ?? [];
    const digest = createHash('sha256').update(style).digest('base64');
    expect(style).not.toBe('');
    expect(web.join(' ')).toContain(`default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none';`);
    expect(web).toContain('error_page 502 504 =503 @away;');
  });
});
