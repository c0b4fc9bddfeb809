import { flagShapes } from './flag-shapes.ts';

/** A drawing on a 24 × 24 grid: lines, 1.75 wide by default, and filled shapes. */
interface DrawingPaths {
  readonly outline?: string;
  readonly width?: number;
  readonly solid?: string;
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

const paths = {
  check: { outline: 'M5 12.5l4.5 4.5L19 7' },
  external: { outline: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5' },
  close: { outline: 'M6 6l12 12M18 6L6 18' },
  'chevron-down': { outline: 'M5 9l7 7 7-7' },
  search: { outline: `${circle(10.5, 10.5, 6.5)}M15.5 15.5L21 21` },
  menu: { outline: 'M3 7h18M3 12h18M3 17h12' },
  delight: {
    outline: circle(12, 12, 9),
    solid: `${circle(9, 9.5, 1.2)}${circle(15, 9.5, 1.2)}M7.2 13.2h9.6a4.8 4.8 0 0 1-9.6 0Z`,
  },
  pin: { outline: `M12 21.5c4.5-5 7-8.4 7-11.5a7 7 0 1 0-14 0c0 3.1 2.5 6.5 7 11.5Z${circle(12, 10, 2.5)}` },
  clock: { outline: `${circle(12, 12, 9)}M12 7v5.2l3.5 2` },
  play: { solid: 'M8 5.2c0-.9 1-1.5 1.8-1l10.4 6.7c.8.5.8 1.7 0 2.2L9.8 19.8c-.8.5-1.8-.1-1.8-1V5.2Z' },
  heart: flagShapes.blue,
  star: flagShapes.yellow,
  frown: {
    outline: `${circle(12, 12, 9)}M8.2 16.6c1-1.5 2.3-2.2 3.8-2.2s2.8.7 3.8 2.2`,
    solid: `${circle(9, 10, 1.2)}${circle(15, 10, 1.2)}`,
  },
  smile: {
    outline: `${circle(12, 12, 9)}M8.2 14.2c1 1.6 2.3 2.4 3.8 2.4s2.8-.8 3.8-2.4`,
    solid: `${circle(9, 10, 1.2)}${circle(15, 10, 1.2)}`,
  },
  'chevron-left': { outline: 'M15 5l-7 7 7 7' },
  'chevron-right': { outline: 'M9 5l7 7-7 7' },
  calendar: {
    outline: 'M4 7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7ZM4 10.5h16M8 3v4M16 3v4',
  },
  share: { outline: 'M12 15V3.5M7.5 8L12 3.5 16.5 8M5 12v7a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7' },
  feed: { outline: 'M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14', solid: circle(6.5, 17.5, 1.6) },
  filter: { outline: `M3 7h9M18 7h3M3 17h3M12 17h9${circle(15, 7, 2.5)}${circle(9, 17, 2.5)}` },
  ticket: {
    outline:
      'M3 8a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v2a2 2 0 0 0 0 4v2a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-2a2 2 0 0 0 0-4V8ZM14.5 6v2M14.5 11v2M14.5 16v2',
  },
  gift: {
    outline:
      'M4 11.5V20a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-8.5M3 7.5h18v4H3v-4ZM12 7.5V21M12 7.5C11 4 9 2.8 7.6 3.4c-1.7.7-1.4 4.1 4.4 4.1ZM12 7.5c1-3.5 3-4.7 4.4-4.1 1.7.7 1.4 4.1-4.4 4.1Z',
  },
  person: { outline: `${circle(12, 8, 4)}M4 20.5c1.2-3.8 4.2-5.5 8-5.5s6.8 1.7 8 5.5` },
  globe: {
    outline: `${circle(12, 12, 9)}M3 12h18M12 3c2.6 2.5 4 5.6 4 9s-1.4 6.5-4 9c-2.6-2.5-4-5.6-4-9s1.4-6.5 4-9Z`,
  },
  warning: { outline: 'M12 4L2.5 20.5h19L12 4ZM12 10v4.5', solid: circle(12, 17.4, 1.1) },
  info: { outline: `${circle(12, 12, 9)}M12 11v5.5`, solid: circle(12, 7.7, 1.1) },
  wheelchair: {
    outline: 'M9.5 9v6.5h6l2.5 5M9.5 11.5h5M7.4 12.4a5 5 0 1 0 6.7 6.2',
    solid: circle(9.5, 5, 1.9),
  },
  ear: {
    outline:
      'M6.5 10a5.5 5.5 0 1 1 11 0c0 2.4-1.3 3.5-2.5 4.7-1.1 1.1-1.2 2.2-1.6 3.5-.4 1.5-1.5 2.8-3.3 2.8-1.9 0-3.1-1.4-3.1-3M9.5 10.5a2.5 2.5 0 1 1 4.3 1.7c-.8.9-1.8 1.3-1.8 2.3',
  },
  'audio-description': {
    outline: `M2.5 12s3.2-5.5 8.5-5.5 8.5 5.5 8.5 5.5-3.2 5.5-8.5 5.5S2.5 12 2.5 12Z${circle(11, 12, 2.4)}M19 5.5c1.6 1.6 2.5 4 2.5 6.5`,
  },
  parking: {
    outline:
      'M4 6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6ZM9.5 17V7.5H13a3 3 0 0 1 0 6H9.5',
  },
  transit: {
    outline:
      'M6 5.5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2V15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5.5ZM6 10.5h12M8.5 17L6.5 20.5M15.5 17l2 3.5',
    solid: `${circle(9, 13.8, 1)}${circle(15, 13.8, 1)}`,
  },
  bar: { outline: 'M4 4.5h16l-8 8.5-8-8.5ZM12 13v7M8 20.5h8M7 7.5h10' },
  popcorn: {
    outline:
      'M5.5 10l1.7 10.5h9.6L18.5 10M9.5 10.5l.6 10M14.5 10.5l-.6 10M4.8 10c-1-3 1.5-4.5 3.2-3.5.5-3 5.5-3.5 6.5-.8 2.5-1.2 5.5 1 4.7 4.3H4.8Z',
  },
  bike: {
    outline: `${circle(6, 16, 3.7)}${circle(18, 16, 3.7)}M6 16l3.5-7.5h6L18 16M12 16l3.5-7.5M9.5 8.5L12 16M8 8.5h3M15.5 8.5L14.5 5.5h3`,
  },
  family: {
    outline: 'M4 20v-5.5a3 3 0 0 1 6 0V20M13.5 20v-3.5a2.5 2.5 0 0 1 5 0V20M10 16.5h3.5',
    solid: `${circle(7, 7.4, 2.6)}${circle(16, 11, 2)}`,
  },
  moon: { outline: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z' },
  live: {
    outline:
      'M7.7 7.7a6 6 0 0 0 0 8.6M16.3 7.7a6 6 0 0 1 0 8.6M4.8 4.8a10.2 10.2 0 0 0 0 14.4M19.2 4.8a10.2 10.2 0 0 1 0 14.4',
    solid: circle(12, 12, 2.2),
  },
  seat: {
    outline:
      'M7 12V6a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v6M4 11.5a2 2 0 0 1 3 1.7V15h10v-1.8a2 2 0 0 1 3-1.7c.6.4 1 1 1 1.7V18H3v-4.8c0-.7.4-1.3 1-1.7ZM6 18v2.5M18 18v2.5',
  },
  sound: { outline: 'M4 10v4M8 7v10M12 4v16M16 8v8M20 10.5v3' },
  screen: { outline: 'M3 6c6-1.6 12-1.6 18 0v9c-6-1.6-12-1.6-18 0V6ZM7 19.5h10' },
  stage: {
    outline:
      'M3 4h18M4.5 4c0 6 .5 11-1.5 16.5h4.5c2-5 2.5-10.5 2.5-16.5M19.5 4c0 6-.5 11 1.5 16.5h-4.5c-2-5-2.5-10.5-2.5-16.5',
  },
  violence: {
    outline:
      'M12 2.5l2 5 5-2-1.8 4.8 4.8 2-4.8 1.7L19 19l-5-2-2 4.5-2-4.5-5 2 1.8-5L2 12.3l4.8-2L5 5.5l5 2 2-5Z',
  },
  fear: {
    outline:
      'M5 21V11a7 7 0 1 1 14 0v10l-2.3-2-2.4 2-2.3-2-2.3 2-2.4-2L5 21ZM11 15.3a1 1.4 0 1 0 2 0a1 1.4 0 1 0-2 0Z',
    solid: `${circle(9.3, 10.5, 1.2)}${circle(14.7, 10.5, 1.2)}`,
  },
  language: {
    outline:
      'M4 5h16a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 20 17h-8l-4.5 4V17H4a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 4 5ZM10.5 8l-1 6M14.5 8l-1 6M8.3 9.8h7.7M8 12.2h7.7',
  },
  drugs: {
    outline:
      'M4.7 19.3a4.7 4.7 0 0 1 0-6.6l8-8a4.7 4.7 0 0 1 6.6 6.6l-8 8a4.7 4.7 0 0 1-6.6 0ZM8.7 8.7l6.6 6.6',
  },
  sex: {
    outline: `${circle(9, 13.5, 4.5)}M9 18v4M7 20.2h4${circle(15, 10, 4.5)}M18.2 6.8L21.5 3.5M18 3.5h3.5V7`,
  },
} as const satisfies Record<string, DrawingPaths>;

/** The names of the icons. */
export type IconName = keyof typeof paths;

/** Drawings of flags that are no icons (R107); the yellow one is a star, the blue one a heart. */
const flags = {
  'flag-green': { outline: 'M6.5 12.5l3.7 3.7L17.5 8.5', width: 3 },
  'flag-grey': { solid: 'M12 2.5L21.5 12 12 21.5 2.5 12 12 2.5Z' },
  'flag-red': {
    solid:
      'M12.5 2c.8 4 5.5 6.2 5.5 11.7A6.2 6.2 0 0 1 11.8 20 6 6 0 0 1 6 13.8c0-2.7 1.3-4.5 2.7-6 .2 1.7.8 2.6 1.8 3.2C11 7.8 11.2 5 12.5 2Z',
  },
} as const satisfies Record<string, DrawingPaths>;

/** All drawings by name. `src/styles/icons.svg` is written from them: no script loads them. */
export const drawings: Readonly<Record<string, DrawingPaths>> = { ...paths, ...flags };
