import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { announced, scheduleWith, showOf } from '#src/domain/programme/programme-test-kit.ts';
import { webEnvironment } from '#src/config/environment.ts';
import { loadReleases } from './load-releases.ts';
import { releasesJsonLd } from './releases-data.ts';
import { releasesModel } from './releases-model.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));

const today = '2026-11-18';

const model = () =>
  releasesModel({
    shows: [
      showOf('out', { releaseDay: today }),
      announced('undated', { releaseDay: null }),
      announced('sold', { releaseDay: '2026-11-25', salesOpeningDate: '2026-11-20T09:00:00.000Z' }),
      announced('later', { releaseDay: '2026-12-02', salesOpeningDate: '2026-11-24T09:00:00.000Z' }),
      announced('hidden', { releaseDay: '2026-12-02', notComingSoon: true }),
      announced('gala', { kind: 'event', releaseDay: '2026-11-27' }),
    ],
    schedule: scheduleWith({
      '2026-11-25': { sold: { layer: { released: false } } },
      '2026-11-27': { gala: { layer: { released: false } } },
    }),
    today,
    timeZone: 'Europe/Paris',
    filmWeekStart: 3,
  });

describe('the release calendar', () => {
  it('R020 has what is announced by week and day, and apart what has no day', () => {
    const { calendar, count } = model();
    const days = calendar.weeks.flatMap((week) => week.days);
    expect(days.map(({ day, shows }) => [day, shows.map(({ show }) => show.slug)])).toEqual([
      ['2026-11-25', ['sold']],
      ['2026-12-02', ['later']],
    ]);
    expect(calendar.undated.map(({ show }) => show.slug)).toEqual(['undated']);
    expect(count).toBe(3);
  });

  it('R020 marks what is sold already, and says when the sale of the others opens', () => {
    const { calendar } = model();
    const releases = calendar.weeks.flatMap((week) => week.days.flatMap(({ shows }) => shows));
    expect(releases.map(({ onSale, saleDay }) => [onSale, saleDay])).toEqual([
      [true, null],
      [false, '2026-11-24'],
    ]);
  });

  it('R020 tells machines of its films in the order of the page', () => {
    const list = releasesJsonLd('fr-FR', model(), webEnvironment().siteOrigins);
    expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 3 });
    expect(list.itemListElement).toMatchObject([
      { position: 1, item: { '@type': 'Movie', name: 'sold', datePublished: '2026-11-25' } },
      { position: 2, item: { name: 'later' } },
      { position: 3, item: { name: 'undated' } },
    ]);
    expect(JSON.stringify(list)).toContain('/films/sold"');
  });
});

describe('reading the release calendar', () => {
  beforeEach(() => {
    reads.answers.clear();
    reads.answers.set('shows', showsFixture);
  });

  it('needs the list of shows and nothing else', async () => {
    const { calendar } = await loadReleases('fr-FR', today);
    expect(calendar.weeks.map(({ from }) => from)).toEqual(['2027-05-05']);
    reads.answers.delete('shows');
    await expect(loadReleases('fr-FR', today)).rejects.toThrow('shows');
  });
});
