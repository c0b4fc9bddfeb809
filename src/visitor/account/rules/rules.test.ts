import { createHash, webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parentDomain } from '../account-cookies.ts';
import { anonymousEmail } from './anonymous-email.ts';
import { isForced, isIncognito } from './browser.ts';
import { dutyOf } from './duty.ts';
import { ownPath } from './own-path.ts';
import { isBeside, startOf } from './start.ts';
import { readToken } from '../token.ts';

const addresses = { register: 'https://a.test/register', emailValidation: 'https://a.test/mail' };
const inFrame = { external: false, forced: true };

describe('what a loaded member still has to do', () => {
  it('R200 an unregistered member sees the registration: full screen, not to be closed', () => {
    for (const emailVerify of [true, false])
      for (const firstLogin of [true, false])
        expect(dutyOf({ registered: false, emailVerify, firstLogin }, addresses, inFrame)).toEqual({
          kind: 'overlay',
          overlay: { page: 'register', url: addresses.register, fullscreen: true, closable: false },
        });
  });

  it('R201 a registered and confirmed member sees the welcome at the first login: full screen', () => {
    expect(dutyOf({ registered: true, emailVerify: true, firstLogin: true }, addresses, inFrame)).toEqual({
      kind: 'overlay',
      overlay: { page: 'emailValidation', url: addresses.emailValidation, fullscreen: true, closable: true },
    });
  });

  it('R202 a registered member who has not confirmed may close the page', () => {
    expect(dutyOf({ registered: true, emailVerify: false, firstLogin: false }, addresses, inFrame)).toEqual({
      kind: 'overlay',
      overlay: { page: 'emailValidation', url: addresses.emailValidation, fullscreen: false, closable: true },
    });
  });

  it.each([
    { emailVerify: true, firstLogin: false },
    { emailVerify: false, firstLogin: true },
  ])('R201 R202 nothing else: %o', (facts) => {
    expect(dutyOf({ registered: true, ...facts }, addresses, inFrame)).toEqual({ kind: 'none' });
  });

  it.each([true, false])(
    'R203 goes there only with full screen, an external provider and force (%s)',
    (external) => {
      for (const forced of [true, false])
        for (const [member, fullscreen] of [
          [{ registered: false, emailVerify: false, firstLogin: false }, true],
          [{ registered: true, emailVerify: true, firstLogin: true }, true],
          [{ registered: true, emailVerify: false, firstLogin: false }, false],
        ] as const)
          expect(dutyOf(member, addresses, { external, forced }).kind).toBe(
            fullscreen && external && forced ? 'redirect' : 'overlay',
          );
    },
  );
});

describe('forced authentication', () => {
  const chrome =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
  const safari =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15';
  const iPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1';
  const android =
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
  const able = { serviceWorker: true, indexedDb: true, inApp: false, touchPoints: 0 };

  it.each([
    ['Chrome', chrome, {}, false],
    ['Edge', `${chrome} Edg/142.0`, {}, false],
    ['Firefox', firefox, {}, false],
    ['Safari', safari, {}, true],
    ['an iPad', safari, { touchPoints: 5 }, true],
    ['an iPhone', iPhone, { touchPoints: 5 }, true],
    ['Android', android, { touchPoints: 5 }, true],
    ['Android in the app', android, { touchPoints: 5, inApp: true }, false],
    ['Chrome without service workers', chrome, { serviceWorker: false }, true],
    ['Chrome without IndexedDB', chrome, { indexedDb: false }, true],
  ])('R209 %s', (_name, userAgent, facts, forced) => {
    expect(isForced({ userAgent, ...able, ...facts })).toBe(forced);
  });

  it.each([
    [2 ** 31 - 1, null, true],
    [2 ** 31, null, false],
    [2 ** 32, 2 ** 32, true],
    [2 ** 33, 2 ** 32, false],
    [0, null, true],
  ])('R217 quota %d and heap %o look private: %s', (quota, heap, expected) => {
    expect(isIncognito(quota, heap)).toBe(expected);
  });
});

