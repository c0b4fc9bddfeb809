import { describe, expect, it } from 'vitest';
import { payloads, strangeTexts } from '#tests/security/payloads.ts';
import { writableLine, writableText } from './writable.ts';

describe('a text that is written', () => {
  it.each([
    ['Velours Ourcq', 'Velours Ourcq'],
    ['a\u000bb\u0000c\u007fd\u0085e', 'a b c d e'],
    ['a\tb\r\nc\nd', 'a\tb\r\nc\nd'],
    ['a\ud800b\udc00', 'a\ufffdb\ufffd'],
    ['a\ufffeb\uffffc\ufdd0d\u{1ffff}e', 'a b c d e'],
    ['ש\u200f \u2067x\u2069 \ud83d\ude00', 'ש\u200f \u2067x\u2069 \ud83d\ude00'],
  ])('%j is %j', (text, written) => {
    expect(writableText(text)).toBe(written);
  });

  it('is one line where only one has a place', () => {
    expect(writableLine('a\r\nb\tc\u2028d\u000be')).toBe('a b c d e');
    for (const text of [...payloads, ...strangeTexts])
      expect(writableLine(text)).not.toMatch(/[\r\n\u2028\u2029\u0085]/);
  });

  it('stays as it is from then on', () => {
    for (const text of [...payloads, ...strangeTexts])
      expect(writableText(writableText(text))).toBe(writableText(text));
  });
});
