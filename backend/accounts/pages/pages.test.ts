import { createHash } from 'node:crypto';
import type { OpenDatabase } from '../../database/open.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frameMessage } from '#src/contract/client/frame-message/schema.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import {
  accountOrigin,
  goodPassword,
  mailsTo,
  newMember,
  openHost,
  pathOf,
  registerForm,
  siteOriginOf,
  TestBrowser,
} from '../test-kit.ts';
import type { TestHost } from '../test-kit.ts';
import { markup } from '../../html/markup.ts';
import { script } from './script.ts';

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

const languages = ['fr', 'en', 'de', 'nl'] as const;
const openPages = ['sign-in', 'register', 'mail', 'password', 'password/new', 'outbox'] as const;
const ownPages = ['profile', 'bookings', 'mail', 'done'] as const;

const hashOf = (text = ''): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const between = (body: string, tag: string): string =>
  new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(body)?.[1] ?? '';

/** Tags that are opened and not closed, or closed and not opened. */
function unbalanced(body: string): string[] {
  const open: string[] = [];
  const problems: string[] = [];
  const plain = body.replaceAll(/<(style|script)>[\s\S]*?<\/\1>/g, '');
  for (const [tag, slash, name = ''] of plain.matchAll(/<(\/?)([a-z][a-z\d]*)(?:"[^"]*"|[^">])*>/g)) {
    if (tag.endsWith('/>') || name === 'meta' || name === 'input') continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) problems.push(tag);
  }
  return [...problems, ...open];
}

