import { describe, expect, it } from 'vitest';
import { removeFrameworkWords } from './own-words.ts';

const left = (headers: Readonly<Record<string, string>>) => {
  const all = { ...headers };
  removeFrameworkWords(all);
  return all;
};

describe('what Next.js would take from a request', () => {
  it.each(['content-security-policy', 'content-security-policy-report-only'])(
    'SEC1: a %s that a request brings never reaches the page, all else of it does',
    (name) => {
      const others = { host: 'fr.velours.test', 'accept-language': 'de' };
      expect(left({ ...others, [name]: "script-src 'nonce-abc'" })).toEqual(others);
    },
  );

  it('SEC11: cookies with which Next.js would answer with cookies never reach it', () => {
    for (const name of ['__prerender_bypass', '__next_preview_data'])
      expect(left({ cookie: `lang=en; ${name}=abc`, 'accept-language': 'de' })).toEqual({
        'accept-language': 'de',
      });
    expect(left({ cookie: 'lang=en; other=abc' })).toEqual({ cookie: 'lang=en; other=abc' });
  });

  it('SEC1: headers of its own never reach it', () => {
    const own = [
      'rsc',
      'purpose',
      'next-url',
      'next-router-prefetch',
      'x-nextjs-data',
      'x-prerender-revalidate',
      'x-middleware-rewrite',
    ];
    expect(left({ accept: '*/*', ...Object.fromEntries(own.map((name) => [name, '1'])) })).toEqual({
      accept: '*/*',
    });
  });
});
