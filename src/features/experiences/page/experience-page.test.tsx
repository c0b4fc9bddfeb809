// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { scheduleWith, showOf } from '#src/domain/programme/programme-test-kit.ts';
import { tagVocabulary, versionVocabulary } from '#src/domain/tag/vocabulary.ts';
import { popupTextRead } from '#src/popups/protocol/attributes.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import type { Filters } from '#src/routes/filters.ts';
import { experienceProgramme } from './experience-programme.ts';
import { ExperiencePage } from './experience-page.tsx';
import type { ExperienceModel } from './load-experience.ts';

const words = messagesByLanguage.fr;
const today = '2026-11-20';
const shows = new Map(['aube', 'brise', 'crue'].map((slug) => [slug, showOf(slug)]));
const schedule = scheduleWith({
  '2026-11-20': { aube: { versions: ['vf'] }, brise: { versions: ['vost'] } },
  '2026-11-22': { aube: {}, crue: {} },
});

function programmeOf(filters: Filters = {}, days = schedule) {
  return experienceProgramme({
    today,
    filters,
    schedule: days,
    undated: [],
    shows,
    tags: tagVocabulary([]),
    versions: versionVocabulary([]),
  });
}

function modelOf(changes: Partial<ExperienceModel> = {}): ExperienceModel {
  return {
    experience: {
      slug: 'imax',
      title: 'IMAX',
      backdrop: null,
      logo: null,
      teaser: 'Plus grand que la salle.',
      detailsHtml: '<p>Un écran <strong>courbe</strong>.</p>',
      services: [{ id: '1', title: 'Fauteuils', descriptionHtml: '<p>Partout.</p>', image: null }],
      video: {
        provider: 'youtube',
        id: 'onx',
        title: null,
        snapshot: null,
        main: true,
        language: null,
        publishedAt: null,
        seconds: null,
        captions: [],
      },
      premium: true,
    },
    programme: programmeOf(),
    cinemas: [
      { name: 'Lyon', slug: 'lyon', cinemas: [{ slug: 'presquile', name: 'Presqu’île' }] },
      { name: 'Nice', slug: null, cinemas: [{ slug: 'port', name: 'Port' }] },
    ],
    chosen: null,
    groups: [{ slug: 'ecrans', title: 'Grands écrans', text: null, image: null }],
    refs: {},
    ref: { page: 'experience', slug: 'imax' },
    ...changes,
  };
}

function show(model = modelOf(), filters: Filters = {}) {
  render(
    <WithMessages locale="fr-FR">
      <ExperiencePage locale="fr-FR" model={model} filters={filters} />
    </WithMessages>,
  );
}

const region = (name: string) => screen.getByRole('region', { name });
const addressesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

afterEach(cleanup);

