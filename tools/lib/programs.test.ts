import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installMissing, lackingFor, redis } from './programs.ts';

let folder: string;

const put = (name: string, script = '') => {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
};
/** The calls of apt-get, without the options that all of them have. */
const calls = () =>
  readFileSync(join(folder, 'calls'), 'utf8')
    .split('\n')
    .map((line) => /(?:update|install).*/.exec(line)?.[0])
    .filter((line) => line !== undefined);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'velours-programs-'));
  writeFileSync(join(folder, 'calls'), '');
  vi.stubEnv('PATH', folder);
  for (const name of ['CHROMIUM', 'NGINX', 'REDIS', 'JAVA', 'FIREFOX']) vi.stubEnv(`${name}_PATH`, undefined);
  vi.stubEnv('JAVA_HOME', undefined);
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  put('apt-get', `echo "$@" >> ${folder}/calls`);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('installs all that is needed and missing in one run of apt-get', async () => {
  put('openssl');
  vi.stubEnv('NGINX_PATH', '/nowhere/nginx');
  await installMissing(['chromium', 'nginx', 'redis', 'java', 'openssl'], ['postgresql']);
  expect(calls()).toEqual([
    'update -qq',
    'install -y -qq --no-install-recommends chromium-headless-shell redis-server default-jre-headless postgresql',
  ]);
});

it('does not run apt-get where nothing that is needed is missing', async () => {
  for (const name of ['nginx', 'chromium-headless-shell']) put(name);
  await installMissing(['chromium', 'nginx']);
  expect(calls()).toEqual([]);
});

it('names a program that a variable names and that is not there', async () => {
  vi.stubEnv('REDIS_PATH', '/nowhere/redis-server');
  await expect(redis()).rejects.toThrow(
    'REDIS_PATH: expected a program, found nothing at /nowhere/redis-server',
  );
});

it('tries a package by itself when it is asked for and missing', async () => {
  put('apt-get', `echo "$@" >> ${folder}/calls; case "$*" in *install*) : > ${folder}/redis-server;; esac`);
  expect(await redis()).toBe(join(folder, 'redis-server'));
  expect(calls()).toEqual(['update -qq', 'install -y -qq --no-install-recommends redis-server']);
});

it('says which packages an engine lacks', () => {
  expect(lackingFor('firefox')).toEqual(['firefox-esr']);
  put('firefox-esr');
  expect(lackingFor('firefox')).toEqual([]);
});
