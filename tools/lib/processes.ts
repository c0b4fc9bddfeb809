import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';

/** A child process that this tool started and will end. */
export interface Child {
  readonly name: string;
  readonly process: ChildProcess;
  /** Resolves with the exit code (128 + n when a signal ended it). */
  readonly ended: Promise<number>;
}

/**
 * Starts a program of the project with the Node that runs this tool.
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
    // A group of its own: Ctrl-C reaches only this tool, which then ends its children in order.
    detached: true,
  });
  const ended = once(child, 'exit').then(([code, signal]: (number | string | null)[]) =>
    typeof code === 'number' ? code : signal ? 128 : 1,
  );
  return { name, process: child, ended };
}

/**
 * Ends a child politely, then for good.
 *
 * @param graceMs how long it may take to stop by itself
 */
export async function stop(child: Child, graceMs = 10_000): Promise<void> {
  if (child.process.exitCode !== null || child.process.signalCode !== null) return;
  child.process.kill('SIGTERM');
  const timer = setTimeout(() => child.process.kill('SIGKILL'), graceMs);
  await child.ended;
  clearTimeout(timer);
}

/** Runs a program to its end. @returns the exit code */
export async function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
  stdio: StdioOptions = 'inherit',
): Promise<number> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio });
  const outcome = await Promise.race([
    once(child, 'exit').then(([code]: (number | null)[]) => code ?? 1),
    once(child, 'error').then(() => 127),
  ]);
  return outcome;
}

/**
 * Waits until an address answers with a success.
 *
 * @param whileAlive the process that should answer; its end ends the waiting
 * @throws Error when it does not answer in time, or its process ended
 */
export async function waitFor(address: string, whileAlive: Child, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let code: number | undefined;
  void whileAlive.ended.then((value) => (code = value));
  while (Date.now() < deadline) {
    if (code !== undefined) throw new Error(`${whileAlive.name} ended with code ${code} before it answered`);
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(2_000) });
      await response.body?.cancel();
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${whileAlive.name} did not answer at ${address} within ${timeoutMs / 1000} s`);
}
