import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../database/test-database.ts';
import type { OpenDatabase } from '../database/open.ts';
import {
  goodPassword,
  mailsTo,
  newMember,
  openHost,
  pathOf,
  plantedCinemas,
  siteOriginOf,
  TestBrowser,
} from './test-kit.ts';
import type { TestHost } from './test-kit.ts';
import { TestLog } from '../test-log.ts';

let database: OpenDatabase;
let host: TestHost;
const log = new TestLog();
beforeAll(async () => {
  database = await openTestDatabase();
  host = await openHost(
    database,
    { verifyBearer: () => Promise.reject(new Error('the verifier broke over token-secret-value')) },
    log.logger,
  );
});
afterAll(async () => {
  await host.app.close();
  await database.close();
});

it('writes no e-mail, password, token, cookie or link into the log, and no secret into an error', async () => {
  const { browser, email, id } = await newMember(host);
  const session = browser.cookies.get('velours_session') ?? '';
  await new TestBrowser(host).submit('password', { email });
  const link = pathOf((await mailsTo(host, email))[0]?.link ?? '');
  await browser.get(link);
  await browser.submit(link, { newPassword: 'neuf hiboux gris' });
  await browser.submit('profile', { part: 'leave', leavePassword: goodPassword });
  await browser.call('POST', `/client/${id}/shows`, { showSlugs: ['a'.repeat(300)] });
  const broken = await browser.send({
    url: '/api/v1/accounts/me',
    headers: { origin: siteOriginOf('fr'), authorization: 'Bearer token-secret-value' },
  });
  expect(broken.statusCode).toBe(500);

  await host.db.schema.alterTable('accounts').renameTo('accounts_gone').execute();
  const failed = await new TestBrowser(host).signIn(email);
  expect(failed.statusCode).toBeGreaterThanOrEqual(500);
  await host.db.schema.alterTable('accounts_gone').renameTo('accounts').execute();

  expect(log.text.split('\n').length).toBeGreaterThan(10);
  expect(log.text).toContain('request of the client host failed');
  const secrets = [
    email,
    goodPassword,
    'neuf hiboux gris',
    session,
    browser.cookies.get('XSRF-TOKEN') ?? '',
    browser.cookies.get('velours_browser') ?? '',
    new URL(link, 'http://x').searchParams.get('token') ?? '',
    'token-secret-value',
    '$scrypt$',
    'select ',
  ];
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(6);
    expect(log.text).not.toContain(secret);
    for (const answer of [broken, failed]) expect(answer.body).not.toContain(secret);
  }
});

it('writes nothing of a call that is refused but the call', async () => {
  const { browser, id } = await newMember(host);
  log.clear();
  const answers = [
    await browser.call('POST', `/client/${id}/cinema/nowhere`),
    await browser.call('PATCH', '/accounts/me/cinemas', { cinemas: ['9999'] }),
  ];
  for (const { slug } of plantedCinemas.slice(0, 6)) {
    answers.push(await browser.call('POST', `/client/${id}/cinema/${slug}`));
  }
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 422, 200, 200, 200, 200, 200, 409]);
  expect(log.text).toContain('"msg":"request"');
  expect(log.text).not.toContain('already sent');
  const loud = log.text.split('\n').filter((line) => line !== '' && JSON.parse(line).level > 30);
  expect(loud).toEqual([]);
});
