import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { harbourFolder } from '#backend/import/fixtures/harbour.ts';
import { href } from '#src/routes/href.ts';
import { OwnBackend } from '#tests/support/own-backend.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { test } from '../support/test.ts';

/**
 * An editor loads a catalogue while the site is open, through the running backend, and the pages of the site follow.
 * The suite has a separate backend and web process; without a browser.
 */
test.describe.configure({ mode: 'serial', timeout: 600_000 });

let backend: OwnBackend;
let web: OwnWeb;

test.beforeAll(async () => {
  backend = await OwnBackend.start(['nl']);
  // The API answers, even on a busy machine.
  web = await OwnWeb.start(backend.apiOrigin, { environment: { API_TIMEOUT_MS: '10000' } });
});

test.afterAll(async () => {
  await web.stop();
  await backend.stop();
});

const locale = 'nl-NL';
const cinemas = href(locale, { page: 'cinemas' });
const films = href(locale, { page: 'shows' });
const cinema = href(locale, { page: 'cinema', slug: 'velours-havenkwartier' });
const film = href(locale, { page: 'movie', slug: 'het-zoutpakhuis-70101' });
const bodyOf = async (address: string) => (await web.get('nl', address)).body;
const statusOf = async (address: string) => (await web.get('nl', address)).status;

test('a load with a mistake says file and field, and changes nothing', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'velours-bad-'));
  await cp(harbourFolder, folder, { recursive: true });
  const shows = path.join(folder, 'shows.json');
  await writeFile(shows, (await readFile(shows, 'utf8')).replace('"title"', '"titel"'));
  const before = await bodyOf(cinemas);
  const { code, output } = await backend.import('--site', 'nl', folder, '--shift-to-today');
  await rm(folder, { recursive: true });
  expect(code, output).toBe(1);
  expect(output).toMatch(/shows\.json.*title/);
  expect(await bodyOf(cinemas)).toBe(before);
  expect(await statusOf(cinema)).toBe(404);
});

test('a good load shows on pages that were in the cache, and on new ones', async () => {
  expect((await web.get('nl', cinemas)).headers['x-nextjs-cache']).toBe('HIT');
  expect(await bodyOf(films)).not.toContain(film);
  const { code, output } = await backend.import('--site', 'nl', harbourFolder, '--shift-to-today');
  expect(code, output).toBe(0);
  await expect.poll(() => bodyOf(cinemas)).toContain(cinema);
  await expect.poll(() => bodyOf(films)).toContain(film);
  expect(await statusOf(cinema)).toBe(200);
  expect(await statusOf(film)).toBe(200);
  expect(await bodyOf(cinema)).toContain(film);
});