describe('a page', () => {
  it.each(languages.flatMap((language) => openPages.map((page) => ({ language, page }))))(
    'stands in $language: $page',
    async ({ language, page }) => {
      const answer = await new TestBrowser(host).send({ url: `/${language}/${page}?site=fr` });
      expect(answer.statusCode).toBe(200 + (page === 'password/new' ? 210 : 0));
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain(`<html lang="${language}"`);
      expect(answer.body.match(/<h1>/g)).toHaveLength(1);
      expect(unbalanced(answer.body)).toStrictEqual([]);
      expect(answer.body).not.toMatch(/undefined|\[object|\{hours\}/);
    },
  );

  it.each(languages.flatMap((language) => ownPages.map((page) => ({ language, page }))))(
    'of a member stands in $language: $page',
    async ({ language, page }) => {
      const { browser } = await newMember(host);
      const answer = await browser.send({ url: `/${language}/${page}?site=fr` });
      expect(answer.statusCode).toBe(200);
      expect(unbalanced(answer.body)).toStrictEqual([]);
      expect(answer.body).not.toMatch(/undefined|\[object/);
    },
  );

  it('R219 SEC4 carries a policy that lets its one style and script run and the sites frame it', async () => {
    const answer = await new TestBrowser(host).get('register');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain(`style-src ${hashOf(between(answer.body, 'style'))}`);
    expect(policy).toContain(`script-src ${hashOf(between(answer.body, 'script'))}`);
    expect(policy).toContain(
      `frame-ancestors ${siteOriginOf('fr')} ${siteOriginOf('nl')} ${siteOriginOf('be')}`,
    );
    expect(policy).toMatch(/^default-src 'none';.*base-uri 'none'; form-action 'self'/);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(answer.headers).toMatchObject({
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-store',
    });
    // One script and one style sheet, and nothing else inline.
    expect(answer.body.match(/<script/g)).toHaveLength(1);
    expect(answer.body).not.toMatch(/ style=| on\w+=|javascript:/);
  });

  it('loads its two fonts from this host', async () => {
    for (const name of ['display', 'plain']) {
      const answer = await new TestBrowser(host).send({ url: `/fonts/${name}.woff2` });
      expect(answer.headers['content-type']).toBe('font/woff2');
      expect(answer.headers['cache-control']).toContain('public');
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
    }
  });

  it('that does not exist is 404 in the language of the address', async () => {
    const answer = await new TestBrowser(host).send({ url: '/nl/nergens' });
    expect([answer.statusCode, answer.body.includes('<html lang="nl"')]).toStrictEqual([404, true]);
    expect((await new TestBrowser(host).send({ url: '/xx' })).statusCode).toBe(404);
    const root = await new TestBrowser(host).send({
      url: '/',
      headers: { 'accept-language': 'xx, nl;q=0.1, de-CH;q=0.8' },
    });
    expect(root.headers.location).toBe('/de/profile');
  });

  it('of a member leads to signing in and back', async () => {
    const { email } = await newMember(host);
    const browser = new TestBrowser(host);
    const answer = await browser.get('profile');
    expect(answer.headers.location).toBe('/fr/sign-in?site=fr&next=profile');
    const signedIn = await browser.submit('/fr/sign-in?site=fr&next=profile', {
      email,
      password: goodPassword,
    });
    expect(signedIn.headers.location).toBe('/fr/profile?site=fr');
  });

  it('the link to the outbox announces that it opens a new tab', async () => {
    const frame = await new TestBrowser(host).submit('register', registerForm('shown@example.org'));
    const [link = '', said = ''] =
      /<a href="[^"]*outbox[^"]*" target="_blank"[^>]*aria-describedby="(new-tab)"/.exec(frame.body) ?? [];
    expect(link).toContain('rel="noopener"');
    expect(frame.body).toContain(`<span id="${said}" hidden>s’ouvre dans un nouvel onglet</span>`);
  });

  it('outbox is there in a demonstration and not in production', async () => {
    expect((await new TestBrowser(host).get('outbox')).body).toContain('data-purpose="confirm"');
    const live = await openHost(database, { showOutbox: false });
    const browser = new TestBrowser(live);
    expect((await browser.get('outbox')).statusCode).toBe(404);
    const sent = await browser.submit('register', registerForm('live@example.org'));
    expect(sent.body).not.toContain('outbox');
    await live.app.close();
  });

  it('under https sets secure cookies with the __Host- prefix, and HSTS', async () => {
    const origin = 'https://account.chain.example';
    const live = await openHost(database, {
      origins: { fr: origin, nl: origin },
      siteOrigins: { fr: 'https://www.chain.fr', nl: 'https://www.chain.nl' },
    });
    const answer = await live.app.inject({ url: '/fr/sign-in', headers: { host: 'account.chain.example' } });
    const cookies = [answer.headers['set-cookie'] ?? []].flat();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toStrictEqual([
      '__Host-velours_browser',
      'XSRF-TOKEN',
    ]);
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure; SameSite=None$/);
    expect(cookies[0]).toContain('; HttpOnly');
    expect(cookies[0]).not.toContain('Domain');
    expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    await live.app.close();
  });
});

describe('a form', () => {
  it('names every fault at its field and keeps everything typed but the password', async () => {
    const answer = await new TestBrowser(host).submit('register', {
      firstName: '  Ana-María ',
      lastName: '',
      email: 'ana@nowhere',
      password: 'kurz',
      newsletter: 'yes',
    });
    expect(answer.statusCode).toBe(422);
    const { body } = answer;
    expect(body).toContain('value="Ana-María"');
    expect(body).toContain('value="ana@nowhere"');
    expect(body).toMatch(/id="newsletter"[^>]*checked/);
    expect(body).not.toContain('kurz');
    for (const name of ['lastName', 'email', 'password']) {
      expect(body).toMatch(
        new RegExp(`id="${name}"[^>]*aria-invalid="true"[^>]*aria-describedby="[^"]*${name}-fault`),
      );
      expect(body).toMatch(new RegExp(`<p class="fault" id="${name}-fault">[^<]{8,}</p>`));
    }
    expect(body).not.toContain('id="firstName-fault"');
    expect(body.match(/ autofocus/g)).toHaveLength(1);
    expect(body).toContain('role="alert"');
    expect(unbalanced(body)).toStrictEqual([]);
    expect(await mailsTo(host, 'ana@nowhere')).toStrictEqual([]);
  });

  it.each([
    ['empty', ''],
    ['without an at', 'name.example.org'],
    ['two at a time', 'a@example.org,b@example.org'],
    ['a header', 'a@example.org\r\nBcc: b@example.org'],
    ['spaces', 'a b@example.org'],
    ['no top level', 'a@localhost'],
    ['a dash first', 'a@-example.org'],
    ['too long', `${'a'.repeat(250)}@example.org`],
    ['markup', '<script>@example.org'],
    ['letters of another script', 'аdmin@example.org'],
  ])('refuses an e-mail: %s', async (_what, email) => {
    const answer = await new TestBrowser(host).submit('register', registerForm(email));
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('id="email-fault"');
  });

  it.each(['ana.maria+films@sub.example.co.uk', "o'neill@example.org", 'x@xn--bcher-kva.example'])(
    'takes %s as an e-mail',
    async (email) => {
      expect((await new TestBrowser(host).submit('register', registerForm(email))).statusCode).toBe(200);
    },
  );

  it.each(['', ' ', 'x'.repeat(81), '<b>', 'a\u0000b', 'a\nb', '\u202egnp.exe'])(
    'refuses %j as a name',
    async (name) => {
      const answer = await new TestBrowser(host).submit('register', {
        ...registerForm('n@example.org'),
        firstName: name,
      });
      expect(answer.statusCode).toBe(422);
    },
  );

  it.each(['Đặng', "D'Arcy", '山田', 'ياسمين', 'Jean–Luc', 'Ó Briain', 'x'])(
    'takes %j as a name',
    async (name) => {
      const email = `named-${encodeURIComponent(name).replaceAll('%', '')}@example.org`;
      const form = { ...registerForm(email), firstName: name };
      expect((await new TestBrowser(host).submit('register', form)).statusCode).toBe(200);
    },
  );

  it('writes whatever was typed as text', async () => {
    const payloads = [
      '"><script>alert(1)</script>',
      '\'"><img src=x onerror=alert(1)>',
      '</style><script>alert(1)</script>',
      '`${alert(1)}`',
      '&lt;script&gt;',
      '"autofocus onfocus=alert(1) x="',
      '</textarea><svg/onload=alert(1)>',
    ];
    for (const payload of payloads) {
      const browser = new TestBrowser(host);
      for (const [page, fields] of [
        ['register', { ...registerForm(payload), firstName: payload, lastName: payload }],
        ['sign-in', { email: payload, password: payload }],
        ['password', { email: payload }],
      ] as const) {
        const { body, statusCode } = await browser.submit(page, fields);
        expect(statusCode).toBe(422);
        expect(body.match(/<script/g)).toHaveLength(1);
        expect(body).not.toMatch(/<img|<svg\/|onerror=alert\(1\)>|"autofocus onfocus/);
        expect(unbalanced(body)).toStrictEqual([]);
      }
    }
    expect(markup`<a title="${'"<&>\'`'}">${['<', markup`<b>`, null, 0]}</a>`.text).toBe(
      '<a title="&quot;&lt;&amp;&gt;&#39;&#96;">&lt;<b>0</a>',
    );
  });

  it('shows what a member is called as text', async () => {
    const { browser } = await newMember(host);
    await browser.submit('profile', { part: 'profile', firstName: '&lt;i&gt; "x" $& $1', lastName: 'O' });
    const { body } = await browser.get('mail');
    expect(body).toContain('&amp;lt;i&amp;gt; &quot;x&quot; $&amp; $1');
  });

  it('of another kind, or too large, is refused', async () => {
    const browser = new TestBrowser(host);
    await browser.get('sign-in');
    const post = (type: string, payload: string) =>
      browser.send({
        method: 'POST',
        url: '/fr/sign-in',
        headers: { origin: accountOrigin, ...(type === '' ? {} : { 'content-type': type }) },
        payload,
      });
    expect((await post('application/json', '{}')).statusCode).toBe(415);
    expect((await post('text/plain', 'email=a')).statusCode).toBe(415);
    expect((await post('application/x-www-form-urlencoded', `email=${'a'.repeat(9_000)}`)).statusCode).toBe(
      413,
    );
    for (const odd of ['', '&&&', '=', '%', 'email=%ff%fe', '__proto__=x&constructor=y', 'xsrf=a&xsrf=b']) {
      expect((await post('application/x-www-form-urlencoded', odd)).statusCode).toBe(403);
    }
  });
});

describe('a page in a frame', () => {
  const dataOf = (body: string, name: string): string | undefined =>
    new RegExp(`<html[^>]* data-${name}="([^"]*)"`)
      .exec(body)?.[1]
      ?.replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');

  it('R204 speaks to the exact origin of the site that was named, and to nobody else', async () => {
    const { browser } = await newMember(host);
    for (const site of ['fr', 'nl', 'be'] as const) {
      const { body } = await browser.send({ url: `/en/done?site=${site}` });
      expect(dataOf(body, 'origin')).toBe(siteOriginOf(site));
    }
    for (const site of [
      'ma',
      'xx',
      '*',
      'https://evil.example',
      '',
      'fr&site=evil',
      '__proto__',
      'constructor',
    ]) {
      const { body } = await browser.send({ url: `/en/done?site=${encodeURIComponent(site)}` });
      expect(dataOf(body, 'origin')).toBeUndefined();
      expect(dataOf(body, 'leave')).toBeUndefined();
      expect(body).not.toContain('evil.example');
    }
    expect((await browser.send({ url: '/en/done?site=fr&site=nl' })).body).not.toContain('data-origin');
    expect(script).not.toContain("'*'");
    expect(script).toContain('postMessage(message, origin)');
  });

  it('R204 R206 says what happened: signed in, registered, e-mail confirmed, signed out', async () => {
    const { browser } = await newMember(host);
    const told = async (body: string) => {
      const messages: unknown[] = JSON.parse(dataOf(body, 'messages') ?? '[]');
      return messages.map((message) => {
        const read = frameMessage.parse(message);
        return read.type === 'parent_exchange' ? read.data.event : read.type;
      });
    };
    expect(await told((await browser.get('done?event=login')).body)).toStrictEqual(['login', 'close']);
    expect(await told((await browser.get('done?event=mail')).body)).toStrictEqual(['mail', 'close']);
    expect(await told((await browser.get('done?event=register')).body)).toStrictEqual([
      'register',
      'register_complete',
      'close',
    ]);
    const sent = await new TestBrowser(host).submit('register', registerForm('framed@example.org'));
    expect(await told(sent.body)).toStrictEqual(['register', 'register_complete']);
    expect(await told((await browser.get('profile?saved=profile')).body)).toStrictEqual(['profile']);
    const out = await browser.submit('profile', { part: 'sign-out' });
    expect(await told((await browser.get(String(out.headers.location))).body)).toStrictEqual([
      'logout',
      'close',
    ]);
  });

  it('tells nothing of signing in to whoever is not signed in', async () => {
    const answer = await new TestBrowser(host).get('done?event=login');
    expect(answer.headers.location).toBe('/fr/sign-in?site=fr');
  });

  it('SEC7 goes back to the site that was named and nowhere else', async () => {
    const { browser } = await newMember(host);
    const leave = async (back: string, site = 'fr') =>
      dataOf(
        (await browser.send({ url: `/en/done?site=${site}&back=${encodeURIComponent(back)}` })).body,
        'leave',
      );
    expect(await leave('/en/films?x=1#y')).toBe(`${siteOriginOf('fr')}/en/films?x=1#y`);
    expect(await leave('')).toBe(`${siteOriginOf('fr')}/`);
    const hostile = [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      ' //evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      'evil.example',
      '@evil.example',
      '/x\u0000',
      '.evil.example',
      `/${'x'.repeat(600)}`,
    ];
    for (const back of hostile)
      expect([back, await leave(back)]).toStrictEqual([back, `${siteOriginOf('fr')}/`]);
    for (const back of [
      '/..//evil.example',
      '/./\u2215/evil.example',
      '/%2f%2fevil.example',
      '/@evil.example',
    ]) {
      expect(new URL((await leave(back)) ?? '').origin).toBe(siteOriginOf('fr'));
    }
    expect(await leave('/x', 'evil')).toBeUndefined();
  });

  it('keeps site, way back and token when the language is changed', async () => {
    const email = 'polyglot@example.org';
    const browser = new TestBrowser(host);
    await browser.submit('register', registerForm(email));
    const link = pathOf((await mailsTo(host, email))[0]?.link ?? '');
    const { body } = await browser.get(`${link}&back=/films`);
    const english = /hreflang="en"\s+href="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(english).toBe(link.replace('/fr/', '/en/').replace('&token', '&back=%2Ffilms&token'));
    // The French site has French and English.
    expect(body).not.toContain('hreflang="nl"');
    const confirmed = await browser.submit(english, {});
    expect(confirmed.statusCode).toBe(303);
  });
});
