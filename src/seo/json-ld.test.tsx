import { describe, expect, it } from 'vitest';
import { safeJson } from './json-ld.tsx';

describe('JSON-LD', () => {
  it.each([
    '</script><script>alert(1)</script>',
    '<!--',
    ']]>',
    '\u2028\u2029',
    '&lt;/script&gt;',
    '<svg/onload=x>',
  ])('cannot be left by %j, and reads back the same', (text) => {
    const json = safeJson({ '@type': 'Movie', name: text });
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ '@type': 'Movie', name: text });
  });
});
