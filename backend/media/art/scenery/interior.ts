import type { Box, Drawing, Point } from '../drawing.ts';
import { num } from '../drawing.ts';
import type { Random } from '../random.ts';
import { group, path, polygon, rect, stroke } from '../shapes.ts';

/** A sash window: frame and panes with what is seen through them. */
export function windowOf(area: Box, frame: string, view: string, columns = 2, rows = 3): string {
  const bar = area.w * 0.035;
  const marks = [
    rect(area.x - bar * 2, area.y - bar * 2, area.w + bar * 4, area.h + bar * 4, frame),
    rect(area.x, area.y, area.w, area.h, view),
  ];
  for (let column = 1; column < columns; column += 1) {
    marks.push(rect(area.x + (area.w * column) / columns - bar / 2, area.y, bar, area.h, frame));
  }
  for (let row = 1; row < rows; row += 1) {
    marks.push(rect(area.x, area.y + (area.h * row) / rows - bar / 2, area.w, bar, frame));
  }
  marks.push(rect(area.x - bar * 3.4, area.y + area.h + bar * 2, area.w + bar * 6.8, bar * 1.8, frame));
  return group({}, ...marks);
}

/** The patch of light that a window throws on wall or floor: panes sheared to one side. */
export function windowLight(
  at: Point,
  width: number,
  height: number,
  shear: number,
  fill: string,
  columns = 2,
  rows = 3,
): string {
  const gap = width * 0.05;
  const paneW = (width - gap * (columns - 1)) / columns;
  const paneH = (height - gap * (rows - 1)) / rows;
  const panes: string[] = [];
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const x = column * (paneW + gap);
      const y = row * (paneH + gap);
      const place = (px: number, py: number): Point => [at[0] + px + py * shear, at[1] + py];
      panes.push(
        polygon([place(x, y), place(x + paneW, y), place(x + paneW, y + paneH), place(x, y + paneH)]),
      );
    }
  }
  return path(panes.join(''), fill);
}

/** Floorboards in perspective from a horizon down. */
export function floorboards(
  drawing: Drawing,
  top: number,
  vanish: Point,
  colour: string,
  count = 16,
): string {
  const lines: string[] = [];
  for (let line = 0; line <= count; line += 1) {
    const x = drawing.width * (-1 + (3 * line) / count);
    const part = (top - vanish[1]) / (drawing.height - vanish[1]);
    lines.push(`M${num(vanish[0] + (x - vanish[0]) * part)} ${num(top)}L${num(x)} ${drawing.height}`);
  }
  return stroke(lines.join(''), colour, 1.6, { opacity: 0.5 });
}

/** A chequered floor in perspective. */
export function chequers(drawing: Drawing, top: number, vanish: Point, colour: string): string {
  const tiles: string[] = [];
  const columns = 18;
  const depth = (row: number): number => top + (drawing.height - top) * (row / 9) ** 1.9 * 1.02;
  const across = (column: number, y: number): number => {
    const near = drawing.width * (-1.1 + (3.2 * column) / columns);
    return vanish[0] + (near - vanish[0]) * ((y - vanish[1]) / (drawing.height - vanish[1]));
  };
  for (let row = 0; row < 9; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if ((row + column) % 2 === 0) continue;
      const y1 = depth(row);
      const y2 = depth(row + 1);
      tiles.push(
        polygon([
          [across(column, y1), y1],
          [across(column + 1, y1), y1],
          [across(column + 1, y2), y2],
          [across(column, y2), y2],
        ]),
      );
    }
  }
  return path(tiles.join(''), colour);
}

/** Wallpaper of a small repeated leaf. */
export function wallpaper(drawing: Drawing, colour: string, pitch: number, opacity = 0.25): string {
  const leaf = `M0 ${num(-pitch * 0.3)}C${num(pitch * 0.22)} ${num(-pitch * 0.12)} ${num(pitch * 0.14)} ${num(pitch * 0.16)} 0 ${num(pitch * 0.24)}C${num(-pitch * 0.14)} ${num(pitch * 0.16)} ${num(-pitch * 0.22)} ${num(-pitch * 0.12)} 0 ${num(-pitch * 0.3)}Z`;
  const fill = drawing.define(
    (id) =>
      `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${num(pitch)}" height="${num(pitch * 1.6)}"><g fill="${colour}"><path transform="translate(${num(pitch * 0.25)} ${num(pitch * 0.4)})" d="${leaf}"/><path transform="translate(${num(pitch * 0.75)} ${num(pitch * 1.2)})" d="${leaf}"/></g></pattern>`,
  );
  return drawing.flood(fill, opacity);
}

/** A staircase seen from the side, rising to the right. */
export function stairs(
  x: number,
  y: number,
  width: number,
  height: number,
  steps: number,
  fill: string,
): string {
  let data = `M${num(x)} ${num(y)}`;
  for (let step = 0; step < steps; step += 1) {
    data += `V${num(y - (height * (step + 1)) / steps)}H${num(x + (width * (step + 1)) / steps)}`;
  }
  return path(`${data}V${num(y)}Z`, fill);
}

/** A corridor in one-point perspective: wall, ceiling and floor panels shrinking to a far door. Returns the far rectangle too. */
export function corridor(
  drawing: Drawing,
  vanish: Point,
  depth: number,
  shades: readonly [string, string, string, string],
): { marks: string; end: Box } {
  const { width: w, height: h } = drawing;
  const far = (x: number, y: number): Point => [
    vanish[0] + (x - vanish[0]) * depth,
    vanish[1] + (y - vanish[1]) * depth,
  ];
  const corners = [far(0, 0), far(w, 0), far(w, h), far(0, h)] as const;
  const [tl, tr, br, bl] = corners;
  return {
    marks:
      path(polygon([[0, 0], [w, 0], tr, tl]), shades[0]) +
      path(polygon([[w, 0], [w, h], br, tr]), shades[1]) +
      path(polygon([[0, h], [w, h], br, bl]), shades[2]) +
      path(polygon([[0, 0], [0, h], bl, tl]), shades[3]),
    end: { x: tl[0], y: tl[1], w: tr[0] - tl[0], h: bl[1] - tl[1] },
  };
}

/** Dust in a shaft of light. */
export function motes(random: Random, area: Box, count: number, colour: string): string {
  return group(
    { fill: colour },
    ...Array.from(
      { length: count },
      () =>
        `<circle cx="${num(area.x + random.next() * area.w)}" cy="${num(area.y + random.next() * area.h)}" r="${num(random.between(0.8, 2.6))}" opacity="${Math.round(random.between(0.2, 0.8) * 100) / 100}"/>`,
    ),
  );
}
