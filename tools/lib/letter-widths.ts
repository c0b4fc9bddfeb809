import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parse } from 'opentype.js/dist/opentype.mjs';
import { decompress } from 'woff2-encoder';

const require = createRequire(import.meta.url);

/** What of the parser's font is used here. */
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

/** Every letter that the basic file of the plain family draws among Latin-1, and the marks of our languages. */
const letters = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 96 }, (_, index) => String.fromCodePoint(0xa0 + index)).filter(
    (letter) => letter !== '\u00ad',
  ),
  ...Array.from('œŒ‘’“”‚„–—…€'),
];

/**
 * How far each letter advances in the plain family at a weight, as its font file says: thousandths of the size of the
 * text. Pairs that stand closer together are not counted, so a text is never wider.
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
