import { describe, expect, it } from 'vitest';
import type { EventDetail } from '#src/contract/event/schema.ts';
import { eventFixture } from '#src/contract/event/fixture.ts';
import { eventShowsFixture } from '#src/contract/event-shows/fixture.ts';
import type { EventShows } from '#src/contract/event-shows/schema.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { tagsFixture } from '#src/contract/tags/fixture.ts';
import { showListView, type ShowListView } from '#src/domain/show/show-list-view.ts';
import { tagVocabulary, versionVocabulary } from '#src/domain/tag/vocabulary.ts';
import { sites } from '#src/sites/registry.ts';
import { shortDescription } from './season-metadata.ts';
import { seasonProgramme, seasonView } from './season-model.ts';

const [anyShow] = showsFixture.shows;
const [anyTag] = tagsFixture;
if (anyShow === undefined || anyTag === undefined) throw new Error('the contract has no example');

const show = (slug: string): ShowListView => ({ ...showListView(anyShow, sites.fr, () => 'event'), slug });
const tags = tagVocabulary([{ ...anyTag, slug: 'opera', title: 'Opéra' }]);
const view = (more: Partial<EventDetail> = {}) => seasonView({ ...eventFixture, ...more }, tags);

const [planned] = Object.values(eventShowsFixture.shows);
const [entry] = Object.values(planned?.days ?? {});
if (planned === undefined || entry === undefined) throw new Error('the contract has no example of a day');

/** A show of the season on some days. */
function playing(days: readonly string[], more: Partial<EventShows['shows'][string]> = {}) {
  const entries = days.map((day) => [day, { ...entry, day }] as const);
  return { ...planned, ...more, days: Object.fromEntries(entries) } as EventShows['shows'][string];
}

describe('a season', () => {
  it('R096 R097 has its texts, pictures, prices and the way to buy it', () => {
    expect(view()).toMatchObject({
      title: 'Saison lyrique',
      subtitle: 'Six opéras en direct',
      kind: 'Opéra',
      teaser: 'La scène, au premier rang.',
      price: 132,
      initialPrice: 162,
      prices: [{ label: 'La soirée', amount: 27 }],
      active: true,
      cta: { label: 'S’abonner', url: 'https://tunnel.example.org/fr/season/1' },
      trackingSlug: 'saison-lyrique',
    });
  });

  it('R096 cannot be bought when it is not active, or nothing says how', () => {
    expect(view({ active: false }).cta).toBeNull();
    expect(view({ ctaUrl: null }).cta).toBeNull();
    expect(view({ ctaLabel: ' ' }).cta).toBeNull();
  });

  it('R096 has no struck price that is not higher', () => {
    expect(view({ initialPrice: 132 }).initialPrice).toBeNull();
    expect(view({ price: null }).initialPrice).toBeNull();
  });

  it('R097 is whole without details, and names no kind that the site has no word for', () => {
    const bare = view({ details: null });
    expect(bare).toMatchObject({
      kind: null,
      teaser: null,
      logo: null,
      prices: [],
      trackingSlug: 'saison-lyrique',
    });
    const details = eventFixture.details === null ? null : { ...eventFixture.details, eventType: 'puppets' };
    expect(view({ details }).kind).toBeNull();
  });
});

describe('the programme of a season', () => {
  const from = {
    today: '2026-10-01',
    shows: new Map(['opera-1', 'ballet-2', 'gala-3'].map((slug) => [slug, show(slug)])),
    versions: versionVocabulary([]),
    ownPriceOf: ({ slug }: { readonly slug: string }) => (slug === 'opera-1' ? 20.1 : null),
  };

  it('R098 has the days from today on, each with its shows in the order of the season', () => {
    const { days } = seasonProgramme(
      {
        shows: {
          'opera-1': playing(['2026-11-02', '2026-09-30'], { order: 2, live: true }),
          'ballet-2': playing(['2026-11-02', '2026-10-01'], { order: 1, live: false, bookable: false }),
          unknown: playing(['2026-12-24']),
        },
      },
      [],
      from,
    );
    expect(days.map(({ day, shows }) => [day, shows.map((one) => one.show.slug)])).toEqual([
      ['2026-10-01', ['ballet-2']],
      ['2026-11-02', ['ballet-2', 'opera-1']],
    ]);
    expect(days[1]?.shows.map(({ live, sale, cinemas, price }) => ({ live, sale, cinemas, price }))).toEqual([
      { live: false, sale: 'later', cinemas: ['velours-faubourg'], price: null },
      { live: true, sale: 'open', cinemas: ['velours-faubourg'], price: 20.1 },
    ]);
  });

  it('R098 keeps the shows without a day apart, each once', () => {
    const { days, undated } = seasonProgramme(
      { shows: { 'opera-1': playing(['2026-11-02']), 'gala-3': playing(['2026-09-01']) } },
      ['opera-1', 'ballet-2', 'gala-3', 'pulled-down'],
      from,
    );
    expect(days).toHaveLength(1);
    expect(undated.map(({ slug }) => slug)).toEqual(['ballet-2', 'gala-3']);
  });
});

describe('the description of a season for search engines', () => {
  it('R282 is cut to 100 characters, between words', () => {
    const long = 'Six opéras, '.repeat(20).trim();
    const short = shortDescription(long);
    expect(short.length).toBeLessThanOrEqual(100);
    expect(short).toMatch(/Six opéras…$/);
    expect(shortDescription('a'.repeat(140))).toHaveLength(100);
    expect(shortDescription('b'.repeat(100))).toBe('b'.repeat(100));
  });
});
