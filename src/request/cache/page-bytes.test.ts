import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cacheProfiles } from '#src/api/cache-manifest.ts';
import { testPart } from '../test-kit/kept-page-test-kit.ts';
import { pageFromBytes, pageToBytes } from './page-bytes.ts';
import { isShareable } from './page-life.ts';
import type { SharedPage } from './shared-pages.ts';

const payload = testPart('payload');
const shared: SharedPage = {
  path: '/fr-FR/home/2026-11-20',
  revision: '7',
  purges: { 'show:fr:a': 4 },
  lastModified: 1_000,
  lifetime: { revalidate: 60, expire: 86_400 },
  tags: ['a', 'b'],
  headers: { 'content-security-policy': "default-src 'none'" },
  parts: new Map([
    ['document', testPart('<html>é</html>')],
    ['payload', payload],
    ['/_full', payload],
  ]),
};

/** The page in bytes, whatever its lifetime, as one that was rendered a second ago. */
const read = (bytes: Buffer) => pageFromBytes(bytes, () => 1_000);

describe('a page as bytes', () => {
  it('is the same page afterwards; what two names share is there once', () => {
    const found = read(pageToBytes(shared));
    expect(found).toEqual(shared);
    expect(found?.parts.get('/_full')).toBe(found?.parts.get('payload'));
  });

  it('without a lifetime is none, because nobody knows its age', () => {
    expect(read(pageToBytes({ ...shared, lifetime: undefined }))).toBeUndefined();
  });

  it('is none when a byte of it is another, is missing or too many', () => {
    const bytes = pageToBytes(shared);
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const other = Buffer.from(bytes);
        other[at] = (other[at] ?? 0) ^ by;
        expect(read(other)).toBeUndefined();
        expect(read(bytes.subarray(0, at))).toBeUndefined();
      }),
      { seed: 9 },
    );
    expect(read(Buffer.concat([bytes, Buffer.from('x')]))).toBeUndefined();
  });

  it('is none when its facts are of another shape', () => {
    expect(read(pageToBytes({ ...shared, tags: 'a' } as unknown as SharedPage))).toBeUndefined();
    expect(read(pageToBytes({ ...shared, headers: { link: 7 } } as unknown as SharedPage))).toBeUndefined();
  });
});

describe('what is shared', () => {
  it.each(['showtimes', 'catalogue', 'vocabulary', 'emptyDay'] as const)('%s: whole pages', (profile) => {
    expect(isShareable(cacheProfiles[profile])).toBe(true);
  });

  it('is no page with a gap in it', () => {
    expect(isShareable(cacheProfiles.failure)).toBe(false);
    expect(isShareable(undefined)).toBe(false);
  });
});
