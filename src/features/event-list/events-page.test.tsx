// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { webEnvironment } from '#src/config/environment.ts';
import type { Filters } from '#src/routes/filters.ts';
import { cinemasOn } from '#src/domain/place/place-test-kit.ts';
import { showtimeViews } from '#src/domain/showtime/group-showtimes.ts';
import { tagVocabulary, versionVocabulary } from '#src/domain/tag/vocabulary.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import {
  eventGroups,
  eventViews,
  seasonChoices,
  type EventGroups,
  type EventsModel,
} from './event-groups.ts';
import { eventsJsonLd } from './events-json-ld.ts';
import { EventsPage } from './events-page.tsx';
import { catalogueOf, event, scheduleOf, show, today } from './events-test-kit.ts';

const words = messagesByLanguage.fr.events;

const schedule = scheduleOf({
  '2026-11-22': { 'regina-7': ['opera', 'live'] },
  '2026-12-05': { 'regina-7': ['opera'], 'dam-8': ['music'] },
  '2026-12-06': { 'dam-8': ['music'] },
  '2026-12-12': { 'dam-8': ['music'] },
});
const events = [
  event('regina-7', { title: 'La Regina', subtitle: 'En direct de Vérone', price: 19.5, initialPrice: 24 }),
  event('dam-8', { title: 'Halogène au barrage' }),
  event('later-9', { title: 'Plus tard' }),
];
const shows = new Map(['regina-7', 'dam-8'].map((slug) => [slug, show(slug)]));
const groups = eventGroups(eventViews(events, catalogueOf({ schedule, shows })), today);
const none: EventGroups = { lead: null, week: [], months: [], undated: [] };

const modelOf = (of: EventGroups): EventsModel => ({ groups: of, near: null, seasons: [], choices: [] });

function shown(of: EventGroups, more: Partial<EventsModel> = {}, filters: Filters = {}) {
  const model = { ...modelOf(of), ...more };
  return render(
    <WithMessages locale="fr-FR">
      <EventsPage locale="fr-FR" model={model} filters={filters} />
    </WithMessages>,
  ).container;
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\s\u00a0\u202f]+/g, ' ');

afterEach(cleanup);

describe('the page of all events', () => {
  it('D44 has the next showtimes of an event near the visitor, with their day', () => {
    const [first, ...further] = cinemasOn('2026-11-22', { bellecour: { 'regina-7': ['19:30'] } });
    if (first === undefined || further.length > 0) throw new Error('one cinema was expected');
    const context = { timeZone: 'Europe/Paris', now: new Date('2026-11-20T12:00:00Z') };
    const showtimes = showtimeViews(first.showtimes?.['regina-7'] ?? [], {
      ...context,
      tags: tagVocabulary([]),
      versions: versionVocabulary([]),
    });
    const next = [{ cinema: first.cinema, kilometres: 1, day: first.day, showtimes }];
    shown(groups, { near: { name: 'Lyon', nearest: null, next: new Map([['regina-7', next]]) } });
    const card = screen.getByRole('heading', { name: 'La Regina' }).closest('article');
    expect(plain(card?.textContent)).toContain('dim. 22 nov.bellecour1,0 km');
    expect(card?.querySelector('time[datetime="19:30"]')).not.toBeNull();
    // In place of its dates.
    expect(card?.querySelector('time[datetime="2026-11-22"]')).toBeNull();
    expect(document.querySelectorAll('[data-popup-links]')).toHaveLength(1);
    // The others have their cards as without a place.
    const undated = screen.getByRole('region', { name: words.undated });
    expect(undated.querySelector('article a')?.getAttribute('href')).toBe('/evenements/later-9');
  });

  it('D51 says what the visitor needs in one line, with the way out, and keeps it where seasons are chosen', () => {
    const seasons = eventViews(
      ['lyrique', 'danse'].map((slug) => event(slug, { type: 'season' })),
      catalogueOf(),
    );
    const filters = { near: 'lyon', needs: ['captions'] } as const;
    const container = shown(groups, { choices: seasonChoices(seasons, []) }, filters);
    expect(container.querySelector('[data-needs="captions"]')).not.toBeNull();
    const { needs } = messagesByLanguage.fr;
    expect(screen.getByRole('link', { name: needs.off }).getAttribute('href')).toBe(
      '/evenements/filters/near-lyon',
    );
    // No place, no times: nothing says which showtimes meet them.
    expect(screen.getByText(needs.unsure)).toBeDefined();
    expect(screen.getByRole('link', { name: 'lyrique' }).getAttribute('href')).toMatch(
      /^\/evenements\/filters\/near-lyon\/needs-captions\?/,
    );
  });

  it('R021 R239 has a group for the week and for each month, in their order', () => {
    shown(groups);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([words.week, 'décembre 2026', words.undated]);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'La Regina',
      'Halogène au barrage',
      'Plus tard',
    ]);
  });

  it('R239 says when, what kind of evening, what it costs and that it is live', () => {
    shown(groups);
    const card = plain(screen.getByRole('heading', { name: 'La Regina' }).closest('article')?.textContent);
    for (const text of ['dim. 22 nov.', 'sam. 5 déc.', 'En direct de Vérone', 'Opéra', '19,50 €', words.live])
      expect(card).toContain(text);
    const other = plain(
      screen.getByRole('heading', { name: 'Halogène au barrage' }).closest('article')?.textContent,
    );
    expect(other).toContain('et une autre date');
    expect(other).not.toContain('€');
  });

  it('R239 has the next big evening in the hero', () => {
    shown(groups);
    const book = screen.getByRole('link', { name: (name) => name.startsWith(words.book) });
    expect(book.getAttribute('href')).toBe('/evenements/regina-7');
  });

  it('says that nothing is announced and where to go', () => {
    shown(none);
    expect(screen.getByRole('heading', { name: words.emptyTitle })).toBeDefined();
    expect(screen.getByRole('link', { name: words.toFilms }).getAttribute('href')).toBe('/films');
    expect(screen.getByText(words.lead)).toBeDefined();
  });
});

