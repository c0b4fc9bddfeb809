// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { afterEach, describe, expect, it } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import type { CityDetail } from '#src/contract/city/schema.ts';
import { cityFixture } from '#src/contract/city/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { cityDetailView } from '#src/domain/cinema/city-detail-view.ts';
import { showListView, type ShowListView } from '#src/domain/show/show-list-view.ts';
import { newsOffersFixture } from '#src/contract/news-offers/fixture.ts';
import { offerCard } from '#src/domain/article/article-card.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage, messagesOf } from '#src/i18n/messages.ts';
import { sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import { cityDescription, cityJsonLd } from './city-metadata.ts';
import { CityPage } from './city-page.tsx';
import type { CityModel } from './load-city.ts';

const words = messagesByLanguage.fr;
const [faubourg] = cinemasFixture;
const listed = cinemaListView(faubourg);
const [someShow] = showsFixture.shows;
if (someShow === undefined) throw new Error('the fixture has no show');

function film(slug: string): ShowListView {
  return showListView(
    { ...someShow, slug, title: slug } as (typeof showsFixture.shows)[number],
    sites.fr,
    () => 'movie',
  );
}

function modelOf(changes: Partial<CityModel> = {}, detail: Partial<CityDetail> = {}): CityModel {
  return {
    city: cityDetailView({ ...cityFixture, ...detail }, sites.fr),
    cinemas: [
      { cinema: listed, kilometres: 1.84, experiences: [] },
      { cinema: { ...listed, slug: 'other', name: 'Other' }, kilometres: 3, experiences: [] },
    ],
    only: null,
    programme: {
      today: [film('one'), film('two')],
      later: [{ show: film('three'), day: '2026-11-24' }],
      undated: [],
    },
    highlight: { title: 'À ne pas manquer', descriptionHtml: null, shows: [film('two')] },
    nearbyCinemas: [{ cinema: { ...listed, slug: 'presquile', name: 'Presqu’île' }, kilometres: 12 }],
    nearbyCities: [{ slug: 'montreuil', name: 'Montreuil' }],
    offers: [],
    refs: { fr: { page: 'city', slug: 'paris' } },
    ref: { page: 'city', slug: 'paris' },
    ...changes,
  };
}

function show(model: CityModel = modelOf()) {
  render(
    <WithMessages locale="fr-FR">
      <CityPage locale="fr-FR" model={model} today="2026-11-20" />
    </WithMessages>,
  );
}

const region = (name: string) => screen.getByRole('region', { name });
const addressesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

afterEach(cleanup);

describe('the page of a city', () => {
  it('R074 says what the city is, how much is on and where', () => {
    show();
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.textContent).toBe(`${words.city.kind} Paris`);
    const page = document.body.textContent;
    for (const text of ['2 cinémas', '2 films aujourd’hui', 'Deux maisons, dix-neuf salles.'])
      expect(page).toContain(text);
  });

  it('R285 names the region of Paris on the site that has it, and no other key', () => {
    show();
    expect(screen.getByText(words.city.regionIdf)).toBeDefined();
    cleanup();
    show({ ...modelOf(), city: cityDetailView(cityFixture, sites.ch) });
    expect(screen.queryByText(words.city.regionIdf)).toBeNull();
    expect(document.body.textContent).not.toContain('horsfrance');
  });

  it('R084 shows what is on today and within the week, each film a way to its page', () => {
    show();
    const today = region(words.city.today);
    expect(addressesIn(today)).toEqual(['/films/one', '/films/two', '/ville-list/paris']);
    expect(today.textContent).toContain('vendredi 20 novembre');
    const later = region(words.city.later);
    expect(addressesIn(later)).toEqual(['/films/three']);
    expect(later.textContent).toContain('dès mardi 24 novembre');
  });

  it('R084 names the films beyond the first posters', () => {
    const many = Array.from({ length: 15 }, (_, index) => film(`film-${index}`));
    show(modelOf({ programme: { today: many, later: [], undated: [] } }));
    const today = region(words.city.today);
    expect(within(today).getAllByRole('article')).toHaveLength(12);
    expect(today.textContent).toContain('Et encore 3 films');
    expect(addressesIn(today)).toContain('/films/film-14');
  });

  it('R073 of one cinema leads to it, and its films to their showtimes there', () => {
    show(modelOf({ only: listed.slug, cinemas: modelOf().cinemas.slice(0, 1) }));
    expect(screen.getByRole('link', { name: 'Le programme de Velours Faubourg' }).getAttribute('href')).toBe(
      '/cinemas/velours-faubourg',
    );
    expect(addressesIn(region(words.city.today)).slice(0, 2)).toEqual([
      '/films/one/filters/localisation-velours-faubourg',
      '/films/two/filters/localisation-velours-faubourg',
    ]);
  });

  it('R074 has its cinemas with address and distance from the centre', () => {
    show();
    const cinemas = region('2 cinémas');
    expect(addressesIn(cinemas)).toEqual(['/cinemas', '/cinemas/velours-faubourg', '/cinemas/other']);
    expect(cinemas.textContent).toContain('218 rue du Velours, 75010\u00a0Paris');
    expect(cinemas.textContent).toContain('à 1,8\u00a0km du centre');
  });

  it('R074 puts its top shows forward, and leads to cinemas and cities nearby', () => {
    show();
    expect(addressesIn(region('À ne pas manquer'))).toEqual(['/films/two']);
    expect(addressesIn(region(words.cinema.nearbyCinemas))).toEqual([
      '/cinemas/presquile',
      '/cinemas/ville/montreuil',
    ]);
  });

  it('R074 gives a long description room of its own', () => {
    show(modelOf({}, { description: `<p>${'Long. '.repeat(60)}</p><p>Encore.</p>` }));
    expect(region('Le cinéma à Paris').textContent).toContain('Encore.');
  });

  it('where nothing is on today says when it goes on', () => {
    const { programme } = modelOf();
    show(modelOf({ programme: { today: [], later: programme?.later ?? [], undated: [] } }));
    const today = region(words.city.today);
    expect(today.textContent).toContain('Les séances reprennent mardi 24 novembre.');
    expect(within(today).getByRole('link').getAttribute('href')).toBe('#week');
  });

  it('where nothing is on at all leads to all films', () => {
    show(modelOf({ programme: { today: [], later: [], undated: [] } }));
    expect(addressesIn(region(words.city.today))).toEqual(['/films']);
  });

  it('R084 shows what plays where no days are told', () => {
    show(modelOf({ programme: { today: [], later: [], undated: [film('one')] } }));
    expect(addressesIn(region(words.city.now))).toContain('/films/one');
  });

  it('whose programme is lost offers another try', () => {
    show(modelOf({ programme: null }));
    const failed = screen.getByRole('alert');
    expect(within(failed).getByRole('link').getAttribute('href')).toBe('/cinemas/ville/paris');
  });

  it('without a cinema leads to the others', () => {
    show(modelOf({ cinemas: [] }));
    expect(screen.getByText(words.city.noCinemaTitle)).toBeDefined();
  });
});

