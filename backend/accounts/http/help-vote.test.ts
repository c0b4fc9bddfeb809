import type { OpenDatabase } from '../../database/open.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../database/test-database.ts';
import { openHost, TestBrowser } from '../test-kit.ts';
import type { TestHost } from '../test-kit.ts';

let database: OpenDatabase;
let host: TestHost;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  host = await openHost(database);
  const common = { digest: '', kind: 'faqArticle', language: 'fr', position: 0, detail: null };
  await database.db
    .insertInto('texts')
    .values(
      ['101', '102'].map((id) => ({
        ...common,
        site: 'fr',
        row_key: `faqArticle ${id}`,
        id: `question-${id}`,
        slug: `question-${id}`,
        list: JSON.stringify({ id, slug: `question-${id}` }),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
});
afterEach(async () => {
  await host.app.close();
  await database.db.deleteFrom('help_votes').execute();
  await database.db.deleteFrom('account_limits').execute();
});

/** A browser that nobody is signed in at, with the cookies of the client host. */
async function visitor(address: string, site: 'fr' | 'nl' = 'fr'): Promise<TestBrowser> {
  const browser = new TestBrowser(host, site, address);
  await browser.call('GET', '/webview');
  return browser;
}

const vote = async (browser: TestBrowser, articleId: string, helpful: boolean, headers = {}) =>
  browser.call('POST', '/help/vote', { articleId, helpful }, headers);

const counted = async () =>
  database.db
    .selectFrom('help_votes')
    .select(['site', 'article_id', 'helpful', 'unhelpful'])
    .orderBy('article_id')
    .execute();

describe('votes on help articles', () => {
  it('D56 are counted by article, for visitors whom nobody knows', async () => {
    for (const [at, helpful] of [true, true, false].entries()) {
      const answer = await vote(await visitor(`192.0.2.${at + 1}`), '101', helpful);
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
    }
    await vote(await visitor('192.0.2.9'), '102', false);
    expect(await counted()).toEqual([
      { site: 'fr', article_id: '101', helpful: 2, unhelpful: 1 },
      { site: 'fr', article_id: '102', helpful: 0, unhelpful: 1 },
    ]);
  });

  it('D56 of one address count once a day for an article', async () => {
    const browser = await visitor('192.0.2.1');
    for (const helpful of [true, true, false])
      expect((await vote(browser, '101', helpful)).statusCode).toBe(204);
    expect(await counted()).toMatchObject([{ helpful: 1, unhelpful: 0 }]);
    host.clock.pass(24 * 60 * 60);
    await vote(browser, '101', false);
    expect((await counted()).map(({ helpful, unhelpful }) => [helpful, unhelpful])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('D56 are limited by address', async () => {
    const browser = await visitor('192.0.2.1');
    const statuses = [];
    for (let at = 0; at < 31; at += 1) statuses.push((await vote(browser, '101', true)).statusCode);
    expect([statuses.filter((one) => one === 204).length, statuses.at(-1)]).toEqual([30, 429]);
    expect(Number((await vote(browser, '102', true)).headers['retry-after'])).toBeGreaterThan(3_000);
    expect((await vote(await visitor('192.0.2.2'), '102', true)).statusCode).toBe(204);
  });

  it('D56 count for nothing when forged', async () => {
    const browser = await visitor('192.0.2.1');
    const forged = [
      { 'x-xsrf-token': '' },
      { 'x-xsrf-token': 'wrong' },
      { 'x-xsrf-token': '', authorization: 'Bearer anything' },
      { origin: 'https://evil.example' },
    ];
    for (const headers of forged) expect((await vote(browser, '101', true, headers)).statusCode).toBe(403);
    expect(await counted()).toEqual([]);
  });

  it('are refused for what is no article of the site, or no vote', async () => {
    expect((await vote(await visitor('192.0.2.1'), '999', true)).statusCode).toBe(404);
    expect((await vote(await visitor('192.0.2.1', 'nl'), '101', true)).statusCode).toBe(404);
    const browser = await visitor('192.0.2.1');
    for (const body of [{}, { articleId: '101' }, { articleId: "1' or 1=1", helpful: true }])
      expect((await browser.call('POST', '/help/vote', body)).statusCode).toBe(400);
    expect(await counted()).toEqual([]);
  });

  it('D56 are refused when they are longer than any vote', async () => {
    const long = { articleId: '101', helpful: true, more: 'x'.repeat(70_000) };
    const browser = await visitor('192.0.2.1');
    expect((await browser.call('POST', '/help/vote', long)).statusCode).toBe(413);
    expect(await counted()).toEqual([]);
  });
});
