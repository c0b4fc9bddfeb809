import { describe, expect, it } from 'vitest';
import { accountWords } from './words.ts';

/** Every text of a language with its place; functions are called with an example. */
function textsOf(words: unknown, place = ''): [string, string][] {
  if (typeof words === 'string') return [[place, words]];
  if (typeof words === 'function') return [[place, String(Reflect.apply(words, undefined, [7]))]];
  return Object.entries(words as Record<string, unknown>).flatMap(([key, value]) =>
    textsOf(value, `${place}.${key}`),
  );
}

const all = Object.entries(accountWords).map(([language, words]) => ({
  language,
  texts: new Map(textsOf(words)),
}));
const mayBeEmpty = new Set(['.mails.password-changed.after', '.mails.account-deleted.after']);

describe('the words of the client host', () => {
  it.each(all)('say everything in $language, without marks of exclamation and long dashes', ({ texts }) => {
    expect([...texts.keys()]).toStrictEqual([...(all[0]?.texts.keys() ?? [])]);
    for (const [place, text] of texts) {
      if (!mayBeEmpty.has(place)) expect([place, text.trim()]).not.toStrictEqual([place, '']);
      expect(text).not.toMatch(/[!—]|\s{2,}(?!\n)/);
      expect(text).not.toMatch(/\w'\w/);
    }
  });

  it('are no copies of each other', () => {
    const [first, ...others] = all;
    for (const { texts } of others) {
      const same = [...texts].filter(
        ([place, text]) => first?.texts.get(place) === text && text !== '' && text.length > 9,
      );
      expect(same).toStrictEqual([]);
    }
  });

  it('write German without ß and French with its no-break spaces', () => {
    for (const { language, texts } of all) {
      for (const text of texts.values()) {
        if (language === 'de') expect(text).not.toContain('ß');
        if (language === 'fr') expect(text).not.toMatch(/ [:;?]/);
      }
    }
  });
});
