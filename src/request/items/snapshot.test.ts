import { beforeEach, expect, it, vi } from 'vitest';
import { listsOnly, testApi } from '#src/api/api-test-kit.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { knownItem, renewSnapshot } from './items.ts';

const api = testApi();
// The environment is read once, by the first test of a file.
beforeEach(() => vi.stubEnv('PAGE_TIMEOUT_MS', '50'));

it('REL4 waits for the lists that a site needs, and a moment for the others', async () => {
  const never = new Promise<Response>(() => undefined);
  api.answer = (path) => (/^\/api\/(?:shows|cinemas)$/.test(path) ? listsOnly(path) : never);
  await expect(renewSnapshot('fr-FR')).resolves.toBe(true);
  for (const { slug } of showsFixture.shows) expect(knownItem('fr-FR', 'show', slug)).not.toBeNull();
});
