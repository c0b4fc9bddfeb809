// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { webEnvironment } from '#src/config/environment.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { eventFixture } from '#src/contract/event/fixture.ts';
import { eventShowsFixture } from '#src/contract/event-shows/fixture.ts';
import { eventsFixture } from '#src/contract/events/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import type { Node } from '#tests/structured-data/nodes.ts';
import { checkThings } from '#tests/structured-data/validate.ts';
import { loadSeason, type SeasonModel } from './load-season.ts';
import { seasonJsonLd } from './season-metadata.ts';
import { SeasonPage } from './season-page.tsx';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));

const now = vi.hoisted(() => ({ at: '2026-10-14T08:00:00Z' }));
vi.mock('#src/api/load/present.ts', () => ({ presentInstant: () => Promise.resolve(now.at) }));

const words = messagesByLanguage.fr.season;
const slug = 'saison-lyrique';
const [anyShow] = showsFixture.shows;
const opera = { ...anyShow, slug: 'la-nuit-des-masques-40218', title: 'La Nuit des masques', isMovie: false };
const load = (today = '2026-10-01') => loadSeason('fr-FR', 'season', slug, today);

beforeEach(() => {
  reads.answers.clear();
  const answers = {
    event: eventFixture,
    eventShows: eventShowsFixture,
    shows: { ...showsFixture, shows: [...showsFixture.shows, opera] },
    events: eventsFixture,
    'en-FR events': [],
    tags: [],
    versions: [],
    cinemas: cinemasFixture,
  };
  for (const [id, answer] of Object.entries(answers)) reads.answers.set(id, answer);
});

afterEach(cleanup);

function shown(model: SeasonModel): HTMLElement {
  return render(
    <WithMessages locale="fr-FR">
      <SeasonPage locale="fr-FR" model={model} />
    </WithMessages>,
  ).container;
}

describe('the page of a season', () => {
  it('R096 R097 has the price with the struck one, the way to buy it, its text and prices', async () => {
    const page = shown(await load());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Saison lyrique');
    expect(page.querySelector('s')?.textContent).toMatch(/^162/);
    expect(screen.getByRole('link', { name: 'S’abonner' }).getAttribute('href')).toBe(
      'https://tunnel.example.org/fr/season/1',
    );
    expect(screen.getByText('De septembre à mai, en direct.')).toBeDefined();
    const prices = screen.getByRole('region', { name: words.prices });
    expect(prices.textContent).toMatch(/La soirée27,00/);
    expect(screen.queryByText(words.closed)).toBeNull();
    expect(screen.getByRole('link', { name: 'Partager' }).getAttribute('href')).toMatch(/^\/saison\//);
  });

  it('R096 says that sales are closed, and then there is nothing to press', async () => {
    reads.answers.set('event', { ...eventFixture, active: false });
    shown(await load());
    expect(screen.getByText(words.closed)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'S’abonner' })).toBeNull();
  });

  it('R098 leads from a day to the showtimes of that day, and says what is live', async () => {
    shown(await load());
    const programme = screen.getByRole('region', { name: words.programme });
    expect(within(programme).getByText('mercredi 14 octobre')).toBeDefined();
    expect(within(programme).getByText(words.live)).toBeDefined();
    expect(within(programme).getByRole('link', { name: opera.title }).getAttribute('href')).toBe(
      '/evenements/la-nuit-des-masques-40218/filters/date-2026-10-14',
    );
  });

  it('R098 says what cannot be booked', async () => {
    const [planned] = Object.values(eventShowsFixture.shows);
    reads.answers.set('eventShows', { shows: { [opera.slug]: { ...planned, bookable: false } } });
    shown(await load());
    expect(screen.getByText(words.notBookable)).toBeDefined();
    expect(screen.getByRole('link', { name: opera.title }).getAttribute('href')).toBe(
      '/evenements/la-nuit-des-masques-40218',
    );
  });

  const evening = (more: Partial<Showtime>): Showtime => {
    const [template] = showtimesDayFixture;
    if (template === undefined) throw new Error('the contract has no example of a showtime');
    return { ...template, time: '2026-10-14 19:30:00', reservabilityEnd: null, cancelled: false, ...more };
  };

  it.each([
    ['sold out', words.notBookable, messagesByLanguage.fr.showtime.soldOut, { status: 'soldout' }, 'SoldOut'],
    ['over', words.notBookable, messagesByLanguage.fr.showtime.past, { time: '2026-10-14 09:00:00' }, null],
    ['cancelled', words.book, messagesByLanguage.fr.showtime.cancelled, { cancelled: true }, null],
    ['not on sale yet', words.book, words.notBookable, { status: 'locked' }, null],
    ['on sale', words.notBookable, words.book, {}, 'InStock'],
  ] as const)('R098 says of an evening that is %s what it is', async (_, not, says, more, availability) => {
    reads.answers.set('showtimesEvent', { 'velours-faubourg': [evening(more)] });
    const model = await load();
    shown(model);
    expect(screen.getByText(says)).toBeDefined();
    expect(screen.queryByText(not)).toBeNull();
    const [series] = seasonJsonLd('fr-FR', model, webEnvironment().siteOrigins);
    const told = JSON.stringify((series as unknown as Node)['subEvent']);
    expect(told.match(/schema.org\/(InStock|SoldOut)/)?.[1] ?? null).toBe(availability);
    expect((await checkThings([series as unknown as Node])).errors).toEqual([]);
  });

  it('D31 D40 tells a programme that is empty from one that could not be read', async () => {
    reads.answers.set('eventShows', { failure: { kind: 'unknown' } });
    shown(await load());
    expect(screen.getByText(words.emptyTitle)).toBeDefined();
    expect(screen.getByRole('link', { name: opera.title })).toBeDefined();
    cleanup();
    reads.answers.set('eventShows', { failure: { kind: 'gone' } });
    shown(await load());
    expect(screen.getByText(words.failedTitle)).toBeDefined();
    reads.answers.set('eventShows', { failure: { kind: 'timeout' } });
    await expect(load()).rejects.toThrow('eventShows');
  });

  it('R007 is offered in the languages whose list has it', async () => {
    expect(Object.keys((await load()).refs)).toEqual(['fr']);
    reads.answers.set('en-FR events', eventsFixture);
    expect((await load()).refs).toMatchObject({ en: { page: 'season', slug } });
  });
});

describe('a season for machines', () => {
  it('R096 R098 is a series of events with its evenings and its price', async () => {
    const [series] = seasonJsonLd('fr-FR', await load(), webEnvironment().siteOrigins);
    expect(series).toMatchObject({
      '@type': 'EventSeries',
      name: 'Saison lyrique',
      startDate: '2026-10-14',
      offers: { price: 132, priceCurrency: 'EUR' },
      location: [{ name: 'Velours Faubourg', address: { addressLocality: 'Paris' } }],
      subEvent: [{ '@type': 'ScreeningEvent', name: opera.title, startDate: '2026-10-14' }],
    });
    expect((await checkThings([series as unknown as Node])).errors).toEqual([]);
  });

  it('R098 says nothing where it is not known which cinemas play it', async () => {
    reads.answers.set('cinemas', []);
    expect(seasonJsonLd('fr-FR', await load(), webEnvironment().siteOrigins)).toEqual([]);
  });
});
