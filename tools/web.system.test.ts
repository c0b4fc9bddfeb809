import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { root } from './lib/build.ts';
import { webAllocator, webProcess } from './lib/web-process.ts';

const flags = webProcess.slice(0, -1);

/** Stands before `server/main.ts`, which needs a built site: says that it runs, and waits for SIGTERM. */
const before = `if (process.argv[1].endsWith('server/main.ts')) {
  process.on('SIGTERM', () => process.exit(7));
  process.stdout.write(JSON.stringify({ pid: process.pid, flags: process.execArgv }));
  await new Promise((resolve) => setTimeout(resolve, 60_000));
}`;
const preload = `--import=data:text/javascript,${encodeURIComponent(before)}`;

function start(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [...flags, 'tools/web.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, errors: text(child.stderr) };
}

describe.skipIf(process.platform !== 'linux')('npm run web', () => {
  it.each([
    ['has the variables of the allocator', {}, webAllocator],
    ['leaves those that are set', { MALLOC_ARENA_MAX: '5' }, { ...webAllocator, MALLOC_ARENA_MAX: '5' }],
  ])(
    '%s, from the beginning of the process; signals reach it, and its exit code is kept',
    async (_what, given, wanted) => {
      const { child, errors } = start({ ...given, NODE_OPTIONS: preload });
      try {
        const [said] = (await once(child.stdout, 'data')) as [Buffer];
        // No process stands between: a signal to the one that was started reaches the server.
        expect(JSON.parse(said.toString())).toEqual({ pid: child.pid, flags });
        const variables = readFileSync(`/proc/${child.pid}/environ`, 'utf8').split('\0');
        for (const [name, value] of Object.entries(wanted)) expect(variables).toContain(`${name}=${value}`);
        child.kill('SIGTERM');
        expect(await once(child, 'exit')).toEqual([7, null]);
        expect(await errors).toBe('');
      } finally {
        child.kill('SIGKILL');
      }
    },
  );

  it.each([
    ['', {}],
    [
      ', also where a process cannot become another',
      { NODE_OPTIONS: '--import=data:text/javascript,process.execve=undefined' },
    ],
  ])('ends as the server does when a setting is wrong%s', async (_where, given) => {
    const { child, errors } = start({ ...given, PORT: 'nowhere' });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(await errors).toContain('PORT');
  });
});
