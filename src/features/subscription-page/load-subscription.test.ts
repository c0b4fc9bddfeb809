import { beforeEach, expect, it, vi } from 'vitest';
import { cinepassFixture } from '#src/contract/cinepass/fixture.ts';
import { settingsFixture } from '#src/contract/settings/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { subscriptionOffersFixture } from '#src/contract/subscription-offers/fixture.ts';
import { loadSubscription } from './load-subscription.ts';

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

it('R117 goes on to the tunnel of the settings', async () => {
  reads.answers.set('settings', { ...settingsFixture, cmdUrl: 'https://tunnel.example.org/fr' });
  expect((await loadSubscription('fr-FR')).tunnel).toBe('https://tunnel.example.org/fr');
});
