// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { afterEach, describe, expect, it } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import type { CityDetail } from '#src/contract/city/schema.ts';
import { cityFixture } from '#src/contract/city/fixture.ts';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { cityDetailView } from '#src/domain/cinema/city-detail-view.ts';
import { newsOffersFixture } from '#src/contract/news-offers/fixture.ts';
import { formatDay } from '#src/domain/date/format.ts';
import { offerCard } from '#src/domain/article/article-card.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage, messagesOf } from '#src/i18n/messages.ts';
import type { Filters } from '#src/routes/filters.ts';
import { sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import { cityDescription, cityJsonLd } from './city-metadata.ts';
import { CityPage } from './city-page.tsx';
import { cityDayOf, film, today } from './city-test-kit.ts';
import type { CityModel } from './load-city.ts';

const words = messagesByLanguage.fr;
const [faubourg] = cinemasFixture;
const listed = cinemaListView(faubourg);
/** What is on: two films today and one within the week. */
const onToday: NonNullable<CityModel['programme']> = {
  later: [{ show: film('three'), day: '2026-11-24' }],
  undated: [],
  day: cityDayOf(
    { one: [today], two: [today, '2026-11-24'], past: [today] },
    {
      'velours-faubourg': { one: ['18:00', '20:00 vost'], two: ['19:00'], past: ['13:00'] },
      other: { one: ['21:00'] },
      third: { one: ['21:30', '22:00'] },
    },
  ),
};
const nothing: NonNullable<CityModel['programme']> = {
  later: [],
  undated: [],
  day: cityDayOf({}, {}),
};

function modelOf(changes: Partial<CityModel> = {}, detail: Partial<CityDetail> = {}): CityModel {
  return {
    city: cityDetailView({ ...cityFixture, ...detail }, sites.fr),
    cinemas: [
      { cinema: listed, kilometres: 1.84, experiences: [] },
      { cinema: { ...listed, slug: 'other', name: 'Other' }, kilometres: 3, experiences: [] },
    ],
    only: null,
    programme: onToday,
    highlight: { title: 'À ne pas manquer', descriptionHtml: null, shows: [film('two')] },
    nearbyCinemas: [{ cinema: { ...listed, slug: 'presquile', name: 'Presqu’île' }, kilometres: 12 }],
    nearbyCities: [{ slug: 'montreuil', name: 'Montreuil' }],
    offers: [],
    refs: { fr: { page: 'city', slug: 'paris' } },
    ref: { page: 'city', slug: 'paris' },
    ...changes,
  };
}

function show(model: CityModel = modelOf(), filters: Filters = {}) {
  render(
    <WithMessages locale="fr-FR">
      <CityPage locale="fr-FR" model={model} today={today} filters={filters} />
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
    for (const text of ['2 cinémas', '2 films le vendredi 20 novembre', 'Deux maisons, dix-neuf salles.'])
      expect(page).toContain(text);
  });

  it('counts what can still be booked: no film that is over or sold out, and no showtime that is', () => {
    const day = cityDayOf(
      { one: [today], over: [today], full: [today], later: [today] },
      {
        near: {
          one: ['13:00', '18:00', '20:00 vf soldout'],
          over: ['10:00'],
          full: ['19:00 vf soldout'],
          later: ['21:00 vf locked'],
        },
        far: { one: ['22:00'] },
      },
    );
    show(modelOf({ programme: { ...onToday, day } }));
    const page = document.body.textContent;
    const result = document.querySelector<HTMLElement>('[data-result]');
    expect(result?.dataset['result']).toBe('2 films, 3 séances le vendredi 20 novembre');
    expect(page).toContain('2 films le vendredi 20 novembre');
    expect(page).not.toContain('3 films');
  });

  it('R285 names the region of Paris on the site that has it, and no other key', () => {
    show();
    expect(screen.getByText(words.city.regionIdf)).toBeDefined();
    cleanup();
    show({ ...modelOf(), city: cityDetailView(cityFixture, sites.ch) });
    expect(screen.queryByText(words.city.regionIdf)).toBeNull();
    expect(document.body.textContent).not.toContain('horsfrance');
  });

  it('R084 shows each film of the day with its next showtimes by cinema, and a way to all of them', () => {
    show();
    const one = within(region(formatDay('fr-FR', today, 'long'))).getByRole('article', { name: 'one' });
    expect(addressesIn(one)).toEqual([
      '/films/one',
      'https://tickets.example.org/18:00',
      'https://tickets.example.org/20:00',
      'https://tickets.example.org/21:00',
      '/films/one/filters/near-paris',
    ]);
    expect(one.textContent).toContain('velours-faubourg');
    expect(one.textContent).toContain('Toutes les séances');
    const over = region(formatDay('fr-FR', today, 'long')).querySelector('details');
    if (over === null) throw new Error('no fold of what is over');
    expect(over.textContent).toContain('1 film déjà commencé');
    expect(addressesIn(over)).toEqual(['/films/past']);
  });

  it('R171 D45 leads to its other days, and to its evening', () => {
    show();
    const links = addressesIn(region(formatDay('fr-FR', today, 'long')));
    expect(links).toContain('/cinemas/ville/paris/filters/date-2026-11-24');
    expect(links).toContain('/cinemas/ville/paris/filters/time-1800-2900');
  });

  it('R084 shows what starts within the week', () => {
    show();
    const later = region(words.city.later);
    expect(addressesIn(later)).toEqual(['/films/three']);
    expect(later.textContent).toContain('dès mardi 24 novembre');
  });

  it('R073 of one cinema leads to it, and its films to their showtimes there', () => {
    show(modelOf({ only: listed.slug, cinemas: modelOf().cinemas.slice(0, 1) }));
    expect(screen.getByRole('link', { name: 'Le programme de Velours Faubourg' }).getAttribute('href')).toBe(
      '/cinemas/velours-faubourg',
    );
    const one = within(region(formatDay('fr-FR', today, 'long'))).getByRole('article', { name: 'one' });
    expect(addressesIn(one)).toContain('/films/one/filters/localisation-velours-faubourg');
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

  it('where nothing is on that day leads to the next day', () => {
    const day = cityDayOf({ one: ['2026-11-24'] }, {}, { date: '2026-11-22' });
    show(modelOf({ programme: { ...onToday, day } }), { date: '2026-11-22' });
    const empty = region('dimanche 22 novembre');
    expect(empty.textContent).toContain(words.city.noneDayTitle);
    const [next] = within(empty).getAllByRole('link', { name: 'mardi 24 novembre' }).slice(-1);
    expect(next?.getAttribute('href')).toBe('/cinemas/ville/paris');
  });

  it('R179 where the filters match nothing takes them back', () => {
    const filters = { time: '0500-1200' };
    const day = cityDayOf({ one: [today] }, { near: { one: ['18:00'] } }, filters);
    show(modelOf({ programme: { ...onToday, day } }), filters);
    const clear = screen.getAllByRole('link', { name: words.filter.clear });
    expect(clear.map((link) => link.getAttribute('href'))).toContain('/cinemas/ville/paris');
    expect(screen.getByText(words.cinema.filteredText)).toBeDefined();
  });

  it('says that some showtimes could not be read, and leads to the film', () => {
    const day = cityDayOf({ one: [today] }, { near: null });
    show(modelOf({ programme: { ...onToday, day } }));
    expect(screen.getByText(words.near.partial)).toBeDefined();
    expect(addressesIn(screen.getByRole('article', { name: 'one' }))).toContain(
      '/films/one/filters/near-paris',
    );
  });

  it('where nothing is on at all leads to all films', () => {
    show(modelOf({ programme: nothing }));
    expect(addressesIn(region(formatDay('fr-FR', today, 'long')))).toContain('/films');
  });

  it('R084 shows what plays where no days are told', () => {
    show(modelOf({ programme: { ...nothing, undated: [film('one')] } }));
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
    );

  it('R073 is described by what is on today, in how many cinemas, with what', () => {
    const [one] = modelOf().cinemas;
    if (one === undefined) throw new Error('the model has no cinema');
    const imax = { title: 'IMAX' } as CityModel['cinemas'][number]['experiences'][number];
    const closed = { ...one, cinema: { ...one.cinema, slug: 'shut', closed: true } };
    expect(described({ cinemas: [{ ...one, experiences: [imax, imax] }] })).toBe(
      'À l’affiche à Paris le vendredi 20 novembre : 2 films dans notre cinéma (IMAX). Horaires, versions et réservation.',
    );
    // The page counts the closed one too, so the preview names no other number.
    expect(described({ cinemas: [one, closed] })).toContain('2 films dans nos cinémas. ');
    expect(described({})).toContain('2 films dans nos 2 cinémas. ');
  });

  it.each([[{ programme: null }], [{ programme: nothing }], [{ cinemas: [] }]])(
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
