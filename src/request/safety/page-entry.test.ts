import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getTurbopackChunkGroupBootstrap } from 'next/dist/server/get-page-files.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetProcessWide } from '#src/config/process-wide-test-kit.ts';
import { pageCache } from '../cache/page-cache.ts';
import PageCacheHandler from '../cache/page-cache-handler.ts';
import { bootstrapOf, readBootstraps } from './bootstraps.ts';
import { firstScript, hashSource } from './inline-scripts.ts';
import { protectPage } from './page-entry.ts';

const params = { otherChunks: ['static/chunks/a.js'], runtimeModuleIds: [94_553] };
const bootstrap = bootstrapOf('TURBOPACK', params);
const html = (...scripts: readonly string[]) =>
  `<html><body>${scripts.map((script) => `<script>${script}</script>`).join('')}</body></html>`;
const rendered = html(
  bootstrap,
  firstScript,
  'self.__next_f.push([1,"a"])',
  'self.__next_f.push([1,"b"])',
  'alert(1)',
);
const joined = html(bootstrap, firstScript, 'self.__next_f.push([1,"ab"])', 'alert(1)');

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'velours-build-'));
  mkdirSync(path.join(folder, 'server'));
  writeFileSync(
    path.join(folder, 'build-manifest.json'),
    JSON.stringify({
      chunkLoadingGlobal: 'TURBOPACK',
      pagesChunkGroupBootstrapParams: { '/[locale]/home/[day]/page': params },
    }),
  );
});

afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => forgetProcessWide());

const serverFolder = () => path.join(folder, 'server');
const entry = (text = rendered) => ({ kind: 'APP_PAGE', html: text, headers: { 'x-next-cache-tags': 'a' } });
const policyIn = (value: { readonly headers: Readonly<Record<string, string>> }) =>
  value.headers['content-security-policy'] ?? '';

it('SEC1 a page entry is kept without the address by which it was first asked for', () => {
  const root = (address: string) => `0:{"P":null,"c":["",${JSON.stringify(address)}],"q":""}\n`;
  const script = (address: string) => `self.__next_f.push(${JSON.stringify([1, root(address)])})`;
  const value = {
    ...entry(html(script('films?email=somebody'))),
    rscData: Buffer.from(root('films?email=somebody')),
  };
  protectPage('/fr-FR/home/2026-11-20', value, serverFolder());
  expect(value.html).toBe(html(script('')));
  expect(value.rscData.toString()).toBe(root(''));
  expect(policyIn(value)).toContain(hashSource(script('')));
});

describe('SEC4 a page entry carries its policy', () => {
  it('in Next.js’s own value, for the answer just rendered and for those after it', async () => {
    const value = entry();
    const handler = new PageCacheHandler({ serverDistDir: serverFolder() });
    await handler.set('/route-cache/APP_PAGE/0a1b/$/fr-FR/home/2026-11-20', value, {});
    expect(value.html).toBe(joined);
    expect(value.headers['x-next-cache-tags']).toBe('a');
    const scripts = /script-src ([^;]*)/.exec(policyIn(value))?.[1];
    const allowed = [bootstrap, firstScript, 'self.__next_f.push([1,"ab"])'].map((text) => hashSource(text));
    expect(scripts).toBe(["'self'", ...allowed].join(' '));
    const found = await handler.get('/route-cache/APP_PAGE/0a1b/$/fr-FR/home/2026-11-20');
    expect(found?.value).toMatchObject({ html: joined, headers: value.headers });
    expect(pageCache().hasPath('/fr-FR/home/2026-11-20')).toBe(true);
  });

  it('and the same one when Next.js keeps it again', () => {
    const value = entry();
    protectPage('/fr-FR/home/2026-11-20', value, serverFolder());
    const before = structuredClone(value);
    protectPage('/fr-FR/home/2026-11-20', value, serverFolder());
    expect(value).toEqual(before);
  });

  it('of its site; strict where there is none', () => {
    const value = entry();
    protectPage('/nl-NL/callback', value, serverFolder());
    expect(policyIn(value)).toContain("frame-ancestors 'self'");
    protectPage('/nl-NL/home/2026-11-20', value, serverFolder());
    expect(policyIn(value)).toContain("frame-ancestors 'none'");
    protectPage('/_not-found', value, serverFolder());
    expect(policyIn(value)).toMatch(/^default-src 'none'; base-uri 'none'/);
    expect(policyIn(value)).not.toContain('sha256');
  });

  it('whatever is no page stays as it is', () => {
    for (const value of [null, 'text', { kind: 'APP_ROUTE', html: 'x' }, { kind: 'APP_PAGE', html: null }]) {
      const before = structuredClone(value);
      protectPage('/fr-FR/home/2026-11-20', value, serverFolder());
      expect(value).toEqual(before);
    }
  });
});

describe('the build’s own beginnings', () => {
  it('are written as Next.js writes them', () => {
    expect(getTurbopackChunkGroupBootstrap({ '/a/page': params }, 'TURBOPACK', ['/a/page'])).toBe(bootstrap);
  });

  it('are none without a manifest that can be read', () => {
    expect(readBootstraps(path.join(folder, 'nothing.json')).size).toBe(0);
    writeFileSync(path.join(folder, 'broken.json'), '{"chunkLoadingGlobal":7}');
    expect(readBootstraps(path.join(folder, 'broken.json')).size).toBe(0);
    writeFileSync(path.join(folder, 'empty.json'), '{}');
    expect(readBootstraps(path.join(folder, 'empty.json')).size).toBe(0);
  });
});
