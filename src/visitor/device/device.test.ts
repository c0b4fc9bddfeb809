// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test"}
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceKey, deviceMark } from './device-key.ts';
import { parseKept, withKept, withoutKept, writeKept } from './kept.ts';
import { keepWanted } from './keep-wanted.ts';
import { mostKept, nothingKept, type Kept } from './nothing-kept.ts';
import { deviceStore, dropFromDevice, keepOnDevice, rateOnDevice, setHidesSeen } from './store.ts';

const slug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,8}$/).filter((text) => text !== 'l');
const slugs = fc.uniqueArray(slug, { maxLength: 6 });
const anyKept: fc.Arbitrary<Kept> = fc.record({
  cinemas: slugs,
  wishes: slugs,
  ratings: fc
    .array(fc.tuple(slug, fc.constantFrom(1 as const, 2 as const, 3 as const)))
    .map((pairs) => new Map(pairs)),
  seen: slugs,
  hidesSeen: fc.boolean(),
  offered: fc.boolean(),
  ledOn: fc.nat(),
});
const stored = () => localStorage.getItem(deviceKey);
/** Another tab writes, and this one hears of it. */
function another(text: string | null) {
  if (text === null) localStorage.removeItem(deviceKey);
  else localStorage.setItem(deviceKey, text);
  dispatchEvent(new StorageEvent('storage', { key: deviceKey }));
}

beforeEach(() => another(null));
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what a device keeps', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyKept, (kept) => {
        expect(parseKept(writeKept(kept))).toEqual(kept);
      }),
      { seed: 41 },
    );
  });

  it.each([
    ['no JSON', 'velours'],
    ['another shape', '[]'],
    ['null', 'null'],
    ['another version', '{"version":2,"cinemas":["lyon"]}'],
  ])('is nothing where the stored text is %s', (_, text) => {
    expect(parseKept(text)).toEqual(nothingKept);
  });

  it.each([
    ['a path', '../admin'],
    ['markup', '<img src=x>'],
    ['no text', 7],
    ['a reserved word', 'filters'],
  ])('loses a list with %s in it, and no other', (_, wrong) => {
    const text = JSON.stringify({
      ...JSON.parse(writeKept(nothingKept)),
      cinemas: [wrong],
      wishes: ['nuit'],
    });
    expect(parseKept(text)).toEqual({ ...nothingKept, wishes: ['nuit'] });
  });

  it('loses ratings that nobody can give', () => {
    const text = (rating: unknown) =>
      JSON.stringify({ ...JSON.parse(writeKept(nothingKept)), ratings: [['nuit', rating]] });
    expect(parseKept(text(3)).ratings).toEqual(new Map([['nuit', 3]]));
    for (const wrong of [0, 4, '3', null]) expect(parseKept(text(wrong)).ratings.size).toBe(0);
  });

  it('has each item once, and never more than there is room for', () => {
    fc.assert(
      fc.property(anyKept, anyKept, (kept, more) => {
        const { kept: both, added, refused } = withKept(kept, more);
        for (const kind of ['cinemas', 'wishes', 'seen'] as const) {
          expect(both[kind]).toHaveLength(new Set([...kept[kind], ...more[kind]]).size);
          expect(both[kind].slice(added[kind])).toEqual(kept[kind]);
        }
        for (const [show, rating] of kept.ratings) expect(both.ratings.get(show)).toBe(rating);
        expect(refused).toBe(0);
      }),
      { seed: 42 },
    );
    const many = Array.from({ length: mostKept.cinemas + 5 }, (_, index) => `cinema-${index}`);
    const full = withKept({ ...nothingKept, cinemas: ['first'] }, { ...nothingKept, cinemas: many });
    expect(full.kept.cinemas).toHaveLength(mostKept.cinemas);
    expect(full.kept.cinemas).toContain('first');
    expect(full.refused).toBe(6);
    const stuffed = JSON.stringify({ ...JSON.parse(writeKept(nothingKept)), cinemas: [...many, ...many] });
    expect(parseKept(stuffed).cinemas).toHaveLength(mostKept.cinemas);
  });

  it('is offered to an account again once something new is kept', () => {
    const offered = { ...nothingKept, cinemas: ['lyon'], offered: true };
    expect(withKept(offered, { ...nothingKept, cinemas: ['lyon'], seen: ['nuit'] }).kept.offered).toBe(true);
    expect(withKept(offered, { ...nothingKept, cinemas: ['brest'] }).kept.offered).toBe(false);
    expect(withoutKept(offered, 'cinemas', 'lyon')).toEqual({ ...offered, cinemas: [] });
  });
});

describe('the store of the device', () => {
  it('writes what changes, and nothing when nothing is left', () => {
    keepOnDevice({ cinemas: ['lyon'] });
    keepOnDevice({ cinemas: ['brest', 'lyon'], wishes: ['nuit'] });
    expect(parseKept(stored())).toEqual({ ...nothingKept, cinemas: ['brest', 'lyon'], wishes: ['nuit'] });
    expect(deviceMark.getState().keeps).toBe(true);
    for (const one of ['brest', 'lyon']) dropFromDevice('cinemas', one);
    dropFromDevice('wishes', 'nuit');
    expect(stored()).toBeNull();
    expect(deviceMark.getState().keeps).toBe(false);
  });

  it('adds to what another tab has just kept, also before it hears of it', () => {
    keepOnDevice({ wishes: ['nuit'] });
    localStorage.setItem(deviceKey, writeKept({ ...nothingKept, wishes: ['jour', 'nuit'] }));
    keepOnDevice({ wishes: ['aube'] });
    expect(deviceStore.getState().kept.wishes).toEqual(['aube', 'jour', 'nuit']);
    another(null);
    expect(deviceStore.getState().kept).toEqual(nothingKept);
  });

  it('keeps for the visit where the browser stores nothing', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(keepWanted('favourite', 'lyon', '')).toBe('visit');
    expect(keepWanted('wishlist', 'nuit', '')).toBe('visit');
    expect(deviceStore.getState()).toMatchObject({
      stored: false,
      kept: { cinemas: ['lyon'], wishes: ['nuit'] },
    });
    expect(deviceMark.getState().keeps).toBe(true);
  });

  it('R222 keeps what somebody wanted who does not sign in', () => {
    expect(keepWanted('favourite', 'lyon', '')).toBe('kept');
    expect(keepWanted('rating', 'nuit', '2')).toBe('kept');
    expect(keepWanted('rating', 'nuit', '3')).toBe('kept');
    expect(keepWanted('rating', 'jour', '9')).toBe('full');
    expect(deviceStore.getState().kept).toMatchObject({ cinemas: ['lyon'], ratings: new Map([['nuit', 3]]) });
    expect(rateOnDevice('nuit', 1)).toBe(true);
    expect([...deviceStore.getState().kept.ratings]).toEqual([['nuit', 1]]);
  });

  it('D23 takes no more than it has room for, and evicts nothing', () => {
    keepOnDevice({ cinemas: Array.from({ length: mostKept.cinemas }, (_, index) => `cinema-${index}`) });
    expect(keepWanted('favourite', 'one-more', '')).toBe('full');
    expect(deviceStore.getState().kept.cinemas).toHaveLength(mostKept.cinemas);
  });

  it('remembers whether seen films are shown', () => {
    setHidesSeen(true);
    expect(parseKept(stored()).hidesSeen).toBe(true);
    setHidesSeen(false);
    expect(stored()).toBeNull();
  });
});
