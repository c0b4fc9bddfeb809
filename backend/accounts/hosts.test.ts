import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { perSite } from '#src/config/environment.ts';
import type { SiteId } from '#src/sites/site.ts';
import type { OpenDatabase } from '../database/open.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { connectRecognition } from '../identity/connect.ts';
import { goodPassword, mailsTo, openHost, registerForm, TestBrowser, testSites } from './test-kit.ts';
import type { TestHost } from './test-kit.ts';

const siteOf = (site: SiteId) => `https://cinema.chain.${site}`;
const hostOf = (site: SiteId) => `https://account.chain.${site}`;
const onEach = (of: (site: SiteId) => string) =>
  Object.fromEntries(testSites.map((site) => [site, of(site)]));

describe('client hosts on the domains of their sites', () => {
  let database: OpenDatabase;
  let host: TestHost;

  beforeAll(async () => {
    database = await openTestDatabase();
    host = await openHost(database, {
      origins: onEach(hostOf),
      siteOrigins: onEach(siteOf),
      recognition: connectRecognition(
        {
          accountAdapters: perSite(() => 'client-host' as const),
          siteOrigins: perSite(siteOf),
          identityOrigins: perSite((site) => `https://id.chain.${site}`),
        },
        () => null,
      ),
    });
  });
  afterAll(async () => {
    await host.app.close();
    await database.close();
  });

  const ask = (of: SiteId, url: string, headers: Record<string, string> = {}) =>
    host.app.inject({ url, headers: { host: new URL(hostOf(of)).host, ...headers } });

  it('answer calls of their own site alone', async () => {
    const own = await ask('fr', '/api/fr/webview', { origin: siteOf('fr') });
    expect([own.statusCode, own.headers['access-control-allow-origin']]).toEqual([200, siteOf('fr')]);
    expect(own.json()).toMatchObject({ signIn: `${hostOf('fr')}/fr/sign-in?site=fr` });
    for (const [at, from] of [
      ['fr', siteOf('nl')],
      ['nl', siteOf('fr')],
    ] as const) {
      const foreign = await ask(at, '/api/fr/webview', { origin: from });
      expect([foreign.statusCode, foreign.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    }
  });

  it('are framed by their own site alone, and send forms to its identity provider', async () => {
    for (const site of testSites) {
      const { headers, body } = await ask(site, `/fr/sign-in?site=${site}`);
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(new RegExp(`frame-ancestors ${siteOf(site)}$`));
      expect(policy).toContain(`form-action 'self' https://id.chain.${site};`);
      expect(body).toContain(`data-origin="${siteOf(site)}"`);
    }
    expect((await ask('fr', '/fr/sign-in?site=nl')).body).not.toContain('data-origin');
  });

  it('write first-party cookies: no other host reads the session, their site reads the XSRF token', async () => {
    const cookies = [(await ask('be', '/fr/sign-in?site=be')).headers['set-cookie'] ?? []].flat();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-velours_browser', 'XSRF-TOKEN']);
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure; SameSite=Lax$/);
    expect(cookies[0]).not.toContain('Domain');
    expect(cookies[1]).toContain('; Domain=chain.be; ');
  });

  it('write mails whose links lead to themselves, and know one account on all of them', async () => {
    const email = 'somebody@several.example';
    const browser = new TestBrowser(host, 'nl');
    await browser.submit('register', registerForm(email));
    const link = (await mailsTo(host, email))[0]?.link ?? '';
    expect(link).toMatch(`${hostOf('nl')}/fr/mail?site=nl&token=`);
    await browser.submit(link.slice(hostOf('nl').length), {});
    const elsewhere = new TestBrowser(host, 'fr');
    const signedIn = await elsewhere.signIn(email, goodPassword);
    expect([signedIn.statusCode, elsewhere.cookies.has('__Host-velours_session')]).toEqual([303, true]);
  });

  it('take forms of their own pages alone', async () => {
    const browser = new TestBrowser(host, 'fr');
    await browser.get('sign-in');
    const sent = await browser.send({
      method: 'POST',
      url: '/fr/sign-in?site=fr',
      headers: { origin: hostOf('nl'), 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=a%40b.test&password=x',
    });
    expect(sent.statusCode).toBe(403);
  });

  it('have nothing else under their names, and are under no other', async () => {
    expect((await ask('fr', '/health/live')).statusCode).toBe(404);
    const strange = await host.app.inject({ url: '/fr/sign-in', headers: { host: 'account.chain.de' } });
    expect(strange.statusCode).toBe(404);
  });
});
