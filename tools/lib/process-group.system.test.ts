import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runGroup } from './process-group.ts';
import { run } from './processes.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'velours-group-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts a program that runs for ever, says which process that is, and then does what it is told. */
const starter = (then: string) =>
  `const one = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
   process.stdout.write(one.pid + ' there\\n'); ${then}`;

async function started(script: string, signal: AbortSignal) {
  const file = path.join(folder, 'output');
  const output = openSync(file, 'w');
  const options = { cwd: folder, env: process.env, output, signal };
  const code = runGroup(process.execPath, ['-e', script], options);
  // The program has a descriptor of its own.
  closeSync(output);
  const pid = await vi.waitFor(
    async () => {
      const [, found] = /^(\d+) there$/m.exec(await readFile(file, 'utf8')) ?? [];
      expect(found).toBeDefined();
      return Number(found);
    },
    { timeout: 60_000 },
  );
  return { code, pid };
}

const isGone = (pid: number) =>
  vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 60_000 });

it('ends what a program leaves running', async () => {
  const { code, pid } = await started(
    starter('one.unref(); process.exitCode = 3'),
    new AbortController().signal,
  );
  expect(await code).toBe(3);
  await isGone(pid);
});

it('ends a program and what it started when it is told to', async () => {
  const ending = new AbortController();
  const { code, pid } = await started(starter(''), ending.signal);
  ending.abort();
  expect(await code).toBe(128);
  await isGone(pid);
});

it('tells that a program is not there', async () => {
  const output = openSync(path.join(folder, 'output'), 'w');
  const { signal } = new AbortController();
  const options = { cwd: folder, env: process.env, output, signal };
  expect(await runGroup(path.join(folder, 'none'), [], options)).toBe(127);
  closeSync(output);
  expect(await run(path.join(folder, 'none'), [])).toBe(127);
});
