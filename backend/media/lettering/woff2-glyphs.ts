import { ByteReader } from './byte-reader.ts';

/** The glyph outlines of a font in their plain tables, and each glyph's left edge, which the metrics need. */
export interface RebuiltGlyphs {
  glyf: Uint8Array;
  /** Long offsets: set `indexToLocFormat` of `head` to 1. */
  loca: Uint8Array;
  xMins: number[];
}

interface Streams {
  contours: ByteReader;
  points: ByteReader;
  flags: ByteReader;
  glyphs: ByteReader;
  composites: ByteReader;
  boxes: ByteReader;
  instructions: ByteReader;
}

interface Point {
  x: number;
  y: number;
  onCurve: boolean;
}

/**
 * Undoes the WOFF2 transform of the glyf table. Hinting of simple glyphs is left out: outlines are drawn large.
 * Source: W3C WOFF File Format 2.0, section 5.1.
 */
export function rebuildGlyphs(transformed: Uint8Array): RebuiltGlyphs {
  const header = new ByteReader(transformed, 4);
  const count = header.u16();
  header.skip(2);
  const sizes = Array.from({ length: 7 }, () => header.u32());
  let start = header.offset;
  const readers = sizes.map((size) => {
    const reader = new ByteReader(transformed.subarray(start, start + size));
    start += size;
    return reader;
  });
  const [contours, points, flags, glyphs, composites, boxes, instructions] = readers;
  if (!contours || !points || !flags || !glyphs || !composites || !boxes || !instructions) {
    throw new Error('WOFF2 glyf table lacks a stream');
  }
  const streams: Streams = { contours, points, flags, glyphs, composites, boxes, instructions };
  const boxBits = boxes.bytes(4 * Math.ceil(count / 32));

  const parts: Uint8Array[] = [];
  const xMins: number[] = [];
  const loca = new DataView(new ArrayBuffer((count + 1) * 4));
  let offset = 0;
  for (let glyph = 0; glyph < count; glyph += 1) {
    loca.setUint32(glyph * 4, offset);
    const hasBox = ((boxBits[glyph >> 3] ?? 0) & (0x80 >> (glyph & 7))) !== 0;
    const part = readGlyph(streams, hasBox);
    xMins.push(part.length === 0 ? 0 : new ByteReader(part, 2).i16());
    parts.push(part);
    offset += part.length;
  }
  loca.setUint32(count * 4, offset);
  return { glyf: Buffer.concat(parts), loca: new Uint8Array(loca.buffer), xMins };
}

function readGlyph(streams: Streams, hasBox: boolean): Uint8Array {
  const contourCount = streams.contours.i16();
  if (contourCount === 0) return new Uint8Array();
  return contourCount < 0 ? readComposite(streams) : readSimple(streams, contourCount, hasBox);
}

function readComposite(streams: Streams): Uint8Array {
  const components: Uint8Array[] = [];
  let more = true;
  let instructed = false;
  while (more) {
    const flags = streams.composites.u16();
    streams.composites.offset -= 2;
    const scaleWords = (flags & 0x08) !== 0 ? 1 : (flags & 0x40) !== 0 ? 2 : (flags & 0x80) !== 0 ? 4 : 0;
    components.push(streams.composites.bytes(4 + ((flags & 0x01) !== 0 ? 4 : 2) + scaleWords * 2));
    instructed ||= (flags & 0x100) !== 0;
    more = (flags & 0x20) !== 0;
  }
  const head = new DataView(new ArrayBuffer(10));
  head.setInt16(0, -1);
  for (let index = 0; index < 4; index += 1) head.setInt16(2 + index * 2, streams.boxes.i16());
  const tail: Uint8Array[] = [];
  if (instructed) {
    const length = streams.glyphs.u255();
    const size = new DataView(new ArrayBuffer(2));
    size.setUint16(0, length);
    tail.push(new Uint8Array(size.buffer), streams.instructions.bytes(length));
  }
  return evenLength(Buffer.concat([new Uint8Array(head.buffer), ...components, ...tail]));
}

function readSimple(streams: Streams, contourCount: number, hasBox: boolean): Uint8Array {
  const ends: number[] = [];
  let pointCount = 0;
  for (let contour = 0; contour < contourCount; contour += 1) {
    pointCount += streams.points.u255();
    ends.push(pointCount - 1);
  }
  const points = readPoints(streams, pointCount);
  streams.instructions.skip(streams.glyphs.u255());
  const box = hasBox ? Array.from({ length: 4 }, () => streams.boxes.i16()) : boundingBox(points);

  const out = new DataView(new ArrayBuffer(10 + contourCount * 2 + 2 + pointCount * 5));
  out.setInt16(0, contourCount);
  for (const [index, value] of box.entries()) out.setInt16(2 + index * 2, value);
  for (const [index, end] of ends.entries()) out.setUint16(10 + index * 2, end);
  const flagStart = 12 + contourCount * 2;
  let previousX = 0;
  let previousY = 0;
  for (const [index, point] of points.entries()) {
    out.setUint8(flagStart + index, point.onCurve ? 1 : 0);
    out.setInt16(flagStart + pointCount + index * 2, point.x - previousX);
    out.setInt16(flagStart + pointCount * 3 + index * 2, point.y - previousY);
    previousX = point.x;
    previousY = point.y;
  }
  return evenLength(new Uint8Array(out.buffer));
}

function readPoints(streams: Streams, count: number): Point[] {
  let x = 0;
  let y = 0;
  return Array.from({ length: count }, () => {
    const flag = streams.flags.u8();
    const [dx, dy] = readStep(flag & 0x7f, streams.glyphs);
    x += dx;
    y += dy;
    return { x, y, onCurve: (flag & 0x80) === 0 };
  });
}

function readStep(code: number, data: ByteReader): [number, number] {
  const signed = (value: number, positive: boolean): number => (positive ? value : -value);
  const xPositive = (code & 1) !== 0;
  const yPositive = (code & 2) !== 0;
  if (code < 10) return [0, signed(((code & 14) << 7) + data.u8(), xPositive)];
  if (code < 20) return [signed((((code - 10) & 14) << 7) + data.u8(), xPositive), 0];
  if (code < 84) {
    const base = code - 20;
    const byte = data.u8();
    return [
      signed(1 + (base & 0x30) + (byte >> 4), xPositive),
      signed(1 + ((base & 0x0c) << 2) + (byte & 0x0f), yPositive),
    ];
  }
  if (code < 120) {
    const base = code - 84;
    const dx = 1 + (Math.floor(base / 12) << 8) + data.u8();
    const dy = 1 + (((base % 12) >> 2) << 8) + data.u8();
    return [signed(dx, xPositive), signed(dy, yPositive)];
  }
  if (code < 124) {
    const first = data.u8();
    const second = data.u8();
    const third = data.u8();
    return [
      signed((first << 4) + (second >> 4), xPositive),
      signed(((second & 0x0f) << 8) + third, yPositive),
    ];
  }
  const dx = data.u16();
  const dy = data.u16();
  return [signed(dx, xPositive), signed(dy, yPositive)];
}

function boundingBox(points: readonly Point[]): number[] {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function evenLength(bytes: Uint8Array): Uint8Array {
  return bytes.length % 2 === 0 ? bytes : Buffer.concat([bytes, new Uint8Array(1)]);
}
