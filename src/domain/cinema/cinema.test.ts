import { describe, expect, it } from 'vitest';
import { bareCinemaField, cinemaFixture } from '#src/contract/cinema/fixture.ts';
import { cinemaDetail } from '#src/contract/cinema/schema.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { sites } from '#src/sites/registry.ts';
import { cinemaDetailView } from './cinema-detail-view.ts';
import { cinemaListView, googleMapsUrl, serviceViews } from './cinema-list-view.ts';
import { cinemaTimeZone } from './cinema-time-zone.ts';
import { pricingView } from './pricing-view.ts';

const [faubourg, canal] = cinemasFixture;

const line = (termsIndex: number | null) => ({ label: 'Plein tarif', amount: 10, termsIndex });

describe('cinema of a list', () => {
  it('R067 holds every field, its address that of the first theatre', () => {
    expect(cinemaListView(faubourg)).toEqual({
      slug: 'velours-faubourg',
      vistaRef: '0107',
      name: 'Velours Faubourg',
      citySlug: 'paris',
      tags: ['imax', '4dx', 'ONX'],
      address: {
        name: 'Velours Faubourg',
        line1: '218 rue du Velours',
        line2: null,
        zip: '75010',
        city: 'Paris',
      },
      position: { latitude: 48.8724, longitude: 2.3556 },
      descriptionHtml: '<p>Onze salles derrière une façade de 1931.</p>',
      disabledServices: true,
      backdrop: 'https://media.example.org/cinema/velours-faubourg/1920.webp',
      statistics: { seats: 2140, auditoriums: 11 },
      urls: { googleMaps: 'https://maps.example.org/maps?cid=5550001' },
      services: [
        {
          slug: 'parking-faubourg',
          label: 'Parking',
          descriptionHtml: '<p>Deux heures offertes sur présentation du billet.</p>',
          image: 'https://media.example.org/services/parking.png',
          accessibility: false,
        },
        {
          slug: 'boucle-magnetique',
          label: 'Boucle magnétique',
          descriptionHtml: '<p>À demander à l’accueil.</p>',
          image: null,
          accessibility: true,
        },
      ],
      showtimesNearby: { cinema: 'velours-canal', wording: 'À dix minutes à pied : Velours Canal' },
      closed: false,
      equipment: [{ kind: 'hearing-loop', confirmedOn: '2026-09-02', auditoriums: ['2', '4'] }],
      preProgrammeMinutes: 15,
    });
  });

  it('R067 reads a cinema of which almost nothing is known', () => {
    expect(cinemaListView(canal)).toMatchObject({
      vistaRef: null,
      position: null,
      descriptionHtml: null,
      disabledServices: false,
      statistics: { seats: null, auditoriums: null },
      services: [],
      showtimesNearby: null,
      closed: true,
    });
    expect(cinemaListView({ ...canal, theaters: [] }).address).toBeNull();
  });

  it('R067 finds a cinema on the map by its address where it has no business page', () => {
    expect(googleMapsUrl(canal)).toBe(
      'https://www.google.com/maps/search/?api=1&query=Velours+Canal%2C+71+quai+des+Bobines%2C+75019+Paris',
    );
    expect(googleMapsUrl({ googleMyBusinessUrl: null, theaters: [] })).toBeNull();
  });

  it('R067 lists a service once, one without a slug by its label', () => {
    const [parking] = faubourg.services;
    if (parking === undefined) throw new Error('The fixture has no service.');
    const views = serviceViews([parking, parking, { ...parking, slug: '', label: 'Bar' }]);
    expect(views.map((service) => service.slug)).toEqual(['parking-faubourg', 'Bar']);
  });
});

