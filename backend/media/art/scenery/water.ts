import type { Box, Drawing } from '../drawing.ts';
import { num } from '../drawing.ts';
import type { Random } from '../random.ts';
import { outline, path } from '../shapes.ts';
import type { Node } from '../shapes.ts';

/** A lens-shaped glint. */
function glint(x: number, y: number, width: number, height: number): string {
  return `M${num(x - width / 2)} ${num(y)}Q${num(x)} ${num(y - height)} ${num(x + width / 2)} ${num(y)}Q${num(x)} ${num(y + height)} ${num(x - width / 2)} ${num(y)}Z`;
}

/** The broken reflection of a light on water: glints that widen and loosen towards the viewer. */
export function reflection(
  random: Random,
  x: number,
  top: number,
  bottom: number,
  width: number,
  colour: string,
  opacity = 0.9,
): string {
  const marks: string[] = [];
  let y = top + 2;
  while (y < bottom) {
    const part = (y - top) / (bottom - top);
    const thick = 1.2 + part * 7;
    const span = width * (0.62 + part * 0.9);
    const pieces = random.whole(1, 2 + Math.floor(part * 2));
    for (let piece = 0; piece < pieces; piece += 1) {
      const length = (span / pieces) * random.between(0.4, 1.05);
      marks.push(glint(x + random.between(-0.42, 0.42) * span, y, length, thick));
    }
    y += thick * random.between(1.1, 2.1) + 1;
  }
  return path(marks.join(''), colour, { opacity });
}

/** Small ripples all over a stretch of water, denser and thinner at the horizon. */
export function ripples(random: Random, area: Box, count: number, colour: string, opacity = 0.35): string {
  const marks = Array.from({ length: count }, () => {
    const part = random.next() ** 1.6;
    const y = area.y + part * area.h;
    return glint(
      area.x + random.next() * area.w,
      y,
      (0.03 + part * 0.13) * area.w * random.between(0.4, 1),
      0.7 + part * 3.2,
    );
  });
  return path(marks.join(''), colour, { opacity });
}

/** A swell: a band of curling crests, as one closed path down to the bottom. */
export function swell(
  random: Random,
  width: number,
  y: number,
  height: number,
  crests: number,
  bottom: number,
): string {
  const pitch = width / crests;
  const start = -pitch * random.next();
  let data = `M${num(start)} ${num(bottom)}L${num(start)} ${num(y)}`;
  for (let x = start; x < width + pitch; x += pitch) {
    data += `C${num(x + pitch * 0.32)} ${num(y)} ${num(x + pitch * 0.5)} ${num(y - height * 1.1)} ${num(x + pitch * 0.78)} ${num(y - height)}`;
    data += `C${num(x + pitch * 0.66)} ${num(y - height * 0.8)} ${num(x + pitch * 0.68)} ${num(y - height * 0.08)} ${num(x + pitch)} ${num(y)}`;
  }
  return `${data}L${num(width + pitch * 2)} ${num(bottom)}Z`;
}

/** One great wave rising from the right with a claw of foam; body, foam and inner lines apart. */
export function greatWave(
  drawing: Drawing,
  foot: number,
  height: number,
): { body: string; foam: string; lines: string } {
  const w = drawing.width;
  const y = (part: number): number => foot - height * part;
  const body = outline([
    [-w * 0.1, y(0.1), 1],
    [w * 0.16, y(0.02)],
    [w * 0.42, y(0.16)],
    [w * 0.58, y(0.5)],
    [w * 0.56, y(0.78)],
    [w * 0.44, y(0.93)],
    [w * 0.3, y(0.84), 1],
    [w * 0.42, y(1.02)],
    [w * 0.66, y(1.06)],
    [w * 0.9, y(0.82)],
    [w * 1.1, y(0.42), 1],
    [w * 1.1, drawing.height, 1],
    [-w * 0.1, drawing.height, 1],
  ]);
  const claws: Node[] = [];
  for (let claw = 0; claw < 9; claw += 1) {
    const part = claw / 8;
    const cx = w * (0.28 + part * 0.26);
    const cy = y(0.84 + Math.sin(part * 2.2) * 0.14 - part * 0.1);
    claws.push([cx, cy + height * 0.07], [cx + w * 0.012, cy - height * 0.005]);
  }
  const foam = outline([
    [w * 0.3, y(0.8), 1],
    ...claws,
    [w * 0.6, y(0.9)],
    [w * 0.86, y(0.84)],
    [w * 0.68, y(1.07)],
    [w * 0.46, y(1.06)],
    [w * 0.33, y(0.95)],
  ]);
  const lines = [0.08, 0.17, 0.26, 0.36]
    .map((gap) =>
      outline(
        [
          [w * (0.5 + gap), drawing.height],
          [w * (0.58 + gap * 0.9), y(0.3)],
          [w * (0.62 + gap * 0.8), y(0.62 - gap * 0.2)],
          [w * (0.58 + gap), y(0.9 - gap * 0.55)],
        ],
        false,
      ),
    )
    .join('');
  return { body, foam, lines };
}
