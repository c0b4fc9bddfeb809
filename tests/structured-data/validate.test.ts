import { describe, expect, it } from 'vitest';
import { thingsOf, type Node } from './nodes.ts';
import { checkThings, contradictions } from './validate.ts';

const context = { '@context': 'https://schema.org' } as const;
const cinema = {
  '@type': 'MovieTheater',
  '@id': 'https://x.example.org/c',
  name: 'Velours',
  address: { '@type': 'PostalAddress', addressLocality: 'Lyon' },
} as const;
const showtime = {
  ...context,
  '@type': 'ScreeningEvent',
  name: 'White Night',
  startDate: '2026-11-20T20:30:00+01:00',
  eventStatus: 'https://schema.org/EventScheduled',
  location: cinema,
  workPresented: { '@type': 'Movie', name: 'White Night' },
} as const;
const film = {
  ...context,
  '@type': 'Movie',
  '@id': 'https://x.example.org/f',
  name: 'White Night',
  image: 'https://x.example.org/f.webp',
  duration: 'PT1H41M',
  director: [{ '@type': 'Person', name: 'Ada' }],
} as const;
const way = {
  ...context,
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://x.example.org/' },
    { '@type': 'ListItem', position: 2, name: 'Films', item: 'https://x.example.org/films' },
  ],
} as const;

const hours = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['https://schema.org/Friday'],
  opens: '09:30',
  closes: '00:30',
} as const;
const open = { ...context, ...cinema, openingHoursSpecification: [hours] } as const;

const errorsOf = async (...things: Node[]) => (await checkThings(things)).errors;

describe('the check of structured data', () => {
  it('passes what is right', async () => {
    expect(await errorsOf(showtime, film, way, open)).toEqual([]);
    expect(
      await errorsOf({ ...context, ...cinema, event: [{ ...showtime, location: { '@id': cinema['@id'] } }] }),
    ).toEqual([]);
  });

  it.each<[string, Node, RegExp]>([
    ['a type that does not exist', { ...film, '@type': 'Film' }, /not a valid schema\.org type/],
    ['no type', { ...showtime, location: { name: 'Velours' } }, /@type is missing/],
    ['a property of nothing', { ...film, runtime: 'PT1H' }, /"runtime".*not supported/],
    ['a property of something else', { ...film, startDate: '2026-11-20' }, /"startDate".*not supported/],
    ['a nested one', { ...film, director: { '@type': 'Person', length: 3 } }, /"length".*not supported/],
    ['a time without its zone', { ...showtime, startDate: '2026-11-20T20:30:00' }, /startDate/],
    ['a duration in words', { ...film, duration: '1 h 41' }, /duration/],
    ['a relative address', { ...film, image: '/f.webp' }, /image/],
    ['an empty text', { ...film, name: ' ' }, /name/],
    ['a member that is none', { ...showtime, eventStatus: 'https://schema.org/InStock' }, /eventStatus/],
    ['another kind of thing', { ...film, director: { '@type': 'Place', name: 'Lyon' } }, /director/],
    ['a number where a text stands', { ...film, name: 7 }, /name/],
    ['a time of no clock', { ...open, openingHoursSpecification: { ...hours, closes: '24:30' } }, /closes/],
    ['no start', { ...showtime, startDate: undefined }, /startDate is missing/],
    [
      'no address of the cinema',
      { ...showtime, location: { '@type': 'MovieTheater', name: 'Velours' } },
      /location\.address is missing/,
    ],
    ['a film without picture', { ...film, image: undefined }, /image is missing/],
    [
      'a video without its day',
      {
        ...film,
        trailer: { '@type': 'VideoObject', name: 'Trailer', contentUrl: 'https://x.example.org/t.mp4' },
      },
      /uploadDate is missing/,
    ],
    [
      'a rating beyond its scale',
      {
        ...film,
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: 4,
          ratingCount: 2,
          worstRating: 1,
          bestRating: 3,
        },
      },
      /not on its scale/,
    ],
    [
      'a sale that begins nobody knows when',
      { ...showtime, offers: { '@type': 'Offer', availability: 'https://schema.org/PreOrder' } },
      /validFrom is missing/,
    ],
    [
      'a step without address',
      { ...way, itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home' }] },
      /address is missing/,
    ],
    ['steps out of order', { ...way, itemListElement: way.itemListElement.toReversed() }, /positions from 1/],
    ['another context', { ...film, '@context': 'http://schema.org' }, /@context/],
  ])('refuses %s', async (_, thing, problem) => {
    expect((await errorsOf(JSON.parse(JSON.stringify(thing)) as Node)).join('\n')).toMatch(problem);
  });

  it('refuses two nodes that contradict each other, not one that says less', () => {
    expect(contradictions([film, { '@type': 'Movie', '@id': film['@id'], name: film.name }])).toEqual([]);
    expect(contradictions([film, { '@type': 'Movie', '@id': film['@id'], name: 'Nuit blanche' }])).toEqual([
      expect.stringContaining('https://x.example.org/f name'),
    ]);
    expect(contradictions([film, { '@type': 'Event', '@id': film['@id'] }])).toHaveLength(1);
  });

  it('reads the things of a page', () => {
    const page = `<script type="application/ld+json">${JSON.stringify(film)}</script><p/><script type="application/ld+json">[${JSON.stringify(way)}]</script>`;
    expect(thingsOf(page)).toEqual([film, way]);
  });
});
