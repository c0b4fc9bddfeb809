import { contrast, lchOf, lift, mix, tone } from '../colour.ts';
import type { Scheme } from '../colour.ts';
import type { Layout } from '../scene.ts';
import type { SubjectInk } from '../subjects/subject.ts';

/**
 * A colour moved away from its ground in lightness until it has the contrast (1–21) asked for; where it cannot have it,
 * the farthest it can go.
 */
export function off(colour: string, ground: string, least: number): string {
  let best = colour;
  const lighter = contrast('#ffffff', ground) > contrast('#000000', ground);
  let lightness = lchOf(colour).l;
  while (contrast(best, ground) < least && lightness > 0.02 && lightness < 0.98) {
    lightness += lighter ? 0.03 : -0.03;
    best = tone(colour, lightness);
  }
  return best;
}

/** A colour darkened to the lightness (0–1) that white lettering needs behind it, or left when it is dark enough. */
export function sunk(colour: string, lightness = 0.36): string {
  return lchOf(colour).l > lightness ? tone(colour, lightness) : colour;
}

/** A subject in full colours, every part of which stands off the ground. */
export function cast(s: Scheme, ground: string): SubjectInk {
  const dark = lchOf(ground).l < 0.52;
  return dark
    ? {
        body: off(mix(s.mid, s.light, 0.35), ground, 3.2),
        lit: off(s.paper, ground, 6),
        glow: s.paper,
        accent: off(s.accent, ground, 2.6),
      }
    : {
        body: off(s.deep, ground, 4.5),
        lit: off(s.light, ground, 1.5),
        glow: s.paper,
        accent: off(s.accent, ground, 2),
      };
}

/** A subject in one dark or light colour, its details only hinted at in the colour of a rim of light. */
export function silhouette(colour: string, rim: string): SubjectInk {
  return { body: colour, lit: mix(colour, rim, 0.34), glow: rim, accent: mix(colour, rim, 0.17) };
}

/** A subject wholly in one colour: for masks, shadows and echoes. */
export function solid(colour: string): SubjectInk {
  return { body: colour, lit: colour, glow: colour, accent: colour };
}

/** Colours of a poster's lettering over its title's ground and over the ground at the foot, where the credits stand. */
export function letters(
  s: Scheme,
  ground: string,
  foot: string,
  wish: string,
): Pick<Layout, 'fill' | 'small' | 'credits'> {
  const small = lchOf(ground).l < 0.55 ? s.paper : s.ink;
  return {
    fill: off(wish, ground, 5.5),
    small: off(small, ground, 5),
    credits: off(lchOf(foot).l < 0.55 ? mix(s.paper, s.light, 0.4) : s.ink, foot, 5),
  };
}

/** A second tone of a ground, near enough to lie behind lettering. */
export function beside(ground: string, step = 0.045): string {
  return lift(ground, lchOf(ground).l < 0.5 ? step : -step);
}
