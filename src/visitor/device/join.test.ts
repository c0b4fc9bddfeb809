// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test"}
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakePort, HostStandIn, signIn, signOut, someMember } from '../account/port-test-kit.ts';
import { ClientCallError, type FeelingsByShow } from '../account/port.ts';
import { favouritesNow } from '../favourites/store.ts';
import { shownFeeling } from '../feelings/store.ts';
import { deviceKey } from './device-key.ts';
import { joinIntoAccount } from './join.ts';
import { nothingKept } from './nothing-kept.ts';
import { deviceStore, keepOnDevice } from './store.ts';

const limit = 3;
const kept = () => deviceStore.getState().kept;

/** A member with an account on a host that keeps what it is told. */
function member(favourites: readonly string[] = [], feelings: FeelingsByShow = {}) {
  const host = new HostStandIn(favourites, limit);
  const port = fakePort(host);
  port.feelings.mockImplementation(async (slugs) =>
    Object.fromEntries(Object.entries(feelings).filter(([slug]) => slugs.includes(slug))),
  );
  signIn(port, someMember(favourites));
  return { host, port };
}

beforeEach(() => {
  localStorage.removeItem(deviceKey);
  dispatchEvent(new StorageEvent('storage', { key: deviceKey }));
});
afterEach(() => signOut());

describe('joining what a device keeps into an account', () => {
  it('R218 R221 takes all of it over, without doubles, and the device keeps it no longer', async () => {
    keepOnDevice({
      cinemas: ['lyon', 'brest'],
      wishes: ['nuit', 'jour'],
      ratings: new Map([['aube', 3]]),
      seen: ['soir'],
    });
    const { host, port } = member(['brest'], { jour: { emotion: null, wished: true } });
    await expect(joinIntoAccount(limit)).resolves.toEqual({
      cinemas: 1,
      wishes: 1,
      ratings: 1,
      left: 0,
      failed: false,
    });
    expect(host.favourites).toEqual(['lyon', 'brest']);
    expect(port.setWish.mock.calls).toEqual([['nuit', true]]);
    expect(port.setEmotion.mock.calls).toEqual([['aube', 3]]);
    expect(shownFeeling('nuit').wished).toBe(true);
    expect(kept()).toEqual({ ...nothingKept, seen: ['soir'], offered: true });
    await expect(joinIntoAccount(limit)).resolves.toMatchObject({ cinemas: 0, wishes: 0, ratings: 0 });
    expect(port.setWish).toHaveBeenCalledTimes(1);
  });

  it('keeps the order, the latest first', async () => {
    keepOnDevice({ cinemas: ['a', 'b', 'c'] });
    member();
    await joinIntoAccount(limit);
    expect(favouritesNow(limit)).toEqual(['a', 'b', 'c']);
  });

  it('R219 D23 stops at the limit: what has no room stays on the device', async () => {
    keepOnDevice({ cinemas: ['a', 'b', 'c'] });
    const { host } = member(['x', 'y']);
    await expect(joinIntoAccount(limit)).resolves.toMatchObject({ cinemas: 1, left: 2, failed: false });
    expect(host.favourites).toEqual(['a', 'x', 'y']);
    expect(kept()).toMatchObject({ cinemas: ['b', 'c'], offered: true });
  });

  it('R219 the limit of the host counts where it is lower', async () => {
    keepOnDevice({ cinemas: ['a', 'b'] });
    const { host, port } = member(['x', 'y']);
    port.addCinema.mockRejectedValue(new ClientCallError('add', 409, 2));
    await expect(joinIntoAccount(limit)).resolves.toMatchObject({ cinemas: 0, left: 2 });
    expect([host.favourites, kept().cinemas]).toEqual([
      ['x', 'y'],
      ['a', 'b'],
    ]);
  });

  it('a rating of the account counts before one of the device', async () => {
    keepOnDevice({ ratings: new Map([['nuit', 1]]) });
    const { port } = member([], { nuit: { emotion: 3, wished: false } });
    await expect(joinIntoAccount(limit)).resolves.toMatchObject({ ratings: 0 });
    expect(port.setEmotion).not.toHaveBeenCalled();
    expect(kept().ratings.size).toBe(0);
  });

  it.each(['addCinema', 'setWish', 'setEmotion', 'feelings'] as const)(
    'loses nothing where %s fails, and goes on the next time',
    async (call) => {
      keepOnDevice({ cinemas: ['a', 'b'], wishes: ['nuit'], ratings: new Map([['aube', 2]]) });
      const { host, port } = member();
      port[call].mockRejectedValueOnce(new ClientCallError(call, 500));
      const first = await joinIntoAccount(limit);
      expect(first).toMatchObject({ failed: true });
      expect(kept().offered).toBe(false);
      const here = kept().cinemas.length + kept().wishes.length + kept().ratings.size;
      expect(here + (first?.cinemas ?? 0) + (first?.wishes ?? 0) + (first?.ratings ?? 0)).toBe(4);
      await expect(joinIntoAccount(limit)).resolves.toMatchObject({ failed: false });
      expect(kept()).toEqual({ ...nothingKept, offered: true });
      expect(host.favourites).toEqual(['a', 'b']);
      expect(shownFeeling('nuit').wished).toBe(true);
      expect(shownFeeling('aube').emotion).toBe(2);
    },
  );

  it('what the host does not know stays here and stops nothing', async () => {
    keepOnDevice({ cinemas: ['gone', 'lyon'], wishes: ['lost', 'nuit'] });
    const { port } = member();
    port.addCinema.mockImplementation(async (slug) => {
      if (slug === 'gone') throw new ClientCallError('add', 404);
      return [slug];
    });
    port.setWish.mockImplementation(async (slug) => {
      if (slug === 'lost') throw new ClientCallError('intention', 404);
    });
    await expect(joinIntoAccount(limit)).resolves.toEqual({
      cinemas: 1,
      wishes: 1,
      ratings: 0,
      left: 0,
      failed: false,
    });
    expect(kept()).toMatchObject({ cinemas: ['gone'], wishes: ['lost'], offered: true });
  });

  it('SEC12 gives nothing to another member who signs in meanwhile', async () => {
    keepOnDevice({ cinemas: ['a'], wishes: ['nuit'] });
    const { port } = member();
    const another = fakePort();
    port.addCinema.mockImplementationOnce(async () => {
      signIn(another, someMember([], 'another'));
      return ['a'];
    });
    await expect(joinIntoAccount(limit)).resolves.toMatchObject({ failed: true });
    expect(another.setWish).not.toHaveBeenCalled();
    expect(another.addCinema).not.toHaveBeenCalled();
    expect(kept().wishes).toEqual(['nuit']);
  });

  it('does nothing where nobody is signed in', async () => {
    keepOnDevice({ cinemas: ['a'] });
    await expect(joinIntoAccount(limit)).resolves.toBeNull();
    expect(kept().cinemas).toEqual(['a']);
  });
});
