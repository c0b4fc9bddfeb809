// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test"}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceKey } from './device-key.ts';
import { parseKept, withRenamed } from './kept.ts';
import { leadOn } from './lead-on.ts';
import { nothingKept } from './nothing-kept.ts';
import { deviceStore, keepOnDevice } from './store.ts';

const now = new Date('2026-11-20T18:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * dayMs);
const dayMs = 86_400_000;
const kept = () => deviceStore.getState().kept;

/** An API that has renamed some items; any other is unknown. */
function answering(slugs: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const path = address.replace(/\?.*/, '');
    asked.push(path);
    const found = slugs[path];
    return Promise.resolve(found === undefined ? new Response('', { status: 404 }) : Response.json(found));
  });
  return asked;
}

beforeEach(() => {
  localStorage.removeItem(deviceKey);
  dispatchEvent(new StorageEvent('storage', { key: deviceKey }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what a device keeps under an old slug', () => {
  it('D62 gets the slug of today, in the language of the page', async () => {
    keepOnDevice({
      cinemas: ['ancien', 'lyon'],
      wishes: ['song-sung-blue-47934', 'nuit'],
      ratings: new Map([['song-sung-blue-47934', 3]]),
      seen: ['song-sung-blue-47934', 'jour'],
    });
    answering({
      '/api/cinema/ancien/translate': { fr: 'nouveau', en: 'new' },
      '/api/cinema/lyon/translate': { fr: 'lyon', en: 'lyon' },
      '/api/show/song-sung-blue-47934/translate': { fr: 'sur-un-air-47934', en: 'song-sung-47934' },
      // The slug of another language is the show's own.
      '/api/show/nuit/translate': { fr: 'la-nuit', en: 'nuit' },
    });
    await leadOn('fr-FR', now);
    expect(kept()).toMatchObject({
      cinemas: ['nouveau', 'lyon'],
      wishes: ['sur-un-air-47934', 'nuit'],
      ratings: new Map([['sur-un-air-47934', 3]]),
      seen: ['sur-un-air-47934', 'jour'],
    });
    expect(parseKept(localStorage.getItem(deviceKey))).toEqual(kept());
  });

  it('is asked about once a day, and a few at a time', async () => {
    const wishes = Array.from({ length: 40 }, (_, index) => `film-${index}`);
    keepOnDevice({ wishes });
    const asked = answering({});
    await leadOn('fr-FR', now);
    await leadOn('fr-FR', now);
    expect(asked).toHaveLength(24);
    await leadOn('fr-FR', later(1));
    await leadOn('fr-FR', later(2));
    expect(new Set(asked).size).toBe(40);
    expect(kept().wishes).toEqual(wishes);
  });

  it('stays as it is where the API does not answer', async () => {
    keepOnDevice({ wishes: ['nuit'] });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await leadOn('fr-FR', now);
    expect(kept().wishes).toEqual(['nuit']);
  });

  it('becomes one with what is kept under the slug of today', () => {
    const both = {
      ...nothingKept,
      wishes: ['neu', 'alt'],
      ratings: new Map([
        ['alt', 1],
        ['neu', 3],
      ] as const),
    };
    expect(withRenamed(both, 'show', 'alt', 'neu')).toEqual({
      ...nothingKept,
      wishes: ['neu'],
      ratings: new Map([['neu', 3]]),
    });
  });
});
