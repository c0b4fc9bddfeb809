import { describe, expect, it } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import type { SiteId } from '#src/sites/site.ts';
import { breadcrumbsJsonLd } from './breadcrumbs.ts';
import { movieTheaterJsonLd } from './movie-theater.ts';

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

describe('places for machines', () => {
  it('a page says where it stands, step by step', () => {
    const { itemListElement } = breadcrumbsJsonLd('en-CH', origins, [
      { name: 'Home', ref: { page: 'home' } },
      { name: 'Lausanne', ref: { page: 'city', slug: 'lausanne' } },
    ]);
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://ch.example.org/en' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Lausanne',
        item: 'https://ch.example.org/en/cinemas/city/lausanne',
      },
    ]);
  });

  it('a cinema is named with its page and address', () => {
    expect(movieTheaterJsonLd('fr-FR', origins, cinemaListView(cinemasFixture[0]))).toEqual({
      '@type': 'MovieTheater',
      '@id': 'https://fr.example.org/cinemas/velours-faubourg',
      url: 'https://fr.example.org/cinemas/velours-faubourg',
      name: 'Velours Faubourg',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '218 rue du Velours',
        postalCode: '75010',
        addressLocality: 'Paris',
        addressCountry: 'FR',
      },
    });
  });

  it('a cinema whose slug has no address is named without a page', () => {
    expect(movieTheaterJsonLd('fr-FR', origins, { slug: 'ville', name: 'Velours', address: null })).toEqual({
      '@type': 'MovieTheater',
      name: 'Velours',
    });
  });
});
