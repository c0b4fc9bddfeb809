import { describe, expect, it } from 'vitest';
import { cinemaShowsFixture } from '#src/contract/cinema-shows/fixture.ts';
import { movedShowField, showFixture } from '#src/contract/show/fixture.ts';
import { showDetail } from '#src/contract/show/schema.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import type { Show } from '#src/contract/shows/schema.ts';
import { be } from '#src/sites/be.ts';
import { fr } from '#src/sites/fr.ts';
import { nl } from '#src/sites/nl.ts';
import { dayLayer, mergeShow, programmeLayer } from './merge-show.ts';
import { showDetailView } from './show-detail-view.ts';
import { showClassifier } from './show-kind.ts';
import { genresOf, showListView } from './show-list-view.ts';

const kindOf = showClassifier(showsFixture.shows, []);

function wire(slug: string): Show {
  const show = showsFixture.shows.find((one) => one.slug === slug);
  if (show === undefined) throw new Error(`The fixture of shows lacks ${slug}.`);
  return show;
}

const view = (slug: string, changes: Partial<Show> = {}) =>
  showListView({ ...wire(slug), ...changes }, fr, kindOf);
const lamplighter = view('the-lamplighter-31207');
const glassNight = view('glass-night-28841');

describe('show of a list', () => {
  it('R075 R076 holds every field of the list item', () => {
    expect(lamplighter).toEqual({
      slug: 'the-lamplighter-31207',
      kind: 'movie',
      title: 'The Lamplighter',
      poster: wire('the-lamplighter-31207').posterPath,
      backdrop: wire('the-lamplighter-31207').backgroundPath,
      backdropColour: '#2a1b1f',
      contentRating: {
        system: 'CSA',
        ref: '-12ans',
        label: { kind: 'age', text: '−12' },
        age: 12,
        description: '-12',
        details: 'Interdit aux moins de 12 ans.',
        contentWarnings: [
          { ref: 'vio', text: 'Violence' },
          { ref: 'angoisse', text: 'Peur' },
        ],
      },
      new: true,
      notComingSoon: false,
      released: true,
      premiere: false,
      bookable: true,
      flag: { text: 'Nouveau', colour: 'blue', heart: true },
      label: { text: 'Coup de cœur', colour: 'blue', heart: true },
      pushTag: { text: 'Coup de cœur', colour: 'blue', heart: true },
      orders: { default: 12, home: 1, upcoming: 61, kids: 9999, specialAndEvent: 9999 },
      upsell: false,
      genres: [
        { slug: 'drame', label: 'Drame' },
        { slug: 'fantastique', label: 'Fantastique' },
      ],
      duration: 128,
      releaseDay: '2026-09-02',
      salesOpeningDate: '2026-06-17T12:30:00.000Z',
      specialEvent: false,
      reference: 'HO90000311',
      kids: false,
      strand: null,
      directors: ['Maud Verrier', 'Elias Thorn'],
      actors: ['Ines Marchetti', 'Tomas Okafor', 'Lia Brandt'],
      next24ShowtimesCount: 41,
    });
  });

  it('R075 R076 reads an item of which almost nothing is known', () => {
    expect(view('cine-club-surprise')).toMatchObject({
      kind: 'event',
      poster: null,
      duration: null,
      releaseDay: null,
      directors: [],
      genres: [],
      flag: null,
      pushTag: null,
      specialEvent: true,
      notComingSoon: true,
    });
  });

  it('R166 is bookable and released unless marked coming soon', () => {
    expect(lamplighter).toMatchObject({ bookable: true, released: true });
    expect(glassNight).toMatchObject({ bookable: false, released: false });
  });

  it('R076 pairs genres by position, one without a slug by its label', () => {
    expect(genresOf(['Drame', 'Comédie dramatique'], ['DRAME'])).toEqual([
      { slug: 'drame', label: 'Drame' },
      { slug: 'comedie-dramatique', label: 'Comédie dramatique' },
    ]);
    expect(genresOf([], ['drame'])).toEqual([{ slug: 'drame', label: 'drame' }]);
  });

  it('R279 shows no unknown date', () => {
    const unknown = view('glass-night-28841', {
      releaseAt: { FR_FR: '1900-01-01' },
      salesOpeningDatetime: '1900-01-01T00:00:00+01:00',
    });
    expect(unknown.releaseDay).toBeNull();
    expect(unknown.salesOpeningDate).toBeNull();
  });
});

