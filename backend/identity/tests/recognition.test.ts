import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { perSite } from '#src/config/environment.ts';
import { recognitionPath } from '../../accounts/pages/recognition.ts';
import {
  accountOrigin,
  goodPassword,
  mailsTo,
  newMember,
  openHost,
  pathOf,
  registerForm,
  TestBrowser,
} from '../../accounts/test-kit.ts';
import type { TestHost } from '../../accounts/test-kit.ts';
import { accountWords } from '../../accounts/words/words.ts';
import type { OpenDatabase } from '../../database/open.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { connectRecognition, peopleOf, signedInThere } from '../connect.ts';
import { Browser } from './browser.ts';
import { begin, refresh, signedIn } from './site-client.ts';
import { identityOrigin, startIdentity } from './test-identity.ts';
import type { TestIdentity } from './test-identity.ts';
import { personOf } from './test-people.ts';

const profile = '/nl/profile?site=nl&back=%2Fnl%2Fbioscopen';
/** The headers of a browser that follows a link of a site. */
const fromSite = { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' };

describe('recognised at the client host', () => {
  let database: OpenDatabase;
  let host: TestHost;
  let server: TestIdentity;

  beforeAll(async () => {
    database = await openTestDatabase();
    const adapters = perSite((site) => (site === 'nl' ? 'identity-provider' : 'client-host'));
    host = await openHost(database, {
      signedInThere: signedInThere(database.db, () => new Date()),
      recognition: connectRecognition(
        {
          accountAdapters: adapters,
          identityOrigins: perSite(() => identityOrigin),
          siteOrigins: perSite((site) => `http://${site}.velours.localhost:3000`),
        },
        () => server.identity,
      ),
    });
    server = await startIdentity(database.db, {
      people: peopleOf(host.context),
      recognition: () => `${accountOrigin}${recognitionPath}`,
    });
  });
  afterAll(async () => {
    await server.close();
    await host.app.close();
    await database.close();
  });

  /** A browser with a sign-in by redirect, and without a cookie of the client host. */
  async function signedInElsewhere() {
    const { id, email } = await newMember(host, 'nl');
    const person = personOf({ id, email });
    const provider = new Browser(server.port);
    await signedIn(provider, person);
    return { provider, browser: new TestBrowser(host, 'nl'), email, id };
  }

  /** A browser in which somebody has just confirmed an account of the Dutch site. */
  async function newlyConfirmed(email: string) {
    const browser = new TestBrowser(host, 'nl');
    await browser.submit('/nl/register?site=nl', registerForm(email));
    await browser.submit(pathOf((await mailsTo(host, email))[0]?.link ?? ''), {});
    return { browser };
  }

  const visit = (browser: TestBrowser, url: string, headers: Record<string, string> = fromSite) =>
    browser.send({ url, headers });
  /**
   * Follows the redirects to the provider and back; returns the final page and the address that was called on the way.
   */
  async function thereAndBack(browser: TestBrowser, provider: Browser, url: string) {
    const begun = await visit(browser, url);
    const answer = await provider.follow(String(begun.headers.location));
    const back = answer.location?.href ?? '';
    const returned = await visit(browser, back.slice(accountOrigin.length));
    return { back, returned, to: String(returned.headers.location) };
  }

  it('R050 R211 whoever is signed in by redirect is not asked again on the pages of the client host', async () => {
    const { provider, browser, email } = await signedInElsewhere();
    const { back, returned, to } = await thereAndBack(browser, provider, profile);
    expect(back).toMatch(`${accountOrigin}${recognitionPath}?code=`);
    expect(returned.statusCode).toBe(303);
    expect(to).toBe(`${profile}&asked=silently`);
    const page = await visit(browser, to);
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining(email)]);
    expect([...browser.cookies.keys()]).not.toContain('velours_recognition');
    // From now on it is an ordinary session.
    expect((await visit(browser, profile)).statusCode).toBe(200);
  });

  it.each(['register', 'mail', 'bookings', 'sign-in'])('R050 so on /%s', async (name) => {
    const { provider, browser } = await signedInElsewhere();
    await thereAndBack(browser, provider, `/nl/${name}?site=nl`);
    expect([...browser.cookies.keys()]).toContain('velours_session');
  });

  it('whoever is nobody there either signs in there, for both', async () => {
    const { email, id } = await newMember(host, 'nl');
    const page = { ...fromSite, 'sec-fetch-dest': 'document' };
    const [browser, provider] = [new TestBrowser(host, 'nl'), new Browser(server.port)];
    const { to } = await thereAndBack(browser, provider, profile);
    const asked = await visit(browser, to, page);
    expect(asked.headers.location).toMatch(/^\/nl\/sign-in\?.*asked=silently/);
    const begun = await visit(browser, String(asked.headers.location), page);
    const form = await provider.follow(String(begun.headers.location));
    expect([form.status, form.body]).toEqual([200, expect.stringContaining('<html lang="nl">')]);
    // A browser follows a form only to these origins.
    expect(form.headers['content-security-policy']).toContain(
      `form-action 'self' http://nl.velours.localhost:3000 ${accountOrigin};`,
    );
    const answer = await provider.submit(form, { action: 'sign-in', email, password: goodPassword });
    const back = await visit(browser, answer.location?.href.slice(accountOrigin.length) ?? '', page);
    const next = await visit(browser, String(back.headers.location), page);
    expect(next.headers.location).toMatch(/^\/nl\/profile\?/);
    expect((await browser.call('GET', '/accounts/me')).body).toContain(id);
    // The site will then sign in silently.
    expect(browser.cookies.get('velours_session_marker')).toBe('1');
    const elsewhere = new TestBrowser(host, 'nl');
    await thereAndBack(elsewhere, provider, profile);
    expect(elsewhere.cookies.has('velours_session')).toBe(true);
  });

  it('R201 whoever has just confirmed their account signs in there, and is then known on the site', async () => {
    const here = {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    const [browser, provider] = [new TestBrowser(host, 'nl'), new Browser(server.port)];
    const email = 'just.confirmed@example.org';
    await browser.submit('/nl/register?site=nl&back=%2Fnl%2Fbioscopen', registerForm(email));
    const confirmed = await browser.submit(pathOf((await mailsTo(host, email))[0]?.link ?? ''), {});
    const welcome = await visit(browser, String(confirmed.headers.location), here);
    const { mail, signIn } = accountWords.nl;
    expect(welcome.body).toContain(mail.welcome.signIn);
    expect(welcome.body).toMatch(new RegExp(`<button[^>]*>\\s*${signIn.submit}\\s*</button>`));
    expect(welcome.body).not.toContain(mail.welcome.submit);
    const done = await browser.submit('/nl/mail?site=nl', {});
    expect(done.headers.location).toBe('/nl/sign-in?site=nl');
    const begun = await visit(browser, String(done.headers.location), here);
    expect(begun.headers.location).toMatch(
      /^http:\/\/id\.velours\.localhost:4000\/authorize\?(?!.*prompt=none)/,
    );
    const form = await provider.follow(String(begun.headers.location));
    const answer = await provider.submit(form, { action: 'sign-in', email, password: goodPassword });
    const back = await visit(browser, answer.location?.href.slice(accountOrigin.length) ?? '', here);
    const next = await visit(browser, String(back.headers.location), here);
    expect(next.headers.location).toBe('/nl/done?site=nl&event=login');
    expect(browser.cookies.get('velours_session_marker')).toBe('1');
    // Nobody is sent there twice.
    expect((await visit(browser, '/nl/sign-in?site=nl', here)).headers.location).toMatch(/^\/nl\/done/);
  });

  it('whoever gave up there after confirming is on the site, and in a frame the welcome is the usual one', async () => {
    const page = {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'iframe',
    };
    const { browser } = await newlyConfirmed('in.a.frame@example.org');
    const { mail } = accountWords.nl;
    expect((await visit(browser, '/nl/mail?site=nl', page)).body).toContain(mail.welcome.submit);
    const asked = '/nl/sign-in?site=nl&asked=openly';
    const after = await visit(browser, asked, { ...page, 'sec-fetch-dest': 'document' });
    expect(after.headers.location).toMatch(/^\/nl\/done/);
  });

  it('on a site whose members sign in here the welcome leads to the films', async () => {
    const browser = new TestBrowser(host, 'be');
    const email = 'in.belgium@example.org';
    await browser.submit('register', registerForm(email));
    await browser.submit(pathOf((await mailsTo(host, email))[0]?.link ?? ''), {});
    expect((await browser.get('mail')).body).toContain(accountWords.fr.mail.welcome.submit);
    expect((await browser.submit('mail', {})).headers.location).toBe('/fr/done?site=be&event=mail');
  });

  it('a new password is first used there, and not at a form here that the site would not know of', async () => {
    const page = {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    const browser = new TestBrowser(host, 'nl');
    const shown = await visit(browser, '/nl/sign-in?site=nl&notice=password&asked=silently', page);
    expect(shown.body).toContain(accountWords.nl.signIn.again.title);
    expect(shown.body).not.toContain('type="password"');
    expect(shown.body).toMatch(/<a class="button" href="\/nl\/sign-in\?site=nl&(?:amp;)?asked=silently"/);
  });

  it('whoever gives up there is back on the site; where that fails, the form here is left', async () => {
    const page = { ...fromSite, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' };
    const [browser, provider] = [new TestBrowser(host, 'nl'), new Browser(server.port)];
    const toForm = async () =>
      provider.follow(String((await visit(browser, '/nl/sign-in?site=nl', page)).headers.location));
    const given = await provider.submit(await toForm(), { action: 'cancel' });
    const site = await visit(browser, given.location?.href.slice(accountOrigin.length) ?? '', page);
    expect(site.headers.location).toBe('http://nl.velours.localhost:3000');
    const answer = await provider.submit(await toForm(), { action: 'cancel' });
    const failed = (answer.location?.href ?? '').replace('access_denied', 'server_error');
    const back = await visit(browser, failed.slice(accountOrigin.length), page);
    expect(back.headers.location).toBe('/nl/sign-in?site=nl&asked=openly');
    expect((await visit(browser, String(back.headers.location), page)).body).toContain('type="password"');
  });

  it('a session there and the one here that began by it are one browser, and end together', async () => {
    const { provider, browser, id } = await signedInElsewhere();
    await thereAndBack(browser, provider, profile);
    const another = new Browser(server.port);
    const person = await peopleOf(host.context).find(id);
    if (person === null) throw new Error('expected a person');
    const tokens = await signedIn(another, personOf({ id, email: person.email }));
    const list = async () => {
      const { body } = await visit(browser, profile);
      return Array.from(body.matchAll(/name="end" value="(\w{32})"/g), ([, handle = '']) => handle);
    };
    // The one that registered the member, and the one just now; this one is marked and has no button.
    expect(await list()).toHaveLength(2);
    const sessions = () =>
      database.db
        .selectFrom('identity_artifacts')
        .select('uid')
        .where('model', '=', 'Session')
        .where('account_id', '=', id)
        .execute();
    expect(await sessions()).toHaveLength(2);
    await browser.submit(profile, { part: 'browsers', browsersPassword: goodPassword, end: 'others' });
    expect(await list()).toEqual([]);
    expect(await sessions()).toHaveLength(1);
    expect((await refresh(another, tokens.refresh_token)).status).toBe(400);
    // The one that stays is recognised on.
    const again = new TestBrowser(host, 'nl');
    await thereAndBack(again, provider, profile);
    expect(again.cookies.has('velours_session')).toBe(true);
    expect(await list()).toEqual([]);
  });

  it('in a frame, whoever is nobody there either is asked here, once', async () => {
    const browser = new TestBrowser(host, 'nl');
    const { back, to } = await thereAndBack(browser, new Browser(server.port), profile);
    expect(back).toContain('error=login_required');
    const page = await visit(browser, to);
    expect([page.statusCode, page.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/nl\/sign-in\?/),
    ]);
    const form = await visit(browser, String(page.headers.location));
    expect([form.statusCode, form.body]).toEqual([200, expect.stringContaining('type="password"')]);
  });

  it('nobody is asked on a site whose clients sign in here, between our own pages, or by a frame’s picture', async () => {
    const { browser } = await signedInElsewhere();
    const stays = async (url: string, headers: Record<string, string>) => {
      expect((await visit(browser, url, headers)).headers.location ?? '').not.toMatch(identityOrigin);
    };
    await stays('/fr/profile?site=fr', fromSite);
    await stays('/nl/profile', fromSite);
    await stays(profile, { ...fromSite, 'sec-fetch-site': 'same-origin' });
    await stays(profile, { ...fromSite, 'sec-fetch-mode': 'no-cors' });
    await stays(profile, {});
    await stays(`/nl/mail?site=nl&token=${'a'.repeat(43)}`, fromSite);
    await stays('/nl/password?site=nl', fromSite);
  });

  it('SEC12 a code is good once, in the browser that asked, and for nothing else', async () => {
    const { provider, browser } = await signedInElsewhere();
    const session = (one: TestBrowser) => one.cookies.get('velours_session');
    const begun = await visit(browser, profile);
    const answer = await provider.follow(String(begun.headers.location));
    const back = answer.location?.href.slice(accountOrigin.length) ?? '';

    const stranger = new TestBrowser(host, 'nl');
    await visit(stranger, back);
    await visit(stranger, profile);
    await visit(stranger, back);
    await visit(stranger, back.replace(/state=[^&]*/, 'state=x'));
    expect(session(stranger)).toBeUndefined();

    const cookies = new Map(browser.cookies);
    await visit(browser, back.replace(/code=[^&]*/, 'code=made-up'));
    expect(session(browser)).toBeUndefined();
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    await visit(browser, back);
    expect(session(browser)).toBeDefined();

    const again = new TestBrowser(host, 'nl');
    for (const [name, value] of cookies) again.cookies.set(name, value);
    await visit(again, back);
    expect(session(again)).toBeUndefined();
  });

  it('SEC12 nobody is signed in as somebody else: neither by their code, nor by a link that did not begin here', async () => {
    const [mine, theirs] = [await signedInElsewhere(), await signedInElsewhere()];
    const way = async ({ browser, provider }: typeof mine) => {
      const begun = await visit(browser, profile);
      return (await provider.follow(String(begun.headers.location))).location?.searchParams;
    };
    const [own, other] = [await way(mine), await way(theirs)];
    const come = async (code: unknown, state: unknown) => {
      const kept = new Map(mine.browser.cookies);
      await visit(mine.browser, `${recognitionPath}?code=${String(code)}&state=${String(state)}`);
      const session = mine.browser.cookies.get('velours_session');
      for (const [name, value] of kept) mine.browser.cookies.set(name, value);
      return session;
    };
    expect(await come(other?.get('code'), own?.get('state'))).toBeUndefined();
    expect(await come(own?.get('code'), other?.get('state'))).toBeUndefined();
    expect(await come(own?.get('code'), own?.get('state'))).toBeDefined();
  });

  it('SEC12 a code of a site’s own sign-in opens no session here', async () => {
    const { provider, browser } = await signedInElsewhere();
    const begun = await visit(browser, profile);
    const asked = new URL(String(begun.headers.location));
    const transaction = begin({
      prompt: 'none',
      code_challenge: asked.searchParams.get('code_challenge') ?? '',
    });
    const { location } = await provider.follow(transaction.url);
    const code = location?.searchParams.get('code') ?? '';
    expect(code).not.toBe('');
    await visit(browser, `${recognitionPath}?code=${code}&state=${asked.searchParams.get('state')}`);
    expect(browser.cookies.get('velours_session')).toBeUndefined();
  });

  it('SEC7 leads to no other place, whatever the cookie says', async () => {
    const { provider, browser } = await signedInElsewhere();
    const begun = await visit(browser, profile);
    const answer = await provider.follow(String(begun.headers.location));
    const [verifier = ''] = (browser.cookies.get('velours_recognition') ?? '').split('.');
    const elsewhere = [
      'https://evil.test/nl/profile?',
      '//evil.test/nl/profile?',
      '/nl/profile',
      '/\\evil.test?',
    ];
    for (const path of elsewhere) {
      browser.cookies.set('velours_recognition', `${verifier}.${Buffer.from(path).toString('base64url')}`);
      const back = await visit(browser, answer.location?.href.slice(accountOrigin.length) ?? '');
      expect([path, back.headers.location]).toEqual([path, '/']);
    }
  });

  it('a code does not outlive its minute', async () => {
    const { provider, browser } = await signedInElsewhere();
    const begun = await visit(browser, profile);
    const answer = await provider.follow(String(begun.headers.location));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    try {
      await visit(browser, answer.location?.href.slice(accountOrigin.length) ?? '');
    } finally {
      vi.useRealTimers();
    }
    expect(browser.cookies.get('velours_session')).toBeUndefined();
  });

  it('R207 signing out on a page here goes on to the provider’s sign-out', async () => {
    const { provider, browser } = await signedInElsewhere();
    await thereAndBack(browser, provider, profile);
    const form = await browser.submit(profile, { part: 'sign-out' });
    const done = await visit(browser, String(form.headers.location), {});
    const leave = /data-leave="([^"]*)"/.exec(done.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(leave).toMatch(`${identityOrigin}/v2/logout?client_id=velours-nl`);
    const asked = await provider.follow(leave, { headers: { 'sec-fetch-site': 'same-site' } });
    const out = await provider.submit(asked, { logout: 'yes' });
    expect(out.location?.origin).toBe('http://nl.velours.localhost:3000');
    expect((await thereAndBack(new TestBrowser(host, 'nl'), provider, profile)).back).toContain(
      'login_required',
    );
    const french = await newMember(host);
    await french.browser.submit('profile', { part: 'sign-out' });
    expect((await french.browser.get('done?event=logout')).body).toContain(
      'data-leave="http://fr.velours.localhost:3000/"',
    );
  });
});
