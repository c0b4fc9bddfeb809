import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { payloads, strangeTexts } from '#tests/security/payloads.ts';
import { plainLine } from './plain-line.ts';

describe('a line of the log', () => {
  it('is one line of JSON with the text, and no character that a terminal obeys', () => {
    let written = '';
    const log = pino(
      { hooks: { streamWrite: plainLine } },
      { write: (line: string) => void (written += line) },
    );
    // What follows a question mark is a query.
    const texts = [...payloads, ...strangeTexts].filter((text) => !/\?\S/.test(text));
    for (const text of texts) log.info({ text, [text]: 1, err: new Error(text) }, text);
    const lines = written.split('\n').slice(0, -1);
    expect(lines).toHaveLength(texts.length);
    for (const [index, line] of lines.entries()) {
      const text = texts[index] ?? '';
      expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
      expect(JSON.parse(line)).toMatchObject({ text, [text]: 1, msg: text, err: { message: text } });
    }
  });

  it('is JSON without the query of any address in it', () => {
    for (const before of ['', 'GET ', 'https://fr.example.org/api/search', '"/rechercher', '\\'])
      for (const query of [
        '?q=anna',
        '?anna',
        '?q=a"anna\\anna',
        '?a=1&anna=%20',
        '?q=anna#anna',
        '??anna',
      ]) {
        const line = plainLine(JSON.stringify({ text: `${before}${query} 200`, query, [query]: query }));
        expect(line).not.toContain('anna');
        expect(JSON.parse(line)).toMatchObject({ text: expect.stringMatching(/\? 200$/) });
      }
    expect(plainLine('{"text":"Why? Because."}')).toBe('{"text":"Why? Because."}');
  });
});
