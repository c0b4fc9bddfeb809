import { readFile, mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { OwnWeb } from '#tests/support/own-web.ts';
import { OutageApi } from './outage-api.ts';
import { test } from '../support/test.ts';

/**
 * A new release while tabs of the old one are open: the files of both stay. Without a browser, with one build and a folder
 * in which another one has put its files. `bench/soak/suites` has two builds, tabs and an edge.
 */
test.describe.configure({ mode: 'serial', timeout: 300_000 });

let api: OutageApi;
let web: OwnWeb;
let shared: string;

/** Puts files there as a process of another build does (ADR-0066): its files, and a list of them with their bytes. */
async function otherBuild(id: string, files: Readonly<Record<string, string>>): Promise<void> {
  const sizes = Object.entries(files).map(([name, content]) => [name, Buffer.byteLength(content)] as const);
  for (const place of ['static/chunks', 'builds']) await mkdir(path.join(shared, place), { recursive: true });
  await writeFile(path.join(shared, 'builds', id), JSON.stringify(Object.fromEntries(sizes)));
  for (const [name, content] of Object.entries(files))
    await writeFile(path.join(shared, 'static', name), content);
}

test.beforeAll(async () => {
  shared = await mkdtemp(path.join(tmpdir(), 'velours-deploys-'));
  await otherBuild('earlier', {
    'chunks/earlier-1.js': 'earlier();',
    'chunks/earlier-2.css': 'a{color:red}',
  });
  api = new OutageApi();
  await api.start();
  web = await OwnWeb.start(api.origin, { environment: { STATIC_ARCHIVE: shared } });
});

test.afterAll(async () => {
  await web.stop();
  await api.stop();
  await rm(shared, { recursive: true, force: true });
});

const ask = (name: string, options = {}) => web.get('fr', `/_next/static/${name}`, options);

test('REL3 a process answers for the files of an earlier build and of a later one as for its own', async () => {
  const home = await web.get('fr', '/films');
  const own = /\/_next\/static\/(chunks\/[^"]+\.js)"/.exec(home.body)?.[1] ?? '';
  // What differs from one file to the next, and what is for asking again; nobody asks again for what never changes.
  const ofOneFile = new Set(['content-length', 'date', 'etag', 'last-modified', 'accept-ranges']);
  const headersOf = async (name: string) => {
    const { status, headers } = await ask(name);
    return [status, Object.fromEntries(Object.entries(headers).filter(([key]) => !ofOneFile.has(key)))];
  };
  expect((await ask('chunks/earlier-1.js')).body).toBe('earlier();');
  expect(await headersOf('chunks/earlier-1.js')).toEqual(await headersOf(own));
  expect((await ask('chunks/earlier-2.css')).headers['content-type']).toBe('text/css; charset=UTF-8');
  expect((await ask('chunks/later-1.js')).status).toBe(404);
  await otherBuild('later', { 'chunks/later-1.js': 'later();' });
  expect((await ask('chunks/later-1.js', { headers: { 'accept-encoding': 'gzip' } })).status).toBe(200);
  expect((await ask('chunks/later-1.js', { method: 'HEAD' })).headers['content-length']).toBe('8');
});

test('REL3 its own files are there for the others before it answers anything', async () => {
  const { body } = await web.get('fr', '/films');
  const names = [
    ...new Set([...body.matchAll(/\/_next\/static\/([\w./~-]+)/g)].map(([, name = '']) => name)),
  ];
  expect(names.length).toBeGreaterThan(5);
  for (const name of names)
    expect(await readFile(path.join(shared, 'static', name))).toEqual(
      await readFile(path.join('.next/static', name)),
    );
});

test('SEC3 no other file of that folder is given, and what is missing is kept by no cache', async () => {
  await writeFile(path.join(shared, 'static/.env'), 'secret');
  for (const name of ['../builds/earlier', '%2e%2e/builds/earlier', '.env', 'chunks', 'chunks/none.js']) {
    const answer = await ask(name);
    expect([name, answer.status]).toEqual([name, 404]);
    expect(answer.body).not.toMatch(/secret|earlier-1/);
    expect(answer.headers['cache-control']).toMatch(/no-store|no-cache/);
  }
});
