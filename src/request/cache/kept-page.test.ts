import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { testPage, testPart } from '../test-kit/kept-page-test-kit.ts';
import { headersIn } from '#src/next/page-value.ts';
import { bytesOf, partsOf } from './kept-page.ts';

const value = {
  kind: 'APP_PAGE',
  html: '<html>é</html>',
  rscData: Buffer.from('payload'),
  headers: {
    link: ['<a>; rel=preload', '<b>; rel=preload'],
    'x-next-cache-tags': 'a,b',
    'x-nextjs-stale-time': 60,
    'content-security-policy': "default-src 'none'",
  },
  segmentData: new Map([
    ['/_tree', Buffer.from('tree')],
    ['/_full', Buffer.from('#payload')],
  ]),
} as const;

describe('a rendered page', () => {
  it('has its document, payload and segments compressed, in memory of exactly their size', async () => {
    const parts = await partsOf(value);
    const texts = [...parts].map(([name, { gzip }]) => [name, gunzipSync(gzip).toString()]);
    expect(texts).toEqual([
      ['document', value.html],
      ['payload', 'payload'],
      ['/_tree', 'tree'],
      ['/_full', '#payload'],
    ]);
    expect(parts.get('document')?.length).toBe(15);
    for (const { gzip } of parts.values()) expect(gzip.buffer.byteLength).toBe(gzip.length);
  });

  it('has other bytes under another etag', async () => {
    const parts = await partsOf(value);
    const others = await partsOf({ ...value, html: '<html>e</html>' });
    expect(others.get('document')?.etag).not.toBe(parts.get('document')?.etag);
    expect(others.get('payload')?.etag).toBe(parts.get('payload')?.etag);
  });

  it('without a payload is a document alone', async () => {
    expect([...(await partsOf({ kind: 'APP_PAGE', html: 'x' })).keys()]).toEqual(['document']);
  });

  it('has the headers that leave with its document, each with one value', () => {
    expect(headersIn(value)).toEqual({
      link: '<a>; rel=preload, <b>; rel=preload',
      'x-nextjs-stale-time': '60',
      'content-security-policy': "default-src 'none'",
    });
    expect(headersIn({ kind: 'APP_PAGE', html: '' })).toEqual({});
  });

  it('REL10 counts what addresses and content make long: bytes, names, tags, headers', () => {
    const page = testPage('x');
    const part = testPart('x'.repeat(10_000));
    const plain = bytesOf(page);
    expect(bytesOf({ ...page, tags: ['t'.repeat(5_000)] }) - plain).toBeGreaterThanOrEqual(5_000);
    expect(bytesOf({ ...page, headers: { link: 'l'.repeat(5_000) } }) - plain).toBeGreaterThan(4_900);
    const [one, two] = [['a'], ['a', 'b']].map((names) =>
      bytesOf({ ...page, parts: new Map(names.map((name) => [name, part])) }),
    );
    expect((two ?? 0) - (one ?? 0)).toBeGreaterThanOrEqual(part.gzip.length);
  });
});
