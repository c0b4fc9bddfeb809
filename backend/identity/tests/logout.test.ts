import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../database/test-database.ts';
import type { OpenDatabase } from '../../database/open.ts';
import { Browser } from './browser.ts';
import type { Answer } from './browser.ts';
import { begin, errorOf, messageOf, refresh, signedIn } from './site-client.ts';
import { siteOrigin, startIdentity } from './test-identity.ts';
import type { TestIdentity } from './test-identity.ts';
import { anna } from './test-people.ts';

describe('signing out', () => {
  let database: OpenDatabase;
  let server: TestIdentity;
  beforeAll(async () => {
    database = await openTestDatabase();
    server = await startIdentity(database.db);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const fromSite = { 'sec-fetch-site': 'same-site', referer: `${siteOrigin}/` };
  const logoutPath = (parameters: Record<string, string>) => `/v2/logout?${new URLSearchParams(parameters)}`;
  const silently = (browser: Browser) =>
    browser.follow(begin({ prompt: 'none', response_mode: 'web_message' }).url);

  /** Signs out as a browser does: the headers stay the same over redirects. */
  async function goTo(browser: Browser, path: string, headers: Record<string, string>): Promise<Answer> {
    const first = await browser.call(path, { headers });
    return first.location === null ? first : browser.call(first.location, { headers });
  }

  it.each([siteOrigin, `${siteOrigin}/`])(
    'R207 ends session and tokens and goes back to %s',
    async (returnTo) => {
      const browser = new Browser(server.port);
      const tokens = await signedIn(browser, anna);
      const page = await goTo(
        browser,
        `${logoutPath({ client_id: 'velours-nl', returnTo, auth0Client: 'x' })}&federated`,
        fromSite,
      );
      expect(page.status).toBe(200);
      expect(page.headers['content-security-policy']).toMatch(
        new RegExp(
          `script-src 'sha256-[\\w+/=]+'.*form-action 'self' ${siteOrigin}; .*frame-ancestors 'none'`,
        ),
      );
      // The page's script presses this button.
      expect(page.body).toMatch(/name="logout" value="yes"/);
      expect(page.body).toContain('<script>document.querySelector');
      const back = await browser.submit(page, { logout: 'yes' });
      expect([back.status, back.location?.href]).toEqual([303, new URL(returnTo).href]);
      expect(messageOf(await silently(browser)).response.error).toBe('login_required');
      expect(errorOf(await refresh(browser, tokens.refresh_token)).error).toBe('invalid_grant');
    },
  );

  it('R207 goes on without a session too', async () => {
    const browser = new Browser(server.port);
    const page = await goTo(browser, logoutPath({ client_id: 'velours-nl', returnTo: siteOrigin }), fromSite);
    const back = await browser.submit(page, {});
    expect(back.location?.href).toBe(`${siteOrigin}/`);
  });

  it('goes to the site where no address is named, and finds the site by its address', async () => {
    const calls: Record<string, string>[] = [{ client_id: 'velours-nl' }, { returnTo: siteOrigin }];
    for (const parameters of calls) {
      const browser = new Browser(server.port);
      const page = await goTo(browser, logoutPath(parameters), fromSite);
      expect((await browser.submit(page, {})).location?.href).toBe(`${siteOrigin}/`);
    }
  });

  it.each([
    ['a foreign address', { client_id: 'velours-nl', returnTo: 'https://evil.test/' }],
    ['a path of the site', { client_id: 'velours-nl', returnTo: `${siteOrigin}/account` }],
    ['another site', { client_id: 'velours-nl', returnTo: 'http://fr.velours.localhost:3000' }],
    ['a host that begins alike', { client_id: 'velours-nl', returnTo: `${siteOrigin}.evil.test` }],
    ['a user in front', { client_id: 'velours-nl', returnTo: `${siteOrigin}@evil.test` }],
    ['no scheme', { client_id: 'velours-nl', returnTo: '//evil.test' }],
    ['backslashes', { client_id: 'velours-nl', returnTo: String.raw`\\evil.test` }],
    ['a script', { client_id: 'velours-nl', returnTo: 'javascript:alert(1)' }],
    ['nothing', { client_id: 'velours-nl', returnTo: '' }],
    ['an unknown client', { client_id: 'velours-xx', returnTo: siteOrigin }],
    ['neither', {}],
  ])('R207 ends nothing and goes nowhere for %s', async (_name, parameters: Record<string, string>) => {
    const browser = new Browser(server.port);
    await signedIn(browser, anna);
    const answer = await goTo(browser, logoutPath(parameters), fromSite);
    expect([answer.status, answer.location]).toEqual([400, null]);
    expect(answer.body).not.toContain('evil.test');
    expect(messageOf(await silently(browser)).response).toHaveProperty('code');
  });

  it('takes an address twice for none', async () => {
    const answer = await new Browser(server.port).call(
      `/v2/logout?client_id=velours-nl&returnTo=${siteOrigin}&returnTo=https://evil.test`,
    );
    expect([answer.status, answer.location]).toEqual([400, null]);
  });

  it.each<[string, Record<string, string>]>([
    ['a foreign page', { 'sec-fetch-site': 'cross-site', referer: 'https://evil.test/' }],
    ['a bookmark', { 'sec-fetch-site': 'none' }],
    ['nobody knows where', {}],
  ])('asks first when the visitor comes from %s', async (_name, headers) => {
    const browser = new Browser(server.port);
    await signedIn(browser, anna);
    const page = await goTo(browser, logoutPath({ client_id: 'velours-nl', returnTo: siteOrigin }), headers);
    expect(page.body).not.toContain('<script');
    expect(messageOf(await silently(browser)).response).toHaveProperty('code');
  });

  it('takes no sign-out that its own page did not send', async () => {
    const browser = new Browser(server.port);
    await signedIn(browser, anna);
    await goTo(browser, logoutPath({ client_id: 'velours-nl', returnTo: siteOrigin }), fromSite);
    for (const xsrf of ['', 'x'.repeat(48)]) {
      const form = { logout: 'yes', xsrf };
      expect((await browser.call('/oidc/logout/confirm', { form })).status).toBe(400);
    }
    expect(messageOf(await silently(browser)).response).toHaveProperty('code');
  });

  it('keeps the session of a visitor who stays', async () => {
    const browser = new Browser(server.port);
    await signedIn(browser, anna);
    const page = await goTo(browser, logoutPath({ client_id: 'velours-nl', returnTo: siteOrigin }), {});
    await browser.submit(page, {});
    expect(messageOf(await silently(browser)).response).toHaveProperty('code');
  });
});
