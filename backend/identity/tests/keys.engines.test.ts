import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../database/open.ts';
import type { OpenDatabase } from '../../database/open.ts';
import { databaseOfRun } from '../../database/test-database.ts';
import { readKeys } from '../store/keys.ts';
import { Browser } from './browser.ts';
import { begin, exchangeCode, messageOf, refresh, signedIn, tokensOf } from './site-client.ts';
import { startIdentity } from './test-identity.ts';
import { anna } from './test-people.ts';

const days = 24 * 60 * 60 * 1_000;
const start = new Date('2026-11-20T12:00:00Z');
const after = (count: number) => new Date(start.getTime() + count * days);

describe.each([databaseOfRun()])('the keys of the identity provider, on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await database.db.deleteFrom('identity_keys').execute();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(() => database.close());

  it('are made once, whoever asks first', async () => {
    const { db } = database;
    const read = await Promise.all([1, 2, 3].map(() => readKeys(db, start)));
    expect(new Set(read.map(([key]) => key.kid)).size).toBe(1);
    expect(read.every((keys) => keys.length === 1)).toBe(true);
    const [key] = read[0] ?? [];
    // 3072 bits: 128 bits of security (ASVS 11.2.3).
    expect(Buffer.from(key?.privateJwk.n ?? '', 'base64url')).toHaveLength(384);
    expect((await readKeys(db, after(30)))[0].kid).toBe(key?.kid);
  });

  it('are followed by others, which are published for a day before they sign', async () => {
    const { db } = database;
    const [first] = await readKeys(db, start);
    expect(await readKeys(db, after(88.9))).toHaveLength(1);
    const announced = await readKeys(db, after(89));
    expect(announced.map(({ kid }) => kid === first.kid)).toEqual([true, false]);
    const [second, former] = await readKeys(db, after(90.1));
    expect([second.kid === announced[1]?.kid, former?.kid === first.kid]).toEqual([true, true]);
    // Everything that the first key signed has long ended when the third key appears.
    const third = await readKeys(db, after(179.1));
    expect(third.map(({ kid }) => kid)).not.toContain(first.kid);
    expect(third[0].kid).toBe(second.kid);
    expect(third).toHaveLength(2);
  });

  it('let tokens and sessions last over their change', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const server = await startIdentity(database.db);
    try {
      const kids = async (browser: Browser) => {
        const { keys } = JSON.parse((await browser.call('/.well-known/jwks.json')).body) as {
          keys: { kid: string }[];
        };
        return keys.map(({ kid }) => kid);
      };
      vi.setSystemTime(after(89.9));
      const browser = new Browser(server.port);
      const before = await signedIn(browser, anna);
      const [old] = await kids(browser);
      await server.identity.maintain();
      expect(await kids(browser)).toEqual([old, expect.any(String)]);
      vi.setSystemTime(after(89.9).getTime() + 1.001 * days);
      await server.identity.maintain();
      const [present] = await kids(browser);
      expect(present).not.toBe(old);
      const renewed = tokensOf(await refresh(browser, before.refresh_token));
      expect(await server.identity.verify('nl', renewed.access_token)).toMatchObject({ valid: true });
      expect(await server.identity.verify('nl', before.access_token)).toEqual({
        valid: false,
        reason: 'expired',
      });
      const transaction = begin({ prompt: 'none', response_mode: 'web_message' });
      const { response } = messageOf(await browser.follow(transaction.url));
      expect(tokensOf(await exchangeCode(browser, transaction, response.code ?? ''))).toHaveProperty(
        'id_token',
      );
    } finally {
      await server.close();
    }
  });
});

describe('the identity provider over a restart', () => {
  it('keeps keys, sessions and tokens in the data folder', { timeout: 120_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'velours-identity-'));
    try {
      const first = await openDatabase({ kind: 'folder', folder });
      const before = await startIdentity(first.db);
      const browser = new Browser(before.port);
      const tokens = await signedIn(browser, anna);
      await before.close();
      await first.close();

      const second = await openDatabase({ kind: 'folder', folder });
      const again = await startIdentity(second.db);
      expect(again.identity.keys().map(({ kid }) => kid)).toEqual(
        before.identity.keys().map(({ kid }) => kid),
      );
      expect(await again.identity.verify('nl', tokens.access_token)).toMatchObject({ valid: true });
      const moved = browser.to(again.port);
      expect(tokensOf(await refresh(moved, tokens.refresh_token))).toHaveProperty('access_token');
      const silent = await moved.follow(begin({ prompt: 'none', response_mode: 'web_message' }).url);
      expect(messageOf(silent).response).toHaveProperty('code');
      await again.close();
      await second.close();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
