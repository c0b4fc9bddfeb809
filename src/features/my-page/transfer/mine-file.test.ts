import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nothingKept } from '#src/visitor/device/nothing-kept.ts';
import { ownThings } from '../own/own-things.ts';
import { readMineFile, writeMineFile } from './mine-file.ts';

const slug = fc.stringMatching(/^[a-z][a-z0-9-]{1,8}$/);
const slugs = fc.uniqueArray(slug, { maxLength: 5 });
const rating = fc.constantFrom(1 as const, 2 as const, 3 as const);
const names = {
  cinema: (one: string) => `Cinéma ${one}`,
  film: (one: string) => (one === 'x' ? undefined : `« ${one} »`),
};
const good = JSON.parse(
  writeMineFile(ownThings(null, { ...nothingKept, cinemas: ['lyon'] }), 'fr', names, ['quiet']),
) as object;

describe('an export', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(slugs, slugs, fc.array(fc.tuple(slug, rating)), slugs, (cinemas, wishes, pairs, seen) => {
        const ratings = new Map(pairs);
        const things = ownThings(null, { ...nothingKept, cinemas, wishes, ratings, seen });
        const read = readMineFile(writeMineFile(things, 'fr', names, []));
        expect(read).toMatchObject({ ok: true, more: { cinemas, wishes, ratings } });
        expect(read.ok && ownThings(null, { ...nothingKept, ...read.more })).toEqual(things);
      }),
      { seed: 7 },
    );
  });

  it('has the needs of the device; a file without them, or with unknown ones, is read', () => {
    const needsOf = (value: unknown) => {
      const read = readMineFile(JSON.stringify(value));
      return read.ok ? read.needs : null;
    };
    expect(needsOf(good)).toEqual(['quiet']);
    expect(needsOf({ ...good, needs: undefined })).toEqual([]);
    expect(needsOf({ ...good, needs: ['captions', 'teleport'] })).toEqual(['captions']);
    expect(needsOf({ ...good, needs: 'quiet' })).toBeNull();
  });

  it('names what is in it for people', () => {
    expect(good).toMatchObject({
      format: 'velours',
      version: 1,
      site: 'fr',
      cinemas: [{ slug: 'lyon', name: 'Cinéma lyon' }],
    });
  });

  it.each([
    ['cinemas', [{ slug: '../admin' }], 'cinemas[0].slug', '"../admin"'],
    ['cinemas', [{ slug: 'lyon' }, { slug: 'x'.repeat(300) }], 'cinemas[1].slug', `"${'x'.repeat(39)}…`],
    ['wishes', 'nuit', 'wishes', '"nuit"'],
    ['wishes', undefined, 'wishes', '–'],
    ['ratings', [{ slug: 'nuit', rating: 7 }], 'ratings[0].rating', '7'],
    ['ratings', [{ slug: 'nuit' }], 'ratings[0].rating', '–'],
    ['seen', [null], 'seen[0]', 'null'],
  ])('with wrong %s is refused whole, by the place of what is wrong', (part, value, place, told) => {
    expect(readMineFile(JSON.stringify({ ...good, [part]: value }))).toEqual({
      ok: false,
      wrong: { kind: 'value', place, value: told },
    });
  });

  it('with a list that has no end is refused', () => {
    const endless = Array.from({ length: 5001 }, (_, index) => ({ slug: `film-${index}` }));
    expect(readMineFile(JSON.stringify({ ...good, seen: endless }))).toMatchObject({ ok: false });
  });

  it.each([
    ['', 'text'],
    ['no JSON', 'text'],
    ['[]', 'text'],
    ['null', 'text'],
    ['{"__proto__":{"format":"velours"}}', 'text'],
    [JSON.stringify({ ...good, version: 2 }), 'version'],
  ])('%j is none', (text, kind) => {
    expect(readMineFile(text)).toEqual({ ok: false, wrong: { kind } });
  });
});
