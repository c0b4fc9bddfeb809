// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { tagsAt, tagVocabulary } from '#src/domain/tag/vocabulary.ts';
import { tagsFixture } from '#src/contract/tags/fixture.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import type { SiteId } from '#src/sites/site.ts';
import { CinemasPage } from './cinemas-page.tsx';
import { cinemasJsonLd } from './cinemas-json-ld.ts';
import { groupCinemas, type ListedCinema } from './group-cinemas.ts';
import type { CinemasModel, CityChoice } from './load-cinemas.ts';

const words = messagesByLanguage.fr.cinemas;
const [faubourg, canal] = cinemasFixture.map(cinemaListView);
if (faubourg === undefined || canal === undefined) throw new Error('the fixture lacks a cinema');
const paris = { slug: 'paris', name: 'Paris' };
const listed: readonly ListedCinema[] = [
  { cinema: faubourg, city: paris, experiences: tagsAt(tagVocabulary(tagsFixture), faubourg.tags, 'cinema') },
  { cinema: canal, city: paris, experiences: [] },
];
const choice: CityChoice = { city: paris, picture: null, cinemas: 2 };

function show(changes: Partial<CinemasModel> = {}) {
  const model = { count: 2, topCities: [choice], groups: groupCinemas(listed), found: null, ...changes };
  render(
    <WithMessages locale="fr-FR">
      <CinemasPage locale="fr-FR" model={model} />
    </WithMessages>,
  );
  return model;
}

const linkTo = (name: string, at = 0) =>
  screen.getAllByRole('link', { name })[at]?.getAttribute('href') ?? 'no such link';
const regionOf = (name: string) => screen.getByRole('region', { name });

afterEach(cleanup);

describe('all cinemas', () => {
  it('R140 begin with the top cities, each a way to its page', () => {
    show();
    const top = regionOf(words.topCities);
    expect(within(top).getByRole('link', { name: 'Paris' }).getAttribute('href')).toBe(
      '/cinemas/ville/paris',
    );
    expect(top.textContent).toContain('2 cinémas');
  });

  it('R067 stand by city with address, auditoriums, experiences and state, each a way to its programme', () => {
    show();
    const list = regionOf('Paris');
    expect(linkTo('Velours Faubourg')).toBe('/cinemas/velours-faubourg');
    expect(list.textContent).toContain('218 rue du Velours, 75010\u00a0Paris');
    expect(list.textContent).toContain('11 salles');
    expect(list.textContent).toContain('Grand Écran ONX');
    expect(list.textContent).toContain(words.closed);
    expect(screen.getByRole('link', { name: 'À l’affiche : Paris' }).getAttribute('href')).toBe(
      '/cinemas/ville/paris',
    );
  });

  const manyCinemas = (length: number) =>
    Array.from({ length }, (_, index) => ({
      ...listed[0],
      cinema: { ...faubourg, slug: `cinema-${index}`, closed: index === 0 },
      city: { slug: `city-${index}`, name: `${String.fromCharCode(65 + (index % 26))}ville ${index}` },
    })) as readonly ListedCinema[];

  it('have a row of letters that lead to their cities where there are many', () => {
    show({ groups: groupCinemas(manyCinemas(20)) });
    const letters = screen.getByRole('navigation', { name: words.jump });
    const targets = within(letters)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '');
    expect(targets).toHaveLength(20);
    expect(targets.filter((target) => document.querySelector(target) === null)).toEqual([]);
  });

  it('are names in place of cards where there are hundreds, each a way to its programme, with its city and state', () => {
    show({ groups: groupCinemas(manyCinemas(201)), topCities: [] });
    expect(screen.queryByRole('article')).toBeNull();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(new Set(hrefs.filter((href) => href.startsWith('/cinemas/cinema-'))).size).toBe(201);
    expect(new Set(hrefs.filter((href) => href.startsWith('/cinemas/ville/city-'))).size).toBe(201);
    expect(screen.getAllByText(`(${words.closed})`, { exact: false })).toHaveLength(1);
    cleanup();
    show({ groups: groupCinemas(manyCinemas(200)), topCities: [] });
    expect(screen.getAllByRole('article')).toHaveLength(200);
  });

  it('R182 are searched by a form that needs no script, of two characters at least', () => {
    show();
    const form = document.querySelector('search > form') as HTMLElement;
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/cinemas', 'get']);
    const field = within(form).getByRole('searchbox', { name: words.search.label });
    expect([field.getAttribute('name'), field.getAttribute('minlength')]).toEqual(['q', '2']);
  });

  it('say so where the site has none', () => {
    show({ count: 0, groups: [], topCities: [] });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(words.emptyTitle);
    expect(document.querySelector('search')).toBeNull();
  });

  it('are an ItemList of MovieTheater for machines, no search is', () => {
    const origins = { fr: 'https://fr.example.org' } as Readonly<Record<SiteId, string>>;
    const [list] = cinemasJsonLd('fr-FR', { groups: groupCinemas(listed) }, origins);
    expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 2 });
    expect(list?.itemListElement).toMatchObject([
      {
        position: 1,
        item: {
          '@type': 'MovieTheater',
          name: 'Velours Faubourg',
          url: 'https://fr.example.org/cinemas/velours-faubourg',
        },
      },
      { position: 2, item: { name: 'Velours Canal' } },
    ]);
    expect(cinemasJsonLd('fr-FR', { groups: [] }, origins)).toEqual([]);
  });
});

describe('a search', () => {
  const none = { text: 'zz', cities: [], cinemas: [], near: [] };

  it('R185 shows cities and cinemas with their number, and keeps what was typed', () => {
    show({ found: { ...none, text: 'Paris', cities: [choice], cinemas: listed } });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('2 cinémas pour «\u00a0Paris\u00a0»');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Paris');
    const cities = screen.getByRole('list', { name: words.citiesFound });
    expect(within(cities).getByRole('link').getAttribute('href')).toBe('/cinemas/ville/paris');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Velours Faubourg',
      'Velours Canal',
    ]);
    expect(linkTo(words.all)).toBe('/cinemas');
    expect(screen.queryByText(words.byCity)).toBeNull();
  });

  it('R182 that finds nothing leads on: the nearest cities, all cinemas', () => {
    show({ found: { ...none, near: [choice] } });
    expect(screen.getByText('Aucun résultat pour « zz »')).toBeDefined();
    expect(linkTo(words.all)).toBe('/cinemas');
    expect(within(regionOf(words.nearCode)).getByRole('link').getAttribute('href')).toBe(
      '/cinemas/ville/paris',
    );
  });
});
