import { lift, mix } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { num } from '../drawing.ts';
import type { Random } from '../random.ts';
import { put } from '../scene.ts';
import { lightString, streetLamp } from '../scenery/city.ts';
import { leafyTree } from '../scenery/land.ts';
import { flakes, rain } from '../scenery/sky.ts';
import { ripples } from '../scenery/water.ts';
import { ellipse, group, path, polygon, rect, stroke } from '../shapes.ts';
import { child } from '../subjects/people/child.ts';
import { couple } from '../subjects/people/couple.ts';
import { cyclist } from '../subjects/people/cyclist.ts';
import { dressFigure } from '../subjects/people/dress-figure.ts';
import { figure } from '../subjects/people/figure.ts';
import { hatFigure } from '../subjects/people/hat-figure.ts';
import { traveller } from '../subjects/people/traveller.ts';
import { car } from '../subjects/vehicles/car.ts';
import { pirogue } from '../subjects/vehicles/pirogue.ts';
import { scooter } from '../subjects/vehicles/scooter.ts';
import { tram } from '../subjects/vehicles/tram.ts';

/** What lies before a house. */
export type Ground = 'wet' | 'canal' | 'snow' | 'trees' | 'palms' | 'square';

/** What a street is painted from. */
export interface Street {
  d: Drawing;
  random: Random;
  kind: Ground;
  wall: string;
  neon: string;
  /** The sky's colour at the horizon, and how much daylight is left, 0–1. */
  haze: string;
  day: number;
  ground: number;
}

/** The street before a house with the lights on it, people, and what grows or drives there. */
export function streetOf(street: Street): string[] {
  const { d, random, kind, neon, ground } = street;
  const { width: w } = d;
  const dark = kind === 'snow' ? '#20263a' : '#08070d';
  const marks = [...surface(street), ...glints(street)];
  const ink = {
    body: dark,
    lit: mix(neon, dark, 0.45),
    glow: '#ffe9b8',
    accent: mix(street.wall, dark, 0.3),
  };
  const crowd = [figure, couple, hatFigure, dressFigure, traveller, cyclist, child];
  const quay = kind === 'canal' ? 34 : 74;
  const reflections: string[] = [];
  const people: string[] = [];
  const count = random.whole(3, 9);
  for (let index = 0; index < count; index += 1) {
    const who = random.pick(crowd);
    const y = ground + random.between(12, quay);
    const x = w * (0.1 + 0.8 * ((index + random.between(0.1, 0.9)) / count));
    const height = (who.height / 99) * (118 + (y - ground) * 0.9);
    if (kind === 'wet')
      reflections.push(
        `<g transform="translate(0 ${num(y * 2)}) scale(1 -1)">${put(who, x, y, height, ink)}</g>`,
      );
    people.push(
      ellipse(x, y, height * 0.24, 5, '#000000', { opacity: 0.4 }),
      put(who, x, y, height, ink, random.chance(0.5)),
    );
  }
  marks.push(group({ opacity: 0.2 }, ...reflections), ...people, ...furniture(street, dark));
  if (random.chance(0.3) && kind !== 'palms')
    marks.push(
      lightString(random, 0, 250, 470, 420, 90, 14, dark, ['#ffe9b8', neon]),
      lightString(random, w, 250, w - 470, 420, 90, 14, dark, ['#ffe9b8', neon]),
    );
  if (kind === 'snow') marks.push(flakes(random, { x: 0, y: 0, w, h: 1080 }, 230, '#ffffff', 6));
  else if (kind === 'wet' && random.chance(0.55)) marks.push(rain(random, d, 300, '#dfe8ff'));
  return marks;
}

function surface({ d, random, kind, wall, haze, day, ground }: Street): string[] {
  const { width: w } = d;
  const night = (colour: string): string => mix(colour, '#05060c', 0.55 - day * 0.35);
  const slab = (near: string, far: string): string =>
    rect(
      0,
      ground,
      w,
      190,
      d.vertical(ground, 1080, [
        [0, far],
        [1, near],
      ]),
    );
  switch (kind) {
    case 'canal':
      return [
        slab(mix(night(haze), '#05121c', 0.7), night(haze)),
        rect(0, ground, w, 46, night(mix(wall, '#8a8078', 0.5))),
        rect(0, ground + 40, w, 12, night('#5c5450')),
        `<use xlink:href="#house" transform="translate(0 ${num((ground + 52) * 2 - 52)}) scale(1 -1)" opacity="0.34"/>`,
        rect(0, ground, w, 46, night(mix(wall, '#8a8078', 0.5))),
        rect(0, ground + 40, w, 12, night('#5c5450')),
        ripples(random, { x: 0, y: ground + 56, w, h: 130 }, 70, mix(haze, '#ffffff', 0.3), 0.4),
      ];
    case 'snow':
      return [
        slab(mix('#e8eefb', '#20305a', 0.35 - day * 0.2), mix('#f4f6ff', '#20305a', 0.2 - day * 0.1)),
        ellipse(300, ground + 12, 420, 26, '#f6f8ff', { opacity: 0.5 }),
        ellipse(w - 260, ground + 16, 460, 30, '#f6f8ff', { opacity: 0.5 }),
      ];
    case 'square': {
      const far = night(mix('#a89a86', wall, 0.3));
      const lines: string[] = [];
      for (let line = -16; line <= 16; line += 1)
        lines.push(`M${num(w / 2 + line * 62)} ${ground}L${num(w / 2 + line * 190)} 1090`);
      for (let row = 1; row < 6; row += 1) lines.push(`M0 ${num(ground + 190 * (row / 6) ** 1.7)}H${w}`);
      return [slab(mix(far, '#05060c', 0.4), far), stroke(lines.join(''), mix(far, '#05060c', 0.4), 2.4)];
    }
    case 'palms':
      return [slab(night('#8a5f42'), night('#c79a6a'))];
    case 'trees':
      return [
        slab(mix(night(wall), '#05060c', 0.4), night(mix(wall, '#7a7468', 0.5))),
        rect(0, ground + 66, w, 9, night('#a8a090')),
        rect(0, ground + 75, w, 120, mix(night('#3a3a42'), '#05060c', 0.3)),
      ];
    case 'wet':
      return [slab('#05060c', mix(wall, '#05060c', 0.45))];
  }
}

