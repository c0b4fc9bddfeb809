import { beforeEach, expect, it, vi } from 'vitest';
import { cinemaShowsFixture } from '#src/contract/cinema-shows/fixture.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import { zoneFixture } from '#src/contract/zone/fixture.ts';
import { loadShows } from './load-shows.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));

vi.mock('#src/api/load/present.ts', () => ({
  presentInstant: () => Promise.resolve('2026-09-09T10:00:00Z'),
}));

const today = '2026-09-09';
const lamplighter = 'the-lamplighter-31207';

beforeEach(() => {
  reads.answers.clear();
  reads.asked.length = 0;
  reads.answers.set('shows', showsFixture);
});

const slugs = (selected: readonly { show: { slug: string } }[]) => selected.map(({ show }) => show.slug);

it('needs the list of shows and nothing else', async () => {
  const { selections, failed, days, cinemas } = await loadShows('fr-FR', today, {});
  expect(slugs(selections.book)).toContain(lamplighter);
  expect([failed, days, cinemas]).toEqual([false, [], []]);
  reads.answers.delete('shows');
  await expect(loadShows('fr-FR', today, {})).rejects.toThrow('shows');
});

it('R084 R240 asks for the programme of the whole site, or of the cinema that is chosen', async () => {
  reads.answers.set('zones', zoneFixture);
  reads.answers.set('cinemas', cinemasFixture);
  expect(slugs((await loadShows('fr-FR', today, { date: today })).selections.book)).toEqual([lamplighter]);
  expect(reads.asked).toContain('zones');

  reads.asked.length = 0;
  reads.answers.set('cinemaShows velours-canal', cinemaShowsFixture);
  const { selections, chosen } = await loadShows('fr-FR', today, { localisation: 'velours-canal' });
  expect(reads.asked).toContain('cinemaShows velours-canal');
  expect(reads.asked).not.toContain('zones');
  expect(selections.book[0]?.fit?.day).toBe(today);
  expect(chosen?.slug).toBe('velours-canal');
});

it('D45 narrows the films of a chosen cinema by the times of its day', async () => {
  const [early, late] = showtimesDayFixture;
  reads.answers.set('cinemas', cinemasFixture);
  reads.answers.set('cinemaShows velours-canal', cinemaShowsFixture);
  reads.answers.set('cinemaShowtimes', { [lamplighter]: [{ ...early, time: `${today} 20:00:00` }, late] });
  const titles = async (time: string) => {
    const { selections, needsPlace } = await loadShows('fr-FR', today, {
      localisation: 'velours-canal',
      time,
    });
    return [slugs(selections.book), needsPlace];
  };
  expect(await titles('1800-2900')).toEqual([[lamplighter], false]);
  expect(await titles('0500-1200')).toEqual([[], false]);
});

it('D40 a cinema that nobody knows plays nothing; one that cannot be had is a failure', async () => {
  reads.answers.set('cinemaShows gone', { failure: { kind: 'unknown' } });
  expect((await loadShows('fr-FR', today, { localisation: 'gone' })).failed).toBe(false);
  expect((await loadShows('fr-FR', today, { localisation: 'lost' })).failed).toBe(true);
});
