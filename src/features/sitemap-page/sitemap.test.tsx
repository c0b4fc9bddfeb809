// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { noLetter, sitemapSections } from './sitemap-model.ts';
import { SitemapPage } from './sitemap-page.tsx';

const film = (name: string) => ({ name, to: { page: 'movie', slug: name.replaceAll(/\W/g, '') } }) as const;
const none = {
  films: [],
  events: [],
  seasons: [],
  cinemas: [],
  cities: [],
  experiences: [],
  news: [],
  offers: [],
  help: [],
  information: [],
};

afterEach(cleanup);

describe('the sitemap', () => {
  it('R042 lists the pages of each kind by the first letter of their names, accents aside', () => {
    const [films] = sitemapSections('fr-FR', {
      ...none,
      films: ['Zéro', 'Été', 'Œuvre', '12 nuits', 'Encore', 'été 2', '3 nuits'].map(film),
    });
    expect(films?.count).toBe(7);
    expect(films?.letters.map(({ letter, links }) => [letter, links.map(({ name }) => name)])).toEqual([
      [noLetter, ['3 nuits', '12 nuits']],
      ['E', ['Encore', 'Été', 'été 2']],
      ['O', ['Œuvre']],
      ['Z', ['Zéro']],
    ]);
  });

  it.each([
    ['fr-FR', ['La Nuit', "L'Aube", 'L’Orage', 'Les Mers', 'Le Havre', 'Lea'], 'A H L M N O'],
    ['en-BE', ['The Lamplighter', 'A Night', 'An Hour', 'Ant'], 'A H L N'],
    ['de-CH', ['Die Nacht', 'Der Zug', 'Das Boot', 'Dieter'], 'B D N Z'],
    ['nl-NL', ['De Nacht', 'Het Huis', '’t Veer', 'Een Dag', 'Denk'], 'D H N V'],
  ] as const)('orders titles in %s by their first word that is not an article', (locale, titles, letters) => {
    const [films] = sitemapSections(locale, { ...none, films: titles.map(film) });
    expect(films?.letters.map(({ letter }) => letter).join(' ')).toBe(letters);
  });

  it('leaves out a kind without pages', () => {
    expect(sitemapSections('fr-FR', { ...none, films: [film('Aube')] }).map(({ kind }) => kind)).toEqual([
      'films',
    ]);
    expect(sitemapSections('fr-FR', none)).toEqual([]);
  });

  it('R042 stands on its page with a link to each page and a way to each kind', () => {
    const model = sitemapSections('de-CH', {
      ...none,
      films: [film('Aube'), film('Brise')],
      cities: [{ name: 'Biel', to: { page: 'city', slug: 'biel' } }],
      experiences: [{ name: 'IMAX', to: { page: 'experience', slug: 'imax' } }],
    });
    render(
      <WithMessages locale="de-CH">
        <SitemapPage locale="de-CH" model={model} />
      </WithMessages>,
    );
    const kinds = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(kinds.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Filme (2)', '/de/sitemap#films'],
      ['Städte (1)', '/de/sitemap#cities'],
      ['Erlebnisse (1)', '/de/sitemap#experiences'],
    ]);
    expect(screen.getByRole('link', { name: 'Brise' }).getAttribute('href')).toBe('/de/filme-events/Brise');
    expect(screen.getByRole('link', { name: 'Biel' }).getAttribute('href')).toBe('/de/kinos/stadt/biel');
    expect(screen.getByRole('link', { name: 'IMAX' }).getAttribute('href')).toBe('/de/erlebnisse/imax');
  });
});
