import { lift, mix } from '../colour.ts';
import type { Box, Drawing, Point } from '../drawing.ts';
import { num } from '../drawing.ts';
import type { Random } from '../random.ts';
import { ellipse, group, outline, path, polygon, rect, stroke } from '../shapes.ts';
import type { Node } from '../shapes.ts';

/** A light beam from a lamp to a pool on the floor, soft towards its end. */
export function beam(
  drawing: Drawing,
  from: Point,
  to: Point,
  spread: number,
  colour: string,
  strength = 0.6,
): string {
  const fill = drawing.linear(from, to, [
    [0, colour, strength],
    [0.55, colour, strength * 0.38],
    [1, colour, strength * 0.06],
  ]);
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2;
  const dx = Math.cos(angle) * spread;
  const dy = Math.sin(angle) * spread;
  return path(
    polygon([
      [from[0] - dx * 0.03, from[1] - dy * 0.03],
      [from[0] + dx * 0.03, from[1] + dy * 0.03],
      [to[0] + dx, to[1] + dy],
      [to[0] - dx, to[1] - dy],
    ]),
    fill,
  );
}

/** A pool of light on the floor. */
export function lightPool(
  drawing: Drawing,
  centre: Point,
  rx: number,
  colour: string,
  strength = 0.9,
): string {
  const fill = drawing.radial(
    centre,
    rx,
    [
      [0, colour, strength],
      [0.7, colour, strength * 0.7],
      [1, colour, 0],
    ],
    `translate(0 ${num(centre[1] * 0.72)}) scale(1 0.28)`,
  );
  return ellipse(centre[0], centre[1], rx, rx * 0.28, fill);
}

/** A hanging velvet curtain with folds between two edges; `gather` draws the lower end inwards to one side (-1 left, 1 right, 0 hangs). */
export function curtain(
  drawing: Drawing,
  random: Random,
  area: Box,
  colour: string,
  gather: -1 | 0 | 1 = 0,
): string {
  const folds = Math.max(5, Math.round(area.w / (drawing.width * 0.045)));
  const dark = lift(colour, -0.2);
  const light = lift(colour, 0.1);
  const marks: string[] = [];
  const edge = (part: number, level: number): number => {
    const hang = area.x + part * area.w;
    if (gather === 0) return hang;
    const anchor = gather < 0 ? area.x : area.x + area.w;
    const pull = level < 0.62 ? Math.sin((level / 0.62) * Math.PI * 0.5) ** 2 : 1 - (level - 0.62) * 0.5;
    return hang + (anchor - hang) * 0.68 * pull;
  };
  for (let fold = 0; fold < folds; fold += 1) {
    const a = fold / folds;
    const b = (fold + 1) / folds;
    const levels = gather === 0 ? [0, 1] : [0, 0.15, 0.31, 0.47, 0.62, 0.8, 1];
    const left: Node[] = levels.map((level) => [edge(a, level), area.y + level * area.h]);
    const right: Node[] = levels.map((level) => [edge(b, level) + 0.8, area.y + level * area.h]);
    const shape = outline([...left.map(endCorner), ...right.toReversed().map(endCorner)]);
    const bright = random.between(0, 0.06);
    const fill = drawing.linear(
      [area.x + a * area.w, 0],
      [area.x + b * area.w, 0],
      [
        [0, dark],
        [0.32, lift(colour, bright - 0.02)],
        [0.5, lift(light, bright)],
        [0.72, lift(colour, bright - 0.05)],
        [1, dark],
      ],
    );
    marks.push(gather === 0 ? path(shape, fill) : path(shape, fill));
  }
  return group({}, ...marks);
}

function endCorner(node: Node, index: number, all: readonly Node[]): Node {
  return index === 0 || index === all.length - 1 ? [node[0], node[1], 1] : node;
}

