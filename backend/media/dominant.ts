import { lchHex, lchOf, mix, schemeOf } from './art/colour.ts';

/**
 * The colour that stands behind a film's pictures while they load, `#rrggbb`: drawn from its palette alone, so that
 * the catalogue needs no picture for it. Dark enough (lightness 0.42 at most) that light text on it stays readable.
 */
export function dominantColour(palette: readonly [string, string, string]): string {
  const scheme = schemeOf(palette);
  const blend = lchOf(mix(scheme.dark, scheme.mid, 0.3));
  return lchHex({ l: Math.min(blend.l, 0.42), c: Math.min(blend.c, 0.12), h: blend.h });
}
