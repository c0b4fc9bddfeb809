import { describe, expect, it } from 'vitest';
import { differenceOf } from './sync.ts';
import type { SyncColumns, SyncRow } from './sync.ts';

const columns: SyncColumns = { slug: 'text', body: 'json' };
const row = (key: string, slug: string, body = '{}'): SyncRow => ({ key, columns: { slug, body } });
const difference = (rows: readonly SyncRow[], present: ReadonlyMap<string, string>) =>
  differenceOf(rows, columns, present, (key) => key.slice(0, 1));

/** Digests of rows after a load. */
function digestsOf(rows: readonly SyncRow[]): Map<string, string> {
  const { fresh } = difference(rows, new Map());
  return new Map(
    fresh
      .flatMap((json): { row_key: string; digest: string }[] => JSON.parse(json))
      .map((record) => [record.row_key, record.digest]),
  );
}

describe('the difference of rows', () => {
  const first = [row('a1', 'one'), row('a2', 'two'), row('b1', 'three')];

  it('is nothing where nothing differs', () => {
    expect(difference(first, digestsOf(first))).toEqual({ counts: new Map(), stale: [], fresh: [] });
  });

  it('names what leaves and what comes, by group', () => {
    const { counts, stale, fresh } = difference(
      [row('a1', 'one'), row('a2', 'second'), row('c1', 'new', '{"a":[1]}')],
      digestsOf(first),
    );
    expect(Object.fromEntries(counts)).toEqual({
      a: { added: 0, changed: 1, removed: 0 },
      b: { added: 0, changed: 0, removed: 1 },
      c: { added: 1, changed: 0, removed: 0 },
    });
    expect(stale.map((json): unknown => JSON.parse(json))).toEqual([['a2', 'b1']]);
    expect(fresh.map((json): unknown => JSON.parse(json))).toEqual([
      [
        expect.objectContaining({ row_key: 'a2', slug: 'second' }),
        expect.objectContaining({ row_key: 'c1', body: { a: [1] } }),
      ],
    ]);
  });

  it('comes in pieces of which each is one statement', () => {
    const body = JSON.stringify('x'.repeat(90_000));
    const { fresh } = difference(
      Array.from({ length: 7 }, (_, index) => row(`a${index}`, 'big', body)),
      new Map(),
    );
    expect(fresh.map((json) => JSON.parse(json).length)).toEqual([3, 3, 1]);
  });
});
