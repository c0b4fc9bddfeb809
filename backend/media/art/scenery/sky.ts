import { mix } from '../colour.ts';
import type { Box, Drawing, Point } from '../drawing.ts';
import { element, num } from '../drawing.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, group, path, polygon, rect } from '../shapes.ts';

/** Stars of uneven size and brightness, a few with a glint; thinner towards the bottom of the area. */
export function stars(random: Random, area: Box, count: number, colour: string): string {
  const marks: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const x = area.x + random.next() * area.w;
    const y = area.y + random.next() ** 1.4 * area.h;
    const big = random.next() ** 5;
    const radius = 0.6 + big * 2.6;
    const opacity = random.between(0.35, 0.95);
    if (big > 0.45) {
      const arm = radius * 4.2;
      marks.push(
        `<path d="M${num(x)} ${num(y - arm)}L${num(x + radius * 0.5)} ${num(y - radius * 0.5)}L${num(x + arm)} ${num(y)}L${num(x + radius * 0.5)} ${num(y + radius * 0.5)}L${num(x)} ${num(y + arm)}L${num(x - radius * 0.5)} ${num(y + radius * 0.5)}L${num(x - arm)} ${num(y)}L${num(x - radius * 0.5)} ${num(y - radius * 0.5)}Z" opacity="${num(opacity)}"/>`,
      );
    } else {
      marks.push(
        `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" opacity="${Math.round(opacity * 100) / 100}"/>`,
      );
    }
  }
  return group({ fill: colour }, ...marks);
}

/** A sun: disc with a halo that fades over `reach` radii. */
export function sun(
  drawing: Drawing,
  centre: Point,
  radius: number,
  colour: string,
  halo: string,
  reach = 2.6,
): string {
  const glow = drawing.radial(centre, radius * reach, [
    [0, halo, 0.85],
    [1 / reach, halo, 0.5],
    [0.65, halo, 0.13],
    [1, halo, 0],
  ]);
  return circle(centre[0], centre[1], radius * reach, glow) + circle(centre[0], centre[1], radius, colour);
}

/** A moon with seas, lit from one side; `phase` 0 new to 1 full. */
export function moon(
  drawing: Drawing,
  random: Random,
  centre: Point,
  radius: number,
  light: string,
  shade: string,
  phase = 1,
): string {
  const [x, y] = centre;
  const seas = Array.from({ length: 7 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const distance = Math.sqrt(random.next()) * radius * 0.78;
    const size = radius * random.between(0.07, 0.24);
    return circle(x + Math.cos(angle) * distance, y + Math.sin(angle) * distance, size, shade, {
      opacity: 0.28,
    });
  });
  const halo = drawing.radial(centre, radius * 2.4, [
    [0.3, light, 0.42],
    [0.55, light, 0.12],
    [1, light, 0],
  ]);
  const body = circle(
    x,
    y,
    radius,
    drawing.linear(
      [x - radius, y - radius],
      [x + radius, y + radius],
      [
        [0, light],
        [1, mix(light, shade, 0.5)],
      ],
    ),
  );
  const clip = drawing.clip(circle(x, y, radius, '#fff'));
  const shadow =
    phase >= 1
      ? ''
      : circle(x + radius * 2 * phase, y - radius * 0.25 * phase, radius * 1.04, shade, { opacity: 0.93 });
  return circle(x, y, radius * 2.4, halo) + body + group({ 'clip-path': clip }, ...seas, shadow);
}

/** Long flat clouds of rounded bars, as in mid-century prints. */
export function barClouds(random: Random, area: Box, count: number, colour: string, opacity = 0.5): string {
  const clouds = Array.from({ length: count }, () => {
    const width = area.w * random.between(0.16, 0.42);
    const x = area.x + random.between(-0.08, 0.9) * area.w;
    const y = area.y + random.next() * area.h;
    const thick = random.between(0.014, 0.026) * area.w;
    const bars = random.whole(2, 4);
    return Array.from({ length: bars }, (_, bar) => {
      const part = width * random.between(0.45, 1);
      return rect(x + random.between(-0.1, 0.4) * width, y + bar * thick * 1.02, part, thick, colour, {
        rx: num(thick / 2),
      });
    }).join('');
  });
  return group({ opacity }, ...clouds);
}

