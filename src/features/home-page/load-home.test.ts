import { beforeEach, expect, it, vi } from 'vitest';
import { featuredFixture } from '#src/contract/featured/fixture.ts';
import { permanentAutopromoFixture } from '#src/contract/permanent-autopromo/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { settingsFixture } from '#src/contract/settings/fixture.ts';
import { youtubeLatestFixture } from '#src/contract/youtube-latest/fixture.ts';
import { loadHome } from './load-home.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));

const today = '2026-09-09';

beforeEach(() => {
  reads.answers.clear();
  reads.asked.length = 0;
  reads.answers.set('shows', showsFixture);
});

it('needs the list of shows and nothing else', async () => {
  const home = await loadHome('fr-FR', today);
  expect(home.now.map(({ slug }) => slug)).toEqual(['the-lamplighter-31207']);
  expect(home.lead?.title).toBe('The Lamplighter');
  expect([home.pushes, home.nativeAds, home.promos, home.cities, home.cinemas]).toEqual([[], [], [], [], []]);
  reads.answers.delete('shows');
  await expect(loadHome('fr-FR', today)).rejects.toThrow('shows');
});

it('R119 R236 asks for what the chain puts forward and says of itself', async () => {
  reads.answers.set('featured', featuredFixture);
  reads.answers.set('permanentAutopromo', permanentAutopromoFixture);
  const home = await loadHome('fr-FR', today);
  expect(reads.asked).toEqual(
    expect.arrayContaining(['featured', 'nativeAd', 'permanentAutopromo', 'zones', 'tags']),
  );
  // A server that does not know types returns all pushes in both calls.
  expect([home.lead, ...home.pushes].map((push) => push?.title)).toEqual([
    'The Lamplighter',
    'La rentrée en salle',
  ]);
  expect(home.promos.map(({ title }) => title)).toEqual(['La carte 5 places']);
});

it('R117 R236 leads from the latest videos to the channel of the settings; videos stand without it', async () => {
  reads.answers.set('youtubeLatest', youtubeLatestFixture);
  const { videos, channel } = await loadHome('fr-FR', today);
  expect(videos.length).toBe(youtubeLatestFixture.length);
  expect(channel).toBeNull();
  reads.answers.set('settings', { ...settingsFixture, youtubeChannel: '@velours' });
  expect((await loadHome('fr-FR', today)).channel).toBe('https://www.youtube.com/@velours');
});