describe('seasons above the events', () => {
  const seasons = eventViews(
    [
      event('lyrique', { title: 'Saison lyrique', type: 'season', price: 132, initialPrice: 162 }),
      event('danse', { title: 'Danse', type: 'season' }),
    ],
    catalogueOf(),
  );

  it('R096 have their price and their page', () => {
    shown(groups, { seasons });
    const section = screen.getByRole('region', { name: words.seasons });
    expect(within(section).getByRole('link', { name: 'Saison lyrique' }).getAttribute('href')).toBe(
      '/saison/lyrique',
    );
    expect(plain(section.textContent)).toContain('162,00 €');
  });

  it('R289 are chosen by links, one or several; the page is shared with them', () => {
    shown(groups, { seasons, choices: seasonChoices(seasons, ['lyrique']) });
    const links = within(screen.getByRole('navigation', { name: words.choose })).getAllByRole('link');
    expect(
      links.map((link) => [link.textContent, link.getAttribute('aria-current'), link.getAttribute('href')]),
    ).toEqual([
      ['Saison lyrique', 'true', '/evenements'],
      ['Danse', null, '/evenements?seasons=danse%2Clyrique'],
    ]);
    const share = screen.getByRole('link', { name: messagesByLanguage.fr.lists.share });
    expect(share.getAttribute('href')).toBe('/evenements?seasons=lyrique');
    cleanup();
    shown(none, { seasons, choices: seasonChoices(seasons, ['lyrique']) });
    expect(screen.getByText(words.emptyChosenTitle)).toBeDefined();
    expect(screen.getByRole('link', { name: words.allSeasons }).getAttribute('href')).toBe('/evenements');
  });
});

describe('the events for machines', () => {
  it('R239 are a list of their pages, without a place that nobody knows', () => {
    const [list] = eventsJsonLd('fr-FR', modelOf(groups), webEnvironment().siteOrigins);
    expect(list).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        { position: 1, name: 'La Regina' },
        { position: 2, name: 'Halogène au barrage' },
      ],
    });
    expect(JSON.stringify(list)).not.toMatch(/location|MovieTheater/);
  });

  it('are nothing where there are none', () => {
    expect(eventsJsonLd('fr-FR', modelOf(none), webEnvironment().siteOrigins)).toEqual([]);
  });
});
