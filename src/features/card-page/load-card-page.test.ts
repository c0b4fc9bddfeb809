import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settingsFixture } from '#src/contract/settings/fixture.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));

const script = 'https://captcha.example.com/api.js?render={key}';

// The environment is read once for each process.
beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  reads.answers.clear();
});

async function load() {
  const { webEnvironment } = await import('#src/config/environment.ts');
  const { loadCardPage } = await import('./load-card-page.ts');
  return { clientUrl: webEnvironment().accounts.nl.clientUrl, model: await loadCardPage('nl-NL') };
}

it('R117 takes the captcha’s key from the settings, but the client host from the operator, whatever they say', async () => {
  vi.stubEnv('THIRD_PARTY_HOSTS', 'script-src https://captcha.example.com');
  vi.stubEnv('CAPTCHA_SCRIPT', script);
  const without = await load();
  expect(without.model).toEqual({ clientUrl: without.clientUrl, hosted: null });
  const told = { clientUrl: 'https://elsewhere.example.org', captchaKey: 'site-key' };
  reads.answers.set('settings', { ...settingsFixture, ...told });
  const { clientUrl, model } = await load();
  expect(model).toEqual({ clientUrl, hosted: { siteKey: 'site-key', script } });
});

it('D24 a key without the operator’s script means our own captcha', async () => {
  reads.answers.set('settings', { ...settingsFixture, captchaKey: 'site-key' });
  expect((await load()).model).toMatchObject({ hosted: null });
});
