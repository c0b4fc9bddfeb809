import { gzipSync } from 'node:zlib';
import { steadyNow } from '#src/kernel/date/clock.ts';
import type { KeptPage, PagePart } from '../cache/kept-page.ts';
import { documentPart } from '#src/next/sequence.ts';

/** One byte sequence of a page of tests. */
export function testPart(text: string): PagePart {
  return { gzip: gzipSync(text), length: Buffer.byteLength(text), etag: `"${text.slice(0, 40)}"` };
}

/**
 * A page of tests whose document is this text; it was rendered now, and lives for a minute and a day.
 *
 * @param more what is different about it
 */
export function testPage(text: string, more: Partial<KeptPage> = {}): KeptPage {
  return {
    parts: new Map([[documentPart, testPart(text)]]),
    headers: { 'content-security-policy': "default-src 'none'" },
    lastModified: steadyNow(),
    lifetime: { revalidate: 60, expire: 86_400 },
    tags: [],
    heard: 0,
    ...more,
  };
}
