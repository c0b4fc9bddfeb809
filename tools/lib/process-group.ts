import { spawn, type StdioOptions } from 'node:child_process';
import { exitOf } from './processes.ts';

/** A program and where it runs. */
interface GroupOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** The file that gets both outputs, by its descriptor. */
  readonly output: number;
  /** Ends it, with all that it started. */
  readonly signal: AbortSignal;
  /** How long it may take to end in order, in milliseconds. */
  readonly graceMs?: number;
}

/**
 * Runs a program in a process group of its own until it ends, and ends whatever it leaves in that group.
 *
 * @returns its exit code; 128 when a signal ended it, 127 when it could not be started
 */
export async function runGroup(
  command: string,
  args: readonly string[],
  { cwd, env, output, signal, graceMs = 60_000 }: GroupOptions,
): Promise<number> {
  if (signal.aborted) return 128;
  const stdio: StdioOptions = ['ignore', output, output];
  const child = spawn(command, args, { cwd, env, stdio, detached: true });
  const kill = (how: 'SIGTERM' | 'SIGKILL'): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, how);
    } catch {
      // Nothing of the group is left.
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const end = (): void => {
    kill('SIGTERM');
    timer = setTimeout(() => kill('SIGKILL'), graceMs);
  };
  signal.addEventListener('abort', end, { once: true });
  try {
    return await exitOf(child, 128);
  } finally {
    signal.removeEventListener('abort', end);
    clearTimeout(timer);
    kill('SIGKILL');
  }
}
