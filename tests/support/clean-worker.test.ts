// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test/begin"}
import { expect, it, onTestFinished, vi } from 'vitest';

const setup = new URL('./clean-worker.ts', import.meta.url).pathname;
let runs = 0;

/** Cleans as before a test file. */
async function clean(): Promise<void> {
  runs += 1;
  await import(/* @vite-ignore */ `${setup}?run=${runs}`);
}

it('gives the next file an empty document, without what was stored', async () => {
  document.title = 'A page';
  document.body.append(document.createElement('main'));
  document.documentElement.lang = 'fr';
  document.documentElement.dataset['theme'] = 'dark';
  document.cookie = 'locator=city:paris; path=/';
  document.cookie = 'age=18; path=/';
  localStorage.setItem('seen', '1');
  sessionStorage.setItem('seen', '1');
  // What ends “in no time” is still there within the same millisecond.
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z'), toFake: ['Date'] });
  await clean();
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0]);
});

it('gives the next file the address that it asked for, and nothing that was put in place of a global', async () => {
  const first = location.href;
  history.pushState(null, '', '/films');
  vi.stubGlobal('fetch', () => 'stubbed');
  await clean();
  expect(location.href).toBe(first);
  expect(String(fetch)).not.toContain('stubbed');
});

it('gives the next file modules of its own', async () => {
  const { waitFor: kept } = await import('./wait-for.ts');
  expect((await import('./wait-for.ts')).waitFor).toBe(kept);
  await clean();
  expect((await import('./wait-for.ts')).waitFor).not.toBe(kept);
});
