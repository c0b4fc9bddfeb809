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
    const texts = [...payloads, ...strangeTexts];
    for (const text of texts) log.info({ text, [text]: 1, err: new Error(text) }, text);
    const lines = written.split('\n').slice(0, -1);
    expect(lines).toHaveLength(texts.length);
    for (const [index, line] of lines.entries()) {
      const text = texts[index] ?? '';
      expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
      expect(JSON.parse(line)).toMatchObject({ text, [text]: 1, msg: text, err: { message: text } });
    }
  });
});
