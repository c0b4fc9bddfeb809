import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../database/test-database.ts';
import type { OpenDatabase } from '../database/open.ts';
import { demonstrationOf } from '../rolling/test-demonstration.ts';
import { loadDemonstration, testNow, testServer } from '../test-server.ts';
import { absoluteHref } from '#src/routes/absolute.ts';
import { localeOf } from '#src/sites/registry.ts';
import { bookingPage } from './page.ts';

let database: OpenDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  await loadDemonstration(database, ['be']);
  app = testServer(database, ['be', 'fr']);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const escaped = (text = '') => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;');

describe('the booking tunnel', () => {
  it.each(['en', 'fr', 'nl'] as const)(
    'shows film, cinema and time behind every booking address, in %s',
    async (language) => {
      const own = (await demonstrationOf('be', testNow)).languages[language];
      const [show, cinemas] = Object.entries(own?.showtimes ?? {})[0] ?? ['', {}];
      const [cinema, days] = Object.entries(cinemas)[0] ?? ['', {}];
      const showtime = Object.values(days)[0]?.find(({ refCmd }) => refCmd !== null);
      const path = new URL(showtime?.refCmd ?? '').pathname;
      expect(path).toMatch(new RegExp(`^/be/${language}/V\\w+S\\w+/booking$`));
      const page = await app.inject({ url: path, headers: { host: 'tickets.velours.localhost:4000' } });
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(`<html lang="${language}">`);
      expect(page.body).toContain(`datetime="${showtime?.time.replace(' ', 'T')}"`);
      expect(page.body).toContain(escaped(own?.showDetails[show]?.title));
      expect(page.body).toContain(escaped(own?.cinemaDetails[cinema]?.name));
      const { slug = '', isMovie = true } = own?.showDetails[show] ?? {};
      const address = absoluteHref('http://be.velours.test', localeOf('be', language), {
        page: isMovie ? 'movie' : 'entertainment',
        slug,
      });
      expect(page.body).toContain(`<a href="${address}">`);
      expect(page.body).not.toMatch(/<form|<script|<input/);
      expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    },
  );

  it('knows no other booking, language or site', async () => {
    for (const path of ['/be/en/V0000S0/booking', '/be/en/nonsense/booking', '/fr/fr/V1S1/booking']) {
      const page = await app.inject({ url: path });
      expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    }
    for (const path of ['/be/de/V1S1/booking', '/xx/fr/V1S1/booking', '/nl/nl/V1S1/booking', '/be/en/V1S1']) {
      expect((await app.inject({ url: path })).statusCode).toBe(404);
    }
  });

  it('answers every order of a card, plan or season with a page of the language', async () => {
    const { ecards = [] } = (await demonstrationOf('be', testNow)).languages.nl ?? {};
    const path = new URL(ecards[0]?.url ?? '').pathname;
    expect(path).toBe('/be/nl/card-5/order');
    const page = await app.inject({ url: path });
    expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(page.body).toContain('<html lang="nl">');
    expect(page.body).not.toMatch(/<form|<script|<input/);
    for (const other of ['/be/de/card-5/order', '/nl/nl/card-5/order', '/be/nl/Card%205/order'])
      expect((await app.inject({ url: other })).statusCode).toBe(404);
  });

  const booked = {
    showTitle: 'Un',
    showSlug: 'un-1',
    isMovie: true,
    cinemaName: 'Le',
    start: '2026-12-01 20:00:00',
    auditoriumName: null,
  };

  it('writes titles as text', () => {
    const page = bookingPage('fr', 'fr', { ...booked, showTitle: '<script>&"', cinemaName: "L'<i>" }, null);
    expect(page).toContain('&lt;script&gt;&amp;&quot;');
    expect(page).toContain('L&#39;&lt;i&gt;');
    expect(page).not.toContain('<a ');
    expect(bookingPage('fr', 'fr', { ...booked, showSlug: '../x' }, 'https://fr.example.org')).not.toContain(
      '<a ',
    );
  });

  it.each([
    ['fr', 'fr', 'Mardi 1er décembre 2026 à 9h05'],
    ['ch', 'fr', 'Mardi 1er décembre 2026 à 9h05'],
    ['ch', 'de', 'Dienstag, 1. Dezember 2026 um 09:05 Uhr'],
    ['nl', 'nl', 'Dinsdag 1 december 2026 om 09:05 uur'],
    ['sn', 'en', 'Tuesday, 1 December 2026 at 09:05'],
    ['be', 'en', 'Tuesday, 1 December 2026 at 09:05'],
  ] as const)('writes day and time as %s does in %s', (site, language, told) => {
    const page = bookingPage(site, language, { ...booked, start: '2026-12-01 09:05:00' }, null);
    expect(page.replaceAll('\u00a0', ' ')).toContain(`>${told}</time>`);
  });
});
