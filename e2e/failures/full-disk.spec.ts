import { spawnSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { OwnWeb } from '#tests/support/own-web.ts';
import { OutageApi, slugs } from './outage-api.ts';
import { test } from '../support/test.ts';

/**
 * A web process whose build cannot be written to, and whose folder for caches is full, under a flood of invented addresses;
 * without a browser. It has a file system of its own, which needs root and `unshare`.
 */
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const mounts = {
  'read-only': 'mount --bind .next .next\nmount -o remount,ro,bind .next',
  full: [
    'mkdir -p .next/cache',
    'mount -t tmpfs -o size=64k tmpfs .next/cache',
    'dd if=/dev/zero of=.next/cache/full bs=1k 2>/dev/null || true',
    'test "$(df --output=avail .next/cache | tail -1)" -eq 0',
  ].join('\n'),
} as const;

const canMount = spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

/** Addresses of each kind that a page of the site has. */
const addresses = Array.from({ length: 300 }, (_, index) => [
  `/films/inconnu-${index}`,
  `/films/${slugs.film}/filters/date-2026-11-${String(1 + (index % 28)).padStart(2, '0')}`,
  `/recherche?q=mot-${index}`,
  `/_next/static/none-${index}.js`,
]).flat();

for (const [what, commands] of Object.entries(mounts))
  test(`REL10 where the disk of the build is ${what}, no answer fails, and the log stays short`, async () => {
    test.skip(!canMount, 'no file system of its own: it needs root and unshare');
    const api = new OutageApi();
    await api.start();
    const web = await OwnWeb.start(api.origin, { mounts: commands, environment: { LOG_LEVEL: 'warn' } });
    try {
      const counts = new Map<string, number>();
      for (let at = 0; at < addresses.length; at += 20)
        await Promise.all(
          addresses.slice(at, at + 20).map(async (path) => {
            const { status, headers } = await web.get('fr', path);
            // An item that nobody may ask about now is no failure (D40).
            const answer = status === 503 && 'retry-after' in headers ? 'later' : String(status);
            counts.set(answer, (counts.get(answer) ?? 0) + 1);
          }),
        );
      process.stdout.write(`a ${what} disk: ${JSON.stringify([...counts])}\n`);
      expect([...counts.keys()].filter((answer) => answer.startsWith('5'))).toEqual([]);
      expect((await web.get('fr', '/')).status).toBe(200);
      // Ten equal errors a minute, then a count.
      expect(web.errors.split('\n').length).toBeLessThanOrEqual(30);
    } finally {
      await web.stop();
      await api.stop();
    }
  });
