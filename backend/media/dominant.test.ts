import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { films } from '../seed/films.ts';
import { contrast, lchHex, lchOf, mix, schemeOf } from './art/colour.ts';
import { drawBackdrop } from './art/film-art.ts';
import { dominantColour } from './dominant.ts';

describe('dominantColour', () => {
  it('is a dark #rrggbb on which white text is readable', () => {
    const colours = films.map((film) => dominantColour(film.palette));
    expect(colours.filter((colour) => !/^#[\da-f]{6}$/u.test(colour))).toEqual([]);
    expect(Math.min(...colours.map((colour) => contrast(colour, '#ffffff')))).toBeGreaterThanOrEqual(4.5);
  });

  it('has the hue of a colour that is in the picture', async () => {
    for (const film of films.slice(0, 4)) {
      const { data } = await sharp(Buffer.from(drawBackdrop(film)))
        .resize(48, 27)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const wanted = lchOf(dominantColour(film.palette));
      const nearest = Math.min(
        ...Array.from({ length: 48 * 27 }, (_, pixel) => {
          const [red, green, blue] = [
            data[pixel * 3] ?? 0,
            data[pixel * 3 + 1] ?? 0,
            data[pixel * 3 + 2] ?? 0,
          ];
          const seen = lchOf(
            `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
          );
          const turn = Math.abs(seen.h - wanted.h);
          return seen.c < 0.01 && wanted.c > 0.02 ? 180 : Math.min(turn, 360 - turn);
        }),
      );
      expect(nearest).toBeLessThan(25);
    }
  });
});

describe('colours', () => {
  it('go to OKLCH and back', () => {
    for (const hex of ['#000000', '#ffffff', '#8f1230', '#c49a4a', '#22d3c5'])
      expect(lchHex(lchOf(hex))).toBe(hex);
  });

  it('mix from one end to the other', () => {
    expect(mix('#8f1230', '#c49a4a', 0)).toBe('#8f1230');
    expect(mix('#8f1230', '#c49a4a', 1)).toBe('#c49a4a');
  });

  it('take their roles by lightness, whatever their order', () => {
    expect(schemeOf(['#f6efe4', '#3c4f63', '#e7a6b4'])).toEqual(schemeOf(['#3c4f63', '#e7a6b4', '#f6efe4']));
  });
});
