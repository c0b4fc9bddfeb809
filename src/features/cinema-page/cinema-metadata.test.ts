import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { cinemaFixture } from '#src/contract/cinema/fixture.ts';
import { messagesOf } from '#src/i18n/messages.ts';
import type { SiteId } from '#src/sites/site.ts';
import { cinemaDescription, cinemaJsonLd, mostEvents, screeningEvents } from './cinema-metadata.ts';
import type { CinemaModel } from './load-cinema.ts';
import { dark, modelOf } from './model-test-kit.ts';
import { planOf, showtimeAt, timed } from './programme/programme-test-kit.ts';

const origins: Readonly<Record<SiteId, string>> = {
  fr: 'https://fr.example.org',
  ch: 'https://ch.example.org',
  be: 'https://be.example.org',
  nl: 'https://nl.example.org',
  tn: 'https://tn.example.org',
  sn: 'https://sn.example.org',
  ci: 'https://ci.example.org',
  ma: 'https://ma.example.org',
};
const address = 'https://fr.example.org/cinemas/velours-faubourg';

describe('a cinema for machines', () => {
  const described = (changes: Partial<CinemaModel> = {}) =>
    cinemaDescription(
      createTranslator({ locale: 'fr-FR', messages: messagesOf('fr-FR'), namespace: 'cinema' }),
      'fr-FR',
      modelOf(changes),
    );

  it('is described by how many films it plays on the day of the page, which stays true while a page is kept', () => {
    expect(described()).toBe(
      '2 films à Velours Faubourg, Paris, le vendredi 20 novembre\u00a0: séances, tarifs, accès et services.',
    );
  });

  it.each([null, dark()])('is described without a day where nothing is known to play', (programme) => {
    expect(described({ programme })).toContain('Le programme de Velours Faubourg à Paris');
  });

  it.each([
    ['Métro Laumière', '218 rue du Velours'],
    ['RER A, Nation', '218 rue du Velours'],
    ['Tramway T3b', '218 rue du Velours'],
    ['Fond de cour', '218 rue du Velours, Fond de cour'],
    ['Tramkade 68', '218 rue du Velours, Tramkade 68'],
  ])('R067 has a street address without a way to get there: %s', (addressLine2, streetAddress) => {
    const [theater, ...others] = cinemaFixture.theaters;
    if (theater === undefined) throw new Error('the fixture lacks a theatre');
    const model = modelOf({}, { theaters: [{ ...theater, addressLine2 }, ...others] });
    expect(cinemaJsonLd('fr-FR', model, origins, String)).toMatchObject({ address: { streetAddress } });
  });

  it('R067 is a MovieTheater with address, position, amenities and its own address', () => {
    expect(cinemaJsonLd('fr-FR', modelOf(), origins, (kind) => `with ${kind}`)).toMatchObject({
      '@type': 'MovieTheater',
      '@id': address,
      name: 'Velours Faubourg',
      parentOrganization: { '@id': 'https://fr.example.org/#organization', name: 'Velours' },
      screenCount: 11,
      telephone: '+33 1 99 00 12 34',
      priceRange: '9,50\u00a0€ – 13,50\u00a0€',
      currenciesAccepted: 'EUR',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '218 rue du Velours',
        postalCode: '75010',
        addressLocality: 'Paris',
        addressCountry: 'FR',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 48.8724, longitude: 2.3556 },
      amenityFeature: [
        { name: 'with hearing-loop', validFrom: expect.stringMatching(/^2026-/) as string },
        { name: 'Parking' },
        { name: 'Boucle magnétique' },
      ],
    });
  });

  it('says when it is open, on special days too; nothing when the source does not say', () => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    const named = (first: number, last: number) =>
      days.slice(first, last).map((day) => `https://schema.org/${day}`);
    const type = 'OpeningHoursSpecification';
    expect(cinemaJsonLd('fr-FR', modelOf(), origins, String)).toHaveProperty('openingHoursSpecification', [
      { '@type': type, dayOfWeek: named(0, 4), opens: '09:30', closes: '00:30' },
      { '@type': type, dayOfWeek: named(4, 6), opens: '09:30', closes: '02:00' },
      { '@type': type, dayOfWeek: named(6, 7), opens: '09:30', closes: '00:30' },
      { '@type': type, validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    ]);
    const silent = cinemaJsonLd('fr-FR', modelOf({}, { openingHours: null }), origins, String);
    expect(silent).not.toHaveProperty('openingHoursSpecification');
  });

  it('R084 lists the showtimes that are announced as ScreeningEvents, and not without end', () => {
    expect(screeningEvents('fr-FR', modelOf(), origins)).toEqual([
      {
        '@type': 'ScreeningEvent',
        name: 'one',
        startDate: '2026-11-20T14:00:00+01:00',
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        image: 'https://media.example.org/poster/the-lamplighter/720.webp',
        inLanguage: 'fr',
        location: { '@id': address },
        organizer: { '@id': 'https://fr.example.org/#organization' },
        offers: {
          '@type': 'Offer',
          url: 'https://tunnel.example.org/fr/V1/booking',
          availability: 'https://schema.org/InStock',
          validFrom: '2026-06-17T12:30:00.000Z',
        },
        workPresented: { '@type': 'Movie', '@id': 'https://fr.example.org/films/one', name: 'one' },
      },
      expect.objectContaining({
        startDate: '2026-11-20T17:00:00+01:00',
        offers: {
          '@type': 'Offer',
          url: 'https://fr.example.org/films/one',
          availability: 'https://schema.org/SoldOut',
          validFrom: '2026-06-17T12:30:00.000Z',
        },
      }),
    ]);
    const many = Array.from({ length: 100 }, (_, index) =>
      showtimeAt('14:00', { refCmd: `https://tunnel.example.org/fr/V${index}/booking` }),
    );
    const programme = timed(planOf([{ slug: 'one' }]), { one: many });
    expect(screeningEvents('fr-FR', modelOf({ programme }), origins)).toHaveLength(mostEvents);
    expect(screeningEvents('fr-FR', modelOf({ programme: dark() }), origins)).toEqual([]);
    expect(screeningEvents('fr-FR', modelOf({ programme: null }), origins)).toEqual([]);
  });
});