describe('the page of an experience', () => {
  it('D51 is shared with its day and its filters', () => {
    show(modelOf(), { localisation: 'port' });
    expect(screen.getByRole('link', { name: 'Partager' }).getAttribute('href')).toMatch(
      /\/imax\/filters\/date-\d{4}-\d\d-\d\d\/localisation-port$/,
    );
  });

  it('R084 R100 shows its films first, each a way to its showtimes with the experience', () => {
    show();
    const regions = screen.getAllByRole('region').map((one) => one.id);
    expect(regions).toEqual(['programme', 'later', 'cinemas', 'details', 'services', 'video']);
    const programme = region('À voir en IMAX');
    const films = within(within(programme).getByRole('list', { name: /2 films/ }));
    expect(films.getAllByRole('article').map((card) => card.textContent)).toEqual([
      expect.stringContaining('aussi le 22 nov.'),
      expect.not.stringContaining('aussi'),
    ]);
    expect(films.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/films/aube/filters/tags-imax',
      '/films/brise/filters/tags-imax',
    ]);
    const later = region(words.experiences.page.later);
    expect(addressesIn(later)).toEqual(['/films/crue/filters/date-2026-11-22/tags-imax']);
    expect(later.textContent).toContain('dès dimanche 22 novembre');
  });

  it('R062 offers days, versions and cinemas as links', () => {
    show();
    const programme = region('À voir en IMAX');
    const addresses = addressesIn(programme);
    for (const address of [
      '/experiences/imax/filters/date-2026-11-22',
      '/experiences/imax/filters/versions-vost',
      '/experiences/imax/filters/localisation-presquile',
      '/experiences/imax/filters/localisation-port',
    ])
      expect(addresses).toContain(address);
  });

  it('has the filters of every page: a button for the sheet, and what is active with the way out', () => {
    const filters = { versions: ['vost'], localisation: 'port' };
    show(modelOf({ programme: programmeOf(filters) }), filters);
    const group = document.querySelector('[data-choices="filters"]');
    expect(group?.querySelector('button[aria-haspopup="dialog"]')?.textContent).toContain('1');
    expect(group?.querySelectorAll('details [data-choice="versions"]')).toHaveLength(2);
    const on = within(screen.getByRole('navigation', { name: words.filter.on })).getAllByRole('link');
    expect(on.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['VOST', '/experiences/imax/filters/localisation-port'],
      [words.filter.clear, '/experiences/imax/filters/localisation-port'],
    ]);
  });

  it('R062 of one cinema leads to the films’ showtimes there, and to the other cinemas', () => {
    const filters = { localisation: 'port' };
    show(modelOf({ chosen: { slug: 'port', name: 'Port' }, programme: programmeOf(filters) }), filters);
    const addresses = addressesIn(region('À voir en IMAX'));
    expect(addresses).toContain('/films/aube/filters/localisation-port/tags-imax');
    expect(addresses).toContain('/experiences/imax');
    expect(addresses).toContain('/experiences/imax/filters/localisation-presquile');
    const choices = within(screen.getByRole('list', { name: words.filter.chooseCinema }));
    expect(choices.getAllByRole('link')).toHaveLength(1);
  });

  it('R085 names the cinemas that have it by city', () => {
    show();
    expect(addressesIn(region('Dans 2 cinémas'))).toEqual([
      '/cinemas/ville/lyon',
      '/cinemas/presquile',
      '/cinemas/port',
    ]);
  });

  it('R088 leads to the video of its provider without loading anything of it', () => {
    show();
    const links = screen.getAllByRole('link', { name: /vidéo/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://www.youtube.com/watch?v=onx',
      'https://www.youtube.com/watch?v=onx',
    ]);
    for (const link of links)
      expect(popupTextRead(link.dataset['popupData'])).toMatchObject({ experience: 'imax' });
    expect(document.querySelector('iframe, video')).toBeNull();
  });

  it('R100 shows its title, backdrop, logo, teaser, details and services with text and picture', () => {
    const address = (name: string) => `https://media.example.org/onx/${name}.webp`;
    const { experience } = modelOf();
    const service = {
      id: '1',
      title: 'Fauteuils',
      descriptionHtml: '<p>Partout.</p>',
      image: address('seats'),
    };
    const pictures = {
      backdrop: address('backdrop'),
      logo: address('logo'),
      video: null,
      services: [service],
    };
    show(modelOf({ experience: { ...experience, ...pictures } }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('IMAX');
    for (const text of ['Plus grand que la salle.', 'Un écran courbe.', 'Fauteuils', 'Partout.'])
      expect(document.body.textContent).toContain(text);
    for (const name of ['backdrop', 'logo', 'seats'])
      expect(document.body.innerHTML).toContain(address(name));
  });

  it('R100 leaves out what it does not have', () => {
    const bare = { ...modelOf().experience, detailsHtml: null, services: [], video: null, teaser: null };
    show(modelOf({ experience: bare, cinemas: [], groups: [] }));
    expect(screen.getAllByRole('region').map((one) => one.id)).toEqual(['programme', 'later']);
    expect(screen.queryByText('Plus grand que la salle.')).toBeNull();
    expect(screen.queryByRole('link', { name: /vidéo/ })).toBeNull();
  });

  it('says when it goes on, where nothing is on that day', () => {
    const filters = { date: '2026-11-21' };
    show(modelOf({ programme: programmeOf(filters) }), filters);
    expect(
      screen.getByRole('link', { name: 'Prochain jour\u00a0: dimanche 22 novembre' }).getAttribute('href'),
    ).toBe('/experiences/imax/filters/date-2026-11-22');
  });

  it('R181 offers to clear the filters that leave no film', () => {
    const filters = { versions: ['nobody-speaks-this'], localisation: 'port' };
    show(modelOf({ programme: programmeOf(filters) }), filters);
    expect(document.querySelector('[data-result]')?.getAttribute('data-count')).toBe('0');
    const clear = screen.getAllByRole('link', { name: words.filter.clear });
    expect(clear.map((link) => link.getAttribute('href'))).toEqual(
      clear.map(() => '/experiences/imax/filters/localisation-port'),
    );
  });

  it('leads to the other cinemas where the chosen one plays nothing, and to all films where none does', () => {
    const filters = { localisation: 'port' };
    const programme = programmeOf(filters, new Map());
    show(modelOf({ chosen: { slug: 'port', name: 'Port' }, programme }), filters);
    expect(screen.getByText(/^Port\s: rien de prévu pour le moment$/)).toBeDefined();
    cleanup();
    show(modelOf({ programme: programmeOf({}, new Map()) }));
    expect(screen.getByText(words.experiences.page.noneTitle)).toBeDefined();
    expect(screen.getByRole('link', { name: words.experiences.toFilms }).getAttribute('href')).toBe('/films');
  });

  it('R263 whose programme is lost offers another try', () => {
    show(modelOf({ programme: null }));
    const failed = screen.getByRole('alert');
    expect(within(failed).getByRole('link').getAttribute('href')).toBe('/experiences/imax');
  });
});
