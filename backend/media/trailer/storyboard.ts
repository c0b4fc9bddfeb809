import { beam, curtain, lightPool, pelmet } from '../art/scenery/stage.ts';
import { motes } from '../art/scenery/interior.ts';
import { mix } from '../art/colour.ts';
import { Drawing, num } from '../art/drawing.ts';
import type { FilmArt } from '../art/film-art.ts';
import { randomOf } from '../art/random.ts';
import { circle, group, path, rect, stroke } from '../art/shapes.ts';
import { setTitle } from '../lettering/title.ts';

/** Size of the picture in pixels, frames a second and length in seconds. */
export const reel = { width: 1280, height: 720, rate: 24, length: 14 } as const;

/** When each part begins, in seconds; the sound follows the same marks. */
export const marks = {
  opening: 0.9,
  screen: 2.7,
  leader: 3.4,
  shots: 5.6,
  shot: 1.35,
  shotCount: 4,
  name: 11,
  fade: 13.1,
} as const;

const velvet = '#8f1230';
const brass = '#c49a4a';
const cream = '#faf0df';

/** The shots of the middle part: invented one-picture films that are in no catalogue. */
export const shots: readonly FilmArt[] = [
  shot('trailer-sea', ['drama'], 'a lighthouse', ['#14233c', '#c8794a', '#f0dcb4']),
  shot('trailer-realm', ['fantasy'], 'a traveller', ['#23183a', '#c4553b', '#f0c987']),
  shot('trailer-planet', ['science-fiction'], 'an astronaut', ['#10142b', '#d8573f', '#efc98e']),
  shot('trailer-stage', ['concert'], 'a singer', ['#1a0d1f', '#c2334d', '#f5c26b']),
];

function shot(key: string, genres: FilmArt['genres'], motif: string, palette: FilmArt['palette']): FilmArt {
  const empty = { fr: key, en: key, de: key, nl: key };
  return {
    key,
    genres,
    motif,
    palette,
    title: empty,
    originalTitle: key,
    tagline: empty,
    directors: [],
    actors: [],
    originalLanguage: 'en',
  };
}

