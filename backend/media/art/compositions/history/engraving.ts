import type { Point } from '../../drawing.ts';
import { num } from '../../drawing.ts';
import { polygon, stroke } from '../../shapes.ts';

/** Engraved rays from a point: wedges of uneven length that leave a round core free, as one path. */
export function engravedRays([x, y]: Point, core: number, reach: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const half = (Math.PI / count) * 0.46;
    const long = index % 2 === 0 ? reach : reach * 0.72;
    return polygon([
      [x + Math.cos(angle) * core, y + Math.sin(angle) * core],
      [x + Math.cos(angle - half) * long, y + Math.sin(angle - half) * long],
      [x + Math.cos(angle + half) * long, y + Math.sin(angle + half) * long],
    ]);
  }).join('');
}

/** Level engraved lines across a stretch, each swelling towards its middle: the sky of a banknote. */
export function engravedSky(
  left: number,
  top: number,
  width: number,
  height: number,
  pitch: number,
  colour: string,
  opacity = 1,
): string {
  const lines: string[] = [];
  for (let y = top; y < top + height; y += pitch) {
    const part = (y - top) / height;
    const rise = pitch * (0.12 + part * 0.34);
    lines.push(
      `M${num(left)} ${num(y)}Q${num(left + width / 2)} ${num(y - rise)} ${num(left + width)} ${num(y)}Q${num(left + width / 2)} ${num(y + rise)} ${num(left)} ${num(y)}Z`,
    );
  }
  return `<path d="${lines.join('')}" fill="${colour}" opacity="${opacity}"/>`;
}

/** A double rule around a rectangle with a lozenge at each corner. */
export function ruledFrame(x: number, y: number, w: number, h: number, colour: string): string {
  const corners: readonly Point[] = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
  const box = (inset: number): string =>
    `M${num(x + inset)} ${num(y + inset)}H${num(x + w - inset)}V${num(y + h - inset)}H${num(x + inset)}Z`;
  const lozenges = corners
    .map(([cx, cy]) =>
      polygon([
        [cx, cy - 11],
        [cx + 11, cy],
        [cx, cy + 11],
        [cx - 11, cy],
      ]),
    )
    .join('');
  return stroke(box(0), colour, 4) + stroke(box(9), colour, 1.3) + `<path d="${lozenges}" fill="${colour}"/>`;
}
