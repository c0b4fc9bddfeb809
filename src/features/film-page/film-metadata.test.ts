import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { perSite } from '#src/config/environment.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { showFixture } from '#src/contract/show/fixture.ts';
import type { ShowDetail } from '#src/contract/show/schema.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import { showDetailView } from '#src/domain/show/show-detail-view.ts';
import { tagVocabulary, versionVocabulary } from '#src/domain/tag/vocabulary.ts';
import { messagesOf } from '#src/i18n/messages.ts';
import { sites } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { Node } from '#tests/structured-data/nodes.ts';
import { checkThings } from '#tests/structured-data/validate.ts';
import { filmJsonLd, filmWords, screeningEventsJsonLd } from './film-metadata.ts';
import type { FilmModel } from './load-film.ts';
import { filmShowtimes } from './showtimes/film-showtimes.ts';

type Showtimes = NonNullable<FilmModel['showtimes']>;
type Cinemas = readonly { readonly slug: string; readonly city: string | null }[];

interface Case {
  readonly title?: string;
  readonly synopsis?: readonly string[];
  readonly cinemas?: Cinemas | null;
  readonly choices?: Cinemas;
  readonly chosen?: string;
  readonly cityOf?: FilmModel['cityOf'];
  readonly dated?: boolean;
}

function wordsOf(
  locale: Locale,
  {
    title = 'Ghosts to Let',
    synopsis = [],
    cinemas = [],
    choices = [],
    chosen,
    cityOf = new Map(),
    dated,
  }: Case,
) {
  const film = { title, synopsis } as unknown as FilmModel['film'];
  const showtimes =
    cinemas === null
      ? null
      : ({
          day: '2026-12-01',
          cinemas,
          choices,
          chosen: chosen === undefined ? null : { name: 'Velours', city: chosen },
        } as unknown as Showtimes);
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'movie' });
  return filmWords(t, locale, { film, showtimes, cityOf }, dated);
}

const inCities = (...cities: string[]) => cities.map((city, index) => ({ slug: `${city}-${index}`, city }));

describe('a film for search engines', () => {
  it('R004 names its one city and the day', () => {
    expect(wordsOf('en-FR', { cinemas: inCities('Paris', 'Paris'), synopsis: ['An agent lets.'] })).toEqual({
      title: 'Ghosts to Let in Paris: showtimes and tickets',
      description: 'Ghosts to Let on Tuesday 1 December: showtimes and tickets in Paris. An agent lets.',
    });
    const { title, description } = wordsOf('fr-FR', { cinemas: inCities('Le Havre') });
    expect(title).toBe('Ghosts to Let au Havre : séances et réservation');
    expect(description).toBe('Ghosts to Let le mardi 1er décembre : horaires et réservation au Havre.');
  });

  it('names the city of the chosen cinema, not those of the other cinemas', () => {
    const { title } = wordsOf('nl-NL', {
      cinemas: inCities('Delft'),
      choices: inCities('Leiden'),
      chosen: 'Delft',
    });
    expect(title).toBe('Ghosts to Let in Delft: tijden en tickets');
  });

  it('names a city in the language of the page, not in that of its address', () => {
    const cityOf = new Map([['Antwerpen-0', { slug: 'anvers', name: 'Anvers' }]]);
    expect(wordsOf('fr-BE', { cinemas: inCities('Antwerpen'), cityOf }).title).toContain(' à Anvers');
  });

  it('names the cities with most cinemas and counts the others', () => {
    const cinemas = inCities('Basel', 'Bern');
    const choices = inCities('Genf', 'Zürich', 'Zürich', 'Lausanne');
    expect(wordsOf('de-CH', { cinemas }).description).toContain('in Basel und Bern.');
    const many = wordsOf('de-CH', { cinemas, choices });
    expect(many.title).toBe('Ghosts to Let: Kinozeiten und Tickets');
    expect(many.description).toContain('in Zürich, Basel, Bern und 2 weiteren Orten.');
  });

  it.each([[null], [[]]])('tells its story alone where no showtimes are known: %j', (cinemas) => {
    expect(wordsOf('en-FR', { cinemas, synopsis: ['An agent lets.'] }).description).toBe('An agent lets.');
    expect(wordsOf('en-FR', { cinemas }).description).toContain('Ghosts to Let');
  });

  it('promises no showtimes in the title of a day that has none', () => {
    expect(wordsOf('fr-FR', { dated: true }).title).toBe('Ghosts to Let');
    expect(wordsOf('fr-FR', { dated: true, cinemas: inCities('Lyon') }).title).toContain('séances');
    // Nobody knows whether there are any.
    expect(wordsOf('fr-FR', { dated: true, cinemas: null }).title).toContain('séances');
  });

  it('shortens the words beside a long title, and leaves them out', () => {
    const words = (length: number) => wordsOf('en-FR', { title: 'x'.repeat(length) }).title.slice(length);
    expect([20, 45, 70].map(words)).toEqual([': showtimes and tickets', ': showtimes', '']);
  });
});

