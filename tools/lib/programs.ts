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

/** A program that tests need, and how it is had. */
interface Program {
  /** The variable of the environment that may name it, where there is one. */
  readonly variable?: string;
  readonly names: readonly string[];
  /** Where it may be besides the folders of the PATH. */
  readonly folders: readonly string[];
  /** The Debian package that has it. */
  readonly debian: string;
}

/** Chromium without the window of a browser around its pages: a third less work for the same page. */
const headlessShell = 'chromium-headless-shell';

/** Debian's folders of libraries, on the machines that the project runs on. */
const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'];

const programs = {
  chromium: { variable: 'CHROMIUM_PATH', names: [headlessShell], folders: [], debian: headlessShell },
  nginx: {
    variable: 'NGINX_PATH',
    names: ['nginx'],
    folders: ['/usr/sbin', '/usr/local/sbin'],
    debian: 'nginx-light',
  },
  redis: {
    variable: 'REDIS_PATH',
    names: ['redis-server'],
    folders: ['/usr/local/bin'],
    debian: 'redis-server',
  },
  java: {
    variable: 'JAVA_PATH',
    names: ['java'],
    folders: process.env.JAVA_HOME ? [path.join(process.env.JAVA_HOME, 'bin')] : [],
    debian: 'default-jre-headless',
  },
  // Makes the certificate of the tests.
  openssl: { names: ['openssl'], folders: [], debian: 'openssl' },
  // A library, which gives a program another time.
  fakeTime: {
    variable: 'FAKETIME_PATH',
    names: ['libfaketimeMT.so.1'],
    folders: libraries.map((folder) => `${folder}/faketime`),
    debian: 'libfaketime',
  },
  webkitDriver: {
    variable: 'WEBKIT_DRIVER_PATH',
    names: ['WebKitWebDriver'],
    folders: [],
    debian: 'webkit2gtk-driver',
  },
  // What the window of WebKit is made of (tests/support/engines/webkit-window.py).
  webkitWindow: {
    names: ['WebKit2-4.1.typelib'],
    folders: libraries.map((folder) => `${folder}/girepository-1.0`),
    debian: 'gir1.2-webkit2-4.1',
  },
  pythonGObject: {
    names: ['gi/__init__.py'],
    folders: ['/usr/lib/python3/dist-packages'],
    debian: 'python3-gi',
  },
  display: { variable: 'XVFB_PATH', names: ['Xvfb'], folders: [], debian: 'xvfb' },
  // WebKit plays films by these.
  filmFormat: {
    names: ['libgstisomp4.so'],
    folders: libraries.map((folder) => `${folder}/gstreamer-1.0`),
    debian: 'gstreamer1.0-plugins-good',
  },
  filmCodec: {
    names: ['libgstlibav.so'],
    folders: libraries.map((folder) => `${folder}/gstreamer-1.0`),
    debian: 'gstreamer1.0-libav',
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    folders: [],
    debian: 'firefox-esr',
  },
} as const satisfies Record<string, Program>;

const namedBy = (variable: string | undefined) =>
  variable === undefined ? undefined : process.env[variable];

/**
 * Where a program is: what its variable names, else one of this machine.
 *
 * @throws Error when the variable names no file
 */
function placeOf({ variable, names, folders }: Program): string | undefined {
  const named = namedBy(variable);
  if (!named) return findProgram(names, folders);
  if (!existsSync(named)) throw new Error(`${variable}: expected a program, found nothing at ${named}`);
  return named;
}

/** A program of this machine, or of the Debian package when run as root. */
async function found(program: Program): Promise<string | undefined> {
  const place = placeOf(program);
  if (place !== undefined) return place;
  return (await install(program.debian)) ? placeOf(program) : undefined;
}

/**
 * Installs what a gate needs and this machine lacks, in one run of apt-get, which then reads its lists once. Nothing is
 * lost where that does not work: each program is tried by itself when it is asked for.
 *
 * @param needed the programs that the gate needs
 * @param others Debian packages that it needs besides
 */
export async function installMissing(
  needed: readonly (keyof typeof programs)[],
  others: readonly string[] = [],
): Promise<void> {
  const missing = needed
    .map((name): Program => programs[name])
    .filter(
      ({ variable, names, folders }) => !namedBy(variable) && findProgram(names, folders) === undefined,
    );
  const packages = [...missing.map(({ debian }) => debian), ...others];
  if (packages.length > 0) await install(...packages);
}

/**
 * A Chromium for tests: `CHROMIUM_PATH`, the headless shell of this machine or of Debian (as root), another Chromium of
 * this machine or of Debian, or else the one of Playwright, which is a headless shell too.
 *
 * @returns its path, or undefined for Playwright's own
 * @throws Error when there is none and none can be installed
 */
export async function chromium(): Promise<string | undefined> {
  const shell = await found(programs.chromium);
  if (shell !== undefined) return shell;
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
  await found(programs.openssl);
  return found(programs.nginx);
}

/**
 * A Redis for the tests of the shared pages: `REDIS_PATH`, one of this machine, or the Debian package when run as root.
 *
 * @returns its path, or undefined when there is none and none can be installed
 * @throws Error when there is no file at REDIS_PATH
 */
export function redis(): Promise<string | undefined> {
  return found(programs.redis);
}

/**
 * A Java runtime for the HTML checker: `JAVA_PATH`, one of this machine, or the Debian package when run as root.
 *
 * @returns its path, or undefined when there is none and none can be installed
 * @throws Error when there is no file at JAVA_PATH
 */
export function java(): Promise<string | undefined> {
  return found(programs.java);
}

/**
 * A libfaketime for the tests that move the clock of programs: `FAKETIME_PATH`, or the one of Debian's package, which
 * {@link installMissing} installs.
 *
 * @returns its path, or undefined when there is none
 * @throws Error when there is no file at FAKETIME_PATH
 */
export function fakeTime(): string | undefined {
  return placeOf(programs.fakeTime);
}

/** What each engine beside Chromium needs (`tests/support/engines`). */
export const engineParts = {
  webkit: ['webkitDriver', 'webkitWindow', 'pythonGObject', 'display', 'filmFormat', 'filmCodec'],
  firefox: ['firefox'],
} as const satisfies Record<string, readonly (keyof typeof programs)[]>;

/** The Debian packages that an engine needs and this machine lacks. */
export function lackingFor(engine: keyof typeof engineParts): string[] {
  const parts: readonly (keyof typeof programs)[] = engineParts[engine];
  return parts.flatMap((name) => (placeOf(programs[name]) === undefined ? [programs[name].debian] : []));
}

/** The programs of the suites, each named to them by a variable. */
export async function programsOfSuites(): Promise<Record<string, string>> {
  const byVariable = {
    CHROMIUM_PATH: await chromium(),
    FAKETIME_PATH: fakeTime(),
    JAVA_PATH: await java(),
    NGINX_PATH: await nginx(),
    REDIS_PATH: await redis(),
  };
  return Object.fromEntries(Object.entries(byVariable).filter(([, place]) => place !== undefined)) as Record<
    string,
    string
  >;
}
