import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cacheProfiles } from '#src/api/cache-manifest.ts';
import { packPage, unpackPage } from './packed-page.ts';
import { pageFromBytes, pageToBytes } from './page-bytes.ts';
import { isShareable } from './page-life.ts';
import type { SharedPage } from './shared-pages.ts';

const value = {
  kind: 'APP_PAGE',
  html: '<html>é</html>',
  rscData: Buffer.from('rsc'),
  headers: { 'x-next-cache-tags': 'a,b', 'content-security-policy': "default-src 'none'" },
  status: 200,
  segmentData: new Map([
    ['/_tree', Buffer.from('tree')],
    ['/_index', Buffer.from('index')],
  ]),
} as const;

const shared: SharedPage = {
  key: '/route-cache/APP_PAGE/0a1b/$/fr-FR/home/2026-11-20',
  revision: '7',
  purges: { 'show:fr:a': 4 },
  lastModified: 1_000,
  lifetime: { revalidate: 60, expire: 86_400 },
  tags: ['a', 'b'],
  page: packPage(value),
};

/** The page in bytes, whatever its lifetime, as one that was rendered a second ago. */
const read = (bytes: Buffer) => pageFromBytes(bytes, () => 1_000);

describe('a page as bytes', () => {
  it('is the same page afterwards, its policy too', () => {
    const found = read(pageToBytes(shared));
    expect({ ...found, page: undefined }).toEqual({ ...shared, page: undefined });
    const { segmentData, ...rest } = unpackPage(found?.page ?? packPage({ kind: 'APP_PAGE', html: '' }));
    expect(rest).toEqual({ ...value, segmentData: undefined });
    expect([...(segmentData ?? [])]).toEqual([...value.segmentData]);
  });

  it('without payload is one too; without a lifetime nobody knows its age', () => {
    const bare = { ...shared, page: packPage({ kind: 'APP_PAGE', html: 'x' }) };
    const found = read(pageToBytes(bare));
    expect(found && unpackPage(found.page)).toMatchObject({ html: 'x', rscData: undefined });
    expect(read(pageToBytes({ ...bare, lifetime: undefined }))).toBeUndefined();
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
    const other = { ...shared, tags: 'a' } as unknown as SharedPage;
    expect(read(pageToBytes(other))).toBeUndefined();
    const { page } = shared;
    const beyond = {
      ...shared,
      page: { ...page, parts: { ...page.parts, payload: { from: 1, length: 3 } } },
    };
    expect(read(pageToBytes(beyond))).toBeUndefined();
  });
});

describe('what is shared', () => {
  it.each(['showtimes', 'catalogue', 'vocabulary', 'emptyDay'] as const)('%s: whole pages', (profile) => {
    expect(isShareable(cacheProfiles[profile])).toBe(true);
  });

  it('is no page with a hole in it, and none that was put back after a rendering that failed', () => {
    expect(isShareable(cacheProfiles.failure)).toBe(false);
    // Next.js gives such a page thirty seconds at most.
    expect(isShareable({ revalidate: 30, expire: 86_400 })).toBe(false);
    expect(isShareable(undefined)).toBe(false);
  });
});
