import { beforeEach, expect, it, vi } from 'vitest';
import { webEnvironment } from '#src/config/environment.ts';
import { cinepassFixture } from '#src/contract/cinepass/fixture.ts';
import { settingsFixture } from '#src/contract/settings/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { subscriptionOffersFixture } from '#src/contract/subscription-offers/fixture.ts';
import type { Node } from '#tests/structured-data/nodes.ts';
import { checkThings } from '#tests/structured-data/validate.ts';
import { loadSubscription } from './load-subscription.ts';
import { plansJsonLd } from './plans-json-ld.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));

const [show] = showsFixture.shows;

beforeEach(() => {
  reads.answers.clear();
  reads.answers.set('subscriptionOffers', subscriptionOffersFixture);
});

it('R238 R249 needs the plans; the state of the page and its films are left out when they cannot be read', async () => {
  expect(await loadSubscription('fr-FR')).toMatchObject({
    plans: subscriptionOffersFixture,
    maintenance: false,
    partners: [],
    shows: [],
    tunnel: null,
  });
  reads.answers.set('shows', showsFixture);
  reads.answers.set('cinepass', { ...cinepassFixture, maintenance: true });
  reads.answers.set('cinepassCurrentShows', [{ slug: 'left' }, { slug: show?.slug }]);
  const model = await loadSubscription('fr-FR');
  expect(model.maintenance).toBe(true);
  expect(model.partners).toEqual(cinepassFixture.partners.map(({ theater }) => theater));
  expect(model.shows.map(({ slug }) => slug)).toEqual([show?.slug]);
  reads.answers.delete('subscriptionOffers');
  await expect(loadSubscription('fr-FR')).rejects.toThrow('subscriptionOffers');
});

it('R120 tells machines of each plan as a product with its price a month, and of none while nothing is sold', async () => {
  reads.answers.set('settings', settingsFixture);
  const model = await loadSubscription('fr-FR');
  const { siteOrigins } = webEnvironment();
  const things = plansJsonLd('fr-FR', model, siteOrigins);
  expect(things.map((thing) => (thing as unknown as Node)['offers'])).toMatchObject(
    model.plans.map(({ price }) => ({ price, priceSpecification: { price, unitCode: 'MON' } })),
  );
  expect((await checkThings(things as unknown as Node[])).errors).toEqual([]);
  expect(plansJsonLd('fr-FR', { ...model, maintenance: true }, siteOrigins)).toEqual([]);
});

it('R117 goes on to the tunnel of the settings', async () => {
  reads.answers.set('settings', { ...settingsFixture, cmdUrl: 'https://tunnel.example.org/fr' });
  expect((await loadSubscription('fr-FR')).tunnel).toBe('https://tunnel.example.org/fr');
});
