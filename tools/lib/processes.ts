import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A child process that this program started and will stop. */
export interface Child {
  readonly name: string;
  readonly process: ChildProcess;
  /** Resolves with the exit code; with 128 when a signal ended the process. */
  readonly ended: Promise<number>;
}

/**
 * Starts a program of the project with the same Node as this process.
 *
 * @param name for messages
 * @param args script and arguments
 */
export function startNode(
  name: string,
  args: readonly string[],
  options: { env?: Readonly<Record<string, string | undefined>>; stdio?: StdioOptions } = {},
): Child {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...options.env },
    stdio: options.stdio ?? 'inherit',
    // In a process group of its own: Ctrl-C reaches only this process, which then stops its children in order.
    detached: true,
  });
  const ended = once(child, 'exit').then(([code, signal]: (number | string | null)[]) =>
    typeof code === 'number' ? code : signal ? 128 : 1,
  );
  return { name, process: child, ended };
}

/** Starts Node as {@link startNode} does, so that it ends with this process however that ends (`with-parent.ts`). */
export function startWithParent(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): Child {
  const withParent = fileURLToPath(new URL('with-parent.ts', import.meta.url));
  return startNode(name, [withParent, ...args], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

/**
 * Stops a child with SIGTERM, and with SIGKILL if it does not stop in time.
 *
 * @param graceMs how long it may take after SIGTERM, in milliseconds
 */
export async function stop(child: Child, graceMs = 10_000): Promise<void> {
  if (child.process.exitCode !== null || child.process.signalCode !== null) return;
  child.process.kill('SIGTERM');
  const timer = setTimeout(() => child.process.kill('SIGKILL'), graceMs);
  await child.ended;
  clearTimeout(timer);
}

/** Runs a program until it ends, in a folder where one is named. @returns the exit code */
export async function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
  stdio: StdioOptions = 'inherit',
  cwd?: string,
): Promise<number> {
  return exitOf(spawn(command, args, { env: { ...process.env, ...env }, stdio, cwd }));
}

/** How a process ended: its exit code, `bySignal` when a signal ended it, 127 when it could not be started. */
export function exitOf(child: ChildProcess, bySignal = 1): Promise<number> {
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? bySignal));
    child.once('error', () => resolve(127));
  });
}

/**
 * Waits until a server says on its piped output that it listens. Only then is whoever answers at its address itself, and
 * not another program that had the port before.
 *
 * @throws Error when the process ended before
 */
export async function waitForListening({ name, process: { stdout }, ended }: Child): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      if (!/\blistening on /.test(said)) return;
      stdout?.off('data', hear);
      resolve();
    };
    stdout?.on('data', hear);
    void ended.then((code) => reject(new Error(`${name} ended with code ${code} before it listened`)));
  });
}

/** How long a part that starts may tell of no progress, in milliseconds: the backend tells of it every five seconds. */
export const longestQuiet = 60_000;

/**
 * Waits until an address answers with a success, as long as the process reports progress: every piece of its output is
 * some, where its output is piped.
 *
 * @param whileAlive the process that should answer; when it ends, the waiting ends too
 * @param quietMs how long it may take without a sign of progress, in milliseconds
 * @throws Error when there is no answer in time, or the process ended
 */
export async function waitFor(
  address: string,
  whileAlive: Child,
  quietMs: number,
  now: () => number = () => performance.now(),
): Promise<void> {
  let deadline = now() + quietMs;
  whileAlive.process.stdout?.on('data', () => (deadline = now() + quietMs));
  let code: number | undefined;
  void whileAlive.ended.then((value) => (code = value));
  while (now() < deadline) {
    if (code !== undefined) throw new Error(`${whileAlive.name} ended with code ${code} before it answered`);
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(2_000) });
      await response.body?.cancel();
      if (response.ok) return;
    } catch {
      // The process does not listen yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(
    `${whileAlive.name} did not answer at ${address}, and told of no progress within ${quietMs / 1000} s`,
  );
}
