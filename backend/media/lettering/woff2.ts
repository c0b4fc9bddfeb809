import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byte-reader.ts';
import { rebuildGlyphs } from './woff2-glyphs.ts';

const signature = 0x774f4632;
const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX ' +
  'vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat ' +
  'fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .replaceAll('_', ' ')
  .match(/.{4} ?/g);

interface TableEntry {
  tag: string;
  transformed: boolean;
  storedLength: number;
}

/**
 * Turns a WOFF2 file into a plain OpenType file, so that opentype.js can read the self-hosted web fonts.
 * Covers what a single font needs: brotli, the glyf/loca transform and the hmtx transform; no font collections.
 * @throws {Error} when the file is not a single-font WOFF2 file or its tables do not add up
 * Source: W3C WOFF File Format 2.0, sections 4 and 5.
 */
export function decodeWoff2(file: Uint8Array): ArrayBuffer {
  const reader = new ByteReader(file);
  if (reader.u32() !== signature) {
    throw new Error('Font file is not WOFF2: expected the signature wOF2');
  }
  const flavour = reader.u32();
  reader.skip(4);
  const tableCount = reader.u16();
  reader.skip(6);
  const compressedLength = reader.u32();
  reader.skip(24);
  const entries = readDirectory(reader, tableCount);
  const body = brotliDecompressSync(file.subarray(reader.offset, reader.offset + compressedLength));

  const stored = new Map<string, Uint8Array>();
  const transformed = new Set<string>();
  let offset = 0;
  for (const entry of entries) {
    stored.set(entry.tag, body.subarray(offset, offset + entry.storedLength));
    if (entry.transformed) transformed.add(entry.tag);
    offset += entry.storedLength;
  }
  if (offset !== body.length) {
    throw new Error(`WOFF2 tables add up to ${offset} bytes, expected ${body.length}`);
  }
  return writeFont(flavour, restoreTables(stored, transformed));
}

function readDirectory(reader: ByteReader, count: number): TableEntry[] {
  return Array.from({ length: count }, () => {
    const flags = reader.u8();
    const index = flags & 0x3f;
    const tag = index === 0x3f ? reader.ascii(4) : knownTags?.[index]?.slice(0, 4);
    if (tag === undefined) throw new Error(`WOFF2 names an unknown table, index ${index}`);
    const version = flags >> 6;
    const length = reader.base128();
    // glyf and loca are transformed by version 0 and plain by version 3; for all others it is the other way round.
    const changed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0;
    return { tag, transformed: changed, storedLength: changed ? reader.base128() : length };
  });
}

function restoreTables(stored: Map<string, Uint8Array>, transformed: Set<string>): Map<string, Uint8Array> {
  const tables = new Map(stored);
  const glyf = stored.get('glyf');
  if (glyf === undefined || !transformed.has('glyf')) return tables;
  const glyphs = rebuildGlyphs(glyf);
  tables.set('glyf', glyphs.glyf);
  tables.set('loca', glyphs.loca);
  const head = Uint8Array.from(need(stored, 'head'));
  new DataView(head.buffer).setInt16(50, 1);
  tables.set('head', head);
  if (transformed.has('hmtx')) {
    const metricCount = new ByteReader(need(stored, 'hhea'), 34).u16();
    tables.set('hmtx', restoreMetrics(need(stored, 'hmtx'), metricCount, glyphs.xMins));
  }
  return tables;
}

function restoreMetrics(stored: Uint8Array, metricCount: number, xMins: readonly number[]): Uint8Array {
  const reader = new ByteReader(stored);
  const flags = reader.u8();
  const advances = Array.from({ length: metricCount }, () => reader.u16());
  const out = new DataView(new ArrayBuffer(metricCount * 4 + (xMins.length - metricCount) * 2));
  let offset = 0;
  for (const [index, xMin] of xMins.entries()) {
    const advance = advances[index];
    if (advance !== undefined) {
      out.setUint16(offset, advance);
      offset += 2;
    }
    const omitted = (flags & (advance === undefined ? 2 : 1)) !== 0;
    out.setInt16(offset, omitted ? xMin : reader.i16());
    offset += 2;
  }
  return new Uint8Array(out.buffer);
}

function writeFont(flavour: number, tables: Map<string, Uint8Array>): ArrayBuffer {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const padded = (length: number): number => (length + 3) & ~3;
  const total = sorted.reduce((sum, [, data]) => sum + 16 + padded(data.length), 12);
  const buffer = new ArrayBuffer(total);
  const view = new DataView(buffer);
  const bytes = new Uint8Array(buffer);
  view.setUint32(0, flavour);
  view.setUint16(4, sorted.length);
  let offset = 12 + sorted.length * 16;
  for (const [index, [tag, data]] of sorted.entries()) {
    const record = 12 + index * 16;
    for (let letter = 0; letter < 4; letter += 1) view.setUint8(record + letter, tag.charCodeAt(letter));
    view.setUint32(record + 8, offset);
    view.setUint32(record + 12, data.length);
    bytes.set(data, offset);
    offset += padded(data.length);
  }
  return buffer;
}

function need(tables: Map<string, Uint8Array>, tag: string): Uint8Array {
  const table = tables.get(tag);
  if (table === undefined) throw new Error(`WOFF2 file lacks the table ${tag}`);
  return table;
}
