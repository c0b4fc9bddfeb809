import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { harbourFolder } from '#backend/import/fixtures/harbour.ts';
import { Runs } from '#backend/test-process.ts';
import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { test } from '../support/test.ts';

/** A new installation in production: nothing is imported yet. Without a browser, so without script. */
test.describe.configure({ mode: 'serial' });

const data = mkdtempSync(join(tmpdir(), 'velours-empty-'));
const production = {
  VELOURS_ENV: 'production',
  VELOURS_NOW: '',
  DATABASE_URL: 'embedded',
  VELOURS_DATA: data,
  VELOURS_SITES: 'fr,ch,nl',
  SMTP_URL: 'smtp://127.0.0.1:9?tls=off',
  MAIL_FROM: 'cinema@chain.example',
};
const runs = new Runs();
let web: OwnWeb;

test.beforeAll(async () => {
  const backend = runs.start('main.ts', production);
  const output = await backend.says(/^ready: /m);
  const url = /listening on (http:\S+)/.exec(output)?.[1] ?? '';
  web = await OwnWeb.start(`${url}/{site}`, { environment: { VELOURS_ENV: 'production', VELOURS_NOW: '' } });
});
test.afterAll(async () => {
  await web.stop();
  await runs.end();
  rmSync(data, { recursive: true, force: true });
});

const pages: readonly PageRef[] = [
  { page: 'home' },
  { page: 'shows' },
  { page: 'cinemas' },
  { page: 'news' },
];
const locales: readonly Locale[] = ['fr-FR', 'en-FR', 'de-CH', 'nl-NL'];

for (const locale of locales)
  test(`an empty site of ${locale} says that it cannot answer now, on every page, and invents nothing`, async () => {
    for (const page of pages) {
      const path = href(locale, page);
      const answer = await web.get(siteOf(locale), path);
      expect([path, answer.status]).toEqual([path, 503]);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.headers['cache-control']).toContain('no-cache');
      expect(answer.body).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
      expect(answer.body).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
      expect(answer.body).not.toMatch(/application\/ld\+json|\n\s+at /);
    }
    expect((await web.get(siteOf(locale), '/robots.txt')).status).toBe(200);
  });

test('the site is there as soon as a catalogue is imported, and the others stay empty', async () => {
  const load = runs.command('import', production, ['--site', 'nl', harbourFolder]);
  expect([await load.ended, load.output()]).toEqual([0, expect.stringContaining('Loaded nl, revision 1')]);
  const path = href('nl-NL', { page: 'cinemas' });
  await expect.poll(async () => (await web.get('nl', path)).status).toBe(200);
  expect((await web.get('nl', path)).body).toContain('Havenkwartier');
  expect((await web.get('fr', href('fr-FR', { page: 'cinemas' }))).status).toBe(503);
});
