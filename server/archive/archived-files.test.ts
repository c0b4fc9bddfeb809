import { once } from 'node:events';
import { mkdir, mkdtemp, open, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '#tests/support/ask.ts';
import { archivedFiles } from './archived-files.ts';
import { staticNameOf } from './static-names.ts';

const script = 'export const words = "of an earlier build";\n'.repeat(50);

let folder: string;
let server: Server;
let port: number;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'velours-archived-'));
  await mkdir(path.join(folder, 'chunks'));
  await writeFile(path.join(folder, 'chunks/one.js'), script);
  await writeFile(path.join(folder, 'chunks/own.js'), 'own');
  const answers = archivedFiles(
    {
      isOwn: (name) => name === 'chunks/own.js',
      open: async (name) => {
        const place = path.join(folder, name);
        const found = await stat(place).catch(() => undefined);
        return found && { file: await open(place), size: found.size };
      },
    },
    { 'x-content-type-options': 'nosniff' },
  );
  server = createServer((request, response) => {
    void answers(request, response).then((isDone) => isDone || response.writeHead(404).end('framework'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (target: string, method = 'GET', headers = {}) =>
  ask(port, target, { method, headers: { host: 'fr.velours.test', ...headers } });

describe('a file of another build', () => {
  it('REL3 is answered as Next.js answers its own, for ever', async () => {
    const plain = await get('/_next/static/chunks/one.js?x=1');
    expect([plain.status, plain.body]).toEqual([200, script]);
    expect(plain.headers).toMatchObject({
      'content-type': 'application/javascript; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-length': String(script.length),
      vary: 'Accept-Encoding',
    });
    const head = await get('/_next/static/chunks/one.js', 'HEAD');
    expect([head.status, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(script.length),
    ]);
  });

  it('is packed for who takes gzip', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/_next/static/chunks/one.js`);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toBe(script);
  });

  it('is Next.js’s where the build has it itself, where nobody has it, and where it is no path of a file', async () => {
    for (const target of [
      '/_next/static/chunks/own.js',
      '/_next/static/chunks/none.js',
      '/_next/static/chunks/',
      '/_next/static/chunks/%6fne.js',
      '/_next/static/chunks/../chunks/one.js',
      '/_next/static//chunks/one.js',
    ])
      expect([target, (await get(target)).body]).toEqual([target, 'framework']);
  });
});

describe('the path of a file', () => {
  it.each([
    ['chunks/3oyqm8z663958.js', true],
    ['media/inter_latin-s.p.0gsaq8ukbf34m.woff2', true],
    ['-dG48RmXSoLNcwqOZcjQr/_buildManifest.js', true],
    ['chunks/a~b.css', true],
    ['../server/app/page.js', false],
    ['chunks/../../BUILD_ID.js', false],
    ['chunks/.hidden.js', false],
    ['.hidden/one.js', false],
    ['/etc/one.js', false],
    ['chunks\\one.js', false],
    ['chunks/one.html', false],
    ['chunks/one', false],
    ['a/b/c/d/e/f/one.js', false],
    [`${'x'.repeat(200)}.js`, false],
    ['chunks/one.js\u0000.css', false],
  ])('%s: %s', (name, isOne) => {
    expect(staticNameOf(`/_next/static/${name}`)).toBe(isOne ? name : undefined);
  });
});
