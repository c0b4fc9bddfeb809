import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { ownBytes } from '#src/kernel/bytes/own-bytes.ts';
import type { PagePart } from './kept-page.ts';
import type { SharedPage } from './shared-pages.ts';

/** The first bytes of every page; another form gets another letter, and is not read by this code. */
const form = Buffer.from('vp5');
/** After them: a checksum of all that follows it, and the length of the facts. */
const checkedFrom = form.length + 4;
const factsFrom = checkedFrom + 4;

const length = z.number().int().min(0);

/** Everything of a page but the bytes of its parts, and its age: by that clocks differ. */
const facts = z.object({
  path: z.string(),
  revision: z.string(),
  purges: z.record(z.string(), z.number()),
  lifetime: z.object({ revalidate: z.union([z.number(), z.literal(false)]), expire: z.number() }),
  tags: z.array(z.string()),
  headers: z.record(z.string(), z.string()),
  /** Names, compressed length, length and etag of each, in the order of their bytes. */
  parts: z.array(z.tuple([z.array(z.string()), length, length, z.string()])),
});

/** A page as bytes, for a store outside the process. */
export function pageToBytes({ parts, lastModified: _ofOneClock, ...page }: SharedPage): Buffer {
  const distinct = [...new Set(parts.values())];
  const listed = distinct.map((part) => [
    [...parts].filter(([, one]) => one === part).map(([name]) => name),
    part.gzip.length,
    part.length,
    part.etag,
  ]);
  const head = Buffer.from(JSON.stringify({ ...page, parts: listed }));
  const bytes = distinct.map(({ gzip }) => gzip);
  const whole = Buffer.concat([form, Buffer.alloc(8), head, ...bytes]);
  whole.writeUInt32BE(head.length, checkedFrom);
  whole.writeUInt32BE(crc32(whole.subarray(checkedFrom)), form.length);
  return whole;
}

/**
 * The page in bytes from outside; undefined when they are not exactly what {@link pageToBytes} wrote.
 *
 * @param modifiedOf says when it was rendered, by the steady clock of this process, from its `expire` in seconds
 */
export function pageFromBytes(whole: Buffer, modifiedOf: (expire: number) => number): SharedPage | undefined {
  if (whole.length < factsFrom || !whole.subarray(0, form.length).equals(form)) return undefined;
  if (whole.readUInt32BE(form.length) !== crc32(whole.subarray(checkedFrom))) return undefined;
  const bytesFrom = factsFrom + whole.readUInt32BE(checkedFrom);
  const read = facts.safeParse(jsonIn(whole.subarray(factsFrom, bytesFrom)));
  if (!read.success) return undefined;
  const { parts: listed, ...page } = read.data;
  const parts = new Map<string, PagePart>();
  let at = bytesFrom;
  for (const [names, packed, unpacked, etag] of listed) {
    const part = { gzip: ownBytes(whole.subarray(at, at + packed)), length: unpacked, etag };
    for (const name of names) parts.set(name, part);
    at += packed;
  }
  if (at !== whole.length) return undefined;
  return { ...page, parts, lastModified: modifiedOf(page.lifetime.expire) };
}

function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