/** A pelmet of swags with a fringe across the top. */
export function pelmet(
  drawing: Drawing,
  width: number,
  height: number,
  swags: number,
  colour: string,
  trim: string,
): string {
  const pitch = width / swags;
  const marks: string[] = [];
  for (let swag = 0; swag < swags; swag += 1) {
    const x = swag * pitch;
    const shape = `M${num(x)} 0H${num(x + pitch)}V${num(height * 0.55)}Q${num(x + pitch / 2)} ${num(height * 1.35)} ${num(x)} ${num(height * 0.55)}Z`;
    marks.push(
      path(
        shape,
        drawing.vertical(0, height, [
          [0, lift(colour, -0.14)],
          [0.55, colour],
          [0.85, lift(colour, 0.08)],
          [1, lift(colour, -0.12)],
        ]),
      ),
    );
    for (const level of [0.3, 0.52, 0.74]) {
      marks.push(
        stroke(
          `M${num(x + 4)} ${num(height * 0.1 * level)}Q${num(x + pitch / 2)} ${num(height * (0.2 + level * 1.35))} ${num(x + pitch - 4)} ${num(height * 0.1 * level)}`,
          lift(colour, -0.17),
          height * 0.035,
          { opacity: 0.55 },
        ),
      );
    }
    marks.push(
      stroke(
        `M${num(x)} ${num(height * 0.55)}Q${num(x + pitch / 2)} ${num(height * 1.35)} ${num(x + pitch)} ${num(height * 0.55)}`,
        trim,
        height * 0.045,
      ),
      stroke(
        `M${num(x)} ${num(height * 0.6)}Q${num(x + pitch / 2)} ${num(height * 1.4)} ${num(x + pitch)} ${num(height * 0.6)}`,
        trim,
        height * 0.07,
        { 'stroke-dasharray': '1.5 4', 'stroke-linecap': 'butt', opacity: 0.85 },
      ),
    );
  }
  return marks.join('');
}

/** Heads and raised arms of an audience along the bottom edge, in one colour. */
export function crowd(
  random: Random,
  width: number,
  y: number,
  size: number,
  colour: string,
  bottom: number,
): string {
  const marks: string[] = [];
  let x = -size;
  while (x < width + size) {
    const head = size * random.between(0.2, 0.26);
    const top = y - random.between(0, 0.4) * size;
    marks.push(
      `<circle cx="${num(x)}" cy="${num(top)}" r="${num(head)}"/>`,
      `<path d="${outline([
        [x - size * 0.55, bottom, 1],
        [x - size * 0.48, top + size * 0.62],
        [x - size * 0.14, top + size * 0.32],
        [x + size * 0.14, top + size * 0.32],
        [x + size * 0.48, top + size * 0.62],
        [x + size * 0.55, bottom, 1],
      ])}"/>`,
    );
    if (random.chance(0.4)) {
      const side = random.chance(0.5) ? 1 : -1;
      const ex = x + side * size * random.between(0.4, 0.62);
      const hx = ex + side * size * random.between(-0.25, 0.12);
      const hy = top - size * random.between(0.5, 0.95);
      marks.push(
        `<path d="M${num(x + side * size * 0.38)} ${num(top + size * 0.55)}L${num(ex)} ${num(top + size * 0.1)}L${num(hx)} ${num(hy)}" fill="none" stroke="${colour}" stroke-width="${num(size * 0.15)}" stroke-linecap="round" stroke-linejoin="round"/>`,
        `<circle cx="${num(hx)}" cy="${num(hy - size * 0.04)}" r="${num(size * 0.1)}"/>`,
      );
    }
    x += size * random.between(0.62, 0.95);
  }
  return group({ fill: colour }, ...marks);
}

/** Rows of theatre seats seen from behind, towards the bottom. */
export function seats(random: Random, width: number, top: number, bottom: number, colour: string): string {
  const marks: string[] = [];
  const rows = 3;
  for (let row = 0; row < rows; row += 1) {
    const part = (row + 1) / rows;
    const y = top + (bottom - top) * part * 0.62;
    const size = width * (0.055 + part * 0.06);
    const fill = mix(colour, '#000000', 0.25 + row * 0.22);
    for (let x = -size * random.next(); x < width; x += size * 1.06) {
      marks.push(rect(x, y, size, bottom - y, fill, { rx: num(size * 0.28) }));
    }
  }
  return marks.join('');
}

/** A proscenium arch: the dark wall around an opening with a curved head, with a gilt moulding. */
export function proscenium(width: number, height: number, opening: Box, wall: string, gilt: string): string {
  const { x, y, w, h } = opening;
  const hole = `M${num(x)} ${num(y + h)}V${num(y + w * 0.16)}Q${num(x)} ${num(y)} ${num(x + w * 0.2)} ${num(y)}H${num(x + w * 0.8)}Q${num(x + w)} ${num(y)} ${num(x + w)} ${num(y + w * 0.16)}V${num(y + h)}Z`;
  return (
    path(`M0 0H${width}V${height}H0Z${hole}`, wall, { 'fill-rule': 'evenodd' }) +
    stroke(hole, gilt, width * 0.012) +
    stroke(hole, gilt, width * 0.028, { 'stroke-dasharray': `1 ${num(width * 0.016)}`, opacity: 0.65 })
  );
}
