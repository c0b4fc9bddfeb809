import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimMails, putMail } from './queue.ts';
import { settleUndeliverable } from './settle.ts';
import { openTestDatabase } from '../database/test-database.ts';
import type { OpenDatabase } from '../database/open.ts';
import { testNow, testServer } from '../test-server.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('the list of mails that could not be delivered answers this machine with the token, and nobody else', async () => {
  const app = testServer(database, ['fr']);
  await putMail(
    database.db,
    {
      accountId: null,
      purpose: 'confirm',
      recipient: 'odile@example.org',
      language: 'fr',
      subject: 'Bonjour',
      body: 'x',
      link: null,
    },
    testNow,
  );
  const [mail] = await claimMails(database.db, testNow, 1);
  if (mail === undefined) throw new Error('expected a mail');
  await settleUndeliverable(database.db, mail, testNow, '550 unknown');
  const ask = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    app.inject({ url: '/internal/undelivered', headers, remoteAddress });
  const authorization = 'Bearer token';
  expect((await ask({})).statusCode).toBe(401);
  expect((await ask({ authorization: 'Bearer wrong' })).statusCode).toBe(401);
  expect((await ask({ authorization }, '192.0.2.1')).statusCode).toBe(404);
  expect((await ask({ authorization, 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
  const answer = await ask({ authorization });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(JSON.parse(answer.body)).toEqual({
    count: 1,
    mails: [
      {
        id: expect.any(String),
        purpose: 'confirm',
        recipient: 'odile@example.org',
        attempts: 1,
        error: '550 unknown',
        createdAt: testNow.toISOString(),
        givenUpAt: testNow.toISOString(),
      },
    ],
  });
  await app.close();
});
