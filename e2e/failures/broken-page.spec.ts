import { expect } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import { mistaken } from './mistake.ts';
import { OutageApi, slugs } from './outage-api.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { test } from '../support/test.ts';

let api: OutageApi;
let web: OwnWeb;

test.beforeAll(async () => {
  api = new OutageApi();
  await api.start();
  web = await OwnWeb.start(api.origin, {
    environment: mistaken,
  });
});

test.afterAll(async () => {
  await web.stop();
  await api.stop();
});

for (const [site, path, language] of [
  ['fr', href('fr-FR', { page: 'movie', slug: slugs.film }), 'fr-FR'],
  ['fr', href('en-FR', { page: 'movie', slug: slugs.film }), 'en-FR'],
  ['ch', href('de-CH', { page: 'movie', slug: slugs.film }), 'de-CH'],
] as const)
  test(`R008 SEC4: ${path} is a whole document in ${language} that names nothing of the mistake`, async () => {
    // Twice: what failed is not kept.
    for (const encoding of ['gzip', 'identity']) {
      const answer = await web.get(site, path, { headers: { 'accept-encoding': encoding } });
      expect(answer.status).toBe(500);
      expect(answer.body).toContain(`<html lang="${language}">`);
      expect(answer.body).toMatch(/<h1>[^<]+<\/h1>/);
      expect(answer.body).toContain('<meta name="robots" content="noindex">');
      expect(answer.body).not.toMatch(/<script|__next|mistake/);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  });

test('a page without the mistake is as ever', async () => {
  const answer = await web.get('fr', `/films/${slugs.unknown}`);
  expect(answer.status).toBe(404);
  expect(answer.body).toContain('<html lang="fr-FR"');
});