describe('merging', () => {
  const programme = cinemaShowsFixture.shows['glass-night-28841'];
  const entry = programme?.days['2027-05-02'];
  if (programme === undefined || entry === undefined)
    throw new Error('The programme fixture lacks a presale.');

  it('R077 R078 lays per-day data over general data', () => {
    const merged = mergeShow(glassNight, programmeLayer(programme), dayLayer(entry, true));
    expect(merged).toMatchObject({
      title: 'Glass Night',
      bookable: true,
      released: false,
      new: false,
      premiere: true,
      kids: false,
      flag: { text: 'Avant-première', colour: 'yellow' },
      upsell: true,
    });
  });

  it('R077 knows a preview by the tags of its day', () => {
    expect(dayLayer({ ...entry, tags: ['avp-equipe'] }, false).premiere).toBe(true);
    expect(mergeShow(lamplighter, dayLayer({ ...entry, tags: ['imax'] }, false)).premiere).toBe(false);
  });

  it('R078 combines orders list by list and keeps what no layer tells', () => {
    const merged = mergeShow(
      lamplighter,
      { orders: { default: 4, kids: 2 } },
      { orders: { default: undefined, specialAndEvent: 7 } },
    );
    expect(merged.orders).toEqual({ default: 4, home: 1, upcoming: 61, kids: 2, specialAndEvent: 7 });
    const last = programmeLayer({ ...programme, cineOrder: 9999, cineUpcomingOrder: 9999 });
    expect(mergeShow(lamplighter, last).orders).toMatchObject({ default: 12, upcoming: 61 });
  });

  it('R078 combines upsell: no later layer takes it back', () => {
    expect(mergeShow(lamplighter, { upsell: true }, { upsell: false }).upsell).toBe(true);
    expect(mergeShow(lamplighter, { upsell: false }).upsell).toBe(false);
  });

  it('R078 changes neither the general data nor what a layer leaves out', () => {
    const before = structuredClone(lamplighter);
    expect(mergeShow(lamplighter, {})).toEqual(before);
    mergeShow(lamplighter, programmeLayer(programme), dayLayer(entry, true));
    expect(lamplighter).toEqual(before);
  });

  it('R107 has the heart label of the category HEART, of the film and of a day without a flag', () => {
    const label = { label: 'Nouveau', labelFlagColor: '1', labelCategory: 'HEART' } as const;
    expect(view('glass-night-28841', label).pushTag).toEqual({
      text: 'Nouveau',
      colour: 'blue',
      heart: true,
    });
    const day = dayLayer({ ...entry, flag: null, flagColor: null, labelCategory: 'HEART' }, false);
    expect(mergeShow(glassNight, day).pushTag).toEqual({ text: null, colour: 'blue', heart: true });
    expect(dayLayer({ ...entry, labelCategory: 'HEART' }, false).flag).toEqual(dayLayer(entry, false).flag);
  });

  it('R078 keeps the general flag on a day without one', () => {
    const merged = mergeShow(lamplighter, dayLayer({ ...entry, flag: null, flagColor: null }, false));
    expect(merged.flag?.text).toBe('Nouveau');
  });
});

