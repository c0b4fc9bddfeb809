import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EnvironmentError } from '#src/config/environment.ts';
import { root } from './build.ts';
import { readEnvFile } from './env-file.ts';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));

/** A folder with links to the project's files, and with its own `.env`. */
const folder = mkdtempSync(path.join(tmpdir(), 'velours-env-'));
const envFile = path.join(folder, '.env');
beforeAll(() => {
  for (const name of [
    'package.json',
    'node_modules',
    'src',
    'backend',
    'messages',
    'server',
    'tools',
    'tsconfig.json',
  ])
    symlinkSync(path.join(root, name), path.join(folder, name));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command of package.json in that folder. */
function runCommand(name: string, args: readonly string[], variables: Record<string, string> = {}): string {
  const [program = '', ...given] = (scripts[name] ?? '').split(' ');
  expect(program).toBe('node');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--preserve-symlinks', '--preserve-symlinks-main', ...given, ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      timeout: 20_000,
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', BACKEND_PORT: '0', ...variables },
    },
  );
  return stdout + stderr;
}

describe.each([
  ['import', ['--site', 'nl', '/nowhere/at/all']],
  ['backend', []],
  ['start', []],
  ['dev', []],
])('npm run %s', (name, args) => {
  it('reads the .env file beside package.json, and lets the environment win', () => {
    writeFileSync(envFile, 'LOG_LEVEL=told-by-the-file\nVELOURS_ENV=told-by-the-file\n');
    const said = runCommand(name, args, { LOG_LEVEL: 'told-by-the-shell' });
    expect(said).toMatch(/VELOURS_ENV: expected .*, got "told-by-the-file"/);
    expect(said).toMatch(/LOG_LEVEL: expected .*, got "told-by-the-shell"/);
  });
});

describe('another file', () => {
  const other = path.join(folder, 'other.env');

  it('is read in place of the .env file, of which the web process, which reads it too, takes nothing', () => {
    writeFileSync(envFile, 'DATABASE_URL=postgres://beside@127.0.0.1:9/beside\nBACKEND_HOST=a b\n');
    writeFileSync(other, 'VELOURS_ENV=told-by-the-other\n');
    const said = runCommand('undelivered', ['--env-file', other]);
    expect(said).toContain('got "told-by-the-other"');
    expect(said).not.toContain('BACKEND_HOST');
    writeFileSync(other, `VELOURS_DATA=${path.join(folder, 'none')}\n`);
    expect(runCommand('undelivered', ['--env-file', other])).toContain(
      `embedded database in ${path.join(folder, 'none')}`,
    );
    writeFileSync(envFile, 'PORT=nowhere\n');
    writeFileSync(other, 'HOST=no host\n');
    expect(runCommand('web', ['--env-file', other])).toMatch(/^(?![^]*PORT)[^]*HOST: expected/);
  });
});

describe('the .env file', () => {
  it('need not be there', () => {
    rmSync(envFile, { force: true });
    expect(() => readEnvFile(folder)).not.toThrow();
    expect(runCommand('import', ['--embedded', '--site', 'nl', '/nowhere/at/all'])).toContain(
      'is not a folder',
    );
  });

  it('is an error where it is there and cannot be read', () => {
    mkdirSync(envFile);
    expect(() => readEnvFile(folder)).toThrow(EnvironmentError);
    expect(() => readEnvFile(folder)).toThrow(envFile);
    expect(runCommand('import', [])).toContain('expected a file of variables');
    rmSync(envFile, { recursive: true });
  });
});
