// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test"}
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cinemaFixture } from '#src/contract/cinema/fixture.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { showFixture } from '#src/contract/show/fixture.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import { tagsFixture } from '#src/contract/tags/fixture.ts';
import { versionsFixture } from '#src/contract/versions/fixture.ts';
import { messagesOf, type Messages } from '#src/i18n/messages.ts';
import { catalogueServer, showInPopup, testConfig } from '../host/popup-test-kit.tsx';
import ShowtimeDetailsLegacy from './showtime-details-legacy.tsx';
import ShowtimeDetails from './showtime-details.tsx';

const words = messagesOf('fr-FR') as unknown as Messages;
const [ordinary, special] = showtimesDayFixture;
if (ordinary?.refCmd == null || special?.refCmd == null) throw new Error('the fixture lacks showtimes');
const onx = { ...ordinary, tags: ['ONX', '3d', 'pmr'] };
const day = '/api/show/the-lamplighter-31207/showtimes/velours-faubourg/2026-09-11';
const answers = new Map<string, unknown>();
const server = catalogueServer(answers);
const told = {
  title: 'The Lamplighter',
  place: 'Velours Faubourg',
  version: 'Version française',
  told: '14h00 · fin 16h23 · 15,50 €',
};
const nothingTold = { title: '', place: '', version: '', told: '' };
const data = (booking: string | null = ordinary.refCmd, ticket: typeof told = nothingTold) => ({
  show: showFixture.slug,
  cinema: 'velours-faubourg',
  day: '2026-09-11',
  booking: booking ?? '',
  ...ticket,
});
const morning = '2026-09-11T08:00:00Z';

function show(booking?: string | null, now = morning) {
  return showInPopup(<ShowtimeDetails config={testConfig(now)} data={data(booking)} />);
}

const said = () => document.querySelector('dialog')?.textContent ?? '';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  answers.set(`/api/show/${showFixture.slug}`, showFixture);
  answers.set(day, [onx, special]);
  answers.set('/api/cinemas', cinemasFixture);
  answers.set('/api/cinema/velours-faubourg', cinemaFixture);
  answers.set('/api/tags', tagsFixture);
  answers.set('/api/versions', versionsFixture);
});
afterEach(cleanup);
afterAll(() => server.close());