/** 0 before `from`, 1 after `to`, smooth between. */
export function ease(time: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

/** The hall: the curtain opens, the camera moves into the screen, on which the leader starts to run. */
export function hallFrame(time: number): string {
  const { width: w, height: h } = reel;
  const d = new Drawing(w, h);
  const light = ease(time, 0.1, 1.1);
  const open = ease(time, marks.opening, marks.screen + 0.2);
  const push = ease(time, marks.screen - 0.3, marks.leader);
  const zoom = 1 + push * 0.3334;
  const fold = randomOf('trailer curtain');
  const half = 640;
  const narrow = 1 - open * 0.74;
  const cloth = (mirror: boolean): string => {
    const side = curtain(d, randomOf('trailer curtain'), { x: 0, y: 0, w: half + 16, h: 650 }, velvet);
    return mirror
      ? `<g transform="translate(${w} 0) scale(${-narrow} 1)">${side}</g>`
      : `<g transform="scale(${narrow} 1)">${side}</g>`;
  };
  const screen = group({ transform: 'translate(160 90) scale(0.75)' }, leaderMarks(d, time));
  d.add(
    d.flood('#0b0507'),
    group(
      {
        transform: `translate(${num(w / 2)} ${num(h / 2)}) scale(${Math.round(zoom * 10000) / 10000}) translate(${num(-w / 2)} ${num(-h / 2)})`,
      },
      rect(0, 0, w, h, '#0b0507'),
      rect(140, 70, 1000, 580, '#050304'),
      group(
        { opacity: Math.round(Math.max(0.05, ease(time, marks.screen - 0.6, marks.screen)) * 100) / 100 },
        screen,
      ),
      cloth(false),
      cloth(true),
      pelmet(d, w, 118, 7, velvet, brass),
      rect(0, 648, w, 80, '#16090c'),
      rect(0, 646, w, 4, brass, { opacity: 0.7 }),
      lightPool(d, [w / 2, 664], 560, '#ffd9a0', 0.35 * light * (1 - open * 0.5)),
      ...Array.from({ length: 15 }, (_, seat) =>
        rect(seat * 92 - 50, 672 + (seat % 2) * 4, 84, 70, mix(velvet, '#080304', 0.78), { rx: 24 }),
      ),
      motes(fold, { x: 200, y: 40, w: 880, h: 560 }, 40, cream),
    ),
    d.flood(
      d.radial([w / 2, h * 0.46], 760, [
        [0.25, '#000000', 0],
        [1, '#000000', 0.7 * (1 - push)],
      ]),
    ),
    d.flood('#000000', 1 - light),
  );
  return d.toSvg();
}

/** The leader over the whole picture: 3, 2, 1 with a sweeping hand. */
export function leaderFrame(time: number): string {
  const d = new Drawing(reel.width, reel.height);
  d.add(leaderMarks(d, time), d.flood('#000000', ease(time, marks.shots - 0.12, marks.shots)));
  return d.toSvg();
}

function leaderMarks(d: Drawing, time: number): string {
  const { width: w, height: h } = reel;
  const step = (marks.shots - marks.leader) / 3;
  const run = Math.max(0, time - marks.leader) / step;
  const count = 3 - Math.min(2, Math.floor(run));
  const sweep = run % 1;
  const [x, y] = [w / 2, h / 2];
  const angle = sweep * Math.PI * 2 - Math.PI / 2;
  const reach = 900;
  const wedge = `M${x} ${y}V${y - reach}A${reach} ${reach} 0 ${sweep > 0.5 ? 1 : 0} 1 ${num(x + Math.cos(angle) * reach)} ${num(y + Math.sin(angle) * reach)}Z`;
  const digit = setTitle(
    String(count),
    { x: x - 160, y: y - 150, w: 320, h: 300 },
    {
      face: 'display',
      axes: { wght: 700, opsz: 144, SOFT: 0, WONK: 0 },
      align: 'centre',
      valign: 'middle',
      leading: 1,
      maxSize: 400,
    },
  );
  const ground = '#d8c4a0';
  return (
    rect(0, 0, w, h, ground) +
    (time >= marks.leader ? path(wedge, mix(ground, '#3a1c18', 0.24)) : '') +
    stroke(`M0 ${y}H${w}M${x} 0V${h}`, '#3a1c18', 3) +
    circle(x, y, 262, 'none', { stroke: cream, 'stroke-width': 9 }) +
    circle(x, y, 236, 'none', { stroke: cream, 'stroke-width': 5 }) +
    path(digit.path, velvet) +
    rect(
      0,
      0,
      w,
      h,
      d.radial([x, y], 800, [
        [0.4, '#2a0d10', 0],
        [1, '#2a0d10', 0.55],
      ]),
    )
  );
}

/** The name in lights between two beams, and the fade to black. */
export function nameFrame(time: number): string {
  const { width: w, height: h } = reel;
  const d = new Drawing(w, h);
  const glow =
    ease(time, marks.name + 0.15, marks.name + 0.9) *
    (time < marks.name + 0.55 && Math.floor(time * 12) % 3 === 0 ? 0.55 : 1);
  const swing = Math.sin((time - marks.name) * 0.9) * 130;
  const name = setTitle(
    'Velours',
    { x: 290, y: 240, w: 700, h: 230 },
    {
      face: 'display',
      axes: { wght: 560, opsz: 144, SOFT: 60, WONK: 1 },
      align: 'centre',
      valign: 'middle',
      leading: 1,
      maxSize: 250,
    },
  );
  const random = randomOf('trailer name');
  d.add(
    d.flood(
      d.radial([w / 2, h * 0.5], 820, [
        [0, '#3d0a19'],
        [0.5, '#1c0710'],
        [1, '#070305'],
      ]),
    ),
    beam(d, [170, 760], [430 + swing, -40], 190, brass, 0.4),
    beam(d, [1110, 760], [850 - swing, -40], 190, brass, 0.4),
    motes(random, { x: 80, y: 40, w: 1120, h: 640 }, 70, cream),
    group({ filter: d.blur(34, name.box), opacity: Math.round(90 * glow) / 100 }, path(name.path, '#ff6d84')),
    group({ filter: d.blur(9, name.box), opacity: Math.round(90 * glow) / 100 }, path(name.path, '#ff5470')),
    path(name.path, mix('#3a1820', '#fff3e6', glow)),
    stroke(`M${num(w / 2 - 210 * glow)} 506H${num(w / 2 + 210 * glow)}`, brass, 3),
    d.flood(
      '#000000',
      Math.max(1 - ease(time, marks.name, marks.name + 0.3), ease(time, marks.fade, reel.length - 0.1)),
    ),
  );
  return d.toSvg();
}
