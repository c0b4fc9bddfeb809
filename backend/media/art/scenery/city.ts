import type { Drawing } from '../drawing.ts';
import { num } from '../drawing.ts';
import type { Random } from '../random.ts';
import { group, path, polygon, rect } from '../shapes.ts';

/** How a row of houses looks. */
export interface Row {
  /** Height of the ground line and the range of heights above it, in drawing units. */
  ground: number;
  low: number;
  high: number;
  /** Width range of one house. */
  narrow: number;
  wide: number;
  /** The manner of building: flat towers, steep old gables, mansard roofs with chimneys, domes and flat white houses. */
  manner: 'towers' | 'gables' | 'mansards' | 'medina';
}

/** A row of houses from left to right: the silhouette, and the lit windows apart. */
export function houses(
  random: Random,
  width: number,
  row: Row,
  litShare = 0.3,
): { body: string; windows: string } {
  const body: string[] = [];
  const windows: string[] = [];
  let x = -random.next() * row.wide;
  while (x < width) {
    const w = random.between(row.narrow, row.wide);
    const h = random.between(row.low, row.high);
    const top = row.ground - h;
    body.push(silhouette(random, x, top, w, row));
    windows.push(lights(random, x, top, w, row, litShare));
    x += w + (row.manner === 'towers' && random.chance(0.25) ? row.narrow * 0.3 : 0);
  }
  return { body: body.join(''), windows: windows.join('') };
}

function silhouette(random: Random, x: number, top: number, w: number, row: Row): string {
  const ground = row.ground + 2;
  switch (row.manner) {
    case 'towers': {
      const extra = random.pick(['flat', 'step', 'mast', 'tank', 'slant']);
      let data = polygon([
        [x, ground],
        [x, top],
        [x + w, extra === 'slant' ? top + w * 0.35 : top],
        [x + w, ground],
      ]);
      if (extra === 'step') data += box(x + w * 0.2, top - w * 0.28, w * 0.6, w * 0.3);
      if (extra === 'mast')
        data +=
          box(x + w * 0.49, top - w * 0.8, w * 0.03 + 0.8, w * 0.8) +
          box(x + w * 0.36, top - w * 0.14, w * 0.3, w * 0.16);
      if (extra === 'tank') {
        data +=
          polygon([
            [x + w * 0.3, top - w * 0.2],
            [x + w * 0.42, top - w * 0.48],
            [x + w * 0.54, top - w * 0.2],
          ]) +
          box(x + w * 0.31, top - w * 0.36, w * 0.22, w * 0.26) +
          box(x + w * 0.34, top - w * 0.12, w * 0.02 + 0.6, w * 0.14) +
          box(x + w * 0.48, top - w * 0.12, w * 0.02 + 0.6, w * 0.14);
      }
      return data;
    }
    case 'gables': {
      const roof = w * random.between(0.5, 0.85);
      const kind = random.pick(['point', 'steps', 'bell']);
      const trunk = box(x, top, w, ground - top);
      const chimney = box(x + w * 0.72, top - roof * 0.72, w * 0.09, roof * 0.6);
      if (kind === 'point')
        return (
          trunk +
          chimney +
          polygon([
            [x, top + 1],
            [x + w / 2, top - roof],
            [x + w, top + 1],
          ])
        );
      if (kind === 'steps') {
        const steps = 4;
        return (
          trunk +
          Array.from({ length: steps }, (_, step) => {
            const inset = (w * 0.42 * (step + 1)) / steps;
            return box(x + inset, top - (roof * (step + 1)) / steps, w - inset * 2, roof / steps + 1);
          }).join('')
        );
      }
      return `${trunk}${chimney}M${num(x)} ${num(top + 1)}C${num(x + w * 0.22)} ${num(top)} ${num(x + w * 0.12)} ${num(top - roof * 0.7)} ${num(x + w * 0.36)} ${num(top - roof * 0.75)}Q${num(x + w / 2)} ${num(top - roof * 1.2)} ${num(x + w * 0.64)} ${num(top - roof * 0.75)}C${num(x + w * 0.88)} ${num(top - roof * 0.7)} ${num(x + w * 0.78)} ${num(top)} ${num(x + w)} ${num(top + 1)}Z`;
    }
    case 'mansards': {
      const roof = w * 0.34;
      let data =
        box(x, top, w, ground - top) +
        polygon([
          [x, top + 1],
          [x + w * 0.05, top - roof],
          [x + w * 0.95, top - roof],
          [x + w, top + 1],
        ]);
      const stacks = random.whole(1, 3);
      for (let stack = 0; stack < stacks; stack += 1) {
        const cx = x + w * random.between(0.1, 0.82);
        data +=
          box(cx, top - roof - w * 0.16, w * 0.1, w * 0.2) +
          box(cx + w * 0.015, top - roof - w * 0.21, w * 0.022, w * 0.06) +
          box(cx + w * 0.06, top - roof - w * 0.21, w * 0.022, w * 0.06);
      }
      return data;
    }
    case 'medina': {
      const kind = random.pick(['flat', 'flat', 'flat', 'dome', 'minaret']);
      let data = box(x, top, w, ground - top);
      if (kind === 'flat') data += box(x + w * random.between(0, 0.6), top - w * 0.16, w * 0.35, w * 0.17);
      if (kind === 'dome')
        data +=
          `M${num(x + w * 0.1)} ${num(top + 1)}C${num(x + w * 0.08)} ${num(top - w * 0.5)} ${num(x + w * 0.92)} ${num(top - w * 0.5)} ${num(x + w * 0.9)} ${num(top + 1)}Z` +
          box(x + w * 0.49, top - w * 0.56, w * 0.02 + 0.8, w * 0.2);
      if (kind === 'minaret') {
        const m = w * 0.34;
        data +=
          box(x + w * 0.3, top - w * 1.7, m, w * 1.75) +
          box(x + w * 0.26, top - w * 1.72, m + w * 0.08, w * 0.06) +
          box(x + w * 0.38, top - w * 2.05, m * 0.5, w * 0.36) +
          polygon([
            [x + w * 0.36, top - w * 2.04],
            [x + w * 0.3 + m / 2, top - w * 2.4],
            [x + w * 0.58, top - w * 2.04],
          ]);
      }
      return data;
    }
  }
}

