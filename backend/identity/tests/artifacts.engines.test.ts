import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/open.ts';
import { databaseOfRun } from '../../database/test-database.ts';
import { artifactStore } from '../store/artifacts.ts';

describe.each([databaseOfRun()])('what the protocol keeps, on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it.each(['AuthorizationCode', 'RefreshToken'])(
    'SEC10 uses a %s up for one of ten calls at a time, and ends the whole grant for the rest',
    async (model) => {
      const store = artifactStore(database.db);
      const [tokens, grants] = [store(model), store('Grant')];
      await grants.upsert('grant', { accountId: 'anna' }, 600);
      await tokens.upsert('token', { accountId: 'anna', grantId: 'grant' }, 600);
      await tokens.upsert('sibling', { accountId: 'anna', grantId: 'grant' }, 600);
      await tokens.upsert('other', { accountId: 'bas', grantId: 'another' }, 600);
      const calls = await Promise.allSettled(Array.from({ length: 10 }, () => tokens.consume('token')));
      expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const call of calls)
        if (call.status === 'rejected') expect(call.reason).toMatchObject({ error: 'invalid_grant' });
      for (const left of [tokens.find('token'), tokens.find('sibling'), grants.find('grant')])
        await expect(left).resolves.toBeUndefined();
      await expect(tokens.find('other')).resolves.toMatchObject({ accountId: 'bas' });
    },
  );
});