describe('asking at the start', () => {
  const none = { own: false, sessionMarker: false, triedLately: false, allowedDomain: true };
  it.each([
    [{}, 'nobody'],
    [{ own: true }, 'ask'],
    [{ own: true, triedLately: true }, 'ask'],
    [{ sessionMarker: true }, 'auto'],
    [{ sessionMarker: true, triedLately: true }, 'nobody'],
    [{ sessionMarker: true, allowedDomain: false }, 'nobody'],
  ])('R196 R210 %o: %s', (traces, expected) => {
    expect(startOf({ ...none, ...traces })).toBe(expected);
  });

  it.each([
    ['https://fr.chain.example', 'https://account.chain.example', true],
    ['http://fr.velours.localhost:3000', 'http://account.velours.localhost:4000', true],
    ['https://chain.example', 'https://account.chain.example', false],
    ['https://fr.chain.example', 'http://account.chain.example', false],
    ['https://fr.other.example', 'https://account.chain.example', false],
    ['https://fr.evilchain.example', 'https://account.chain.example', false],
    ['https://fr.example', 'https://account.example', false],
  ])('R210 %s beside %s: %s', (site, host, beside) => {
    expect(isBeside(site, host)).toBe(beside);
  });

  it.each([
    ['fr.velours.localhost', 'velours.localhost'],
    ['www.chain.example', 'chain.example'],
    ['chain.example', null],
    ['localhost', null],
    ['127.0.0.1', null],
    ['10.0.0.1', null],
  ])('R205 the parent domain of %s is %s', (host, parent) => {
    expect(parentDomain(host)).toBe(parent);
  });
});

describe('what is kept of an e-mail', () => {
  it('R208 is its SHA-256 and nothing else', async () => {
    const hash = await anonymousEmail(' Odile.Marchetti@Example.org ', webcrypto.subtle);
    expect(hash).toBe(createHash('sha256').update('odile.marchetti@example.org').digest('hex'));
    expect(await anonymousEmail('  ', webcrypto.subtle)).toBeNull();
    expect(await anonymousEmail('a@b.c', undefined)).toBeNull();
  });
});

describe('the way back', () => {
  const origin = 'https://nl.chain.example';
  it.each(['/', '/nl/films', '/films?q=a%20b#top', '/a//b'])('takes %s', (path) => {
    expect(ownPath(path, origin)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/ /x',
    'https://evil.example/',
    'javascript:alert(1)',
    'films',
    '',
    '/a\\b',
    '/..//evil.example/x',
    `/${'a'.repeat(2_001)}`,
    null,
    undefined,
    7,
    { toString: () => '/x' },
    ['/x'],
  ])('refuses %j (SEC7)', (value) => {
    expect(ownPath(value, origin)).toBeNull();
  });
});

describe('tokens', () => {
  const now = Date.parse('2026-11-18T10:00:00Z');
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = (claims: unknown) => `${part({ alg: 'RS256' })}.${part(claims)}.signature`;
  const good = {
    sub: 'c3f1',
    iss: 'https://id.chain.example/',
    email: 'odile@example.org',
    family_name: 'Marchetti',
    icu: 'c3f1',
    exp: now / 1_000 + 61,
  };

  it('R112 are read for what they say of the member', () => {
    expect(readToken(token({ ...good, roles: ['x'] }), now)).toEqual(good);
  });

  it.each([
    ['a second ago', -1, false],
    ['now', 0, false],
    ['in a second', 1, true],
  ])('R212 that expire %s', (_when, seconds, valid) => {
    const read = readToken(token({ ...good, exp: now / 1_000 + seconds }), now);
    expect(read !== null).toBe(valid);
  });

  it.each([
    ['no string', 7],
    ['nothing', undefined],
    ['null', null],
    ['an object', { token: 'x' }],
    ['one part: "Invalid token specified"', 'abc'],
    ['no base64: "InvalidCharacterError"', 'a.$$$$.c'],
    ['no JSON: "Invalid token specified"', `a.${Buffer.from('{').toString('base64url')}.c`],
    ['no claims', token(null)],
    ['a list', token([1])],
    ['no expiry', token({ ...good, exp: undefined })],
    ['an expiry as text', token({ ...good, exp: '99999999999' })],
    ['an endless expiry', `a.${Buffer.from('{"icu":"x","exp":1e999}').toString('base64url')}.c`],
    ['no member', token({ ...good, icu: '' })],
    ['a megabyte of nothing', 'a'.repeat(2 ** 20)],
  ])('R212 R266 that are %s are nobody', (_what, value) => {
    expect(readToken(value, now)).toBeNull();
  });
});
