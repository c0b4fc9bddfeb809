import { describe, expect, it } from 'vitest';
import { consentCookieOf, consentIn } from './consent.ts';

describe('consent', () => {
  it('is read from its cookie', () => {
    expect(consentIn('lang=fr; consent=granted')).toBe('granted');
    expect(consentIn('consent=denied; a=b')).toBe('denied');
  });

  it.each([
    '',
    'lang=fr',
    'consent=',
    'consent=yes',
    'myconsent=granted',
    'consent="granted"',
    'consent=granted2',
  ])('is not decided by %j', (cookies) => expect(consentIn(cookies)).toBe('undecided'));

  it('is remembered for six months, on this host only', () => {
    expect(consentCookieOf('denied', false)).toBe('consent=denied; Path=/; Max-Age=15724800; SameSite=Lax');
    expect(consentCookieOf('granted', true)).toMatch(/; Secure$/);
  });
});
