import { describe, expect, it } from 'vitest';
import { consentIn } from './consent.ts';

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
});
