import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parse } from 'opentype.js/dist/opentype.mjs';
import type { Font, Glyph, PathCommand } from 'opentype.js/dist/opentype.mjs';
import decompress from 'woff2-encoder/decompress';

/** The typefaces of the drawn pictures; the same families as the site's own. */
export type Typeface = 'display' | 'display-italic' | 'plain';

/** Axis positions: weight 100–900; of Fraunces also optical size 9–144, softness 0–100 and 'wonky' forms 0–1. */
export interface Axes {
  wght: number;
  opsz?: number;
  SOFT?: number;
  WONK?: number;
}

/** One letter as an outline at size 1 (y downwards), with its advance. */
export interface Letter {
  character: string;
  advance: number;
  commands: readonly PathCommand[];
}

const files: Record<Typeface, readonly string[]> = {
  display: [
    '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    '@fontsource-variable/fraunces/files/fraunces-latin-ext-full-normal.woff2',
  ],
  'display-italic': [
    '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2',
    '@fontsource-variable/fraunces/files/fraunces-latin-ext-full-italic.woff2',
  ],
  plain: [
    '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2',
    '@fontsource-variable/inter/files/inter-latin-ext-opsz-normal.woff2',
  ],
};

const require = createRequire(import.meta.url);
const letters = new Map<string, Letter>();
const maximumLetters = 4000;

// The decoder is WebAssembly and answers later, while drawing is synchronous: the fonts open with this module.
const fonts = Object.fromEntries(
  await Promise.all(
    Object.entries(files).map(async ([face, names]) => [face, await Promise.all(names.map(open))] as const),
  ),
);

async function open(file: string): Promise<Font> {
  const font = await decompress(await readFile(require.resolve(file)));
  return parse(Uint8Array.from(font).buffer);
}

function fontFor(face: Typeface, character: string): Font | undefined {
  return fonts[face]?.find((font) => font.charToGlyphIndex(character) > 0);
}

/** Whether every character of a text can be lettered in the typeface (Latin, with its extensions). */
export function canLetter(face: Typeface, text: string): boolean {
  return Array.from(text).every(
    (character) => /\s/u.test(character) || fontFor(face, character) !== undefined,
  );
}

/**
 * The outline of one character.
 * @throws {Error} when the typeface lacks the character; ask `canLetter` first
 */
export function letterOf(face: Typeface, axes: Axes, character: string): Letter {
  const key = `${face}|${axes.wght}|${axes.opsz}|${axes.SOFT}|${axes.WONK}|${character}`;
  const known = letters.get(key);
  if (known !== undefined) return known;
  const font = fontFor(face, character);
  if (font === undefined) throw new Error(`Typeface ${face} has no letter for ${JSON.stringify(character)}`);
  const glyph = font.charToGlyph(character);
  // Drawn once at the em size: opentype.js sets the advance of the instance while it draws.
  const path = glyph.getPath(0, 0, font.unitsPerEm, { variation: variationOf(axes) }, font);
  const scale = 1 / font.unitsPerEm;
  const letter = { character, advance: glyph.advanceWidth * scale, commands: scaled(path.commands, scale) };
  if (letters.size >= maximumLetters) letters.clear();
  letters.set(key, letter);
  return letter;
}

/** Kerning between two neighbours, in parts of the size. */
export function kerningOf(face: Typeface, left: string, right: string): number {
  const font = fontFor(face, left);
  if (font === undefined || font !== fontFor(face, right)) return 0;
  const pair: [Glyph, Glyph] = [font.charToGlyph(left), font.charToGlyph(right)];
  const value = font.getKerningValue(...pair);
  return Number.isFinite(value) ? value / font.unitsPerEm : 0;
}

function variationOf(axes: Axes): Record<string, number> {
  return { wght: axes.wght, opsz: axes.opsz ?? 144, SOFT: axes.SOFT ?? 0, WONK: axes.WONK ?? 0 };
}

function scaled(commands: readonly PathCommand[], scale: number): PathCommand[] {
  return commands.map((command) => {
    switch (command.type) {
      case 'M':
      case 'L':
        return { type: command.type, x: command.x * scale, y: command.y * scale };
      case 'Q':
        return {
          type: 'Q',
          x1: command.x1 * scale,
          y1: command.y1 * scale,
          x: command.x * scale,
          y: command.y * scale,
        };
      case 'C':
        return {
          type: 'C',
          x1: command.x1 * scale,
          y1: command.y1 * scale,
          x2: command.x2 * scale,
          y2: command.y2 * scale,
          x: command.x * scale,
          y: command.y * scale,
        };
      case 'Z':
        return command;
    }
  });
}
