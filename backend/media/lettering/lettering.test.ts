import { describe, expect, it } from 'vitest';
import { canLetter, kerningOf, letterOf } from './fonts.ts';
import { setTitle } from './title.ts';
import type { TitleStyle } from './title.ts';
import { lineAt, measure } from './typeset.ts';

const type = { face: 'display', axes: { wght: 600, opsz: 144, SOFT: 0, WONK: 0 } } as const;
const style: TitleStyle = { ...type, align: 'centre', valign: 'middle', leading: 1, maxSize: 200 };
const box = { x: 40, y: 100, w: 640, h: 300 };

describe('the web fonts', () => {
  it('open to letters whose width follows the weight', () => {
    const thin = letterOf('display', { wght: 100 }, 'n');
    const black = letterOf('display', { wght: 900 }, 'n');
    expect(thin.commands.length).toBeGreaterThan(8);
    expect(black.advance).toBeGreaterThan(thin.advance * 1.1);
  });

  it('take letters beyond the basic ones from their second file', () => {
    expect(canLetter('display', 'Łódź, Œuvre, Straße')).toBe(true);
    expect(canLetter('display', '東京')).toBe(false);
    expect(() => letterOf('display', { wght: 400 }, '東')).toThrow('no letter');
  });

  it('kern A and V together', () => {
    expect(kerningOf('display', 'A', 'V')).toBeLessThan(0);
  });
});

describe('setTitle', () => {
  it('fills the measure without leaving it', () => {
    const titles = [
      'A',
      'Night',
      'The Weight of Salt',
      'Oberweserdampfschifffahrt',
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen',
    ];
    const outside: string[] = [];
    for (const title of titles) {
      for (const fill of ['even', 'block'] as const) {
        const { box: ink } = setTitle(title, box, { ...style, fill, leading: fill === 'block' ? 0.08 : 1 });
        const fits = ink.x >= box.x - 0.1 && ink.y >= box.y - 0.1;
        if (!fits || ink.x + ink.w > box.x + box.w + 0.1 || ink.y + ink.h > box.y + box.h + 0.1)
          outside.push(title);
      }
    }
    expect(outside).toEqual([]);
  });

  it('loses no word and respects the number of lines', () => {
    const set = setTitle('The Bridge of Names', box, { ...style, maxLines: 2 });
    expect(set.lines.length).toBeLessThanOrEqual(2);
    expect(set.lines.map((line) => line.text).join(' ')).toBe('The Bridge of Names');
  });

  it('does not end a line on a small word when it can help it', () => {
    const ends = setTitle('Le Casse de la meule', box, style)
      .lines.slice(0, -1)
      .map((line) => line.text.split(' ').at(-1));
    expect(ends).not.toContain('la');
    expect(ends).not.toContain('de');
  });

  it('stands where it is told to', () => {
    const left = setTitle('Ciel', box, { ...style, align: 'left', valign: 'top', maxSize: 60 });
    const right = setTitle('Ciel', box, { ...style, align: 'right', valign: 'bottom', maxSize: 60 });
    expect(left.box.x).toBeCloseTo(box.x, 0);
    expect(left.box.y).toBeCloseTo(box.y, 0);
    expect(right.box.x + right.box.w).toBeCloseTo(box.x + box.w, 0);
    expect(right.box.y + right.box.h).toBeCloseTo(box.y + box.h, 0);
  });

  it('names an empty title', () => {
    expect(() => setTitle('  ', box, style)).toThrow('at least one letter');
    expect(() => setTitle('A', { ...box, w: 0 }, style)).toThrow('no area');
  });
});

describe('a line', () => {
  it('is as wide as it was measured, and bends with a warp', () => {
    const ink = measure('Velours', type);
    const line = lineAt('Velours', type, 0, 0, 100);
    expect(line.box.w).toBeCloseTo((ink.right - ink.left) * 100, 3);
    const bent = lineAt('Velours', type, 0, 0, 100, (x, y) => [x, y + 50]);
    expect(bent.box.y).toBeCloseTo(line.box.y + 50, 3);
  });

  it('keeps accents in capitals', () => {
    expect(lineAt('é', { ...type, upper: true }, 0, 0, 100).path).toBe(lineAt('É', type, 0, 0, 100).path);
  });
});