function glints({ d, random, kind, neon, ground, day }: Street): string[] {
  const { width: w } = d;
  const pool = ellipse(
    w / 2,
    ground + 40,
    820,
    90,
    d.radial(
      [w / 2, ground + 40],
      820,
      [
        [0, neon, 0.55 - day * 0.2],
        [0.5, neon, 0.16],
        [1, neon, 0],
      ],
      `translate(0 ${num((ground + 40) * 0.89)}) scale(1 0.11)`,
    ),
  );
  if (kind !== 'wet' && kind !== 'canal') return [pool];
  const marks = [pool];
  for (let glint = 0; glint < 90; glint += 1) {
    const x = w / 2 + random.between(-1, 1) ** 3 * 900;
    const y = ground + (kind === 'canal' ? 60 : 10) + random.next() ** 1.4 * 120;
    marks.push(
      ellipse(
        x,
        y,
        random.between(10, 70),
        random.between(0.8, 2.6),
        random.pick([neon, '#ffe9b8', '#fff6e0', lift(neon, -0.1)]),
        { opacity: num(random.between(0.15, 0.75)) },
      ),
    );
  }
  return marks;
}

function furniture({ d, random, kind, wall, neon, ground, day }: Street, dark: string): string[] {
  const { width: w } = d;
  const lamp = (x: number, facing: 1 | -1): string =>
    streetLamp(d, x, ground + 44, random.between(360, 450), dark, '#ffe2a6', facing);
  const marks: string[] = [];
  if (kind === 'trees')
    for (const x of [30, 168, w - 168, w - 30])
      marks.push(
        leafyTree(
          random,
          x,
          ground + 60,
          random.between(320, 400),
          mix('#3f5f3a', dark, 0.55 - day * 0.35),
          dark,
        ),
      );
  else if (kind === 'palms')
    for (const x of [50, 150, w - 150, w - 50])
      marks.push(palmTree(random, x, ground + 60, random.between(420, 620), dark));
  else marks.push(lamp(150, 1), lamp(w - 150, -1));
  if (kind === 'snow')
    for (const x of [60, 300, w - 310, w - 40]) {
      const high = random.between(170, 300);
      for (let tier = 0; tier < 3; tier += 1) {
        const y = ground + 40 - high * (0.2 + tier * 0.24);
        const half = high * (0.32 - tier * 0.08);
        marks.push(
          path(
            polygon([
              [x - half, y],
              [x, y - high * 0.42],
              [x + half, y],
            ]),
            mix('#2f4a4a', dark, 0.3),
          ),
          path(
            polygon([
              [x - half * 0.5, y - high * 0.21],
              [x, y - high * 0.42],
              [x + half * 0.5, y - high * 0.21],
              [x, y - high * 0.16],
            ]),
            '#eef2fa',
          ),
        );
      }
    }
  if (kind === 'canal') {
    const rail: string[] = [`M0 ${ground + 6}H${w}`];
    for (let x = 20; x < w; x += 44) rail.push(`M${x} ${ground + 6}v34`);
    marks.push(
      stroke(rail.join(''), dark, 4),
      put(
        pirogue,
        random.pick([330, w - 340]),
        ground + 140,
        96,
        { body: dark, lit: '#d8c9b0', glow: '#ffe9b8', accent: mix(neon, dark, 0.5) },
        random.chance(0.5),
      ),
    );
  } else if (random.chance(0.5)) {
    const ride = random.pick([tram, car, scooter]);
    marks.push(
      put(ride, random.pick([330, w - 330]), ground + 128, ride === tram ? 205 : ride === car ? 150 : 160, {
        body: '#0d0b12',
        lit: '#d8c9b0',
        glow: '#ffe9b8',
        accent: mix(random.chance(0.5) ? neon : wall, '#1a0d14', 0.4),
      }),
    );
  }
  return marks;
}

function palmTree(random: Random, x: number, y: number, height: number, colour: string): string {
  const lean = random.between(-50, 50);
  const [tx, ty] = [x + lean, y - height];
  const fronds = Array.from({ length: 10 }, (_, index) => {
    const turn = -Math.PI * 0.5 + (index - 4.5) * 0.42;
    const reach = height * random.between(0.3, 0.4);
    const ex = tx + Math.cos(turn) * reach;
    const ey = ty + Math.sin(turn) * reach * 0.6 + reach * 0.3;
    return `M${num(tx)} ${num(ty)}Q${num(tx + Math.cos(turn) * reach * 0.6)} ${num(ty + Math.sin(turn) * reach * 0.8 - 20)} ${num(ex)} ${num(ey)}Q${num(tx + Math.cos(turn) * reach * 0.5)} ${num(ty + Math.sin(turn) * reach * 0.6 + 6)} ${num(tx)} ${num(ty + 12)}Z`;
  });
  return (
    stroke(
      `M${num(x)} ${num(y)}Q${num(x + lean * 0.2)} ${num(y - height * 0.5)} ${num(tx)} ${num(ty)}`,
      colour,
      18,
    ) + path(fronds.join(''), colour)
  );
}
