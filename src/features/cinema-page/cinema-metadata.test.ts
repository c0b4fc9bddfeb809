import { describe, expect, it } from 'vitest';
import type { SiteId } from '#src/sites/site.ts';
import { cinemaJsonLd, mostEvents, screeningEvents } from './cinema-metadata.ts';
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
  it('R067 is a MovieTheater with address, position, amenities and its own address', () => {
    expect(cinemaJsonLd('fr-FR', modelOf(), origins, (kind) => `with ${kind}`)).toMatchObject({
      '@type': 'MovieTheater',
      '@id': address,
      name: 'Velours Faubourg',
      parentOrganization: { '@id': 'https://fr.example.org/#organization', name: 'Velours' },
      screenCount: 11,
      address: {
        '@type': 'PostalAddress',
        streetAddress: '218 rue du Velours',
        postalCode: '75010',
        addressLocality: 'Paris',
        addressCountry: 'FR',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 48.8724, longitude: 2.3556 },
      amenityFeature: [{ name: 'with hearing-loop' }, { name: 'Parking' }, { name: 'Boucle magnétique' }],
    });
  });

  it('R084 lists the showtimes that are announced as ScreeningEvents, and not without end', () => {
    expect(screeningEvents('fr-FR', modelOf(), origins)).toEqual([
      {
        '@type': 'ScreeningEvent',
        name: 'one',
        startDate: '2026-11-20T14:00:00+01:00',
        image: 'https://media.example.org/poster/the-lamplighter/720.webp',
        inLanguage: 'fr',
        location: { '@id': address },
        offers: {
          '@type': 'Offer',
          url: 'https://tunnel.example.org/fr/V1/booking',
          availability: 'https://schema.org/InStock',
        },
        workPresented: { '@type': 'Movie', '@id': 'https://fr.example.org/films/one', name: 'one' },
      },
      expect.objectContaining({
        startDate: '2026-11-20T17:00:00+01:00',
        offers: {
          '@type': 'Offer',
          url: 'https://fr.example.org/films/one',
          availability: 'https://schema.org/SoldOut',
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
