import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

const execute = promisify(execFile);

/** A PostgreSQL server for the tests, or the reason why there is none. */
export interface TestPostgres {
  /** Connection string of a superuser; null when no server could be started. */
  url: string | null;
  /** Why there is no server; empty when there is one. */
  reason: string;
  /** Ends the server and removes its folder. */
  stop(): Promise<void>;
}

interface User {
  uid: number;
  gid: number;
}

const debianFolder = '/usr/lib/postgresql';
const superuser = 'velours';
/** How long the server may take to answer, in milliseconds. */
const longestStart = 300_000;

/**
 * Starts a temporary PostgreSQL server in a temporary folder, which can be reached only through a socket in that
 * folder. Its programs are searched in `PATH` and in Debian's folders; as root on Debian, a missing package is
 * installed. When `TEST_DATABASE_URL` names a server, that one is used instead.
 * @returns never rejects when there is no server: `reason` says why
 */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, reason: '', stop: () => Promise.resolve() };
  try {
    const programs = findPrograms() ?? (await installPrograms());
    if (programs === null) return none('its programs (initdb, postgres) are not installed');
    return await startIn(programs);
  } catch (error) {
    return none(error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error));
  }
}

function none(reason: string): TestPostgres {
  return { url: null, reason, stop: () => Promise.resolve() };
}

/** The folder that contains both programs; of Debian's folders, the newest version first. Null when there is none. */
export function findPrograms(): string | null {
  const versions = listFolder(debianFolder).toSorted((a, b) => Number(b) - Number(a));
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== ''),
    ...versions.map((version) => join(debianFolder, version, 'bin')),
  ];
  return (
    folders.find((folder) => ['initdb', 'postgres'].every((name) => isProgram(join(folder, name)))) ?? null
  );
}

async function installPrograms(): Promise<string | null> {
  if (process.getuid?.() !== 0) return null;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
      env: environment,
      timeout: 300_000,
    });
  } catch {
    return null;
  }
  return findPrograms();
}

async function startIn(programs: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'velours-postgres-'));
  const user = await unprivilegedUser();
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const settings = [
      '--auth=trust',
      '--no-sync',
      '--encoding=UTF8',
      '--locale=C',
      `--username=${superuser}`,
    ];
    await execute(join(programs, 'initdb'), [...settings, '-D', data], { ...user, cwd: folder });
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off', '-c', 'max_connections=100'],
      { ...user, cwd: folder, stdio: 'ignore' },
    );
    const url = `postgres://${superuser}@/postgres?host=${encodeURIComponent(folder)}`;
    const stop = async (): Promise<void> => {
      await end(server);
      remove();
    };
    try {
      await answering(server, url);
    } catch (error) {
      await stop();
      throw error;
    }
    return { url, reason: '', stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/** The user for PostgreSQL, which refuses to run as root: `postgres` or `nobody`. Null without root. */
async function unprivilegedUser(): Promise<User | null> {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => execute('id', [flag, name])));
      if (uid !== undefined && gid !== undefined) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      // The next user may exist.
    }
  }
  return null;
}

async function answering(server: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + longestStart;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null)
        throw new Error(`postgres ended with code ${server.exitCode}`, { cause: error });
      if (performance.now() > deadline) throw new Error('postgres does not answer', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  // SIGINT ends the connections and stops the server in order.
  server.kill('SIGINT');
  await ended;
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
