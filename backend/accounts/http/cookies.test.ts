import { describe, expect, it } from 'vitest';
import { newToken } from '../../http/token.ts';
import { cookiePolicy, readCookies, setCookie, tokenIn, xsrfTokenOf } from './cookies.ts';

const beside = ['https://fr.chain.example', 'https://nl.chain.example'];

describe('the cookies of the client host', () => {
  it('are Lax where it stands beside the sites, and share the XSRF token over their common domain', () => {
    expect(cookiePolicy('https://account.chain.example', beside)).toStrictEqual({
      session: '__Host-velours_session',
      browser: '__Host-velours_browser',
      device: '__Host-velours_device',
      recognition: '__Host-velours_recognition',
      secure: true,
      sameSite: 'Lax',
      sharedDomain: 'chain.example',
    });
    expect(
      cookiePolicy('http://account.velours.localhost:4000', ['http://fr.velours.localhost:3000']),
    ).toMatchObject({
      session: 'velours_session',
      secure: false,
      sameSite: 'Lax',
      sharedDomain: 'velours.localhost',
    });
  });

  it.each([
    ['another domain', 'https://account.chain.example', [...beside, 'https://www.chain.nl']],
    ['a domain that only ends alike', 'https://account.chain.example', ['https://fr.badchain.example']],
    ['a plain domain under the top level', 'https://chain.example', beside],
    ['another scheme', 'https://account.chain.example', ['http://fr.chain.example']],
  ])('are None with %s, and share nothing', (_what, origin, sites) => {
    expect(cookiePolicy(origin, sites)).toMatchObject({ sameSite: 'None', secure: true, sharedDomain: null });
  });

  it('are written with every attribute', () => {
    const policy = cookiePolicy('https://account.chain.example', beside);
    expect(setCookie(policy, policy.session, 'x', { httpOnly: true, maxAge: 60 })).toBe(
      '__Host-velours_session=x; Path=/; Max-Age=60; HttpOnly; Secure; SameSite=Lax',
    );
    expect(
      setCookie(policy, 'XSRF-TOKEN', 'x', { httpOnly: false, maxAge: 60, domain: 'chain.example' }),
    ).toBe('XSRF-TOKEN=x; Path=/; Max-Age=60; Domain=chain.example; Secure; SameSite=Lax');
  });

  it('are read by name, and one that stands there twice is none', () => {
    const [one, other] = [newToken(), newToken()];
    const read = (header: string) => tokenIn(readCookies(header), 'velours_session');
    expect(read(`a=b; velours_session=${one}`)).toBe(one);
    expect(read(`velours_session=${one}; velours_session=${other}`)).toBeUndefined();
    for (const header of [
      '',
      'velours_session',
      'velours_session=',
      `velours_session="${one}"`,
      `x_velours_session=${one}`,
    ])
      expect(read(header)).toBeUndefined();
    expect(readCookies(undefined).size).toBe(0);
  });

  it('R256 have an XSRF token that differs by secret and gives it away to nobody', () => {
    const secret = newToken();
    expect(xsrfTokenOf(secret)).toMatch(/^[\w-]{43}$/);
    expect(xsrfTokenOf(secret)).toBe(xsrfTokenOf(secret));
    expect(xsrfTokenOf(secret)).not.toBe(xsrfTokenOf(newToken()));
    expect(xsrfTokenOf(secret)).not.toContain(secret.slice(0, 8));
  });
});
