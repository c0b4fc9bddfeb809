import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginningCloseness, literalCloseness, mistypedCloseness } from './words.ts';

describe('closeness letter by letter', () => {
  it('puts the word before its beginning, and that before a part of it', () => {
    const closeness = ['zoutpakhuis', 'zout', 'pakhuis', 'zee'].map((asked) =>
      literalCloseness(asked, 'zoutpakhuis'),
    );
    expect(closeness).toEqual([...closeness].toSorted((a, b) => b - a));
    expect(new Set(closeness).size).toBe(4);
    expect(closeness.at(-1)).toBe(0);
  });

  it('looks for no part of two letters, for none with a digit, and for none where only beginnings count', () => {
    expect(literalCloseness('ak', 'zoutpakhuis')).toBe(0);
    expect(literalCloseness('380', '4380')).toBe(0);
    expect(beginningCloseness('pakhuis', 'zoutpakhuis')).toBe(0);
  });
});

describe('closeness with wrong letters', () => {
  it.each([
    ['lyno', 'lyon'],
    ['lyom', 'lyon'],
    ['pairs', 'paris'],
    ['marseile', 'marseille'],
    ['mersaille', 'marseille'],
    ['rotterdma', 'rotterdam'],
    ['fantmoes', 'fantomes'],
    ['zuerich', 'zurich'],
    ['strasbuorg', 'strasbourg'],
    ['bruxeles', 'bruxelles'],
  ])('R247 %s means %s', (asked, word) => {
    expect(mistypedCloseness(asked, word)).toBeGreaterThan(0);
  });

  it('R247 a beginning may be typed with one letter less wrong', () => {
    expect(mistypedCloseness('marsie', 'marseille')).toBeGreaterThan(0);
    expect(mistypedCloseness('mrasie', 'marseille')).toBe(0);
  });

  it.each([
    ['lyn', 'lyon'],
    ['lxxn', 'lyon'],
    ['lille', 'lyon'],
    ['nanterre', 'marseille'],
    ['75019', '75013'],
    ['a'.repeat(41), 'a'.repeat(40)],
  ])('%s does not mean %s', (asked, word) => {
    expect(mistypedCloseness(asked, word)).toBe(0);
  });

  it('fewer wrong letters are closer', () => {
    expect(mistypedCloseness('marsielle', 'marseille')).toBeGreaterThan(
      mistypedCloseness('marsiele', 'marseille'),
    );
  });

  const letter = fc.constantFrom('a', 'e', 'i', 'n', 'o', 'r', 's', 't', 'z');
  const word = fc.array(letter, { minLength: 6, maxLength: 14 }).map((letters) => letters.join(''));

  it('R247 one letter changed, added, left out or swapped in any word is met', () => {
    fc.assert(
      fc.property(word, fc.nat(), letter, fc.nat(3), (text, where, other, kind) => {
        const at = where % text.length;
        const [head, here, tail] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)];
        const changed = [
          head + other + tail,
          head + other + here + tail,
          head + tail,
          head + tail.slice(0, 1) + here + tail.slice(1),
        ][kind];
        expect(changed === text || mistypedCloseness(changed ?? '', text) > 0).toBe(true);
      }),
      { seed: 247, numRuns: 500 },
    );
  });

  it('any two texts can be compared', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), fc.string({ unit: 'binary' }), (one, two) => {
        for (const value of [mistypedCloseness(one, two), literalCloseness(one, two)]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
      }),
      { seed: 247, numRuns: 500 },
    );
  });
});
