import { describe, expect, it } from 'vitest';
import { perSite } from '#src/config/environment.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import { showtimeView } from '#src/domain/showtime/showtime-view.ts';
import { tagVocabulary, versionVocabulary } from '#src/domain/tag/vocabulary.ts';
import { itemListJsonLd, mostListed } from './item-list.ts';
import { chainJsonLd, organizationJsonLd, webSiteJsonLd } from './organization.ts';
import type { Node } from '#tests/structured-data/nodes.ts';
import { checkThings } from '#tests/structured-data/validate.ts';
import { isAnnounced, screeningEventJsonLd, timeWithOffset } from './screening-event.ts';

const origins = perSite((site) => `https://${site}.example.org`);

describe('the chain and its site', () => {
  it('is one organisation in every language of a site', () => {
    const networks = ['https://social.example.org/velours'];
    const german = organizationJsonLd('de-CH', origins, networks);
    expect(german).toEqual(organizationJsonLd('fr-CH', origins, networks));
    expect(german).toMatchObject({
      '@id': 'https://ch.example.org/#organization',
      url: 'https://ch.example.org/',
      logo: 'https://ch.example.org/icons/velours-512.png',
      sameAs: networks,
    });
    expect(organizationJsonLd('de-CH', origins, [])).not.toHaveProperty('sameAs');
  });

  it('has a web site in each, published by it, with its search where there is one', () => {
    const site = webSiteJsonLd('de-CH', origins);
    expect(site).toMatchObject({
      '@id': 'https://ch.example.org/de#website',
      url: 'https://ch.example.org/de',
      inLanguage: 'de-CH',
      publisher: { '@id': 'https://ch.example.org/#organization' },
    });
    expect(site.potentialAction).toMatchObject({
      target: { urlTemplate: 'https://ch.example.org/de/suche?q={search_term_string}' },
    });
  });
});

describe('a list', () => {
  it('names each page once, in order, and leaves out what has no address', () => {
    const film = (slug: string) => ({ name: slug, ref: { page: 'movie', slug } }) as const;
    expect(itemListJsonLd('fr-FR', origins, [film('a'), film('b'), film('a'), film('filters')])).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        numberOfItems: 2,
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'a', url: 'https://fr.example.org/films/a' },
          { '@type': 'ListItem', position: 2, name: 'b', url: 'https://fr.example.org/films/b' },
        ],
      },
    ]);
    expect(itemListJsonLd('fr-FR', origins, [])).toEqual([]);
    const many = Array.from({ length: mostListed + 1 }, (_, index) => film(`film-${index}`));
    expect(itemListJsonLd('fr-FR', origins, many)[0]).toMatchObject({
      numberOfItems: mostListed + 1,
      itemListElement: { length: mostListed },
    });
  });
});

