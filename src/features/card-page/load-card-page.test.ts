import { expect, it, vi } from 'vitest';
import { webEnvironment } from '#src/config/environment.ts';
import { settingsFixture } from '#src/contract/settings/fixture.ts';
import { loadCardPage } from './load-card-page.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));

it('R117 takes the captcha’s key from the settings, but the client host from the operator, whatever they say', async () => {
  const { clientUrl } = webEnvironment().accounts.nl;
  expect(await loadCardPage('nl-NL')).toEqual({ clientUrl, captchaKey: null });
  const told = { clientUrl: 'https://elsewhere.example.org', captchaKey: 'site-key' };
  reads.answers.set('settings', { ...settingsFixture, ...told });
  expect(await loadCardPage('nl-NL')).toEqual({ clientUrl, captchaKey: 'site-key' });
});
