import { mix } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import type { Random } from '../random.ts';
import { barClouds, flock, moon, stars, sun } from '../scenery/sky.ts';

/** The hour a front stands in: its sky from above to the horizon and how much daylight is left, 0 none to 1. */
export interface Evening {
  sky: readonly [string, string, string];
  day: number;
}

/** The hours, from dusk through night to dawn. */
export const evenings: readonly Evening[] = [
  { sky: ['#0b1030', '#2b2a5e', '#c2607a'], day: 0.1 },
  { sky: ['#071a2b', '#0f4358', '#e08a5a'], day: 0.15 },
  { sky: ['#140a24', '#3b1c4e', '#d9547a'], day: 0.1 },
  { sky: ['#0a1626', '#1d3557', '#7aa6b8'], day: 0.1 },
  { sky: ['#06121c', '#123a4a', '#5fb3a8'], day: 0 },
  { sky: ['#3b2f63', '#c4587a', '#ffb36b'], day: 0.7 },
  { sky: ['#23457f', '#5b8fc2', '#f6d3ae'], day: 0.75 },
  { sky: ['#5b6f95', '#c0a9ba', '#ffdcb8'], day: 1 },
  { sky: ['#1b2a2c', '#3f5f5a', '#c2c68e'], day: 0.35 },
  { sky: ['#4a2547', '#b0524d', '#ffb65e'], day: 0.7 },
  { sky: ['#2a3350', '#5f6f95', '#c3cde0'], day: 0.5 },
  { sky: ['#2d1b45', '#8a3f7a', '#ff9a8a'], day: 0.5 },
  { sky: ['#031b1c', '#0f4a48', '#79c2a5'], day: 0.05 },
  { sky: ['#17324a', '#2f7f92', '#f3e2a8'], day: 0.7 },
  { sky: ['#1c1030', '#31206a', '#7f6fd0'], day: 0.05 },
];

/** Colours of tubes and lamps. */
export const neons = [
  '#ff5d73',
  '#ffc25c',
  '#6fe3e1',
  '#ff8a5c',
  '#ffd982',
  '#ff7ab0',
  '#9df28a',
  '#b79bff',
  '#fff0d0',
  '#6cc4ff',
] as const;

/** Colours of walls. */
export const walls = [
  '#3a3048',
  '#2b3c46',
  '#40263f',
  '#4a2a2c',
  '#233a40',
  '#7a4536',
  '#8a7a5c',
  '#5d6b52',
  '#9a5f58',
  '#665676',
  '#4d6f80',
  '#a8875a',
  '#2f4f6b',
] as const;

/** The sky with what stands in it at that hour. */
export function eveningSky(d: Drawing, random: Random, { sky, day }: Evening): string[] {
  const [top, middle, low] = sky;
  const spot = [random.pick([240, 330, 1590, 1690]), random.between(120, 230)] as const;
  return [
    d.flood(
      d.vertical(0, 900, [
        [0, top],
        [0.55, middle],
        [1, low],
      ]),
    ),
    day < 0.6
      ? stars(random, { x: 0, y: 0, w: d.width, h: 480 }, Math.round(180 * (1 - day)), '#fff3dc')
      : '',
    day < 0.6
      ? moon(d, random, spot, random.between(40, 72), '#fff1d6', middle, random.between(0.3, 1))
      : random.chance(0.5)
        ? sun(d, [spot[0], random.between(520, 640)], random.between(80, 130), mix(low, '#ffffff', 0.5), low)
        : flock(
            random,
            { x: 200, y: 120, w: 1500, h: 200 },
            random.whole(5, 12),
            mix(top, '#05060c', 0.4),
            20,
          ),
    barClouds(
      random,
      { x: 0, y: random.between(160, 330), w: d.width, h: 320 },
      random.whole(3, 9),
      mix(low, '#ffffff', 0.25),
      random.between(0.2, 0.5),
    ),
  ];
}
