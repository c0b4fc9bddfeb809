/**
 * Every colour of the product by its name. The style sheets of the sites use it through `palette.scss`, which
 * `tools/write-palette.ts` generates from this file; the pages of the backend and the drawn icons use it directly. No
 * other file defines a colour (`palette.test.ts`, `tools/lib/checks/source-rules.ts`). Light and dark have the same
 * names.
 */
const light = {
  // Grounds: warm paper, like the foyer in the afternoon.
  ground: '#faf6f1',
  surface: '#fffdfa',
  raised: '#ffffff',
  sunken: '#f1e9e0',
  text: '#221216',
  'text-soft': '#54423f',
  'text-quiet': '#6f5b58',
  // Hairlines that only separate; outlines of controls.
  line: '#e3d6ca',
  outline: '#8d7a74',
  // Velvet red: for actions.
  accent: '#8f1230',
  'accent-fill': '#8f1230',
  'accent-fill-hover': '#a81a3d',
  'on-accent': '#fff8f4',
  'accent-wash': '#f8e6e6',
  // Black calls to action (R106), with their outline.
  ink: '#221216',
  'ink-line': '#221216',
  'on-ink': '#fff8f4',
  // Brass: premium experiences only.
  brass: '#7a5510',
  'brass-wash': '#f6ead1',
  // Text colours of a state.
  good: '#17663a',
  warn: '#7a5600',
  bad: '#b3261e',
  note: '#1d4fa3',
  'warn-wash': '#fbeec8',
  shade: 'rgb(34 18 22 / 12%)',
  'shade-deep': 'rgb(34 18 22 / 22%)',
  veil: 'rgb(34 18 22 / 55%)',
  // The ground as it looks through the veil.
  veiled: '#837979',
} as const;

/** The name of a colour that differs between the schemes. */
type SchemeColour = keyof typeof light;

const dark: Readonly<Record<SchemeColour, string>> = {
  // Grounds: like the auditorium with the lights down.
  ground: '#120b0d',
  surface: '#1c1215',
  raised: '#281b1f',
  sunken: '#0c0708',
  text: '#f8efe8',
  'text-soft': '#cfbdb7',
  'text-quiet': '#ab9691',
  line: '#3a2a2f',
  outline: '#87707a',
  accent: '#ea6680',
  'accent-fill': '#b81f45',
  'accent-fill-hover': '#c92850',
  'on-accent': '#fff6f2',
  'accent-wash': '#3a1420',
  ink: '#000000',
  'ink-line': '#ab9691',
  'on-ink': '#fff6f2',
  brass: '#d9b46a',
  'brass-wash': '#33260f',
  good: '#7fce9a',
  warn: '#f2c94c',
  bad: '#ff8a80',
  note: '#8fb8ff',
  'warn-wash': '#33280a',
  shade: 'rgb(0 0 0 / 45%)',
  'shade-deep': 'rgb(0 0 0 / 65%)',
  veil: 'rgb(6 2 3 / 72%)',
  veiled: '#090506',
};

/** The colours that both schemes share. */
const both = {
  // The curtain.
  velvet: '#4a0a1c',
  'velvet-deep': '#2b0510',
  'velvet-fold': '#6e1430',
  'on-velvet': '#fbe9e1',
  'on-velvet-soft': '#e2bfb8',
  lamp: '#f4d9a4',
  // The flag table (R107): the ground and the ink of each flag, the same in both schemes because flags lie on pictures.
  'flag-green': '#1b6b40',
  'on-flag-green': '#f3fff7',
  'flag-yellow': '#f3cd5c',
  'on-flag-yellow': '#2a1d00',
  'flag-grey': '#e2d9d3',
  'on-flag-grey': '#2c2422',
  'flag-red': '#b3202b',
  'on-flag-red': '#fff5f3',
  'flag-blue': '#234fa0',
  'on-flag-blue': '#f4f7ff',
} as const;

/** The colours of each scheme, and the colours that both schemes share. */
export const palette = { light, dark, both } as const;

/** The name of any colour. */
export type Colour = SchemeColour | keyof typeof both;

const declared = (colours: Readonly<Record<string, string>>, names: readonly string[]) =>
  names.flatMap((name) => (Object.hasOwn(colours, name) ? [`--${name}:${colours[name] ?? ''}`] : []));

/**
 * CSS that defines colours as custom properties, for a page with its own style sheet: light, and dark when the
 * visitor's system prefers it.
 */
export function paletteCss(names: readonly Colour[]): string {
  const first = ['color-scheme:light dark', ...declared({ ...both, ...light }, names)];
  return `:root{${first.join(';')}}@media (prefers-color-scheme:dark){:root{${declared(dark, names).join(';')}}}`;
}
