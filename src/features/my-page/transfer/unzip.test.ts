import { deflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isZip, unzip, ZipError } from './unzip.ts';

interface Part {
  readonly path: string;
  readonly text: string;
  readonly stored?: boolean;
  readonly flags?: number;
  readonly method?: number;
}

/** A ZIP with these files, as common programs write it. */
function zipOf(parts: readonly Part[], comment = ''): Uint8Array<ArrayBuffer> {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const { path, text, stored = false, flags = 0, method = stored ? 0 : 8 } of parts) {
    const name = Buffer.from(path);
    const plain = Buffer.from(text);
    const packed = stored ? plain : deflateRawSync(plain);
    const facts = Buffer.alloc(20);
    facts.writeUInt16LE(flags, 0);
    facts.writeUInt16LE(method, 2);
    facts.writeUInt32LE(packed.length, 12);
    facts.writeUInt32LE(plain.length, 16);
    const head = Buffer.alloc(10);
    head.writeUInt32LE(0x04034b50, 0);
    const own = Buffer.concat([
      head.subarray(0, 6),
      facts,
      Buffer.from([name.length, 0, 0, 0]),
      name,
      packed,
    ]);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    facts.copy(entry, 8);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    local.push(own);
    central.push(entry, name);
    at += own.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Uint8Array.from(Buffer.concat([...local, directory, end, Buffer.from(comment)]));
}

const all = () => true;
const texts = async (bytes: Uint8Array<ArrayBuffer>, wanted = all as (path: string) => boolean) =>
  [...(await unzip(bytes, wanted))].map(([path, content]) => [path, new TextDecoder().decode(content)]);

describe('a ZIP', () => {
  it('gives the files that are wanted, stored or deflated, with a comment behind it', async () => {
    const bytes = zipOf(
      [
        { path: 'watchlist.csv', text: 'Name,Year\n'.repeat(500) },
        { path: 'likes/films.csv', text: 'Été', stored: true },
        { path: 'profile.csv', text: 'x' },
      ],
      'from somewhere',
    );
    expect(isZip(bytes)).toBe(true);
    expect(await texts(bytes, (path) => path !== 'profile.csv')).toEqual([
      ['watchlist.csv', 'Name,Year\n'.repeat(500)],
      ['likes/films.csv', 'Été'],
    ]);
    expect(await texts(zipOf([]))).toEqual([]);
  });

  it.each([
    ['a password', zipOf([{ path: 'a.csv', text: 'x', flags: 1 }])],
    ['a method of its own', zipOf([{ path: 'a.csv', text: 'x', stored: true, method: 99 }])],
    ['no end', zipOf([{ path: 'a.csv', text: 'x' }]).slice(0, -8)],
    ['more inside than any list has', zipOf([{ path: 'a.csv', text: 'x'.repeat(17_000_000) }])],
    ['nothing but its name', Uint8Array.from(Buffer.from('PK\u0003\u0004'))],
  ])('is refused with %s', async (_what, bytes) => {
    await expect(texts(bytes)).rejects.toThrow(ZipError);
  });

  it('is read or refused, whatever is wrong with it', async () => {
    const whole = zipOf([
      { path: 'a.csv', text: 'Name,Year\n'.repeat(50) },
      { path: 'b.csv', text: 'y', stored: true },
    ]);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (at, value) => {
        const spoiled = Uint8Array.from(whole);
        spoiled[at] = value;
        await texts(spoiled).catch((error: unknown) => expect(error).toBeInstanceOf(ZipError));
      }),
      { seed: 42, numRuns: 400 },
    );
  });
});
