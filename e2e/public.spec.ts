import { expect, test } from '@playwright/test';
import { sites } from '#src/sites/registry.ts';
import { wire } from './support/wire.ts';

/** What a signed-in visitor's browser would send along. */
const personal = {
  cookie: 'session=abc; lang=en; velours_client=42; locator=%7B%22type%22%3A%22favorite%22%7D',
  authorization: 'Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiI0MiJ9.x',
  'user-agent': 'VeloursApp/1.0 (webview)',
};

const pages = ['/', '/films', '/cinemas', '/en/movies-events'];

test.describe('public pages', () => {
  for (const path of pages) {
    test(`R010 R011 ${path} is the same for everyone, and sets no cookie`, async () => {
      await wire('fr', path);
      const anonymous = await wire('fr', path);
      const signedIn = await wire('fr', path, { headers: personal });
      expect(anonymous.status).toBe(200);
      expect(signedIn.status).toBe(200);
      expect(signedIn.body).toBe(anonymous.body);
      expect(signedIn.headers['set-cookie']).toBeUndefined();
      expect(anonymous.headers['set-cookie']).toBeUndefined();
    });
  }

  test('R010 features differ by site, and no visitor changes them', async () => {
    expect(sites.nl.features.giftCards).toBe(true);
    for (const headers of [{}, personal]) {
      // A page of a feature that the site does not have stays not found, whoever asks.
      expect((await wire('fr', '/giftcard', { headers })).status).toBe(404);
      expect((await wire('ch', '/en/help', { headers })).status).toBe(404);
    }
  });
});