describe('the details of a showtime', () => {
  it('R158 tell film, cinema, day, times, version, 3D, auditorium, seats, length and lead to the booking', async () => {
    show();
    expect(document.querySelector('[aria-busy]')).not.toBeNull();
    expect(await screen.findByRole('heading', { name: 'The Lamplighter' })).toBeDefined();
    for (const text of [
      'vendredi 11 septembre',
      '14h00',
      'fin 16h23',
      '14h00, publicités',
      'de 14h15 à 16h23',
      'Velours Faubourg',
      'Version française (VF)',
      '3D',
      '9 · 149 places',
      '2\u00a0h\u00a008',
    ])
      expect(said()).toContain(text);
    expect(screen.getByRole('list', { name: words.showtime.experience }).textContent).toContain(
      'Grand Écran',
    );
    expect(screen.getByRole('list', { name: words.showtime.accessibility }).textContent).toContain(
      'fauteuil',
    );
    expect(screen.getByRole('link', { name: words.showtime.book }).getAttribute('href')).toBe(
      ordinary.refCmd,
    );
  });

  it('R159 has an accordion for each experience and for what is special, any number of them open', async () => {
    answers.set(day, [{ ...special, tags: ['ONX'] }]);
    show(special.refCmd);
    const titles = await waitFor(() => {
      const found = [...document.querySelectorAll('details')];
      expect(found).toHaveLength(2);
      return found;
    });
    expect(titles.map((item) => item.querySelector('summary')?.textContent)).toEqual([
      'Rencontre avec l’équipe du film',
      'Le grand écran',
    ]);
    expect(titles.map((item) => item.getAttribute('name'))).toEqual([null, null]);
    expect(said()).toContain('La réalisatrice répond aux questions');
    const more = screen.getByText(words.experiencePopup.more);
    expect(more.closest('[data-popup]')?.getAttribute('data-popup')).toBe('experienceDetails');
  });

  it('R082 says the price with its parts, and the seats in words', async () => {
    answers.set(day, [{ ...onx, seatsLeft: 4 }]);
    show();
    expect(await screen.findByText('15,50 €')).toBeDefined();
    expect(screen.getByRole('list', { name: words.showtimePopup.priceParts }).textContent).toBe(
      'Plein tarif 13,50\u00a0€3D 2,00\u00a0€',
    );
    expect(said()).toContain('Plus que 4 places');
    cleanup();
    // The price of a line that is not for everybody is nobody's.
    const lines = [{ label: 'Moins de 14 ans', amount: 7.9, termsIndex: null }];
    answers.set('/api/cinema/velours-faubourg', {
      ...cinemaFixture,
      pricing: { lines, complements: [], terms: [], globalTerms: null },
    });
    show();
    expect(await screen.findByRole('heading', { name: 'The Lamplighter' })).toBeDefined();
    expect(said()).not.toContain('€');
  });

  it('D61 says the own price of an event, whatever the cinema asks for films, and none when nobody knows it', async () => {
    const opera = { ...showFixture, isMovie: false };
    answers.set(`/api/show/${showFixture.slug}`, opera);
    answers.set('/api/events', [{ slug: opera.slug, title: opera.title, type: 'show', price: 20.1 }]);
    show();
    expect((await screen.findByText('20,10 €')).closest('dd')?.textContent).toBe('20,10\u00a0€');
    expect(said()).not.toContain('15,50');
    cleanup();
    // Without the list nobody knows whether it has a price of its own.
    answers.set('/api/events', 503);
    show();
    expect(await screen.findByRole('heading', { name: 'The Lamplighter' })).toBeDefined();
    expect(said()).not.toContain('€');
    cleanup();
    // An API without such a list has no events with a price of their own.
    answers.set('/api/events', 404);
    show();
    expect(await screen.findByText('15,50 €')).toBeDefined();
  });

  it('R158 an opera that begins on time asks nobody to come for advertisements', async () => {
    answers.set(day, [
      { ...ordinary, tags: ['opera', 'live', 'PAUSE'], preProgrammeMinutes: 0, intervalMinutes: 25 },
    ]);
    show();
    expect(await screen.findByText('de 14h00 à 16h33')).toBeDefined();
    expect(screen.queryByText(words.showtimePopup.doors)).toBeNull();
  });

  it('R082 says nothing that nobody knows: no price, no seats, and not when the film begins', async () => {
    answers.set(day, [{ ...ordinary, seatsLeft: null }]);
    answers.set('/api/cinema/velours-faubourg', 503);
    answers.set('/api/cinemas', [{ ...cinemasFixture[0], preProgrammeMinutes: null }]);
    show();
    expect(await screen.findByRole('heading', { name: 'The Lamplighter' })).toBeDefined();
    for (const name of [words.showtimePopup.price, words.showtimePopup.free, words.showtimePopup.doors])
      expect(screen.queryByText(name)).toBeNull();
    // The rule of the wire, 20 minutes for everything, forgets the interval.
    expect(said()).not.toContain('fin ');
  });

  it('D55 says that it was cancelled, and leads to no booking', async () => {
    answers.set(day, [{ ...ordinary, cancelled: true }]);
    show();
    expect(await screen.findByText(words.showtime.cancelled)).toBeDefined();
    expect(screen.queryByRole('link', { name: words.showtime.book })).toBeNull();
  });

  it('R165 says that it sold out or closed meanwhile, and leads to no booking', async () => {
    show(special.refCmd);
    expect(await screen.findByText(words.showtime.soldOut)).toBeDefined();
    expect(screen.queryByRole('link', { name: words.showtime.book })).toBeNull();
    cleanup();
    show(ordinary.refCmd, '2026-09-11T12:00:01Z');
    expect(await screen.findByText(words.showtimePopup.pastText)).toBeDefined();
    expect(screen.queryByRole('link', { name: words.showtime.book })).toBeNull();
  });

  it('goes by the zone of its cinema, as the pages do (D28)', async () => {
    // When the booking has no end, the start decides: 14:00 on La Réunion is noon in Paris.
    answers.set(day, [{ ...ordinary, reservabilityEnd: null }]);
    show(ordinary.refCmd, '2026-09-11T10:00:01Z');
    expect(await screen.findByRole('link', { name: words.showtime.book })).toBeDefined();
    cleanup();
    answers.set('/api/cinemas', [{ ...cinemasFixture[0], timeZone: 'Indian/Reunion' }]);
    show(ordinary.refCmd, '2026-09-11T09:59:59Z');
    expect(await screen.findByRole('link', { name: words.showtime.book })).toBeDefined();
    expect(said()).toContain('14h00');
    cleanup();
    show(ordinary.refCmd, '2026-09-11T10:00:01Z');
    expect(await screen.findByText(words.showtimePopup.pastText)).toBeDefined();
    expect(screen.queryByRole('link', { name: words.showtime.book })).toBeNull();
  });

  it('tells two showtimes of the same minute apart', async () => {
    const other = { ...ordinary, auditoriumName: '12', refCmd: `${ordinary.refCmd}2` };
    answers.set(day, [ordinary, other]);
    show(other.refCmd);
    await waitFor(() => expect(said()).toContain('12 · 149 places'));
  });

  it.each([[[]], [404]] as const)('says that a showtime has left the programme: %j', async (answer) => {
    answers.set(day, answer);
    show();
    expect(await screen.findByText(words.showtimePopup.goneTitle)).toBeDefined();
  });

  it('says so when it cannot be had, and tries again', async () => {
    answers.set(day, 503);
    show();
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.getByRole('link', { name: words.showtimePopup.toBooking }).getAttribute('href')).toBe(
      ordinary.refCmd,
    );
    answers.set(day, [ordinary]);
    fireEvent.click(screen.getByRole('button', { name: words.state.retry }));
    expect(await screen.findByRole('heading', { name: 'The Lamplighter' })).toBeDefined();
  });

  const calls = {
    show: `/api/show/${showFixture.slug}`,
    showtimes: day,
    cinemas: '/api/cinemas',
    cinema: '/api/cinema/velours-faubourg',
    tags: '/api/tags',
    versions: '/api/versions',
  };
  const open = () =>
    showInPopup(<ShowtimeDetails config={testConfig(morning)} data={data(ordinary.refCmd, told)} />);
  const says = (name: string) => words.showtimePopup.missing.replace('{what}', name);
  const [begins = ''] = words.showtimePopup.missing.split('{');

  it('starts from what its ticket knew, before any answer', () => {
    open();
    expect(screen.getByRole('heading', { name: 'The Lamplighter' })).toBeDefined();
    for (const text of [
      '14h00 · fin 16h23',
      'Version française',
      'Velours Faubourg',
      'vendredi 11 septembre',
    ])
      expect(said()).toContain(text);
    expect(document.querySelector('[aria-busy]')).not.toBeNull();
  });

  it.each(['show', 'showtimes'] as const)(
    'D31 without the call %s says what the ticket knew, leads to the booking and tries again',
    async (call) => {
      const answer = answers.get(calls[call]);
      answers.set(calls[call], 503);
      open();
      expect(await screen.findByRole('alert')).toBeDefined();
      expect(screen.getByRole('heading', { name: 'The Lamplighter' })).toBeDefined();
      for (const text of ['14h00 · fin 16h23', 'Version française', 'Velours Faubourg'])
        expect(said()).toContain(text);
      expect(screen.getByRole('link', { name: words.showtimePopup.toBooking })).toBeDefined();
      answers.set(calls[call], answer);
      fireEvent.click(screen.getByRole('button', { name: words.state.retry }));
      expect(await screen.findByText('de 14h15 à 16h23')).toBeDefined();
    },
  );

  it.each([
    ['cinemas', null],
    ['cinema', words.showtimePopup.price],
    ['tags', `${words.showtime.experience}, ${words.showtime.accessibility}`],
    ['versions', words.showtime.version],
  ] as const)(
    'D31 without the call %s has the same title, cinema, version and end, says what is missing and asks again: %s',
    async (call, missing) => {
      const answer = answers.get(calls[call]);
      answers.set(calls[call], 503);
      open();
      // The end is in the facts only when the pre-programme of the cinema is known.
      expect(await screen.findByText('de 14h15 à 16h23')).toBeDefined();
      for (const text of ['fin 16h23', 'Velours Faubourg', 'Version française (VF)'])
        expect(said()).toContain(text);
      expect(said()).not.toContain('velours-faubourg');
      expect(screen.getByRole('link', { name: words.showtime.book })).toBeDefined();
      if (missing === null) return expect(said()).not.toContain(begins);
      expect(screen.getByText(says(missing))).toBeDefined();
      answers.set(calls[call], answer);
      fireEvent.click(screen.getByRole('button', { name: words.state.retry }));
      return waitFor(() => expect(said()).not.toContain(begins));
    },
  );

  it('D31 without anything about its cinema has the name and the end that its ticket said, and no other', async () => {
    for (const call of ['cinemas', 'cinema', 'tags', 'versions'] as const) answers.set(calls[call], 500);
    open();
    expect(await screen.findByRole('link', { name: words.showtime.book })).toBeDefined();
    expect(said()).toContain(begins);
    expect(said()).toContain('14h00 · fin 16h23');
    expect(said()).toContain('Velours Faubourg');
    expect(said()).not.toContain('velours-faubourg');
    expect(said()).not.toMatch(/fin 16h(?!23)/);
    expect(screen.queryByText(words.showtimePopup.doors)).toBeNull();
  });

  it('D31 without any call says what the ticket knew', async () => {
    for (const path of Object.values(calls)) answers.set(path, 503);
    open();
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'The Lamplighter' })).toBeDefined();
    expect(said()).toContain('14h00 · fin 16h23');
  });

  it('shows the names of the wire where neither a call nor a ticket says better', async () => {
    for (const call of ['cinemas', 'cinema', 'tags', 'versions'] as const) answers.set(calls[call], 500);
    show();
    expect(await screen.findByRole('heading', { name: 'The Lamplighter' })).toBeDefined();
    expect(said()).toContain('velours-faubourg');
    expect(said()).toContain('VF');
  });

  it('R159 stands in the older layout too', async () => {
    showInPopup(<ShowtimeDetailsLegacy config={testConfig(morning)} data={data()} />);
    expect(await screen.findByRole('heading', { name: 'The Lamplighter' })).toBeDefined();
    expect(screen.getByRole('link', { name: words.showtime.book })).toBeDefined();
  });
});
