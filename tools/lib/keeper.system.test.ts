import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';

describe('two parts as processes', () => {
  const started: ChildProcess[] = [];
  afterEach(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
  });

  /** Starts both; the lines that they say come one after the other. */
  async function startBoth() {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'fixtures/two-parts.ts')], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(child);
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const pids = new Map<string, number>();
    const next = async (): Promise<string> => {
      const line = String((await lines.next()).value);
      const [, name = '', pid] = /^(one|two) (\d+)$/.exec(line) ?? [];
      if (pid !== undefined) pids.set(name, Number(pid));
      return line;
    };
    while (pids.size < 2) await next();
    return { child, pids, next, lines };
  }

  const isRunning = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  it('survive the death of one, and a signal ends both', async () => {
    const { child, pids, next } = await startBoth();
    const first = pids.get('one') ?? 0;
    const other = pids.get('two') ?? 0;
    process.kill(first, 'SIGKILL');
    expect(await next()).toBe('The one ended by SIGKILL; it is started again in 1 s.');
    expect(await next()).toMatch(/^one \d+$/);
    const second = pids.get('one') ?? 0;
    expect(second).not.toBe(first);
    expect([isRunning(second), isRunning(other)]).toEqual([true, true]);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect([isRunning(second), isRunning(other)]).toEqual([false, false]);
  });

  it('end in order when the program that keeps them is killed', async () => {
    const { child, lines } = await startBoth();
    child.kill('SIGKILL');
    // The output ends when the last process that could write to it is gone.
    const said: string[] = [];
    for (let line = await lines.next(); line.done !== true; line = await lines.next()) said.push(line.value);
    expect(said.toSorted()).toEqual(['one ends', 'two ends']);
  });
});
