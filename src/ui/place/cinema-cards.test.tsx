// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import type { TagView } from '#src/domain/tag/vocabulary.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { CinemaCards, cinemaCardData, type CardedCinema } from './cinema-cards.tsx';

const open: CinemaListView = {
  slug: 'velours-faubourg',
  vistaRef: null,
  name: 'Velours Faubourg',
  citySlug: 'paris',
  tags: [],
  address: { name: '', line1: '218 rue du Velours', line2: null, zip: '75010', city: 'Paris' },
  position: null,
  descriptionHtml: null,
  disabledServices: false,
  backdrop: null,
  statistics: { seats: null, auditoriums: 11 },
  urls: { googleMaps: null },
  services: [],
  showtimesNearby: null,
  closed: false,
  equipment: [],
  preProgrammeMinutes: null,
};
const shut: CinemaListView = { ...open, slug: 'velours-canal', name: 'Velours Canal', closed: true };
const tag = (title: string, premium: boolean): TagView => ({
  slug: title.toLowerCase(),
  special: null,
  title,
  icon: null,
  tooltip: null,
  premium,
  highlighted: false,
  textColour: null,
  backgroundColour: null,
});
const experiences = [tag('Ciné-club', false), tag('Grand Écran ONX', true)];
const paris = { slug: 'paris', name: 'Paris' };
const picture = (key: string) => `https://media.example.org/media/cinema/${key}/640.webp`;

function show(cinemas: readonly CardedCinema[], dense = false) {
  render(
    <WithMessages locale="fr-FR">
      <CinemaCards locale="fr-FR" cinemas={cinemas} dense={dense} />
    </WithMessages>,
  );
}
const cards = () => screen.getAllByRole('article');

afterEach(cleanup);

describe('cards of cinemas', () => {
  it('R067 say where a cinema stands and what it has, each a way to its programme', () => {
    show([{ cinema: open, city: paris, experiences, kilometres: 2.34 }]);
    const [card = document.body] = cards();
    expect(within(card).getByRole('link', { name: open.name }).getAttribute('href')).toBe(
      '/cinemas/velours-faubourg',
    );
    expect(within(card).getByRole('link', { name: 'Paris' }).getAttribute('href')).toBe(
      '/cinemas/ville/paris',
    );
    expect(card.textContent).toContain('11 salles');
    expect(card.textContent).toMatch(/2,3\skm/u);
    expect(card.textContent).toContain('218 rue du Velours, 75010\u00a0Paris');
    expect(card.textContent).toContain('Grand Écran ONX · Ciné-club');
    expect(card.querySelector('strong')?.textContent).toBe('Grand Écran ONX');
  });

  it('R160 lead to the pages of the experiences that have one, but for the rows of a long list', () => {
    const paged = experiences.map((one) => ({ ...one, page: one.premium ? 'onx' : null }));
    show([{ cinema: open, experiences: paged }]);
    const link = screen.getByRole('link', { name: 'Grand Écran ONX' });
    expect(link.getAttribute('href')).toBe('/experiences/onx');
    expect(screen.getByText('Ciné-club').closest('a')).toBeNull();
    cleanup();
    show([{ cinema: open, experiences: paged }], true);
    expect(screen.queryByRole('link', { name: 'Grand Écran ONX' })).toBeNull();
    expect(screen.getByText('Grand Écran ONX')).toBeDefined();
  });

  it('have their pictures at whole addresses, though what all begin with travels once', () => {
    const at = (cinema: CinemaListView, key: string) => ({ ...cinema, backdrop: picture(key) });
    show([
      { cinema: at(open, 'one.1'), experiences: [] },
      { cinema: at(shut, 'two.2'), experiences: [] },
    ]);
    expect(cards().map((card) => card.querySelector('img')?.src)).toEqual([
      picture('one.1'),
      picture('two.2'),
    ]);
  });

  it('R235 leave a place for the distance of each', () => {
    show([{ cinema: open, experiences: [] }]);
    expect(document.querySelector(`[data-near-mark="${open.slug}"]`)?.textContent).toBe('');
  });

  it('say that a cinema is closed instead of leading to its programme', () => {
    const { closed, programme } = messagesByLanguage.fr.cinemas;
    show([
      { cinema: open, experiences: [] },
      { cinema: shut, experiences: [] },
    ]);
    const said = cards().map(({ textContent }) =>
      [closed, programme].filter((words) => textContent.includes(words)),
    );
    expect(said).toEqual([[programme], [closed]]);
  });

  it('send nothing that they do not say', () => {
    const bare = {
      ...open,
      address: null,
      backdrop: null,
      closed: false,
      statistics: { ...open.statistics, auditoriums: null },
    };
    const manner = { dense: true, auditoriums: String, away: String };
    expect(cinemaCardData('fr-FR', { cinema: bare, experiences: [] }, manner)).toEqual({
      slug: open.slug,
      name: open.name,
      href: '/cinemas/velours-faubourg',
      picture: null,
    });
  });
});
