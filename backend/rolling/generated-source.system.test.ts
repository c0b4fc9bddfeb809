import { describe, expect, it } from 'vitest';
import { testNow } from '../test-server.ts';
import { generatedSource } from './generated-source.ts';
import { catalogueSource, loadedTables } from '../catalogue/source.ts';
import type { CatalogueSource, Piece } from '../catalogue/source.ts';
import { demonstrationModule, demonstrationOf, testOrigins } from './test-demonstration.ts';

async function allOf(source: CatalogueSource) {
  const { changes, pieces } = await source.compare(new Map([['items', new Map([['show/old-1', 'digest']])]]));
  const list: Piece[] = [];
  for await (const piece of pieces) list.push(piece);
  return { languages: source.languages, changes, list };
}

describe('the demonstration made in a process of its own', () => {
  it('is what this process would make', async () => {
    const made = await allOf(generatedSource(demonstrationModule, 'sn', testNow, testOrigins));
    expect(made).toEqual(await allOf(catalogueSource(await demonstrationOf('sn', testNow))));
    expect(made.list[0]).toEqual({ deed: 'delete', table: 'items', json: '["show/old-1"]' });
  });

  it('says that it goes on before it has the first row', async () => {
    let steps = 0;
    const source = generatedSource(demonstrationModule, 'sn', testNow, testOrigins);
    const { close } = await source.compare(new Map(), () => (steps += 1));
    expect(steps).toBeGreaterThan(loadedTables.length);
    close();
  });

  it('says why it was not made', async () => {
    const source = generatedSource(demonstrationModule, 'sn', new Date(8.64e15), testOrigins);
    await expect(source.compare(new Map())).rejects.toThrow(/^the demonstration was not made: .*now/su);
  });

  it('is let go of by whoever reads no further', async () => {
    const { pieces, close } = await generatedSource(demonstrationModule, 'sn', testNow, testOrigins).compare(
      new Map(),
    );
    const iterator = pieces[Symbol.asyncIterator]();
    expect(await iterator.next()).toMatchObject({ value: { deed: 'insert', table: 'items' } });
    close();
    const rest = async (): Promise<void> => {
      while ((await iterator.next()).done !== true);
    };
    await expect(rest()).rejects.toThrow('its process ended');
  });
});