describe('cinema of its own page', () => {
  const view = cinemaDetailView(cinemaFixture);

  it('R068 holds slug, name, statistics, cinepass offers and e-cards', () => {
    expect(view).toMatchObject({
      slug: 'velours-faubourg',
      name: 'Velours Faubourg',
      statistics: { seats: 2140, auditoriums: 11 },
      cinepassOffers: [
        {
          label: 'Cinépass solo',
          price: 21.9,
          image: null,
          legend: 'Par mois, sans engagement après un an',
        },
      ],
      ecards: [
        {
          label: 'Carte 5 places',
          singleTtcAmount: 9.2,
          ttcAmount: 46,
          image: 'https://media.example.org/ecards/5.png',
          imageAlt: 'Une carte grenat',
          refCmd: 'https://tunnel.example.org/fr/card/5',
          highlightMessage: null,
        },
      ],
    });
  });

  it('R069 R071 holds what follows, the push slides too', () => {
    expect(view).toMatchObject({
      nearbyCinemas: ['velours-canal'],
      nearbyCities: ['montreuil'],
      itineraryHtml: '<p>Métro Château d’Eau.</p>',
      pushes: [
        {
          title: 'Nuit des bobines',
          date: 'Samedi 12 septembre',
          cta: { label: 'Réserver', newWindow: false, type: 'booking' },
          backdrop: 'https://media.example.org/pushes/nuit.webp',
          contentTag: { title: 'Événement', colour: '#7a1f2b' },
          goal: null,
          descriptionHtml: 'Cinq films jusqu’à l’aube.',
          backgroundColour: '#1c0f12',
        },
      ],
      cinemaWeekOffset: 0,
      googleMyBusinessUrl: 'https://maps.example.org/maps?cid=5550001',
      seo: { title: 'Velours Faubourg, cinéma à Paris', description: null },
      redirectSlug: null,
      tracking: { citySlug: 'paris', cinemaSlug: 'velours-faubourg' },
      premium: true,
      accessibilityHtml: '<p>Neuf salles de plain-pied.</p>',
      accesLibreUrl: 'https://acces.example.org/velours-faubourg',
    });
    expect(view.services).toHaveLength(2);
    expect(view.pricing).not.toBeNull();
  });

  it('R069 holds each field as it is told, not as it usually is', () => {
    const told = cinemaDetailView({
      ...cinemaFixture,
      nearbyCinemas: ['a', cinemaFixture.slug],
      nearbyCities: ['b'],
      cinemaWeekOffset: 4,
      googleMyBusinessUrl: null,
      seo: { title: 'Title', description: 'Description' },
      redirectSlug: 'moved',
      tracking: { citySlug: 'lyon', cinemaSlug: 'other' },
      premium: false,
      cinemaPremium: true,
      accessibilityDescription: null,
      accesLibreUrl: null,
      pricing: null,
      refImageItinerary: 'https://media.example.org/way.webp',
    });
    expect(told).toMatchObject({
      nearbyCinemas: ['a'],
      nearbyCities: ['b'],
      cinemaWeekOffset: 4,
      googleMyBusinessUrl: null,
      seo: { title: 'Title', description: 'Description' },
      redirectSlug: 'moved',
      tracking: { citySlug: 'lyon', cinemaSlug: 'other' },
      premium: true,
      accessibilityHtml: null,
      accesLibreUrl: null,
      pricing: null,
      itineraryImage: 'https://media.example.org/way.webp',
    });
    expect(told.services.map(({ slug }) => slug)).toEqual(cinemaFixture.services.map(({ slug }) => slug));
  });

  it('R069 reads a detail that is little more than the list item', () => {
    expect(cinemaDetailView(cinemaDetail.parse(bareCinemaField))).toMatchObject({
      slug: 'velours-canal',
      pricing: null,
      pushes: [],
      seo: { title: null, description: null },
      tracking: { citySlug: 'paris', cinemaSlug: 'velours-canal' },
    });
  });

  it('R070 resolves the legend of each line to a number that is there', () => {
    expect(view.pricing).toEqual({
      lines: [
        { label: 'Plein tarif', amount: 13.5, note: null },
        { label: 'Moins de 26 ans', amount: 9.9, note: 1 },
        { label: 'Avant midi', amount: 9.5, note: null },
      ],
      complements: [
        { label: '3D', amount: 2, note: null, lines: [] },
        {
          label: 'Fauteuil duo',
          amount: null,
          note: 2,
          lines: [{ label: 'Le week-end', amount: 5.5, note: null }],
        },
      ],
      notes: [
        { number: 1, html: 'Sur présentation d’un justificatif.' },
        { number: 2, html: 'Pour deux personnes.' },
      ],
      globalTermsHtml: 'Tarifs valables pour une place.',
    });
  });

  it('R070 leaves out a blank legend and an index that names none', () => {
    const prices = pricingView({
      lines: [line(0), line(1), line(7)],
      complements: [],
      terms: [' ', 'Sur justificatif.'],
      globalTerms: '',
    });
    expect(prices?.lines.map((one) => one.note)).toEqual([null, 1, null]);
    expect(prices?.notes).toEqual([{ number: 1, html: 'Sur justificatif.' }]);
    expect(prices?.globalTermsHtml).toBeNull();
    expect(pricingView({ lines: [], complements: [], terms: [], globalTerms: null })).toBeNull();
    expect(pricingView(null)).toBeNull();
  });

  it('D28 has its own zone, else that of its site', () => {
    const site = sites.fr;
    expect(cinemaTimeZone(site, { timeZone: 'Indian/Reunion' })).toBe('Indian/Reunion');
    expect(cinemaTimeZone(site, { timeZone: null })).toBe('Europe/Paris');
    expect(cinemaTimeZone(site, { timeZone: 'Europe/Atlantis' })).toBe('Europe/Paris');
    expect(cinemaTimeZone(sites.ma, null)).toBe('Africa/Casablanca');
    expect(cinemaTimeZone(site, {}, { timeZone: 'America/Martinique' })).toBe('America/Martinique');
    expect(cinemaTimeZone(site, { timeZone: 'Indian/Reunion' }, { timeZone: 'Europe/Paris' })).toBe(
      'Indian/Reunion',
    );
  });
});