describe('a film as structured data', () => {
  const origins = perSite((site) => `https://${site}.example.org`);
  const ref = { page: 'movie', slug: showFixture.slug } as const;
  const thingOf = (changes: Partial<ShowDetail> = {}) => {
    const film = showDetailView({ ...showFixture, ...changes }, sites.fr, () => 'movie');
    return filmJsonLd('fr-FR', { film, ref }, origins);
  };
  const [trailer] = showFixture.trailers;
  if (trailer === undefined) throw new Error('The fixture of a show has no trailer.');
  const published = { ...trailer, publishedAt: '2026-06-01T18:00:00+02:00', seconds: 95 };

  it('R080 has what visitors thought, its age rating, its countries and its trailer', async () => {
    const thing = thingOf({ trailers: [published] });
    expect(thing).toMatchObject({
      contentRating: '-12',
      countryOfOrigin: [
        { '@type': 'Country', name: 'France' },
        { '@type': 'Country', name: 'Suède' },
      ],
      aggregateRating: { ratingValue: 2.63, ratingCount: 309, worstRating: 1, bestRating: 3 },
      trailer: {
        name: 'The Lamplighter – Bande-annonce',
        description: 'Chaque soir, une ville s’allume rue après rue.',
        duration: 'PT95S',
        thumbnailUrl: trailer.snapshot,
        uploadDate: '2026-06-01T18:00:00+02:00',
        contentUrl: trailer.externalId,
      },
    });
    expect((await checkThings([thing as unknown as Node])).errors).toEqual([]);
    // The fixture says which language is spoken in it; where nobody says, none is invented.
    expect(thing).toMatchObject({ inLanguage: 'sv' });
    expect(thingOf({ spokenLanguage: null })).not.toHaveProperty('inLanguage');
  });

  it('R080 invents no rating, no age and no day of a trailer', () => {
    const nobody = {
      countWishList: 7,
      countEmotionDisappointed: 0,
      countEmotionLike: 0,
      countEmotionLove: 0,
    };
    const thing = thingOf({ feelings: nobody, contentRating: [], nationality: '', trailers: [trailer] });
    for (const field of ['aggregateRating', 'contentRating', 'countryOfOrigin', 'trailer'])
      expect(thing).not.toHaveProperty(field);
    const abroad = { ...published, videoType: 'youtube', externalId: 'abc-1', snapshot: null };
    expect(thingOf({ trailers: [abroad] })).toMatchObject({
      trailer: {
        embedUrl: expect.stringContaining('https://www.youtube-nocookie.com/embed/abc-1') as string,
        thumbnailUrl: showFixture.backgroundPath?.lg,
      },
    });
    expect(thingOf({ trailers: [abroad], backgroundPath: null })).not.toHaveProperty('trailer');
  });

  it('names the film once, and each cinema once with its address, whatever the number of showtimes', async () => {
    const film = showDetailView(showFixture, sites.fr, () => 'movie');
    const showtimes = filmShowtimes.of({
      kind: 'movie',
      duration: null,
      today: '2026-09-10',
      rows: { day: '2026-09-10', zoneOf: () => 'Europe/Paris', dayOf: () => '2026-09-10' },
      days: new Set(['2026-09-10']),
      filters: {},
      playing: { cinemas: {}, count: null, whole: false },
      showtimes: Object.fromEntries(
        cinemasFixture.slice(0, 2).map(({ slug }) => [slug, showtimesDayFixture]),
      ),
      near: null,
      cinemaBySlug: new Map(cinemasFixture.map((cinema) => [cinema.slug, cinema])),
      vocabulary: { tags: tagVocabulary([]), versions: versionVocabulary([]) },
      now: new Date('2026-09-10T02:00:00Z'),
    });
    const model = { film, ref, showtimes } as unknown as FilmModel;
    const events = screeningEventsJsonLd('fr-FR', model, origins);
    const things = [filmJsonLd('fr-FR', model, origins), ...events];
    expect(events.length).toBeGreaterThan(showtimes.cinemas.length);
    for (const event of events)
      expect(event).toMatchObject({
        eventStatus: 'https://schema.org/EventScheduled',
        organizer: { '@id': 'https://fr.example.org/#organization' },
      });
    const told = JSON.stringify(things);
    expect(told.split('PostalAddress')).toHaveLength(showtimes.cinemas.length + 1);
    expect(told.split('"@type":"Movie"').length - 1).toBe(
      1 +
        events.filter(({ workPresented }) => JSON.stringify(workPresented).includes('exampleOfWork')).length,
    );
    expect((await checkThings(things as unknown as Node[])).errors).toEqual([]);
  });
});
