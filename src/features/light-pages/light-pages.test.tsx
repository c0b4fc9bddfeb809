// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { cinemaFixture } from '#src/contract/cinema/fixture.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { cityFixture } from '#src/contract/city/fixture.ts';
import type { ShowtimesByDay } from '#src/contract/showtimes-cinema/schema.ts';
import { cinemaDetailView } from '#src/domain/cinema/cinema-detail-view.ts';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { cityDetailView } from '#src/domain/cinema/city-detail-view.ts';
import { byVersion, showtimeViews } from '#src/domain/showtime/group-showtimes.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { sites } from '#src/sites/registry.ts';
import { CinemaLightPage } from './cinema-light-page.tsx';
import { CityLightPage } from './city-light-page.tsx';
import { context, film, showtimeAt, today } from './light-test-kit.ts';
import type { CinemaLightModel } from './load-cinema-light.ts';
import type { CityLightModel } from './load-city-light.ts';
import { weekTimetable } from './week-timetable.ts';

const words = messagesByLanguage.fr;
const tomorrow = '2026-11-21';

afterEach(cleanup);

const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the light page of a cinema', () => {
  const times: ShowtimesByDay = {
    [today]: [
      showtimeAt(`${today} 14:00`, { tags: ['imax'] }),
      showtimeAt(`${today} 20:30`, { status: 'soldout', version: 'vost' }),
    ],
    [tomorrow]: [showtimeAt(`${tomorrow} 09:05`), showtimeAt(`${tomorrow} 18:00`, { refCmd: null })],
  };

  function show(changes: Partial<CinemaLightModel> = {}) {
    const model: CinemaLightModel = {
      cinema: cinemaDetailView(cinemaFixture),
      timetable: weekTimetable(
        [today, tomorrow],
        [film('one'), film('lost')],
        new Map([['one', times]]),
        context,
      ),
      refs: {},
      ref: { page: 'cinemaLight', slug: 'velours-faubourg' },
      ...changes,
    };
    render(
      <WithMessages locale="fr-FR">
        <CinemaLightPage locale="fr-FR" model={model} today={today} />
      </WithMessages>,
    );
  }

  it('R016 says where it is, and leads to the full page, its prices and its city', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Velours Faubourg');
    expect(document.querySelector('address')?.textContent).toBe('218 rue du Velours, 75010 Paris');
    expect(address(words.cinemaLight.full)).toBe('/cinemas/velours-faubourg');
    expect(address(words.cinemaLight.prices)).toBe('/cinemas/velours-faubourg#tarifs');
    expect(address(words.cinemaLight.city)).toBe('/ville-list/paris');
    expect(document.querySelector('img, picture')).toBeNull();
  });

  it('R016 R165 has films by days, each start that can be booked a link to its booking', () => {
    show();
    const table = screen.getByRole('table', { name: 'Du vendredi 20 novembre au samedi 21 novembre' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([words.cinemaLight.film, 'ven. 20 nov.', 'sam. 21 nov.']);
    const [row] = within(table).getAllByRole('rowheader');
    expect(row?.textContent).toBe('one');
    const [now, next] = within(table).getAllByRole('cell');
    const booking = within(now as HTMLElement).getByRole('link');
    expect([booking.textContent.trim(), booking.getAttribute('href')]).toEqual([
      '14h00 IMAX',
      'https://tunnel.example.org/202611201400',
    ]);
    expect(now?.textContent).toContain('20h30 (Complet)');
    expect(within(next as HTMLElement).getAllByRole('link')).toHaveLength(1);
    expect(next?.textContent).toContain('9h05');
  });

  it('R164 closes every link in time, those of later days too', () => {
    show();
    const closing = [...document.querySelectorAll<HTMLElement>('a[data-closes]')];
    expect(closing.map(({ dataset }) => dataset['closes'])).toEqual([
      '2026-11-20T13:00Z',
      '2026-11-21T08:05Z',
    ]);
  });

  it('R016 explains its abbreviations, and names the films whose times it lacks', () => {
    show();
    const legend = screen.getByRole('region', { name: words.cinemaLight.legend });
    expect(within(legend).getAllByRole('term').length).toBeGreaterThan(0);
    const others = screen.getByRole('region', { name: words.cinemaLight.others });
    expect(within(others).getByRole('link').getAttribute('href')).toBe(
      '/films/lost/filters/localisation-velours-faubourg',
    );
  });

  it('R016 says when nothing is planned, and offers another try when the programme is lost', () => {
    show({ timetable: weekTimetable([today], [], new Map(), context) });
    expect(screen.getByText(words.cinemaLight.noneTitle)).toBeDefined();
    cleanup();
    show({ timetable: null });
    expect(within(screen.getByRole('alert')).getByRole('link').getAttribute('href')).toBe(
      '/cinemas/l/velours-faubourg',
    );
  });
});

describe('the light page of a city', () => {
  const views = showtimeViews([showtimeAt(`${today} 14:00`), showtimeAt(`${today} 19:10`)], context);

  function show(changes: Partial<CityLightModel> = {}) {
    const model: CityLightModel = {
      city: cityDetailView(cityFixture, sites.fr),
      cinemas: cinemasFixture.map(cinemaListView),
      films: [
        {
          show: film('one'),
          today: [
            { slug: 'velours-faubourg', name: 'Faubourg', versions: byVersion(views) },
            { slug: 'velours-canal', name: 'Canal', versions: [] },
          ],
          later: [
            { name: 'Faubourg', days: [tomorrow, '2026-11-22'], daily: false },
            { name: 'Canal', days: [tomorrow], daily: true },
          ],
        },
      ],
      partial: false,
      refs: {},
      ref: { page: 'cityLight', slug: 'paris' },
      ...changes,
    };
    render(
      <WithMessages locale="fr-FR">
        <CityLightPage locale="fr-FR" model={model} today={today} />
      </WithMessages>,
    );
  }

  it('R018 leads to its cinemas’ timetables and to the full page', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cinémas à Paris');
    expect(address('Velours Faubourg')).toBe('/cinemas/l/velours-faubourg');
    expect(address(words.cityLight.full)).toBe('/cinemas/ville/paris');
    expect(screen.getByRole('region', { name: words.cityLight.cinemas }).textContent).toContain(
      '71 quai des Bobines, 75019\u00a0Paris',
    );
    expect(document.querySelector('img, picture')).toBeNull();
  });

  it('R018 says for each film where it plays today and this week', () => {
    show();
    const [now, later] = screen.getAllByRole('cell');
    expect(address('one')).toBe('/films/one');
    expect(now?.textContent).toBe('Faubourg VF 14h00 19h10Canal');
    expect(address('Faubourg')).toBe('/films/one/filters/localisation-velours-faubourg');
    // What the codes mean stands above the list.
    const legend = screen.getByText('Version française').closest('dl');
    expect(legend?.compareDocumentPosition(screen.getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(later?.textContent).toBe('Faubourg (sam. dim.), Canal (tous les jours)');
  });

  it('R018 says what is missing, when nothing is on, and offers another try', () => {
    show({ partial: true });
    expect(screen.getByText(words.state.partial)).toBeDefined();
    cleanup();
    show({ films: [] });
    expect(screen.getByText(words.cityLight.noneTitle)).toBeDefined();
    cleanup();
    show({ films: null });
    expect(within(screen.getByRole('alert')).getByRole('link').getAttribute('href')).toBe(
      '/ville-list/paris',
    );
  });
});
