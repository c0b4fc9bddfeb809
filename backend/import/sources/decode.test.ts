import { describe, expect, it } from 'vitest';
import { decodeJson, DecodeError } from './decode.ts';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

function refusal(given: Uint8Array): string {
  try {
    decodeJson(given);
  } catch (error) {
    if (error instanceof DecodeError) return error.message;
    throw error;
  }
  return 'nothing was refused';
}

describe('JSON as bytes', () => {
  it('is read as UTF-8, with or without a byte order mark', () => {
    expect(decodeJson(bytes('{"title":"Été à l’Œuvre 🎬"}'))).toEqual({ title: 'Été à l’Œuvre 🎬' });
    expect(decodeJson(bytes([0xef, 0xbb, 0xbf], '["é"]'))).toEqual(['é']);
    // A replacement character that the source itself wrote is its own business.
    expect(decodeJson(bytes('["\u{FFFD}"]'))).toEqual(['\u{FFFD}']);
  });

  it.each([
    ['Latin-1', bytes('["caf', [0xe9], '"]'), 'byte 5 (0xE9)'],
    ['Latin-1 after UTF-8', bytes('["é', [0xe9], '"]'), 'byte 4 (0xE9)'],
    ['Latin-1 after a byte order mark', bytes([0xef, 0xbb, 0xbf], '["', [0xe9], '"]'), 'byte 5 (0xE9)'],
    ['a character that is cut off', bytes('["', [0xe2, 0x82]), 'byte 2 (0xE2)'],
    ['a surrogate', bytes('["', [0xed, 0xa0, 0x80], '"]'), 'byte 2 (0xED)'],
    ['an overlong slash', bytes('["', [0xc0, 0xaf], '"]'), 'byte 2 (0xC0)'],
    ['the first byte', bytes([0x80], '[]'), 'byte 0 (0x80)'],
    ['the last byte', bytes('[]', [0xff]), 'byte 2 (0xFF)'],
  ])('is refused with the byte for %s', (_what, given, place) => {
    expect(refusal(given)).toContain(`${place} is not UTF-8, expected text in UTF-8`);
  });

  it.each([
    ['UTF-16', Buffer.from('\u{FEFF}[]', 'utf16le')],
    ['UTF-16', Buffer.from('\u{FEFF}[]', 'utf16le').swap16()],
    ['UTF-32', bytes([0xff, 0xfe, 0, 0, 0x5b, 0, 0, 0])],
    ['UTF-32', bytes([0, 0, 0xfe, 0xff, 0, 0, 0, 0x5b])],
  ])('is refused as %s in a sentence', (name, given) => {
    expect(refusal(given)).toBe(`the text is ${name} (its byte order mark says so), expected UTF-8`);
  });

  it('is refused where it is none', () => {
    expect(refusal(bytes('{"a":'))).toMatch(/^no JSON: /);
    expect(refusal(bytes(''))).toMatch(/^no JSON: /);
  });
});
