import { beforeEach, expect, it, vi } from 'vitest';
import { webEnvironment } from '#src/config/environment.ts';
import { ecardTypesFixture } from '#src/contract/ecard-types/fixture.ts';
import { ecardsFixture } from '#src/contract/ecards/fixture.ts';
import { settingsFixture } from '#src/contract/settings/fixture.ts';
import type { Node } from '#tests/structured-data/nodes.ts';
import { checkThings } from '#tests/structured-data/validate.ts';
import { ecardsJsonLd } from './ecard-json-ld.ts';
import { loadEcards } from './load-ecards.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));

const [first] = ecardsFixture;
if (first === undefined) throw new Error('the fixture has no e-card');
const seats = 5;

beforeEach(() => {
  reads.answers.clear();
  reads.answers.set('ecards', ecardsFixture);
});

it('R238 R249 has the cards with the terms of their types; without the types, the cards alone', async () => {
  const bare = await loadEcards('fr-FR', seats);
  expect(bare.length).toBeGreaterThan(0);
  reads.answers.set('ecardTypes', ecardTypesFixture);
  const whole = await loadEcards('fr-FR', seats);
  expect(whole.map(({ termsHtml }) => termsHtml)).not.toEqual(bare.map(({ termsHtml }) => termsHtml));
  reads.answers.delete('ecards');
  await expect(loadEcards('fr-FR', seats)).rejects.toThrow('ecards');
});

it('R099 tells machines of each card that can be bought as a product with its price', async () => {
  const cards = await loadEcards('fr-FR', seats);
  const things = ecardsJsonLd('fr-FR', cards, webEnvironment().siteOrigins);
  const sold = cards.filter(({ price, url }) => price !== null && url !== null);
  expect(sold.length).toBeGreaterThan(0);
  expect(things.map((thing) => (thing as unknown as Node)['offers'])).toMatchObject(
    sold.map(({ price, url }) => ({ price, url, priceCurrency: 'EUR' })),
  );
  expect((await checkThings(things as unknown as Node[])).errors).toEqual([]);
});

it('R117 sells a card without an address of its own at the tunnel of the settings', async () => {
  reads.answers.set(
    'ecards',
    ecardsFixture.map((card) => ({ ...card, url: null })),
  );
  const urls = async () => (await loadEcards('fr-FR', seats)).map(({ url }) => url);
  expect(new Set(await urls())).toEqual(new Set([null]));
  reads.answers.set('settings', { ...settingsFixture, cmdUrl: 'https://tunnel.example.org/fr' });
  expect(new Set(await urls())).toEqual(new Set(['https://tunnel.example.org/fr']));
});
