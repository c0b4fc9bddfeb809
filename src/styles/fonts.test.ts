import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'opentype.js/dist/opentype.mjs';
import { describe, expect, it } from 'vitest';
import { decompress } from 'woff2-encoder';

const here = fileURLToPath(new URL('.', import.meta.url));
const source = readFileSync(join(here, 'fonts.ts'), 'utf8');
const require = createRequire(import.meta.url);

/** A font face as fonts.ts declares it. The test reads the source text, as the compiler does. */
interface Face {
  readonly file: string;
  readonly family: string;
  /** First and last code point of each part of its range. */
  readonly range: readonly (readonly [number, number])[];
}

const faces: readonly Face[] = source
  .split('localFont({')
  .slice(1)
  .map((block) => {
    const found = (pattern: RegExp) => {
      const [, value] = pattern.exec(block) ?? [];
      if (value === undefined) throw new Error(`A face of fonts.ts has no ${pattern.source}.`);
      return value;
    };
    return {
      file: found(/path: '([^']+)'/),
      family: found(/prop: 'font-family', value: '([^']+)'/),
      range: found(/prop: 'unicode-range',\s*value:\s*'([^']+)'/)
        .split(',')
        .map((part): [number, number] => {
          const [first = '', last = first] = part.replace('U+', '').split('-');
          return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
        }),
    };
  });

const claims = ({ range }: Face, point: number) =>
  range.some(([first, last]) => first <= point && point <= last);

/** The part of the parser's font that is used here. */
interface ParsedFont {
  readonly tables: { readonly cmap: { readonly glyphIndexMap: object } };
}

/** The bytes of a font file, as they are sent. */
const sent = (file: string) =>
  readFileSync(
    file.startsWith('../../node_modules/')
      ? require.resolve(file.replace('../../node_modules/', ''))
      : join(here, file),
  );

/** The code points that a font file draws. */
async function drawn(file: string): Promise<ReadonlySet<number>> {
  const { buffer, byteOffset, byteLength } = await decompress(sent(file));
  const { tables } = parse(
    buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer,
  ) as unknown as ParsedFont;
  return new Set(Object.keys(tables.cmap.glyphIndexMap).map(Number));
}

/**
 * The characters that each language uses besides the Latin alphabet: the letters of CLDR's main exemplars, and the
 * usual punctuation.
 */
const beyond: Readonly<Record<string, string>> = {
  fr: 'àâæçéèêëîïôœùûüÿ «»‹›’‘“”–—…·†§',
  en: '‘’“”–—…†§′″£',
  de: 'äöüß „“”‚‘’«»‹›–—…†§',
  nl: 'áäéëíïóöúüàèĳ ‘’“”„–—…†§',
};
/** Since 2017 ß has a capital letter of its own; JavaScript still turns it into two letters. */
const capitals = (letters: string) => `${letters.toUpperCase()}${letters.includes('ß') ? 'ẞ' : ''}`;
const everywhere = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0€©°×−`;

const written = Object.entries(beyond).map(([language, letters]) => {
  const messages = ['', 'backend/']
    .map((folder) => readFileSync(join(here, `../../messages/${folder}${language}.json`), 'utf8'))
    .join('');
  const text = `${everywhere}${letters}${capitals(letters)}${messages.replaceAll(/[\n\r\t]/g, '')}`;
  return { language, text: [...new Set(text.normalize('NFC'))].toSorted() };
});

describe.each([...new Set(faces.map(({ family }) => family))])('the family %s', (family) => {
  const own = faces.filter((face) => face.family === family);

  it('has one face for every letter and mark of the four languages, which is no extended one and draws it', async () => {
    const files = new Map<Face, ReadonlySet<number>>();
    for (const face of own) files.set(face, await drawn(face.file));
    const wrong = written.flatMap(({ language, text }) =>
      text.flatMap((letter) => {
        const point = letter.codePointAt(0) ?? 0;
        const claiming = own.filter((face) => claims(face, point));
        const [face] = claiming;
        const well =
          face !== undefined &&
          claiming.length === 1 &&
          !face.file.includes('-ext-') &&
          files.get(face)?.has(point) === true;
        return well ? [] : [`${language} ${letter} ${claiming.map(({ file }) => file).join(', ')}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('has no two faces that claim the same letter: browsers would fetch the later one', () => {
    const shared = own.flatMap((face, index) =>
      own
        .slice(index + 1)
        .flatMap((other) =>
          face.range.flatMap(([first, last]) =>
            other.range
              .filter(([from, to]) => from <= last && first <= to)
              .map(([from]) => from.toString(16)),
          ),
        ),
    );
    expect(shared).toEqual([]);
  });

  it('takes the first, basic face for the letters of words of all four languages: œ, Œ, ı', () => {
    const [basic] = own;
    expect(['œ', 'Œ', 'ı'].map((letter) => basic && claims(basic, letter.codePointAt(0) ?? 0))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('draws the other letters of Europe from a small file of their own', async () => {
    const [face] = own.filter(({ file }) => file.includes('european'));
    if (face === undefined) throw new Error('The family has no face for the other letters of Europe.');
    expect(sent(face.file).length).toBeLessThan(20_000);
    const letters = await drawn(face.file);
    const names = 'Łukasz Żak Jiří Dvořák Şişli Îlı Ģirts Ħamrun Tāmaki Ion Ștefănescu Ŵyn Ŷ Ő Ű Đ';
    const european = Array.from(names.normalize('NFC'), (letter) => letter.codePointAt(0) ?? 0).filter(
      (point) => point > 0xff && point !== 0x131,
    );
    expect(european.filter((point) => !claims(face, point) || !letters.has(point))).toEqual([]);
    const missing = face.range.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
        (one) => !letters.has(one),
      ),
    );
    expect(missing).toEqual([]);
  });
});

it('a page needs two files and at most 90 kB of letters in our four languages', () => {
  const basic = faces.filter(({ file }) => /latin-wght/.test(file));
  expect(basic).toHaveLength(2);
  expect(basic.reduce((sum, { file }) => sum + sent(file).length, 0)).toBeLessThan(90_000);
});