describe('a showtime', () => {
  it.each([
    ['2026-11-20 20:30:00', '2026-11-20T19:30:00.000Z', '2026-11-20T20:30:00+01:00'],
    ['2026-07-20 20:30:00', '2026-07-20T18:30:00.000Z', '2026-07-20T20:30:00+02:00'],
    ['2026-11-20 20:30:00', '2026-11-20T20:30:00.000Z', '2026-11-20T20:30:00+00:00'],
    ['2026-11-20 20:30:00', '2026-11-21T00:00:00.000Z', '2026-11-20T20:30:00-03:30'],
    ['2026-11-21 00:30:00', '2026-11-20T23:30:00.000Z', '2026-11-21T00:30:00+01:00'],
  ])('%s at %s is %s', (local, instant, written) => {
    expect(timeWithOffset(local, instant)).toBe(written);
    expect(Date.parse(written)).toBe(Date.parse(instant));
  });

  it('a time that is none is refused', () => {
    expect(() => timeWithOffset('tonight', '2026-11-20T19:30:00Z')).toThrow(RangeError);
    expect(() => timeWithOffset('2026-11-20 20:30:00', 'tonight')).toThrow(RangeError);
  });

  it('is a ScreeningEvent at the cinema’s time, with its booking', () => {
    const work = { '@type': 'Movie', name: 'White Night' } as const;
    const place = { '@id': 'https://fr.example.org/cinemas/velours-lyon' };
    const showtime = {
      time: '2026-11-20 20:30:00',
      startsAt: '2026-11-20T19:30:00.000Z',
      endTime: '2026-11-20 22:45:00',
      endsAt: '2026-11-20T21:45:00.000Z',
      bookingUrl: 'https://tickets.example.org/V1',
      status: 'available',
      over: false,
      opensAt: null,
      onSaleFrom: '2026-11-01T09:00:00.000Z',
      version: { slug: 'vo', label: 'VO', description: null, language: null, subtitles: [] },
      experiences: [],
      needs: ['step-free'],
      price: { amount: 12.5, parts: [] },
    } as const;
    const organizer = { '@id': 'https://fr.example.org/#organization' };
    const told = { location: place, organizer, image: null } as const;
    expect(screeningEventJsonLd('fr-FR', showtime, work, told)).toEqual({
      '@type': 'ScreeningEvent',
      name: 'White Night',
      startDate: '2026-11-20T20:30:00+01:00',
      endDate: '2026-11-20T22:45:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: place,
      organizer,
      workPresented: work,
      offers: {
        '@type': 'Offer',
        price: 12.5,
        priceCurrency: 'EUR',
        url: 'https://tickets.example.org/V1',
        availability: 'https://schema.org/InStock',
        validFrom: '2026-11-01T09:00:00.000Z',
      },
    });
    const unknown = { ...showtime, price: null, onSaleFrom: null };
    expect(screeningEventJsonLd('fr-FR', unknown, work, told).offers).toEqual({
      '@type': 'Offer',
      url: 'https://tickets.example.org/V1',
      availability: 'https://schema.org/InStock',
    });
    const closed = { ...showtime, bookingUrl: null, endTime: null, endsAt: null } as const;
    const bare = screeningEventJsonLd('fr-FR', closed, work, {
      ...told,
      image: 'https://m.example.org/p.webp',
    });
    expect(bare).not.toHaveProperty('offers');
    expect(bare).not.toHaveProperty('endDate');
    expect(bare).toHaveProperty('image', 'https://m.example.org/p.webp');
  });

  const page = 'https://fr.example.org/films/white-night';
  const work = { '@type': 'Movie', '@id': page, name: 'White Night' } as const;
  const place = { '@type': 'MovieTheater', name: 'Velours', address: 'Lyon' } as const;
  const organizer = chainJsonLd('https://fr.example.org');
  const [wire] = showtimesDayFixture;
  const of = (changes: Partial<Showtime>) => {
    if (wire === undefined) throw new Error('The fixture of showtimes is empty.');
    const view = showtimeView(
      { ...wire, reservabilityStart: null, reservabilityEnd: null, ...changes },
      {
        timeZone: 'Europe/Paris',
        now: new Date('2026-09-11T08:00:00Z'),
        tags: tagVocabulary([]),
        versions: versionVocabulary([
          { slug: 'vobe', label: 'VO', description: null, language: null, subtitles: ['fr', 'nl'] },
        ]),
      },
    );
    return {
      view,
      event: screeningEventJsonLd('fr-FR', view, work, { location: place, organizer, image: null }),
    };
  };
  const problemsOf = async (event: object) => {
    const thing = { '@context': 'https://schema.org', ...event } as unknown as Node;
    return (await checkThings([thing])).errors;
  };

  it('ADR-0047 says what is presented with captions or audio description, as an example of the film', async () => {
    const { event } = of({ tags: ['hearing-impaired'] });
    expect(event).toHaveProperty('workPresented', {
      '@type': 'Movie',
      name: 'White Night',
      accessibilityFeature: ['captions'],
      exampleOfWork: { '@id': page },
    });
    expect(await problemsOf(event)).toEqual([]);
    expect(of({ tags: ['quiet'] }).event).toHaveProperty('workPresented', work);
  });

  it('D55 says that a showtime to come is cancelled, and not how it could be had', async () => {
    const { view, event } = of({ status: 'locked', cancelled: true });
    expect(isAnnounced(view)).toBe(true);
    expect(isAnnounced({ ...view, over: true })).toBe(false);
    expect(event).toHaveProperty('eventStatus', 'https://schema.org/EventCancelled');
    expect(event).not.toHaveProperty('offers');
    expect(await problemsOf(event)).toEqual([]);
  });

  it('R087 says what is spoken and what is read, as far as it is known', async () => {
    const { event } = of({ version: 'vf' });
    expect(event).toMatchObject({ inLanguage: 'fr' });
    expect(event).not.toHaveProperty('subtitleLanguage');
    const original = of({ version: 'vobe' }).event;
    expect(original).toMatchObject({ subtitleLanguage: ['fr', 'nl'] });
    expect(original).not.toHaveProperty('inLanguage');
    expect(await problemsOf(original)).toEqual([]);
  });

  it('R164 is told when it is sold out, and when its sale is announced, with the day', async () => {
    const soldOut = of({ status: 'soldout' });
    expect(soldOut.event).toMatchObject({
      offers: { url: page, availability: 'https://schema.org/SoldOut' },
    });
    const later = of({ status: 'locked', reservabilityStart: '2026-09-11T13:00:00+02:00' });
    expect(later.event.offers).toEqual({
      '@type': 'Offer',
      url: page,
      availability: 'https://schema.org/PreOrder',
      validFrom: '2026-09-11T11:00:00.000Z',
    });
    for (const { event } of [soldOut, later]) expect(await problemsOf(event)).toEqual([]);
    const told = [
      soldOut,
      later,
      of({}),
      of({ status: 'locked' }),
      of({ status: 'locked', reservabilityStart: '2026-09-10T13:00:00+02:00' }),
      of({ status: 'soldout', time: '2026-09-11 09:00:00' }),
    ];
    expect(told.map(({ view }) => isAnnounced(view))).toEqual([true, true, true, false, false, false]);
  });

  it('R286 has formats of the picture as its format; seats, sound and services are none', async () => {
    const { event } = of({ tags: ['3d', 'IMAX', 'atmos', 'dolby_atmos', 'live', 'premium', 'relaxseats'] });
    expect(event).toMatchObject({ videoFormat: '3D, IMAX' });
    expect(await problemsOf(event)).toEqual([]);
    expect(of({ tags: ['live'] }).event).not.toHaveProperty('videoFormat');
  });
});
