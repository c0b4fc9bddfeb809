import localFont from 'next/font/local';

/**
 * The two self-hosted families. Only the Latin files are preloaded, 85 kB together: a page in French, English, German or
 * Dutch needs nothing else. The other letters of Europe (a Polish or Turkish name) load a file of their own, 15 or 20 kB,
 * and only letters from further away (a Vietnamese name) the extended file, 34 or 85 kB.
 *
 * When two faces have the same letter, browsers take the later face. So the range of an extended face must not overlap
 * the basic one: an `œ` would load 85 kB. Letters that our own languages need and the Latin files lack (Ÿ, Ĳ, ĳ, ẞ, †)
 * are in files of two kilobytes, cut from the extended ones like those of Europe (`pyftsubset --layout-features='*'`). The fallback faces have the metrics of the real faces, so
 * that nothing moves when those arrive.
 *
 * The paths and values must be literals, because the compiler reads them and does not run them. The family of a face is
 * the name of its constant: the variable refers to that name, and the extended file joins the same family.
 */

const veloursDisplay = localFont({
  src: [
    {
      path: '../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
      weight: '100 900',
      style: 'normal',
    },
  ],
  variable: '--font-display',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Times New Roman',
  declarations: [
    { prop: 'font-family', value: 'veloursDisplay' },
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0300-0301,U+0303-0304,U+0308,U+2000-201F,U+2021-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
});

const displayExtended = localFont({
  src: [
    {
      path: '../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2',
      weight: '100 900',
      style: 'normal',
    },
  ],
  variable: '--font-display-extended',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'veloursDisplay' },
    {
      prop: 'unicode-range',
      value:
        'U+0180-0217,U+021C-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E7F,U+1E86-1E9D,U+1E9F,U+1EF4-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

const displayEuropean = localFont({
  src: [
    {
      path: './letters/fraunces-european-letters.woff2',
      weight: '100 900',
      style: 'normal',
    },
  ],
  variable: '--font-display-european',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'veloursDisplay' },
    {
      prop: 'unicode-range',
      value:
        'U+0100-0130,U+0134-0148,U+014A-0151,U+0154-0177,U+0179-017E,U+0218-021B,U+1E80-1E85,U+1EF2-1EF3',
    },
  ],
});

const displayRare = localFont({
  src: [
    {
      path: './letters/fraunces-rare-letters.woff2',
      weight: '100 900',
      style: 'normal',
    },
  ],
  variable: '--font-display-rare',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'veloursDisplay' },
    { prop: 'unicode-range', value: 'U+0132-0133,U+0178,U+1E9E,U+2020' },
  ],
});

const veloursPlain = localFont({
  src: [
    {
      path: '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
      weight: '100 900',
      style: 'normal',
    },
  ],
  variable: '--font-plain',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Arial',
  declarations: [
    { prop: 'font-family', value: 'veloursPlain' },
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0300-0301,U+0303-0304,U+0308,U+2000-201F,U+2021-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
});

const plainExtended = localFont({
  src: [
    {
      path: '../../node_modules/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
      weight: '100 900',
      style: 'normal',
    },
  ],
  variable: '--font-plain-extended',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'veloursPlain' },
    {
      prop: 'unicode-range',
      value:
        'U+0180-0217,U+021C-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E7F,U+1E86-1E9D,U+1E9F,U+1EF4-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

const plainEuropean = localFont({
  src: [
    {
      path: './letters/inter-european-letters.woff2',
      weight: '100 900',
      style: 'normal',
    },
  ],
  variable: '--font-plain-european',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'veloursPlain' },
    {
      prop: 'unicode-range',
      value:
        'U+0100-0130,U+0134-0148,U+014A-0151,U+0154-0177,U+0179-017E,U+0218-021B,U+1E80-1E85,U+1EF2-1EF3',
    },
  ],
});

const plainRare = localFont({
  src: [
    {
      path: './letters/inter-rare-letters.woff2',
      weight: '100 900',
      style: 'normal',
    },
  ],
  variable: '--font-plain-rare',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'veloursPlain' },
    { prop: 'unicode-range', value: 'U+0132-0133,U+0178,U+1E9E,U+2020' },
  ],
});

/** Classes for `<html>`: they define `--font-display` and `--font-plain`, which tokens.scss reads. */
export const fontClasses = [
  veloursDisplay.variable,
  displayExtended.variable,
  displayEuropean.variable,
  displayRare.variable,
  veloursPlain.variable,
  plainExtended.variable,
  plainEuropean.variable,
  plainRare.variable,
] as const;
