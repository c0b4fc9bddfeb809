import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { ownBytes } from '#src/kernel/bytes/own-bytes.ts';
import { repacked } from './packed-page.ts';
import type { SharedPage } from './shared-pages.ts';

/** The first bytes of every page; another form gets another letter, and is not read by this code. */
const form = Buffer.from('vp4');
/** After them: a checksum of all that follows it, and the length of the facts. */
const checkedFrom = form.length + 4;
const factsFrom = checkedFrom + 4;

const length = z.number().int().min(0);

/** Everything of a page but its compressed bytes, and its age: by that clocks differ. */
const facts = z.object({
  key: z.string(),
  revision: z.string(),
  purges: z.record(z.string(), z.number()),
  lifetime: z.object({ revalidate: z.union([z.number(), z.literal(false)]), expire: z.number() }),
  tags: z.array(z.string()),
  parts: z.object({
    rest: length,
    head: length,
    tail: length,
    payload: z.object({ from: length, length }).optional(),
    rscData: length.optional(),
    segments: z.array(z.tuple([z.string(), length])).optional(),
  }),
});

/** A page as bytes, for a store outside the process; it is compressed by itself, because patterns stay in the process. */
export function pageToBytes({ page: own, lastModified: _ofOneClock, ...page }: SharedPage): Buffer {
  const { bytes, pattern: _none, ...packed } = repacked(own, undefined);
  const head = Buffer.from(JSON.stringify({ ...page, ...packed }));
  const whole = Buffer.concat([form, Buffer.alloc(8), head, bytes]);
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
  const { key, revision, purges, lifetime, tags, parts } = read.data;
  const bytes = ownBytes(whole.subarray(bytesFrom));
  const { rest, head, tail, payload, rscData, segments } = parts;
  // A payload that is more than the data which it is taken from is no page of ours.
  if (payload !== undefined && payload.from + payload.length > (rscData ?? 0)) return undefined;
  const lengths = { rest, head, tail, payload, rscData, segments };
  const lastModified = modifiedOf(lifetime.expire);
  return { key, revision, purges, lastModified, lifetime, tags, page: { bytes, parts: lengths } };
}

function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
