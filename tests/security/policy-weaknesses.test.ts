import { describe, expect, it } from 'vitest';
import { weaknessesOf } from './policy-weaknesses.ts';

const hash = `'sha256-${'A'.repeat(43)}='`;
const page = `default-src 'none'; script-src 'self' ${hash}; style-src 'self'; style-src-attr 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'`;

describe('SEC4 weaknesses of a policy', () => {
  it('has none in a policy like that of our pages, on the stage too', () => {
    expect(weaknessesOf(page)).toEqual([]);
    expect(weaknessesOf(`${page}; img-src http://media.velours.localhost:4100 data:`)).toEqual([]);
  });

  it.each([
    ['script-src', "script-src 'unsafe-inline'", 'HIGH SCRIPT_UNSAFE_INLINE'],
    ['script-src', "script-src 'self' 'unsafe-eval'", 'MEDIUM_MAYBE SCRIPT_UNSAFE_EVAL'],
    ['script-src', `script-src 'unsafe-hashes' ${hash}`, 'MEDIUM_MAYBE SCRIPT_UNSAFE_HASHES'],
    ['script-src', 'script-src data:', 'HIGH PLAIN_URL_SCHEMES'],
    ['script-src', 'script-src *', 'HIGH PLAIN_WILDCARD'],
    ['script-src', 'script-src https://www.google.com', 'HIGH SCRIPT_ALLOWLIST_BYPASS'],
    ['script-src', 'script-src https://tags.example.com', 'MEDIUM_MAYBE SCRIPT_ALLOWLIST_BYPASS'],
    ['default-src', "img-src 'self'", 'HIGH MISSING_DIRECTIVES'],
    ['base-uri', "script-src 'nonce-abcdefgh1234'", 'HIGH MISSING_DIRECTIVES'],
    ['style-src', 'style-src http://fr.example.com', 'MEDIUM SRC_HTTP'],
    ['style-src', 'style-src http://evil.test/fr.velours.localhost', 'MEDIUM SRC_HTTP'],
    ['style-src', "style-srk 'self'", 'SYNTAX UNKNOWN_DIRECTIVE'],
    ['style-src', 'style-src self', 'SYNTAX INVALID_KEYWORD'],
  ])('finds what is wrong without our %s and with %s', (name, directive, finding) => {
    const gone = new Set([name, directive.split(' ', 1)[0]]);
    const others = page.split('; ').filter((one) => !gone.has(one.split(' ', 1)[0]));
    expect(weaknessesOf([...others, directive].join('; '))).toEqual(
      expect.arrayContaining([expect.stringContaining(finding)]),
    );
  });
});