function lights(random: Random, x: number, top: number, w: number, row: Row, share: number): string {
  const floor = row.manner === 'towers' ? Math.max(5, w * 0.13) : Math.max(7, w * 0.24);
  const pane = floor * (row.manner === 'towers' ? 0.5 : 0.42);
  const columns = Math.max(1, Math.floor((w * 0.8) / (pane * 2)));
  const gap = (w - columns * pane) / (columns + 1);
  const marks: string[] = [];
  for (let y = top + floor * 0.7; y < row.ground - floor; y += floor) {
    for (let column = 0; column < columns; column += 1) {
      if (!random.chance(share)) continue;
      marks.push(box(x + gap + column * (pane + gap), y, pane, floor * 0.58));
    }
  }
  return marks.join('');
}

function box(x: number, y: number, w: number, h: number): string {
  return `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`;
}

/** A street lamp with its cone of light; foot at x, y. */
export function streetLamp(
  drawing: Drawing,
  x: number,
  y: number,
  height: number,
  ink: string,
  glow: string,
  facing: 1 | -1 = 1,
): string {
  const head = [x + facing * height * 0.16, y - height * 0.97] as const;
  const cone = drawing.linear(
    head,
    [head[0], y],
    [
      [0, glow, 0.55],
      [0.5, glow, 0.16],
      [1, glow, 0.02],
    ],
  );
  const halo = drawing.radial(head, height * 0.3, [
    [0, glow, 0.9],
    [0.25, glow, 0.35],
    [1, glow, 0],
  ]);
  return group(
    {},
    path(polygon([head, [head[0] - height * 0.34, y], [head[0] + height * 0.34, y]]), cone),
    `<ellipse cx="${num(head[0])}" cy="${num(y)}" rx="${num(height * 0.36)}" ry="${num(height * 0.05)}" fill="${glow}" opacity="0.28"/>`,
    rect(x - height * 0.011, y - height * 0.94, height * 0.022, height * 0.94, ink),
    rect(x - height * 0.026, y - height * 0.09, height * 0.052, height * 0.09, ink),
    `<path d="M${num(x)} ${num(y - height * 0.93)}q0 ${num(-height * 0.09)} ${num(facing * height * 0.16)} ${num(-height * 0.06)}" fill="none" stroke="${ink}" stroke-width="${num(height * 0.016)}"/>`,
    `<circle cx="${num(head[0])}" cy="${num(head[1])}" r="${num(height * 0.3)}" fill="${halo}"/>`,
    path(
      polygon([
        [head[0] - height * 0.035, head[1]],
        [head[0] + height * 0.035, head[1]],
        [head[0] + height * 0.012, head[1] - height * 0.035],
        [head[0] - height * 0.012, head[1] - height * 0.035],
      ]),
      ink,
    ),
    `<circle cx="${num(head[0])}" cy="${num(head[1] + height * 0.006)}" r="${num(height * 0.02)}" fill="#fff8e6"/>`,
  );
}

/** Strings of small lamps hanging in bows between two heights. */
export function lightString(
  random: Random,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  lamps: number,
  wire: string,
  colours: readonly string[],
): string {
  const point = (t: number): [number, number] => [
    x1 + (x2 - x1) * t,
    y1 + (y2 - y1) * t + Math.sin(t * Math.PI) * sag,
  ];
  const bulbs = Array.from({ length: lamps }, (_, index) => {
    const [x, y] = point((index + 0.5) / lamps);
    const colour = random.pick(colours);
    return `<circle cx="${num(x)}" cy="${num(y + 5)}" r="9" fill="${colour}" opacity="0.22"/><circle cx="${num(x)}" cy="${num(y + 5)}" r="3.6" fill="${colour}"/>`;
  });
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2 + sag * 2];
  return `<path d="M${num(x1)} ${num(y1)}Q${num(mx)} ${num(my)} ${num(x2)} ${num(y2)}" fill="none" stroke="${wire}" stroke-width="1.4"/>${bulbs.join('')}`;
}
