import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, PageCache, type PageEntry } from './page-cache.ts';

const hour = 3_600_000;
const day = 24 * 3_600;

function entry(bytes: number, more: Partial<PageEntry> = {}): PageEntry {
  return {
    value: { html: 'x' },
    lastModified: hour,
    lifetime: { revalidate: 60, expire: day },
    bytes,
    ...more,
  };
}

/** A key as the framework makes it. */
const keyOf = (path: string) => `/route-cache/APP_PAGE/0a1b/$${path}`;

/** What the cache should hold, kept in the plainest way. */
class Model {
  readonly #sizes = new Map<string, number>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get bytes(): number {
    return [...this.#sizes.values()].reduce((sum, size) => sum + size, 0);
  }

  get size(): number {
    return this.#sizes.size;
  }

  has(key: string): boolean {
    return this.#sizes.has(key);
  }

  apply(kind: string, key: string, bytes: number): void {
    const size = this.#sizes.get(key);
    if (kind === 'stale' || (kind === 'get' && size === undefined)) return;
    this.#sizes.delete(key);
    if (kind === 'delete') return;
    const oldestFirst = Array.from(this.#sizes.keys());
    if (kind === 'set')
      for (const oldest of oldestFirst) if (this.bytes + bytes > this.#capacity) this.#sizes.delete(oldest);
    this.#sizes.set(key, kind === 'set' ? bytes : (size ?? 0));
  }
}

describe('PageCache', () => {
  it('drops the least recently used first, and reading counts as use', () => {
    const cache = new PageCache(30);
    for (const name of ['/a', '/b', '/c']) cache.set(keyOf(name), entry(10));
    cache.get(keyOf('/a'));
    cache.set(keyOf('/d'), entry(10));
    expect(['/a', '/b', '/c', '/d'].map((path) => cache.hasPath(path, hour))).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('hasPath does not count as use', () => {
    const cache = new PageCache(20);
    cache.set(keyOf('/a'), entry(10));
    cache.set(keyOf('/b'), entry(10));
    cache.hasPath('/a', hour);
    cache.set(keyOf('/c'), entry(10));
    expect(cache.hasPath('/a', hour)).toBe(false);
  });

  it('refuses an entry larger than its cap and drops the older copy of it', () => {
    const cache = new PageCache(100);
    cache.set('/a', entry(10));
    cache.set('/b', entry(10));
    cache.set('/a', entry(101));
    expect([cache.get('/a'), cache.bytes, cache.size, cache.hasPath('/a', hour)]).toEqual([
      undefined,
      10,
      1,
      false,
    ]);
    expect(cache.hasPath('/b', hour)).toBe(true);
  });

  it.each([0, -1, Number.NaN])('refuses a capacity of %d', (capacity) => {
    expect(() => new PageCache(capacity)).toThrow(/expected a capacity of more than 0 bytes/);
  });

  it('REL10: stays under its cap with exact books, whatever comes', () => {
    const operation = fc.oneof(
      fc.record({ kind: fc.constant('set'), path: fc.nat(40), bytes: fc.integer({ min: 1, max: 400 }) }),
      fc.record({ kind: fc.constant('delete'), path: fc.nat(40), bytes: fc.constant(0) }),
      fc.record({ kind: fc.constant('get'), path: fc.nat(40), bytes: fc.constant(0) }),
      fc.record({ kind: fc.constant('stale'), path: fc.nat(40), bytes: fc.constant(0) }),
    );
    fc.assert(
      fc.property(fc.array(operation, { minLength: 20, maxLength: 200 }), (operations) => {
        const cache = new PageCache(1_000);
        const model = new Model(1_000);
        for (const { kind, path, bytes } of operations) {
          const key = keyOf(`/fr-FR/${path}`);
          const before = model.has(key);
          const found = kind === 'get' ? cache.get(key) !== undefined : before;
          expect(found).toBe(before);
          model.apply(kind, key, bytes);
          if (kind === 'set') cache.set(key, entry(bytes));
          if (kind === 'delete') cache.delete(key);
          if (kind === 'stale') cache.markStale('fr-FR', hour * 2);
          expect([cache.bytes, cache.size]).toEqual([model.bytes, model.size]);
          expect(cache.bytes).toBeLessThanOrEqual(1_000);
          for (let other = 0; other <= 40; other += 1) {
            expect(cache.hasPath(`/fr-FR/${other}`, hour)).toBe(model.has(keyOf(`/fr-FR/${other}`)));
          }
        }
      }),
      { seed: 20, numRuns: 150 },
    );
  });

  it('does not hold a page past its expire for warm: the framework would make the visitor wait for it', () => {
    const cache = new PageCache(100);
    cache.set(keyOf('/a'), entry(1));
    cache.set(keyOf('/b'), entry(1, { lifetime: undefined }));
    expect(cache.hasPath('/a', hour + day * 1_000 - 1)).toBe(true);
    expect(cache.hasPath('/a', hour + day * 1_000)).toBe(false);
    expect(cache.hasPath('/b', hour + day * 5_000)).toBe(true);
  });

  it('REL6: markStale makes the pages of one locale stale, none of them expired', () => {
    const cache = new PageCache(100);
    cache.set(keyOf('/fr-FR/home/x'), entry(1));
    cache.set(keyOf('/en-FR/home/x'), entry(1));
    cache.set(keyOf('/fr-FR'), entry(1));
    cache.markStale('fr-FR', hour + 1);
    const stale = { lastModified: hour, lifetime: { revalidate: 1, expire: day } };
    expect(cache.get(keyOf('/fr-FR/home/x'))).toMatchObject(stale);
    expect(cache.get(keyOf('/fr-FR'))).toMatchObject(stale);
    expect(cache.get(keyOf('/en-FR/home/x'))?.lifetime?.revalidate).toBe(60);
    expect(cache.hasPath('/fr-FR/home/x', hour + 2)).toBe(true);
    cache.set(keyOf('/fr-FR/home/x'), entry(1, { lastModified: hour + 2 }));
    expect(cache.get(keyOf('/fr-FR/home/x'))?.lifetime?.revalidate).toBe(60);
  });
});

describe('bytesOf', () => {
  it.each<[unknown, number]>([
    [null, 0],
    [undefined, 0],
    ['abc', 3],
    ['é', 2],
    [Buffer.alloc(7), 7],
    [new Uint8Array(5), 5],
    [new Map([['/_tree', Buffer.alloc(4)]]), 10],
    [['ab', 'c'], 3],
    [{ html: 'abc', status: 200 }, 4 + 3 + 6 + 8],
  ])('counts %j as %i', (value, bytes) => {
    expect(bytesOf(value)).toBe(bytes);
  });
});
