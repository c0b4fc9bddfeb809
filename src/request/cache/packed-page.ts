import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { ownBytes } from '#src/kernel/bytes/own-bytes.ts';
import type { PageValue } from '../page-value.ts';
import { payloadOf, scriptOf, scriptsIn } from '../safety/inline-scripts.ts';

/** A piece of some bytes. */
interface Span {
  readonly from: number;
  readonly length: number;
}

/** Where the parts of a page are in its unpacked bytes, each by its length, in their order. */
export interface PackedParts {
  /** As JSON, the fields that are not named below: kind, status, headers and anything else from Next.js. */
  readonly rest: number;
  /** The document before its payload; all of it when the payload is not taken out. */
  readonly head: number;
  /** The document after its payload. */
  readonly tail: number;
  /** Which part of `rscData` the document has as its payload, as one script; undefined when it keeps its own. */
  readonly payload: Span | undefined;
  readonly rscData: number | undefined;
  /** Name and length of each segment. */
  readonly segments: readonly (readonly [string, number])[] | undefined;
}

/** A page as the store keeps it: everything of it compressed together, in a buffer of its own. */
export interface PackedPage {
  readonly bytes: Buffer;
  readonly parts: PackedParts;
  /** Unpacked bytes of another page, against which this one is compressed (`page-patterns.ts`); plain without. */
  readonly pattern?: Buffer | undefined;
}

/**
 * Level 3 leaves a ninth of a page in less than a millisecond; level 5 takes ten times as long to save 6 % (ADR-0027).
 */
const packing = { params: { [constants.ZSTD_c_compressionLevel]: 3 } } as const;

/** A rough estimate of the memory for the objects and names of one page, in bytes. */
const booksBytes = 1_024;

/** Shorter payloads are not worth taking out, in bytes. */
const leastPayload = 1_024;

/** A document with its payload taken out. */
interface Cut {
  readonly head: string;
  readonly tail: string;
  readonly payload: Span | undefined;
}

/**
 * Takes the payload out of a document: the script that says a piece of `rscData` (all of it but its first byte, today).
 * A document in which no script says exactly that stays whole.
 */
function cutPayload(html: string, rscData: Buffer | undefined): Cut {
  if (rscData !== undefined)
    for (const { text, from, to } of scriptsIn(html)) {
      const payload = payloadOf(text);
      if (payload === null || payload.length < leastPayload) continue;
      const found = rscData.indexOf(payload);
      if (found < 0 || scriptOf(payload) !== text) continue;
      return {
        head: html.slice(0, from),
        tail: html.slice(to),
        payload: { from: found, length: payload.length },
      };
    }
  return { head: html, tail: '', payload: undefined };
}

function compress(whole: Buffer, pattern: Buffer | undefined): Buffer {
  return ownBytes(zstdCompressSync(whole, { ...packing, dictionary: pattern }));
}

/**
 * Compresses a page. Next.js writes the payload of a page three times: in the document, as `rscData`, and in the
 * segments. The first is made of the second again; the third is compressed together with it (ADR-0071).
 *
 * @param pattern unpacked bytes of a page like it, which takes no room of its own in it (ADR-0074)
 */
export function packPage(value: PageValue, pattern?: Buffer): PackedPage {
  const { html, rscData, segmentData, ...rest } = value;
  const cut = cutPayload(html, rscData);
  const others = Buffer.from(JSON.stringify(rest));
  const [head, tail] = [Buffer.from(cut.head), Buffer.from(cut.tail)];
  const segments = segmentData && [...segmentData];
  const whole = [
    others,
    head,
    tail,
    ...(rscData ? [rscData] : []),
    ...(segments ?? []).map(([, part]) => part),
  ];
  return {
    bytes: compress(Buffer.concat(whole), pattern),
    pattern,
    parts: {
      rest: others.length,
      head: head.length,
      tail: tail.length,
      payload: cut.payload,
      rscData: rscData?.length,
      segments: segments?.map(([name, part]) => [name, part.length]),
    },
  };
}

/** The length of all parts, unpacked, in bytes. */
export function lengthOf({ rest, head, tail, rscData = 0, segments = [] }: PackedParts): number {
  return rest + head + tail + rscData + segments.reduce((sum, [, length]) => sum + length, 0);
}

/** The bytes that a packed page takes in memory. */
export function packedSize({ bytes, parts }: PackedPage): number {
  const names = parts.segments?.reduce((sum, [name]) => sum + name.length + 16, 0) ?? 0;
  return bytes.length + names + booksBytes;
}

/**
 * The bytes that the unpacked page may take: two for each character of the document, as for any text with a character
 * outside Latin 1.
 */
export function unpackedSize({ parts }: PackedPage): number {
  const { head, tail, payload } = parts;
  return 2 * (head + tail + (payload?.length ?? 0)) + lengthOf(parts) - head - tail + booksBytes;
}

/** All unpacked bytes of a page, in one buffer; by default zlib uses many buffers of 16 kB. */
function unpack({ bytes, parts, pattern }: PackedPage): Buffer {
  return zstdDecompressSync(bytes, { chunkSize: Math.max(64, lengthOf(parts)), dictionary: pattern });
}

/** A page against which others can be compressed: its unpacked bytes, in a buffer of exactly their size. */
export function patternFrom(page: PackedPage): Buffer {
  return ownBytes(unpack(page));
}

/** The same page, compressed against another pattern; plain without one. */
export function repacked(page: PackedPage, pattern: Buffer | undefined): PackedPage {
  return page.pattern === pattern ? page : { ...page, bytes: compress(unpack(page), pattern), pattern };
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

/** The segments of a page, and nothing else of it: what is unpacked for them is let go. */
function segmentsOf(page: PackedPage): Segments | undefined {
  const { rest, head, tail, rscData = 0, segments } = page.parts;
  if (segments === undefined) return undefined;
  return new Segments(() => {
    let at = rest + head + tail + rscData;
    const all = Buffer.from(unpack(page).subarray(at));
    at = 0;
    return segments.map(([name, length]) => [name, all.subarray(at, (at += length))] as const);
  });
}

/** The page as it was before {@link packPage}; its segments are unpacked when they are first used. */
export function unpackPage(page: PackedPage): PageValue {
  const { rest, head, tail, payload, rscData } = page.parts;
  const all = unpack(page);
  const tailFrom = rest + head;
  const dataFrom = tailFrom + tail;
  const data = all.subarray(dataFrom, dataFrom + (rscData ?? 0));
  const between = payload && scriptOf(data.subarray(payload.from, payload.from + payload.length));
  const value = {
    ...(JSON.parse(all.toString('utf8', 0, rest)) as object),
    html: all.toString('utf8', rest, tailFrom) + (between ?? '') + all.toString('utf8', tailFrom, dataFrom),
    // A copy: a view would keep all of the page.
    rscData: rscData === undefined ? undefined : Buffer.from(data),
    segmentData: segmentsOf(page),
  };
  // The other fields are the remaining ones of a `PageValue`, so the result is one.
  return value as unknown as PageValue;
}
