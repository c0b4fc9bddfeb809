/** A colour in OKLCH: lightness 0–1, chroma 0–about 0.37, hue in degrees. */
export interface Lch {
  l: number;
  c: number;
  h: number;
}

type Triple = [number, number, number];

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const toGamma = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/**
 * Red, green and blue of a `#rrggbb`, each 0–255.
 * @throws {Error} naming the value when it has another form
 */
export function rgbOf(hex: string): Triple {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/iu.exec(hex);
  if (match === null) throw new Error(`Colour ${JSON.stringify(hex)} is not of the form #rrggbb`);
  return [
    Number.parseInt(match[1] ?? '', 16),
    Number.parseInt(match[2] ?? '', 16),
    Number.parseInt(match[3] ?? '', 16),
  ];
}

/** `#rrggbb` of three channels; each is rounded and kept within 0–255. */
function hexOf(red: number, green: number, blue: number): string {
  const part = (value: number): string =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(red)}${part(green)}${part(blue)}`;
}

/** A colour in OKLCH. Source: Ottosson, "A perceptual color space for image processing" (2020). */
export function lchOf(hex: string): Lch {
  const [red, green, blue] = rgbOf(hex).map((value) => toLinear(value / 255)) as Triple;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

function channels({ l, c, h }: Lch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** `#rrggbb` of an OKLCH colour; chroma gives way where the screen cannot show it. */
export function lchHex(colour: Lch): string {
  const l = Math.min(1, Math.max(0, colour.l));
  let c = Math.max(0, colour.c);
  let rgb = channels({ l, c, h: colour.h });
  for (let step = 0; step < 24 && rgb.some((value) => value < -0.002 || value > 1.002); step += 1) {
    c *= 0.92;
    rgb = channels({ l, c, h: colour.h });
  }
  const [red, green, blue] = rgb.map((value) => toGamma(Math.min(1, Math.max(0, value))) * 255) as Triple;
  return hexOf(red, green, blue);
}

/** A colour between two, 0 the first, 1 the second, mixed in OKLab so that nothing turns grey or muddy. */
export function mix(first: string, second: string, part: number): string {
  const one = lchOf(first);
  const two = lchOf(second);
  const lab = (colour: Lch): Triple => [
    colour.l,
    colour.c * Math.cos((colour.h * Math.PI) / 180),
    colour.c * Math.sin((colour.h * Math.PI) / 180),
  ];
  const from = lab(one);
  const to = lab(two);
  const at = (index: 0 | 1 | 2): number => from[index] + (to[index] - from[index]) * part;
  const a = at(1);
  const b = at(2);
  return lchHex({ l: at(0), c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI });
}

/** A colour with another lightness (0–1) and its chroma multiplied. */
export function tone(hex: string, lightness: number, chroma = 1): string {
  const colour = lchOf(hex);
  return lchHex({ l: lightness, c: colour.c * chroma, h: colour.h });
}

/** A colour made lighter (positive) or darker (negative) by a step of lightness. */
export function lift(hex: string, step: number): string {
  const colour = lchOf(hex);
  return lchHex({ ...colour, l: colour.l + step });
}

/** Contrast ratio of two colours, 1–21. Source: WCAG 2.2, relative luminance. */
export function contrast(first: string, second: string): number {
  const luminance = (hex: string): number => {
    const [red, green, blue] = rgbOf(hex).map((value) => toLinear(value / 255)) as Triple;
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const one = luminance(first);
  const two = luminance(second);
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

/** The roles that a film's three colours play in its pictures. */
export interface Scheme {
  /** Almost black, with the hue of the darkest colour. */
  ink: string;
  /** The darkest of the three, kept dark enough to stand behind light lettering. */
  deep: string;
  /** The darkest of the three as it was given. */
  dark: string;
  /** The less colourful of the two darker ones: what stands back. */
  calm: string;
  /** The middle one. */
  mid: string;
  /** The lightest of the three. */
  light: string;
  /** Almost white, with the hue of the lightest. */
  paper: string;
  /** The most colourful of the three: what the eye goes to. */
  accent: string;
}

/** The roles of a palette of three `#rrggbb`. */
export function schemeOf(palette: readonly [string, string, string]): Scheme {
  const sorted = palette.toSorted((a, b) => lchOf(a).l - lchOf(b).l);
  const [dark, middle, bright] = sorted as [string, string, string];
  const accent = palette.toSorted((a, b) => vividness(b) - vividness(a))[0] ?? bright;
  const darkest = lchOf(dark);
  const brightest = lchOf(bright);
  return {
    ink: lchHex({ l: 0.15, c: Math.min(darkest.c * 0.6, 0.05), h: darkest.h }),
    deep: lchHex({ ...darkest, l: Math.min(darkest.l, 0.34) }),
    dark,
    calm: vividness(dark) < vividness(middle) ? dark : middle,
    mid: middle,
    light: lchHex({ ...brightest, l: Math.max(brightest.l, 0.72) }),
    paper: lchHex({ l: 0.955, c: Math.min(brightest.c * 0.35, 0.035), h: brightest.h }),
    accent,
  };
}

function vividness(hex: string): number {
  const colour = lchOf(hex);
  return colour.c * (1 - Math.abs(colour.l - 0.62) * 0.8);
}
