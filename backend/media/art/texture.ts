import { crc32, deflateSync } from 'node:zlib';
import { rgbOf } from './colour.ts';
import type { Drawing } from './drawing.ts';
import { element, num } from './drawing.ts';
import { randomOf } from './random.ts';

const tiles = new Map<string, string>();

/** Grain of photographic film: fine specks, light and dark, over the whole sheet. `strength` 0–1, about 0.05 is a breath. */
export function filmGrain(drawing: Drawing, strength: number): string {
  const tile = remember(`film|${strength}`, () => {
    const random = randomOf('film grain');
    return grainTile(160, (_x, _y) => {
      const value = random.next() + random.next() + random.next() - 1.5;
      return [value > 0 ? 255 : 0, Math.min(255, Math.abs(value) * strength * 255)];
    });
  });
  return drawing.flood(imagePattern(drawing, tile, 160, 160));
}

/** Tooth of heavy paper: soft fibres, coarser than grain. */
export function paperTooth(drawing: Drawing, strength: number): string {
  const tile = remember(`paper|${strength}`, () => {
    const random = randomOf('paper tooth');
    const size = 160;
    const cells = Array.from({ length: size * size }, () => random.next());
    const cell = (x: number, y: number): number =>
      cells[((y + size) % size) * size + ((x + size) % size)] ?? 0;
    return grainTile(size, (x, y) => {
      let sum = 0;
      for (let dx = -2; dx <= 2; dx += 1)
        sum += cell(x + dx, y) + cell(x + dx, y + 1) * 0.6 + cell(x, y + dx) * 0.5;
      const value = (sum / 10.5 - 0.5) * 4 + (cell(x + 7, y + 3) - 0.5) * 0.7;
      return [value > 0 ? 255 : 0, Math.min(255, Math.abs(value) * strength * 255)];
    });
  });
  return drawing.flood(imagePattern(drawing, tile, 160, 160));
}

/**
 * A fill of stippled specks that thicken from nothing at the start to full at `length`, in one colour:
 * the shading of prints and gouache. `at` must lie before whatever it shades, in the direction of `angle`
 * (degrees, 0 thickens downwards); `grain` is the size of a speck.
 */
export function stipple(
  drawing: Drawing,
  colour: string,
  at: readonly [number, number],
  length: number,
  angle = 0,
  grain = 2,
): string {
  const width = 128;
  const height = Math.min(420, Math.round(length / grain / 4) * 4);
  const tile = remember(`stipple|${colour}|${height}`, () => {
    const random = randomOf('stipple');
    return bitTile(width, height, colour, (_x, y) => random.next() < ((y + 1) / height) ** 1.8);
  });
  return drawing.define((id) =>
    element(
      'pattern',
      {
        id,
        patternUnits: 'userSpaceOnUse',
        width: Math.round((width * length) / height),
        height: length * 4,
        patternTransform:
          angle === 0 ? `translate(${at[0]} ${at[1]})` : `translate(${at[0]} ${at[1]}) rotate(${angle})`,
      },
      element('image', {
        width: Math.round((width * length) / height),
        height: length,
        preserveAspectRatio: 'none',
        'image-rendering': 'optimizeSpeed',
        'xlink:href': tile,
      }) +
        element('rect', {
          y: length - 1,
          width: Math.round((width * length) / height),
          height: length * 3 + 1,
          fill: colour,
        }),
    ),
  );
}

/**
 * A fill of round dots on a diagonal grid, all of one size: print screen. `radius` in parts of the pitch, 0.35 touches.
 * The tile is square to the sheet and whole pixels wide, since any other costs twenty times as much to rasterise.
 */
export function dots(drawing: Drawing, colour: string, pitch: number, radius: number): string {
  const size = Math.max(4, Math.round(pitch * 1.414));
  const r = pitch * radius;
  const dot = (cx: number, cy: number): string => element('circle', { cx, cy, r, fill: colour });
  return drawing.define((id) =>
    element(
      'pattern',
      { id, patternUnits: 'userSpaceOnUse', width: size, height: size },
      dot(size / 2, size / 2) + [0, size].flatMap((x) => [dot(x, 0), dot(x, size)]).join(''),
    ),
  );
}

/** Parallel lines over the whole sheet: hatching, venetian blinds, engraving. `angle` in degrees from level. */
export function hatching(
  drawing: Drawing,
  colour: string,
  pitch: number,
  weight: number,
  angle: number,
  opacity = 1,
): string {
  const { width: w, height: h } = drawing;
  const turn = (angle * Math.PI) / 180;
  const reach = Math.hypot(w, h) / 2;
  const [dx, dy] = [Math.cos(turn) * reach, Math.sin(turn) * reach];
  const lines: string[] = [];
  for (let offset = -reach; offset < reach; offset += pitch) {
    const x = w / 2 - Math.sin(turn) * offset;
    const y = h / 2 + Math.cos(turn) * offset;
    lines.push(`M${num(x - dx)} ${num(y - dy)}L${num(x + dx)} ${num(y + dy)}`);
  }
  return element('path', {
    d: lines.join(''),
    fill: 'none',
    stroke: colour,
    'stroke-width': weight,
    opacity,
  });
}

function imagePattern(drawing: Drawing, uri: string, width: number, height: number): string {
  return drawing.define((id) =>
    element(
      'pattern',
      { id, patternUnits: 'userSpaceOnUse', width, height },
      element('image', { width, height, 'xlink:href': uri }),
    ),
  );
}

function remember(key: string, make: () => string): string {
  let tile = tiles.get(key);
  if (tile === undefined) {
    if (tiles.size > 200) tiles.clear();
    tile = make();
    tiles.set(key, tile);
  }
  return tile;
}

function grainTile(size: number, pixel: (x: number, y: number) => readonly [number, number]): string {
  const rows = Buffer.alloc(size * (size * 2 + 1));
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const [grey, alpha] = pixel(x, y);
      rows[y * (size * 2 + 1) + 1 + x * 2] = grey;
      rows[y * (size * 2 + 1) + 2 + x * 2] = alpha;
    }
  }
  return pngUri(size, size, 8, 4, rows);
}

function bitTile(
  width: number,
  height: number,
  colour: string,
  set: (x: number, y: number) => boolean,
): string {
  const stride = width / 8 + 1;
  const rows = Buffer.alloc(height * stride);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (set(x, y)) {
        const at = y * stride + 1 + (x >> 3);
        rows[at] = (rows[at] ?? 0) | (0x80 >> (x & 7));
      }
    }
  }
  const palette = Buffer.from([0, 0, 0, ...rgbOf(colour)]);
  return pngUri(width, height, 1, 3, rows, [chunk('PLTE', palette), chunk('tRNS', Buffer.from([0, 255]))]);
}

function pngUri(
  width: number,
  height: number,
  depth: number,
  kind: number,
  rows: Buffer,
  extra: readonly Buffer[] = [],
): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(depth, 8);
  header.writeUInt8(kind, 9);
  const file = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${file.toString('base64')}`;
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}
