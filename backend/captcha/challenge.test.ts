import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captchaChallenge } from '#src/contract/client/captcha-challenge/schema.ts';
import { openHost, siteOriginOf, TestBrowser } from '../accounts/test-kit.ts';
import type { TestHost } from '../accounts/test-kit.ts';
import { openTestDatabase } from '../database/test-database.ts';
import type { OpenDatabase } from '../database/open.ts';
import { hostedCaptcha } from './hosted.ts';

describe('the address of the puzzles', () => {
  let database: OpenDatabase;
  let host: TestHost;
  beforeAll(async () => {
    database = await openTestDatabase();
    host = await openHost(database);
  });
  afterAll(async () => {
    await host.app.close();
    await database.close();
  });

  it('D24 gives a site a new puzzle each time, kept by nobody', async () => {
    const browser = new TestBrowser(host);
    const [one, two] = [
      await browser.call('GET', '/captcha/challenge'),
      await browser.call('GET', '/captcha/challenge'),
    ];
    expect(one.statusCode).toBe(200);
    expect(one.headers['cache-control']).toBe('private, no-store');
    expect(one.headers['access-control-allow-origin']).toBe(siteOriginOf('fr'));
    const [first, second] = [one, two].map((answer) => captchaChallenge.parse(JSON.parse(answer.body)));
    expect(first?.challenge).not.toBe(second?.challenge);
  });

  it('gives none to other origins, and none where another company makes them', async () => {
    const stranger = await new TestBrowser(host).call('GET', '/captcha/challenge', undefined, {
      origin: 'https://stranger.example',
    });
    expect(stranger.statusCode).toBe(403);
    const captcha = hostedCaptcha({ verifyUrl: 'https://captcha.third.example', secret: 'x' });
    const other = await openHost(database, { captcha });
    expect((await new TestBrowser(other).call('GET', '/captcha/challenge')).statusCode).toBe(404);
    await other.app.close();
  });
});
