import { LRUCache } from 'lru-cache';

/** Next.js's answer for a page, ready to be sent again as it is. */
export interface PageCopy {
  /** When the page that it was made from was rendered, in milliseconds of the steady clock. */
  readonly lastModified: number;
  /** The document, compressed with gzip. */
  readonly gzip: Buffer;
  /** The bytes of the document before compression. */
  readonly length: number;
  /** Next.js's own headers, in lower case: those that do not depend on the request. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A rough estimate of the memory for a copy's headers and objects, in bytes; its policy is most of it. */
const booksBytes = 8_192;

/** The copies by internal path, within a limit of bytes; the least recently used one leaves first. */
export function pageCopies(bytes: number): LRUCache<string, PageCopy> {
  return new LRUCache({
    maxSize: Math.max(1, Math.floor(bytes)),
    sizeCalculation: ({ gzip }, path) => gzip.length + booksBytes + 2 * path.length,
  });
}
