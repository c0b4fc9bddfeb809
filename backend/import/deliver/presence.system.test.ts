import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { newToken } from '../../http/token.ts';
import { announcePresence, readPresence, withdrawPresence } from './presence.ts';

describe('the announcement of a running server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'velours-announce-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is readable by its own user only, and is taken back', () => {
    const presence = { pid: process.pid, url: 'http://127.0.0.1:4000', token: newToken() };
    announcePresence(folder, presence);
    expect(readPresence(folder)).toEqual(presence);
    expect(statSync(join(folder, 'backend.json')).mode & 0o777).toBe(0o600);
    withdrawPresence(folder);
    expect(readPresence(folder)).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('counts for nothing when the file is torn', () => {
    writeFileSync(join(folder, 'backend.json'), '{"pid":');
    expect(readPresence(folder)).toBeNull();
  });

  /** The start of a process that announces itself and waits. */
  const announcing = (): readonly [string, ...string[]] => [
    process.execPath,
    '--input-type=module',
    '--eval',
    `import { announcePresence } from ${JSON.stringify(join(import.meta.dirname, 'presence.ts'))};
     announcePresence(${JSON.stringify(folder)}, { pid: process.pid, url: 'http://127.0.0.1:1', token: '${newToken()}' });
     console.log('announced');
     setInterval(() => undefined, 1e6);`,
  ];

  const inNamespace = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];
  const canUnshare = spawnSync('unshare', [...inNamespace.slice(1), 'true']).status === 0;
  // In a namespace of its own a backend has the number 1, which lives everywhere.
  it.each<[string, readonly string[]]>([
    ['of this PID namespace', []],
    ...(canUnshare ? [['of another one', inNamespace] satisfies [string, string[]]] : []),
  ])('lives and dies with a backend %s', async (_which, before) => {
    const [command = '', ...args] = [...before, ...announcing()];
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      await once(child.stdout, 'data');
      expect(readPresence(folder)).toMatchObject({ pid: before.length > 0 ? 1 : child.pid });
      // One who did not announce it does not take it back.
      withdrawPresence(folder);
      expect(readPresence(folder)).not.toBeNull();
    } finally {
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
    }
    expect(existsSync(join(folder, 'backend.json'))).toBe(true);
    expect(readPresence(folder)).toBeNull();
    // The next one leaves nothing of it.
    announcePresence(folder, { pid: process.pid, url: 'http://127.0.0.1:2', token: newToken() });
    expect(readPresence(folder)?.url).toBe('http://127.0.0.1:2');
    withdrawPresence(folder);
    expect(readdirSync(folder)).toEqual([]);
  });
});
