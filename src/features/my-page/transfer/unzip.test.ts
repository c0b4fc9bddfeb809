import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zipOf } from './test-zip.ts';
import { isZip, unzip, ZipError } from './unzip.ts';

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
