import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'sass';
import { contrast } from './contrast.ts';
import { describe, expect, it } from 'vitest';
import { palette as table, paletteCss } from './palette.ts';
import { themeColor } from './theme-color.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const { css } = compile(join(here, 'tokens.scss'));

type Palette = ReadonlyMap<string, string>;

function declarations(block: string): [string, string][] {
  return [...block.matchAll(/--([\w-]+):\s*(#[\da-f]{3,8})\s*;/gi)].map((found) => [
    found[1] ?? '',
    found[2] ?? '',
  ]);
}

function blockOf(selector: string): string {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`tokens.scss has no block ${selector}`);
  return css.slice(start, css.indexOf('}', start));
}

const root = declarations(blockOf(':root'));
const schemes: Record<'light' | 'dark', Palette> = {
  light: new Map(root),
  dark: new Map([...root, ...declarations(blockOf('[data-theme=dark]'))]),
};

const grounds = ['ground', 'surface', 'raised', 'sunken'];

/** Pairs of ink and ground for text of any size. */
const textPairs: [string, string][] = [
  ...['text', 'text-soft', 'text-quiet', 'accent', 'brass', 'good', 'warn', 'bad', 'note'].flatMap((ink) =>
    grounds.map((ground): [string, string] => [ink, ground]),
  ),
  ['on-accent', 'accent-fill'],
  ['on-accent', 'accent-fill-hover'],
  ['on-ink', 'ink'],
  ['on-flag-yellow', 'lamp'],
  ['text', 'accent-wash'],
  ['accent', 'accent-wash'],
  ['text', 'brass-wash'],
  ['brass', 'brass-wash'],
  ['text', 'warn-wash'],
  ['warn', 'warn-wash'],
  ['on-velvet', 'velvet'],
  ['on-velvet', 'velvet-deep'],
  ['on-velvet', 'velvet-fold'],
  ['on-velvet-soft', 'velvet'],
  ['on-velvet-soft', 'velvet-deep'],
  ['on-velvet-soft', 'velvet-fold'],
  ['lamp', 'velvet'],
  ['lamp', 'velvet-deep'],
  ...['green', 'yellow', 'grey', 'red', 'blue'].map((flag): [string, string] => [
    `on-flag-${flag}`,
    `flag-${flag}`,
  ]),
];

/** Pairs for outlines of controls and focus rings, which are shapes and not text. */
const shapePairs: [string, string][] = [
  ...grounds.map((ground): [string, string] => ['outline', ground]),
  ...grounds.map((ground): [string, string] => ['ink-line', ground]),
  ...grounds.map((ground): [string, string] => ['accent', ground]),
];

/**
 * Not checked for contrast: hairlines between parts that are separate anyway, and the place of the scrollbar behind a
 * veil.
 */
const decoration = new Set(['line', 'veiled']);

describe.each(['light', 'dark'] as const)('the %s palette', (scheme) => {
  const palette = schemes[scheme];
  const of = (name: string) => {
    const value = palette.get(name);
    if (value === undefined) throw new Error(`no colour --${name} in tokens.scss`);
    return value;
  };

  it.each(textPairs)('reads %s on %s at 4.5:1', (ink, ground) => {
    expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('shows %s on %s at 3:1', (shape, ground) => {
    expect(contrast(of(shape), of(ground))).toBeGreaterThanOrEqual(3);
  });

  it('has no colour outside the pairs', () => {
    const paired = new Set([...textPairs, ...shapePairs].flat());
    expect([...palette.keys()].filter((name) => !paired.has(name) && !decoration.has(name))).toEqual([]);
  });
});

describe('colours', () => {
  it('have the same names in light and dark', () => {
    const light = declarations(blockOf('[data-theme=light]')).map(([name]) => name);
    const dark = declarations(blockOf('[data-theme=dark]')).map(([name]) => name);
    expect(light).toEqual(dark);
  });

  it('give the browser chrome the ground of the scheme', () => {
    expect(themeColor).toEqual({
      light: schemes.light.get('ground'),
      dark: schemes.dark.get('ground'),
    });
  });

  it('of the icons and of the installed site are those of the palette', () => {
    const known = new Set(Object.values(table).flatMap((part) => Object.values(part)));
    for (const file of ['velours.svg', 'velours.webmanifest']) {
      const text = readFileSync(join(here, '../../public/icons', file), 'utf8');
      const used = [...text.matchAll(/#[\da-f]{6}\b/gi)].map(([value]) => value);
      expect(used.length).toBeGreaterThan(0);
      expect([file, used.filter((value) => !known.has(value))]).toEqual([file, []]);
    }
  });

  it('of a page with a style sheet of its own are those of both schemes, by name', () => {
    expect(paletteCss(['ground', 'lamp'])).toBe(
      `:root{color-scheme:light dark;--ground:${table.light.ground};--lamp:${table.both.lamp}}` +
        `@media (prefers-color-scheme:dark){:root{--ground:${table.dark.ground}}}`,
    );
  });

  it('of style sheets stand in palette.scss and nowhere else', () => {
    const src = join(here, '..');
    const offenders = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.scss') && !path.endsWith('palette.scss'))
      .filter((path) =>
        /#[\da-f]{3,8}\b(?=[;\s,)])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\(/i.test(
          readFileSync(join(src, path), 'utf8').replaceAll(/#\{[^}]*\}|\/\/.*$/gm, ''),
        ),
      );
    expect(offenders).toEqual([]);
  });
});
