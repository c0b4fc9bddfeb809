import { contrast, lchOf, lift, mix, tone } from '../../colour.ts';
import type { Scheme } from '../../colour.ts';
import type { Layout } from '../../scene.ts';
import type { SubjectInk } from '../../subjects/subject.ts';

/** How far apart two colours are for the eye, in OKLab: 0 the same, about 1 black to white. */
export function apart(first: string, second: string): number {
  const one = lchOf(first);
  const two = lchOf(second);
  const turn = ((one.h - two.h) * Math.PI) / 180;
  const chroma = one.c ** 2 + two.c ** 2 - 2 * one.c * two.c * Math.cos(turn);
  return Math.sqrt((one.l - two.l) ** 2 + Math.max(0, chroma));
}

/** Of several colours the first that keeps the wanted distance from all others, or else the one that comes nearest to it. */
export function standingOff(
  choices: readonly [string, ...string[]],
  others: readonly (readonly [colour: string, wanted: number])[],
): string {
  const clearance = (choice: string): number =>
    Math.min(...others.map(([colour, wanted]) => apart(choice, colour) / wanted));
  return (
    choices.find((choice) => clearance(choice) >= 1) ??
    choices.reduce((best, choice) => (clearance(choice) > clearance(best) ? choice : best))
  );
}

/** The colours of a subject on a plain ground: every part of it stands off the ground and off the other parts. */
export function inkOn(ground: string, s: Scheme): SubjectInk {
  const isDark = lchOf(ground).l < 0.55;
  const body = standingOff(isDark ? [s.paper, s.light] : [s.deep, s.ink], [[ground, 0.42]]);
  const accent = standingOff(
    [s.accent, s.mid, s.light, s.dark, mix(s.accent, s.paper, 0.5), mix(s.accent, s.ink, 0.5)],
    [
      [ground, 0.2],
      [body, 0.18],
    ],
  );
  const lit = standingOff(
    [
      s.light,
      s.paper,
      s.mid,
      mix(s.light, s.mid, 0.5),
      mix(ground, s.paper, 0.6),
      mix(body, ground, 0.5),
      s.deep,
    ],
    [
      [ground, 0.16],
      [body, 0.24],
      [accent, 0.1],
    ],
  );
  const glow = standingOff([s.light, s.paper, s.accent], [[body, 0.25]]);
  return { body, lit, glow, accent };
}

/** One colour for all of a subject: a mask, its shadow, its echo, its print. */
export function flat(colour: string): SubjectInk {
  return { body: colour, lit: colour, glow: colour, accent: colour };
}

/** A dark subject against a light behind it. */
export function againstLight(s: Scheme): SubjectInk {
  return {
    body: s.ink,
    lit: s.light,
    glow: s.light,
    accent: standingOff([s.accent, s.mid, s.light], [[s.ink, 0.3]]),
  };
}

/** The colour of lettering on a ground: the first of the wished that reads well, otherwise the clearer of ink and paper. */
export function letteringOn(ground: string, s: Scheme, ...wished: readonly string[]): string {
  const clear = wished.find((colour) => contrast(colour, ground) >= 4.5);
  if (clear !== undefined) return clear;
  return contrast(s.paper, ground) >= contrast(s.ink, ground) ? s.paper : s.ink;
}

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
