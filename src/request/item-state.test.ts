import { describe, expect, it } from 'vitest';
import { perSite } from '#src/config/environment.ts';
import type { ItemState, World } from './decision.ts';
import { itemOfRef, withState } from './item-state.ts';
import { testWorld } from './test-kit/world-test-kit.ts';

function world(states: Readonly<Record<string, ItemState>>): World {
  return testWorld(
    perSite((site) => `http://${site}.velours.test`),
    { item: (_, kind, slug) => states[`${kind}|${slug}`] ?? null },
  );
}

const movie = (slug: string) => ({ page: 'movie', slug }) as const;
function chain(length: number): Record<string, ItemState> {
  const states: Record<string, ItemState> = { [`show|s${length}`]: { kind: 'here', page: 'movie' } };
  for (let index = 0; index < length; index += 1)
    states[`show|s${index}`] = { kind: 'moved', slug: `s${index + 1}` };
  return states;
}

describe('withState', () => {
  it('leaves a page that is about no item alone', () => {
    expect(withState(world({}), 'fr-FR', { page: 'home' })).toEqual({ kind: 'here', ref: { page: 'home' } });
    expect(itemOfRef({ page: 'cinemas' })).toBeNull();
  });

  it('asks for what nobody knows, the end of a redirect too', () => {
    expect(withState(world({}), 'fr-FR', movie('a'))).toEqual({
      kind: 'ask',
      locale: 'fr-FR',
      item: 'show',
      slug: 'a',
    });
    expect(withState(world({ 'show|a': { kind: 'moved', slug: 'b' } }), 'fr-FR', movie('a'))).toMatchObject({
      kind: 'ask',
      slug: 'b',
    });
  });

  it('R053 follows three redirects and gives up on more', () => {
    expect(withState(world(chain(3)), 'fr-FR', movie('s0'))).toEqual({ kind: 'moved', ref: movie('s3') });
    expect(withState(world(chain(4)), 'fr-FR', movie('s0'))).toEqual({ kind: 'unknown' });
  });

  it('R052 R053 D41 knows a showtime by its show and its cinema, and follows both', () => {
    const showtime = (show: string, cinema: string) =>
      ({ page: 'showtime', show, cinema, day: '2026-11-21', id: '2030-1' }) as const;
    const here: ItemState = { kind: 'here', page: null };
    const states: Record<string, ItemState> = {
      'show|a': { kind: 'here', page: 'entertainment' },
      'show|old': { kind: 'moved', slug: 'a' },
      'show|gone': { kind: 'gone' },
      'show|s': { kind: 'here', page: 'season' },
      'cinema|c': here,
      'cinema|kino': { kind: 'moved', slug: 'c' },
      'cinema|none': { kind: 'unknown' },
    };
    const stateOf = (show: string, cinema: string) =>
      withState(world(states), 'fr-FR', showtime(show, cinema));
    expect(stateOf('a', 'c')).toEqual({ kind: 'here', ref: showtime('a', 'c') });
    expect(stateOf('old', 'kino')).toEqual({ kind: 'moved', ref: showtime('a', 'c') });
    expect(stateOf('gone', 'c')).toEqual({ kind: 'gone' });
    expect(stateOf('a', 'none')).toEqual({ kind: 'unknown' });
    expect(stateOf('s', 'c')).toEqual({ kind: 'unknown' });
    expect(stateOf('new', 'c')).toMatchObject({ kind: 'ask', item: 'show', slug: 'new' });
    expect(stateOf('a', 'new')).toMatchObject({ kind: 'ask', item: 'cinema', slug: 'new' });
  });

  it('R053 keeps the filters of the address where the show is on another page', () => {
    const filters = { versions: ['vf'] };
    const states: Record<string, ItemState> = { 'show|a': { kind: 'here', page: 'entertainment' } };
    expect(withState(world(states), 'fr-FR', { ...movie('a'), filters })).toEqual({
      kind: 'moved',
      ref: { page: 'entertainment', slug: 'a', filters },
    });
  });

  it('R024 R053 an address of the events goes on to the season that it names', () => {
    const states: Record<string, ItemState> = { 'show|lyrique': { kind: 'here', page: 'season' } };
    expect(withState(world(states), 'fr-FR', { page: 'entertainment', slug: 'lyrique' })).toEqual({
      kind: 'moved',
      ref: { page: 'season', slug: 'lyrique' },
    });
  });

  it('R040 R041 R045 leads the information page of a text to the page of that text, where the site has it', () => {
    const states: Record<string, ItemState> = { 'masterTemplate|terms': { kind: 'here', page: null } };
    const terms = { page: 'info', slug: 'terms' } as const;
    expect(withState(world(states), 'fr-FR', terms)).toEqual({ kind: 'moved', ref: { page: 'terms' } });
    expect(withState(world(states), 'de-CH', terms)).toEqual({ kind: 'here', ref: terms });
    expect(withState(world(states), 'de-CH', { page: 'info', slug: 'cvd' })).toEqual({
      kind: 'moved',
      ref: { page: 'cvd' },
    });
  });

  it('D39: leaves a show whose kind cannot be told under the word it was asked for', () => {
    const states: Record<string, ItemState> = { 'show|a': { kind: 'here', page: null } };
    for (const page of ['movie', 'entertainment'] as const) {
      expect(withState(world(states), 'nl-NL', { page, slug: 'a' })).toEqual({
        kind: 'here',
        ref: { page, slug: 'a' },
      });
    }
  });

  it('R262 a redirect to what is gone is gone', () => {
    const states: Record<string, ItemState> = {
      'show|a': { kind: 'moved', slug: 'b' },
      'show|b': { kind: 'gone' },
    };
    expect(withState(world(states), 'fr-FR', movie('a'))).toEqual({ kind: 'gone' });
  });
});
