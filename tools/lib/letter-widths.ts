import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parse } from 'opentype.js/dist/opentype.mjs';
import { decompress } from 'woff2-encoder';

const require = createRequire(import.meta.url);

/** The parts of the parser's font object that are used here. */
interface MeasuredFont {
  readonly unitsPerEm: number;
  charToGlyph(letter: string): { readonly index: number; readonly advanceWidth: number };
  readonly variation: {
    readonly process: {
      getVariableAdjustment(
        glyph: number,
        table: 'hvar',
        parameter: 'advanceWidth',
        axes: Readonly<Record<string, number>>,
      ): number;
    };
  };
}

/** The Latin-1 letters in the basic file of the plain family, and the typographic characters of our languages. */
const letters = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 96 }, (_, index) => String.fromCodePoint(0xa0 + index)).filter(
    (letter) => letter !== '\u00ad',
  ),
  ...Array.from('œŒ‘’“”‚„–—…€'),
];

/**
 * The advance width of each letter in the plain family at a weight, from its font file, in thousandths of the text
 * size. Kerning is not counted, so a real text is never wider.
 *
 * @param weight of the text, 100 to 900
 */
export async function letterWidths(weight: number): Promise<Readonly<Record<string, number>>> {
  const packed = require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
  const { buffer, byteOffset, byteLength } = await decompress(await readFile(packed));
  const font = parse(
    buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer,
  ) as unknown as MeasuredFont;
  return Object.fromEntries(
    letters.map((letter) => {
      const { index, advanceWidth } = font.charToGlyph(letter);
      const heavier = font.variation.process.getVariableAdjustment(index, 'hvar', 'advanceWidth', {
        wght: weight,
      });
      return [letter, Math.ceil(((advanceWidth + heavier) * 1000) / font.unitsPerEm)];
    }),
  );
}
