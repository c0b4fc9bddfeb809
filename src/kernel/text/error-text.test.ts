import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { framesTold, longestMessage, messageTold, mostFrames } from './error-text.ts';

describe('what is told of an error', () => {
  it.each([
    ["TypeError: Cannot read properties of undefined (reading 'title')", null],
    [
      'Error: Minified React error #418; visit https://react.dev/errors/418?args[]=anna',
      'Error: Minified React error #418; visit https://react.dev/errors/418',
    ],
    [
      'SyntaxError: Unexpected token \'a\', "anna@chain.test" is not valid JSON',
      'SyntaxError: Unexpected token \'a\', "…" is not valid JSON',
    ],
    ['SyntaxError: Unexpected end, "anna', 'SyntaxError: Unexpected end, "…"'],
    ['Error: /api/search/full?q=anna answered 500', 'Error: /api/search/full answered 500'],
    ['Error: https://fr.test/a#anna answered', 'Error: https://fr.test/a answered'],
    ['Error: https://anna:secret@fr.test/a answered', 'Error: … answered'],
    ['Error: write to anna@chain.test', 'Error: write to …'],
    ['Error: card 1234567890', 'Error: card …'],
    ['Error: a\nlevel\u2028b', 'Error: a level b'],
  ])('its message without what may be about a visitor: %s', (text, told) => {
    expect(messageTold(text)).toBe(told ?? text);
  });

  it('the first frames of every browser, without queries', () => {
    const chrome = `TypeError: x\n    at f (https://fr.test/_next/a.js?anna:1:22)\n    at https://fr.test/b.js:3:4`;
    const firefox = 'f@https://fr.test/_next/a.js?anna:1:22\n@https://fr.test/b.js:3:4';
    for (const stack of [chrome, firefox])
      expect(framesTold(stack)).toEqual(['https://fr.test/_next/a.js:1:22', 'https://fr.test/b.js:3:4']);
    expect(framesTold('at f (chrome-extension://abc/x.js:1:2)')).toEqual(['chrome-extension://abc/x.js:1:2']);
    expect(framesTold('at https://anna:secret@fr.test/a.js:1:2')).toEqual(['https://fr.test/a.js:1:2']);
    expect(framesTold('at <anonymous>')).toEqual([]);
    expect(framesTold('at https://fr.test/a.js:1:2\n'.repeat(50))).toHaveLength(mostFrames);
  });

  it('is bounded and one line, whatever is thrown', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
        expect(messageTold(text).length).toBeLessThanOrEqual(longestMessage);
        expect(messageTold(text)).not.toMatch(/[\p{Cc}\p{Zl}]/u);
        for (const frame of framesTold(`at https://fr.test/${text}`))
          expect(frame).toMatch(/^[^\s?#]{1,222}$/u);
      }),
      { seed: 13, numRuns: 1_000 },
    );
  });
});
