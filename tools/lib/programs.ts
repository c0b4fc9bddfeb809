import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './processes.ts';

/** Finds a program in the PATH and in further folders. @returns its path, or undefined */
export function findProgram(names: readonly string[], folders: readonly string[] = []): string | undefined {
  const places = [...(process.env.PATH ?? '').split(path.delimiter), ...folders];
  for (const name of names) {
    const place = places.find((folder) => folder !== '' && existsSync(path.join(folder, name)));
    if (place) return path.join(place, name);
  }
  return undefined;
}

/** Whether this process may install Debian packages. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined;
}

// A machine without a network is to say so soon.
const withinSeconds = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];

/** Installs Debian packages. @returns whether it worked */
export async function install(...packages: readonly string[]): Promise<boolean> {
  if (!mayInstall()) return false;
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', [...withinSeconds, 'update', '-qq'], quiet, [
    'ignore',
    'ignore',
    'inherit',
  ]);
  if (update !== 0) return false;
  const args = [...withinSeconds, 'install', '-y', '-qq', '--no-install-recommends', ...packages];
  return (await run('apt-get', args, quiet, ['ignore', 'ignore', 'inherit'])) === 0;
}

/** Chromium without the window of a browser around its pages: a third less work for the same page. */
const headlessShell = 'chromium-headless-shell';

/**
 * A Chromium for tests: `CHROMIUM_PATH`, the headless shell of this machine or of Debian (as root), another Chromium of
 * this machine or of Debian, or else the one of Playwright, which is a headless shell too.
 *
 * @returns its path, or undefined for Playwright's own
 * @throws Error when there is none and none can be installed
 */
export async function chromium(): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH: expected a program, found nothing at ${named}`);
    return named;
  }
  const shell = findProgram([headlessShell]);
  if (shell) return shell;
  if (await install(headlessShell)) return findProgram([headlessShell]);
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const present = findProgram(names);
  if (present) return present;
  if (await install('chromium')) return findProgram(names);
  const playwright = path.join('node_modules', '@playwright', 'test', 'cli.js');
  if ((await run(process.execPath, [playwright, 'install', 'chromium'])) === 0) return undefined;
  throw new Error('no Chromium: install one, or name it in CHROMIUM_PATH');
}

/**
 * An nginx for the tests of the edge: `NGINX_PATH`, one of this machine, or the Debian package when run as root.
 *
 * @returns its path, or undefined when there is none and none can be installed
 * @throws Error when there is no file at NGINX_PATH
 */
export async function nginx(): Promise<string | undefined> {
  const named = process.env.NGINX_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`NGINX_PATH: expected a program, found nothing at ${named}`);
    return named;
  }
  const folders = ['/usr/sbin', '/usr/local/sbin'];
  // Makes the certificate of the tests.
  if (findProgram(['openssl']) === undefined) await install('openssl');
  const present = findProgram(['nginx'], folders);
  if (present) return present;
  return (await install('nginx-light')) ? findProgram(['nginx'], folders) : undefined;
}

/**
 * A Redis for the tests of the shared pages: `REDIS_PATH`, one of this machine, or the Debian package when run as root.
 *
 * @returns its path, or undefined when there is none and none can be installed
 * @throws Error when there is no file at REDIS_PATH
 */
export async function redis(): Promise<string | undefined> {
  const named = process.env.REDIS_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`REDIS_PATH: expected a program, found nothing at ${named}`);
    return named;
  }
  const folders = ['/usr/local/bin'];
  const present = findProgram(['redis-server'], folders);
  if (present) return present;
  return (await install('redis-server')) ? findProgram(['redis-server'], folders) : undefined;
}

/**
 * A Java runtime for the HTML checker: `JAVA_PATH`, one of this machine, or the Debian package when run as root.
 *
 * @returns its path, or undefined when there is none and none can be installed
 * @throws Error when there is no file at JAVA_PATH
 */
export async function java(): Promise<string | undefined> {
  const named = process.env.JAVA_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`JAVA_PATH: expected a program, found nothing at ${named}`);
    return named;
  }
  const folders = process.env.JAVA_HOME ? [path.join(process.env.JAVA_HOME, 'bin')] : [];
  const present = findProgram(['java'], folders);
  if (present) return present;
  return (await install('default-jre-headless')) ? findProgram(['java']) : undefined;
}
