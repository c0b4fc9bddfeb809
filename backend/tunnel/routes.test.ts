import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open.ts';
import type { OpenDatabase } from '../database/open.ts';
import { demonstrationOf } from '../rolling/test-demonstration.ts';
import { loadDemonstration, testNow, testServer } from '../test-server.ts';
import { bookingPage } from './page.ts';

let database: OpenDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openDatabase({ kind: 'memory' });
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

  it('writes titles as text', () => {
    const page = bookingPage('fr', 'fr', {
      showTitle: '<script>&"',
      cinemaName: "L'<i>",
      start: '2026-11-20 20:00:00',
      auditoriumName: null,
    });
    expect(page).toContain('&lt;script&gt;&amp;&quot;');
    expect(page).toContain('L&#39;&lt;i&gt;');
    expect(page).toContain('Vendredi 20 novembre 2026');
    const first = { showTitle: 'Un', cinemaName: 'Le', start: '2026-12-01 20:00:00', auditoriumName: null };
    const counted = bookingPage('fr', 'fr', first);
    expect(counted).toContain('Mardi 1er décembre 2026');
    expect(counted).toContain('à 20h00');
  });
});