/** A bank of heaped clouds with a flat base, one closed shape. */
export function heapCloud(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
): string {
  const lobes = random.whole(5, 8);
  const shapes = Array.from({ length: lobes }, (_, index) => {
    const part = (index + 0.5) / lobes;
    const rise = Math.sin(part * Math.PI) * random.between(0.55, 1);
    const radius = Math.max(height * 0.26, height * 0.5 * rise);
    return circle(x + (part - 0.5) * width, y - radius * 0.75 - rise * height * 0.22, radius, fill);
  });
  return group(
    {},
    ...shapes,
    rect(x - width * 0.52, y - height * 0.3, width * 1.04, height * 0.3, fill, { rx: num(height * 0.15) }),
  );
}

/** Rays from a point, alternating with gaps: sunburst. `spread` is the share of the circle that is ray. */
export function rays(
  centre: Point,
  radius: number,
  count: number,
  fill: string,
  turn = 0,
  spread = 0.5,
): string {
  const marks = Array.from({ length: count }, (_, index) => {
    const start = turn + (index / count) * Math.PI * 2;
    const end = start + (spread / count) * Math.PI * 2;
    return polygon([
      centre,
      [centre[0] + Math.cos(start) * radius, centre[1] + Math.sin(start) * radius],
      [centre[0] + Math.cos(end) * radius, centre[1] + Math.sin(end) * radius],
    ]);
  });
  return path(marks.join(''), fill);
}

/** A flock of birds in the distance. */
export function flock(random: Random, area: Box, count: number, colour: string, size: number): string {
  const marks = Array.from({ length: count }, () => {
    const x = area.x + random.next() * area.w;
    const y = area.y + random.next() * area.h;
    const span = size * random.between(0.5, 1);
    const dip = random.between(0.15, 0.45) * span;
    return `M${num(x - span)} ${num(y - dip)}Q${num(x - span * 0.4)} ${num(y - dip * 1.25)} ${num(x)} ${num(y)}Q${num(x + span * 0.4)} ${num(y - dip * 1.25)} ${num(x + span)} ${num(y - dip * 0.8)}Q${num(x + span * 0.4)} ${num(y - dip * 0.8)} ${num(x)} ${num(y + span * 0.13)}Q${num(x - span * 0.4)} ${num(y - dip * 0.75)} ${num(x - span)} ${num(y - dip)}Z`;
  });
  return path(marks.join(''), colour);
}

/** Slanted rain, long and thin. */
export function rain(random: Random, drawing: Drawing, count: number, colour: string, slant = 0.22): string {
  const marks = Array.from({ length: count }, () => {
    const x = random.between(-0.2, 1.1) * drawing.width;
    const y = random.between(-0.1, 1) * drawing.height;
    const length = random.between(0.03, 0.09) * drawing.height;
    return `M${num(x)} ${num(y)}l${num(length * slant)} ${num(length)}`;
  });
  return element('path', {
    d: marks.join(''),
    fill: 'none',
    stroke: colour,
    'stroke-width': 1.1,
    opacity: 0.42,
  });
}

/** Falling snow or floating dust: soft discs in three depths. */
export function flakes(random: Random, area: Box, count: number, colour: string, size: number): string {
  return group(
    { fill: colour },
    ...Array.from({ length: count }, () => {
      const depth = random.next() ** 2;
      return `<circle cx="${num(area.x + random.next() * area.w)}" cy="${num(area.y + random.next() * area.h)}" r="${num(size * (0.25 + depth * 0.75))}" opacity="${Math.round((0.35 + depth * 0.5) * 100) / 100}"/>`;
    }),
  );
}

/** Drifts of coloured gas or northern light: overlapping soft ellipses along a slanting band. */
export function ribbons(
  drawing: Drawing,
  random: Random,
  area: Box,
  colours: readonly string[],
  opacity = 0.5,
): string {
  const marks = colours.flatMap((colour, index) =>
    Array.from({ length: 5 }, (_, step) => {
      const x = area.x + area.w * ((step + random.between(0, 1)) / 5);
      const y = area.y + area.h * (0.2 + index * 0.3 + (0.5 - step / 5) * 0.4 + random.between(-0.08, 0.08));
      return ellipse(
        x,
        y,
        area.w * random.between(0.2, 0.4),
        area.h * random.between(0.12, 0.3),
        drawing.soft(colour),
        { transform: `rotate(-18 ${num(x)} ${num(y)})` },
      );
    }),
  );
  return group({ opacity }, ...marks);
}
