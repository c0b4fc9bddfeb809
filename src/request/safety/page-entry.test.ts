import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getTurbopackChunkGroupBootstrap } from 'next/dist/server/get-page-files.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetProcessWide } from '#src/config/process-wide-test-kit.ts';
import type { PageValue } from '#src/next/page-value.ts';
import { bootstrapOf, readBootstraps } from '#src/next/bootstraps.ts';
import { firstScript, hashSource } from '#src/next/inline-scripts.ts';
import { protectedPage } from './page-entry.ts';

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
const entry = (text = rendered): PageValue => ({
  kind: 'APP_PAGE',
  html: text,
  headers: { 'x-next-cache-tags': 'a' },
});
const protect = (internal: string, value = entry(), hasGap = false) =>
  protectedPage(internal, value, serverFolder(), hasGap);
const policyIn = ({ headers = {} }: PageValue) => String(headers['content-security-policy']);

it('SEC1 a page is kept without the address by which it was asked for, in all of its bytes', () => {
  const root = (address: string) => `0:{"P":null,"c":["",${JSON.stringify(address)}],"q":""}\n`;
  const script = (address: string) => `self.__next_f.push(${JSON.stringify([1, root(address)])})`;
  const value = protect('/fr-FR/home/2026-11-20', {
    ...entry(html(script('films?email=somebody'))),
    rscData: Buffer.from(root('films?email=somebody')),
    segmentData: new Map([['/_full', Buffer.from(root('films?email=somebody'))]]),
  });
  expect(value.html).toBe(html(script('')));
  expect(value.rscData?.toString()).toBe(root(''));
  expect(value.segmentData?.get('/_full')?.toString()).toBe(root(''));
  expect(policyIn(value)).toContain(hashSource(script('')));
});

describe('SEC4 a page carries its policy', () => {
  it('with the hashes of its own scripts and no others', () => {
    const value = protect('/fr-FR/home/2026-11-20');
    expect(value.html).toBe(joined);
    expect(value.headers?.['x-next-cache-tags']).toBe('a');
    const scripts = /script-src ([^;]*)/.exec(policyIn(value))?.[1];
    const allowed = [bootstrap, firstScript, 'self.__next_f.push([1,"ab"])'].map((text) => hashSource(text));
    expect(scripts).toBe(["'self'", ...allowed].join(' '));
  });

  it('with the hash of its inline style, which no other page has', () => {
    const link = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>';
    const head = '<head></head>';
    mkdirSync(path.join(folder, 'static'), { recursive: true });
    writeFileSync(path.join(folder, 'static', 'a.css'), 'p{top:0}');
    const styled = rendered.replace('<body>', `${head.replace('><', `>${link}<`)}<body>`);
    expect(policyIn(protect('/fr-FR/home/2026-11-20', entry(styled)))).toContain(
      `; style-src 'self' ${hashSource('p{top:0}')}; `,
    );
    expect(policyIn(protect('/fr-FR/home/2026-11-20'))).toContain("; style-src 'self'; ");
  });

  it('of its site; strict where there is none', () => {
    expect(policyIn(protect('/nl-NL/callback'))).toContain("frame-ancestors 'self'");
    expect(policyIn(protect('/nl-NL/home/2026-11-20'))).toContain("frame-ancestors 'none'");
    expect(policyIn(protect('/_not-found'))).toMatch(/^default-src 'none'; base-uri 'none'/);
    expect(policyIn(protect('/_not-found'))).not.toContain('sha256');
  });
});

it('D31 tells search engines not to keep a page with a gap', () => {
  expect(protect('/fr-FR/home/2026-11-20', entry(), true).headers).toMatchObject({
    'x-robots-tag': 'noindex',
  });
  expect(protect('/fr-FR/home/2026-11-20').headers).not.toHaveProperty('x-robots-tag');
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
