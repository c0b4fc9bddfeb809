import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { PageValue } from '../page-value.ts';

/** One compressed part of a page: its place in the page's bytes, and its unpacked length. */
interface Frame {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

/** A page as the store keeps it: document, payload and all segments compressed, in a buffer of its own. */
export interface PackedPage {
  /** Fields that are not compressed: kind, status, headers and anything else from the framework. */
  readonly rest: Readonly<Record<string, unknown>>;
  readonly bytes: Buffer;
  readonly html: Frame;
  readonly rscData: Frame | undefined;
  /** Name and unpacked length of each segment, in their order. */
  readonly segments:
    { readonly frame: Frame; readonly parts: readonly (readonly [string, number])[] } | undefined;
}

/**
 * Level 3 leaves a ninth of a page in less than a millisecond; level 5 takes ten times as long to save 6 % (ADR-0027).
 */
const packing = { params: { [constants.ZSTD_c_compressionLevel]: 3 } } as const;

/** A rough estimate of the memory for the objects and names of one page, in bytes. */
const booksBytes = 1_024;

/** Compresses a page. */
export function packPage(value: PageValue): PackedPage {
  const { html, rscData, segmentData, ...rest } = value;
  const frames: Buffer[] = [];
  let end = 0;
  const pack = (part: Buffer): Frame => {
    const frame = zstdCompressSync(part, packing);
    frames.push(frame);
    const from = end;
    end += frame.length;
    return { from, to: end, length: part.length };
  };
  const document = pack(Buffer.from(html));
  const payload = rscData === undefined ? undefined : pack(rscData);
  const segments =
    segmentData === undefined
      ? undefined
      : {
          frame: pack(Buffer.concat([...segmentData.values()])),
          parts: [...segmentData].map(([name, part]) => [name, part.length] as const),
        };
  // The frames are views of larger memory; a buffer of exactly this size makes the counted bytes true.
  const bytes = Buffer.allocUnsafeSlow(end);
  let at = 0;
  for (const frame of frames) at += frame.copy(bytes, at);
  return { rest, bytes, html: document, rscData: payload, segments };
}

/** The bytes that a packed page takes in memory. */
export function packedSize({ rest, bytes, segments }: PackedPage): number {
  const names = segments?.parts.reduce((sum, [name]) => sum + name.length + 16, 0) ?? 0;
  return bytes.length + 2 * JSON.stringify(rest).length + names + booksBytes;
}

/**
 * The bytes that the unpacked page may take: two for each character of the document, as for any text with a character
 * outside Latin 1.
 */
export function unpackedSize({ html, rscData, segments }: PackedPage): number {
  return 2 * html.length + (rscData?.length ?? 0) + (segments?.frame.length ?? 0) + booksBytes;
}

function unpack(bytes: Buffer, { from, to, length }: Frame): Buffer {
  // Unpacks into one buffer; by default zlib uses many buffers of 16 kB.
  return zstdDecompressSync(bytes.subarray(from, to), { chunkSize: Math.max(64, length) });
}

/** The segments of a page, unpacked on first use: most requests need none. */
class Segments extends Map<string, Buffer> {
  #unpack: (() => Iterable<readonly [string, Buffer]>) | undefined;

  constructor(unpackAll: () => Iterable<readonly [string, Buffer]>) {
    super();
    this.#unpack = unpackAll;
  }

  #fill(): void {
    const unpackAll = this.#unpack;
    this.#unpack = undefined;
    if (unpackAll) for (const [name, part] of unpackAll()) super.set(name, part);
  }

  override get size(): number {
    this.#fill();
    return super.size;
  }

  override get(name: string): Buffer | undefined {
    this.#fill();
    return super.get(name);
  }

  override has(name: string): boolean {
    this.#fill();
    return super.has(name);
  }

  override keys(): MapIterator<string> {
    this.#fill();
    return super.keys();
  }

  override values(): MapIterator<Buffer> {
    this.#fill();
    return super.values();
  }

  override entries(): MapIterator<[string, Buffer]> {
    this.#fill();
    return super.entries();
  }

  override forEach(visit: (part: Buffer, name: string, map: Map<string, Buffer>) => void): void {
    this.#fill();
    super.forEach(visit);
  }

  override [Symbol.iterator](): MapIterator<[string, Buffer]> {
    return this.entries();
  }
}

function segmentsOf({ bytes, segments }: PackedPage): Segments | undefined {
  if (segments === undefined) return undefined;
  return new Segments(() => {
    const all = unpack(bytes, segments.frame);
    let at = 0;
    return segments.parts.map(([name, length]) => [name, all.subarray(at, (at += length))] as const);
  });
}

/** The page as it was before {@link packPage}; its segments are unpacked when they are first used. */
export function unpackPage(page: PackedPage): PageValue {
  const value = {
    ...page.rest,
    html: unpack(page.bytes, page.html).toString('utf8'),
    rscData: page.rscData === undefined ? undefined : unpack(page.bytes, page.rscData),
    segmentData: segmentsOf(page),
  };
  // `rest` holds the remaining fields of a `PageValue`, so the result is one.
  return value as unknown as PageValue;
}
