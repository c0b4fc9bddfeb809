import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../../test-support.ts';
import { webviewFixture } from './fixture.ts';
import { webview } from './schema.ts';

describe('GET webview', () => {
  it('R196 R199 gives the addresses to sign in, to register and to validate the e-mail', () => {
    expect(readTwice(webview, webviewFixture)).toStrictEqual(webviewFixture);
    expect(Object.keys(webview.shape).join(' ')).toBe('signIn register emailValidation profile bookings');
  });

  it.each(['javascript:alert(1)', '//evil.example', '/fr/sign-in', 'data:text/html,x', ''])(
    'refuses %o as an address',
    (address) => {
      expect(refusedPaths(webview, { ...webviewFixture, signIn: address })).toStrictEqual(['signIn']);
    },
  );
});