describe('show of its own page', () => {
  const detail = showDetailView(showFixture, fr, kindOf);

  it('R079 R080 holds every field of the detail', () => {
    expect(detail).toMatchObject({
      slug: 'the-lamplighter-31207',
      kind: 'movie',
      title: 'The Lamplighter',
      originalTitle: null,
      duration: 128,
      synopsis: ['Chaque soir, une ville s’allume rue après rue.', 'Un soir, une rue manque.'],
      directors: ['Maud Verrier', 'Elias Thorn'],
      actors: ['Ines Marchetti', 'Tomas Okafor', 'Lia Brandt'],
      genres: ['Drame', 'Fantastique'],
      tags: ['imax', '4dx', 'AVP'],
      releases: [
        { zone: 'FR_FR', day: '2026-09-02' },
        { zone: 'BE_FR', day: '2026-09-09' },
      ],
      releaseDay: '2026-09-02',
      originalReleaseDay: null,
      poster: showFixture.posterPath,
      backdrop: showFixture.backgroundPath,
      backdropColour: '#2a1b1f',
      new: true,
      nationalities: ['France', 'Suède'],
      feelings: { disappointed: 8, liked: 97, loved: 204, wishlist: 512 },
      copiesCount: 320,
      next24ShowtimesCount: 41,
      redirectSlug: null,
      salesOpeningDate: '2026-06-17T12:30:00.000Z',
      label: { text: 'Coup de cœur', colour: 'blue', heart: true },
      reference: 'HO90000311',
      extraInformation: [],
      logoTitle: null,
    });
    expect(detail.contentRating.contentWarnings).toEqual([{ ref: 'vio', text: 'Violence' }]);
    expect(detail.trailers.map((trailer) => [trailer.provider, trailer.main])).toEqual([
      ['S3', true],
      ['allocine', false],
    ]);
  });

  it('R079 holds each field as it is told, not as it usually is', () => {
    const told = showDetailView(
      {
        ...showFixture,
        duration: 90,
        synopsis: '<p>One.</p>',
        directors: 'A, B',
        actors: 'C',
        genres: ['Opéra'],
        posterPath: null,
        backgroundPath: null,
        backgroundDominantColor: null,
        isNew: false,
        trailers: [],
        nationality: 'Tunisie',
        isMovie: false,
      },
      fr,
      (show) => (show.isMovie ? 'movie' : 'event'),
    );
    expect(told).toMatchObject({
      kind: 'event',
      duration: 90,
      synopsis: ['One.'],
      directors: ['A', 'B'],
      actors: ['C'],
      genres: ['Opéra'],
      poster: null,
      backdrop: null,
      backdropColour: null,
      new: false,
      trailers: [],
      nationalities: ['Tunisie'],
    });
  });

  it('R081 offers the show at home with title, slug, poster, price and address', () => {
    expect(detail.vod).toEqual({
      title: 'The Lamplighter',
      slug: 'the-lamplighter-31207',
      poster: showFixture.posterPath,
      lowPrice: 4.99,
      url: 'https://vod.example.org/the-lamplighter',
    });
    expect(showDetailView({ ...showFixture, vodAvailability: false }, fr, kindOf).vod).toBeNull();
    expect(showDetailView({ ...showFixture, vod: null }, fr, kindOf).vod).toBeNull();
  });

  it('R079 gives the release day and the rating of the site', () => {
    const belgian = showDetailView(showFixture, be, kindOf);
    expect(belgian.releaseDay).toBe('2026-09-09');
    expect(showDetailView(showFixture, nl, kindOf)).toMatchObject({
      releaseDay: null,
      contentRating: { label: { kind: 'age', text: '12' } },
    });
  });

  it('R080 reads an old show that moved', () => {
    const moved = showDetailView(showDetail.parse(movedShowField), fr, kindOf);
    expect(moved).toMatchObject({
      redirectSlug: 'petit-tambour-11902',
      releaseDay: '2019-11-20',
      duration: null,
      synopsis: [],
      tags: [],
      feelings: { disappointed: 0, liked: 0, loved: 0, wishlist: 0 },
    });
  });

  it('R080 shows the original title where it is another one', () => {
    const translated = showDetailView({ ...showFixture, originalTitle: 'Lyktan' }, fr, kindOf);
    expect(translated.originalTitle).toBe('Lyktan');
  });
});
