import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harbourFolder } from '#backend/import/fixtures/harbour.ts';
import { Runs } from '#backend/test-process.ts';
import { freePort } from '#tests/support/own-web.ts';
import { root } from './lib/build.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'velours-commands-'));
const place = (name: string) => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a command said and how it ended. */
interface Result {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Runs a command of package.json as npm does, with nothing but these variables. */
async function run(
  name: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const child = spawn(process.execPath, [...(scripts[name] ?? '').split(' ').slice(1), ...args], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      NODE_ENV: 'test',
      BACKEND_PORT: '0',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, errors };
}

/** The commands on the data, each with arguments that are right. */
const working: readonly (readonly [string, readonly string[]])[] = [
  ['import', ['--site', 'nl', harbourFolder]],
  ['undelivered', []],
  ['catalogue', ['--site', 'nl', 'history']],
  ['sign-out', ['odile@example.org']],
  ['backup', [place('a.backup')]],
  ['restore', [place('b.backup')]],
];
const reading: typeof working = [
  ['import', ['--site', 'nl', '--dry-run', harbourFolder]],
  ...working.filter(([name]) => ['undelivered', 'catalogue', 'sign-out', 'backup'].includes(name)),
];
const starting = ['start', 'dev', 'backend', 'web'];

describe('beside a running service', () => {
  const runs = new Runs();
  const service = { data: place('service'), settings: place('service.env'), url: '', said: '' };
  let port = '';
  const revision = async () =>
    (await fetch(`${service.url}/nl/api/cinemas`)).headers.get('x-catalogue-revision');
  beforeAll(async () => {
    port = String(await freePort());
    service.url = `http://127.0.0.1:${port}`;
    const settings = {
      VELOURS_ENV: 'production',
      VELOURS_NOW: '',
      VELOURS_DATA: service.data,
      DATABASE_URL: 'embedded',
      BACKEND_PORT: port,
    };
    writeFileSync(
      service.settings,
      Object.entries(settings)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    );
    const backend = runs.start('main.ts', settings);
    service.said = await backend.says(/^ready: nl$/m);
  });
  afterAll(() => runs.end());

  it('which says the same of its database', () => {
    expect(service.said).toContain(`database: embedded database in ${service.data}\n`);
  });

  it.each(working)(
    '%s without its settings changes nothing, makes nothing, and says so',
    async (name, args) => {
      const data = place('elsewhere');
      const { code, out, errors } = await run(name, args, { VELOURS_DATA: data, BACKEND_PORT: port });
      expect([code, out]).toEqual([1, '']);
      expect(errors).toMatch(new RegExp(`^velours ${name}: (?:a new )?embedded database in ${data}\\b`));
      expect(errors).toContain('--env-file');
      expect(existsSync(data)).toBe(false);
      expect(await revision()).toBeNull();
    },
  );

  it('every command with its settings reaches it, and says so first', async () => {
    const settings = ['--env-file', service.settings];
    // The settings of a file, without those that the environment of an operator lacks.
    const here = (name: string, args: readonly string[]) =>
      run(name, [...settings, ...args], { BACKEND_PORT: port });
    const through = (name: string) => `velours ${name}: through the backend at ${service.url}\n`;
    expect(await here('import', ['--site', 'nl', harbourFolder])).toEqual({
      code: 0,
      out: expect.stringContaining('Loaded nl, revision 1') as string,
      errors: through('import'),
    });
    expect(await revision()).toBe('1');
    expect(await here('undelivered', [])).toEqual({
      code: 0,
      out: 'Every mail was delivered, or still waits.\n',
      errors: through('undelivered'),
    });
    expect(await here('sign-out', ['odile@example.org'])).toEqual({
      code: 1,
      out: 'No member has this e-mail.\n',
      errors: through('sign-out'),
    });
    const file = place('service.backup');
    expect(await here('backup', [file])).toEqual({
      code: 0,
      out: expect.stringContaining(file) as string,
      errors: through('backup'),
    });
    const restored = await here('restore', [file]);
    expect([restored.code, restored.out]).toEqual([1, '']);
    expect(restored.errors).toMatch(/^velours restore: embedded database in .*\nstop the backend first/);
  });

  it(
    'a database that was made by mistake answers only when it is asked for',
    { timeout: 120_000 },
    async () => {
      const data = place('mistaken');
      const there = { VELOURS_DATA: data, BACKEND_PORT: port };
      // In production too: --embedded is the operator's word.
      const made = await run('import', ['--embedded', '--site', 'nl', harbourFolder], {
        ...there,
        VELOURS_ENV: 'production',
      });
      expect([made.code, made.errors]).toEqual([0, `velours import: a new embedded database in ${data}\n`]);
      for (const [name, args] of working) {
        const { code, out, errors } = await run(name, args, there);
        expect([name, code, out]).toEqual([name, 1, '']);
        expect(errors).toContain(`velours ${name}: embedded database in ${data}\n`);
        expect(errors).toContain(`a backend answers at ${service.url}, and it does not run on ${data}`);
      }
      expect(await run('undelivered', ['--embedded'], there)).toEqual({
        code: 0,
        out: 'Every mail was delivered, or still waits.\n',
        errors: `velours undelivered: embedded database in ${data}\n`,
      });
    },
  );
});

describe('where no service runs', () => {
  it.each(reading)('%s, which only reads, makes no database', async (name, args) => {
    const data = place('nothing');
    const { code, out, errors } = await run(name, ['--embedded', ...args], { VELOURS_DATA: data });
    expect([code, out]).toEqual([1, '']);
    expect(errors).toContain(`velours ${name}: embedded database in ${data}, where there is none\n`);
    expect(existsSync(data)).toBe(false);
  });

  it.each(['import', 'restore'])('%s makes no new database unasked', async (name) => {
    const args = working.find(([one]) => one === name)?.[1] ?? [];
    const data = place('live');
    const live = { VELOURS_ENV: 'production', VELOURS_DATA: data };
    const unnamed = await run(name, args, live);
    expect([unnamed.code, unnamed.out]).toEqual([1, '']);
    expect(unnamed.errors).toMatch(/DATABASE_URL: expected .*, where VELOURS_ENV is production/);
    // A service on a port that the settings do not name cannot be seen: outside production it is no better.
    for (const variables of [{ ...live, DATABASE_URL: 'embedded' }, { VELOURS_DATA: data }]) {
      const named = await run(name, args, variables);
      expect([named.code, named.out]).toEqual([1, '']);
      expect(named.errors).toMatch(new RegExp(`^velours ${name}: a new embedded database in ${data}\n`));
      expect(named.errors).toContain('give --embedded, which makes one');
      expect(existsSync(data)).toBe(false);
    }
  });

  it.each(working)('%s says which PostgreSQL it talks to, without the password', async (name, args) => {
    const { code, out, errors } = await run(name, args, {
      VELOURS_DATA: place('none'),
      DATABASE_URL: 'postgres://nobody:s3cr%40t@127.0.0.1:9/none',
    });
    expect(code).toBe(1);
    expect(errors).toMatch(new RegExp(`^velours ${name}: PostgreSQL 127\\.0\\.0\\.1:9/none as nobody\n.*`));
    expect(out + errors).not.toMatch(/s3cr|postgres:/);
  });

  it('--embedded is no way around a database that is named', async () => {
    const { code, errors } = await run('import', ['--embedded', '--site', 'nl', harbourFolder], {
      VELOURS_DATA: place('none'),
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    });
    expect([code, errors]).toEqual([1, expect.stringContaining('--embedded: DATABASE_URL names another')]);
  });
});

describe('the command line of', () => {
  const known: readonly (readonly [string, readonly string[]])[] = [
    ...working,
    ...starting.map((name) => [name, []] as const),
  ];

  it('every command that touches data or a backend is one of these', () => {
    const touching = Object.entries(scripts).filter(([, script]) => {
      const [file] = /tools\/[\w-]+\.ts/.exec(script) ?? [];
      return file !== undefined && /#backend\/|webProcess/.test(readFileSync(path.join(root, file), 'utf8'));
    });
    expect(touching.map(([name]) => name).toSorted()).toEqual(known.map(([name]) => name).toSorted());
  });

  it.each(known)('%s is explained, and refused where it is wrong', async (name, args) => {
    const help = await run(name, ['--help']);
    expect([help.code, help.errors]).toEqual([0, '']);
    expect(help.out).toMatch(new RegExp(`^Usage: npm (?:run )?${name}\\b[^]*--env-file PATH`));
    const wrong = await run(name, [...args, 'a', 'b']);
    expect([wrong.code, wrong.out]).toEqual([2, '']);
    expect(wrong.errors).toMatch(/^expected (?:one|no) /);
    expect(wrong.errors).toContain(help.out);
  });

  it.each([
    ['sign-out', ['--no-such', 'odile@example.org'], '--no-such'],
    ['sign-out', [], 'expected one e-mail, got none'],
    ['import', [], '--site: expected'],
    ['import', ['--site'], '--site'],
    ['restore', [], 'expected one file, got none'],
    ['restore', ['a', '--check', '--replace'], '--check'],
    ['undelivered', ['--env-file'], '--env-file'],
  ])('%s refuses %j', async (name, args, reason) => {
    const { code, out, errors } = await run(name, args);
    expect([code, out]).toEqual([2, '']);
    expect(errors).toMatch(new RegExp(`${reason}[^]*\nUsage: npm run ${name}`));
  });

  it('one with settings that are not there does nothing', async () => {
    const missing = place('missing.env');
    expect(await run('import', ['--env-file', missing, '--site', 'nl', harbourFolder])).toEqual({
      code: 1,
      out: '',
      errors: `--env-file: expected a file of variables, found nothing at ${missing}\n`,
    });
  });

  it('the environment wins over the file that it names', async () => {
    writeFileSync(place('own.env'), 'DATABASE_URL=postgres://file@127.0.0.1:9/file\nPGPORT=7\n');
    const of = async (variables: Record<string, string>) =>
      (await run('undelivered', ['--env-file', place('own.env')], variables)).errors.split('\n')[0];
    expect(await of({})).toBe('velours undelivered: PostgreSQL 127.0.0.1:9/file as file');
    expect(await of({ DATABASE_URL: 'postgres://shell@127.0.0.1:9/shell' })).toBe(
      'velours undelivered: PostgreSQL 127.0.0.1:9/shell as shell',
    );
    expect(
      (await run('undelivered', ['--env-file', devNull], { VELOURS_DATA: place('none') })).errors,
    ).toContain(`embedded database in ${place('none')}`);
  });
});