describe('a city for machines', () => {
  const described = (changes: Partial<CityModel>) =>
    cityDescription(
      createTranslator({ locale: 'fr-FR', messages: messagesOf('fr-FR'), namespace: 'city' }),
      'fr-FR',
      modelOf(changes),
      '2026-12-01',
    );

  it('R073 is described by what is on today, in how many open cinemas, with what', () => {
    const [one] = modelOf().cinemas;
    if (one === undefined) throw new Error('the model has no cinema');
    const imax = { title: 'IMAX' } as CityModel['cinemas'][number]['experiences'][number];
    const closed = { ...one, cinema: { ...one.cinema, slug: 'shut', closed: true } };
    expect(described({ cinemas: [{ ...one, experiences: [imax, imax] }, closed] })).toBe(
      'À l’affiche à Paris le mardi 1er décembre : 2 films dans notre cinéma (IMAX). Horaires, versions et réservation.',
    );
    expect(described({})).toContain('2 films dans nos 2 cinémas. ');
  });

  it.each([[{ programme: null }], [{ programme: { today: [], later: [], undated: [] } }], [{ cinemas: [] }]])(
    'is described in general when nothing is on: %j',
    (changes) => {
      expect(described(changes)).toBe(words.city.metaDescription.replace('{name}', 'Paris'));
    },
  );

  it('R074 is a City that contains its MovieTheaters', () => {
    const origins = { fr: 'https://fr.example.org' } as Readonly<Record<SiteId, string>>;
    expect(cityJsonLd('fr-FR', modelOf(), origins)).toMatchObject({
      '@type': 'City',
      '@id': 'https://fr.example.org/cinemas/ville/paris',
      name: 'Paris',
      description: 'Deux maisons, dix-neuf salles.',
      image: 'https://media.example.org/city/paris.webp',
      geo: { latitude: 48.8566, longitude: 2.3522 },
      containsPlace: [
        { '@type': 'MovieTheater', name: 'Velours Faubourg', address: { postalCode: '75010' } },
        { '@type': 'MovieTheater', name: 'Other' },
      ],
    });
    const bare = modelOf({ cinemas: [] }, { description: null, backdrop: null, gpsPosition: null });
    expect(Object.keys(cityJsonLd('fr-FR', bare, origins))).toEqual([
      '@context',
      '@type',
      '@id',
      'url',
      'name',
    ]);
  });
});

it('R095 shows the offers of its cinemas', () => {
  const [offer] = newsOffersFixture;
  show(modelOf({ offers: [offerCard(offer)] }));
  expect(addressesIn(region('Offres à Paris'))).toContain(`/offres/${offer.slug}`);
});
