import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { ownBytes } from '#src/kernel/bytes/own-bytes.ts';
import type { PageValue } from '#src/next/page-value.ts';
import { documentPart, payloadPart } from '#src/next/sequence.ts';

/** How long a page is fresh and how long it may be served at all, in seconds. */
export interface PageLifetime {
  readonly revalidate: number | false;
  readonly expire?: number | undefined;
}

/** What remains of a page's lifetime, in whole seconds. */
export interface Remaining {
  readonly fresh: number;
  /** After the page has stopped being fresh. */
  readonly stale: number;
}

/** One of the byte sequences of a page, ready to be sent. */
export interface PagePart {
  /** Compressed with gzip. */
  readonly gzip: Buffer;
  /** The number of bytes before compression. */
  readonly length: number;
  /** As in the header: with its quotation marks. */
  readonly etag: string;
}

/** A rendered page, as the store keeps it. */
export interface KeptPage {
  /** Document, payload and prefetched segments by name ({@link documentPart}, {@link payloadPart}). */
  readonly parts: ReadonlyMap<string, PagePart>;
  /** The headers of its document; names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** When its rendering began, in milliseconds of the steady clock (`src/kernel/date/clock.ts`). */
  readonly lastModified: number;
  readonly lifetime: PageLifetime | undefined;
  /** What the page says about itself by name (`PageLoad.tags`): the items that it shows, a gap, an empty day. */
  readonly tags: readonly string[];
  /** How many purges and replaced catalogues the process had heard of when the rendering began. */
  readonly heard: number;
}

const zip = promisify(gzip);

/** Level 4 leaves 4 % more than level 6, in half its time: every cold page pays for it. */
const compression = { level: 4 } as const;

async function partOf(bytes: Buffer): Promise<PagePart> {
  return {
    gzip: ownBytes(await zip(bytes, compression)),
    length: bytes.length,
    etag: `"${hash('sha1', bytes, 'base64url')}"`,
  };
}

/** Compresses each byte sequence of a page that Next.js rendered. */
export async function partsOf({
  html,
  rscData,
  segmentData,
}: PageValue): Promise<ReadonlyMap<string, PagePart>> {
  const sequences: readonly (readonly [string, Buffer])[] = [
    [documentPart, Buffer.from(html)],
    ...(rscData === undefined ? [] : [[payloadPart, rscData] as const]),
    ...(segmentData ?? []),
  ];
  return new Map(
    await Promise.all(sequences.map(async ([name, bytes]) => [name, await partOf(bytes)] as const)),
  );
}

/** A rough estimate of the memory for the objects of one page and of each of its parts, in bytes. */
const booksBytes = 1_024;
const partBytes = 256;

/** The bytes that a page takes in memory. */
export function bytesOf({ parts, headers, tags }: KeptPage): number {
  let bytes = booksBytes;
  for (const tag of tags) bytes += tag.length + 24;
  for (const name of parts.keys()) bytes += name.length + partBytes;
  for (const { gzip: body } of parts.values()) bytes += body.length;
  for (const [name, value] of Object.entries(headers)) bytes += name.length + value.length;
  return bytes;
}
