import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from '#tests/support/wait-for.ts';
import { fakePort, HostStandIn, signIn, signOut, someMember } from '../account/port-test-kit.ts';
import { ClientCallError } from '../account/port.ts';
import { presentMember } from '../account/store.ts';
import { openPopup } from '#src/popups/protocol/open-popup.ts';
import { closePopups, popupStore } from '#src/popups/protocol/store.ts';
import { shownFavourites, UnknownCinemaError } from './list.ts';
import { favouritesNow, favouriteStore, toggleFavourite } from './store.ts';

const two = ['cinema-2', 'cinema-1'];
const toggle = (slug: string, limit = 5) => toggleFavourite(slug, limit);

function start(host: HostStandIn) {
  const port = fakePort(host);
  signIn(port, someMember(host.favourites));
  return port;
}

beforeEach(closePopups);
afterEach(signOut);

describe('the list of favourites', () => {
  it('R220 has what is added first, and ends at the limit', () => {
    expect(shownFavourites(two, new Map([['cinema-3', true]]), 5)).toEqual(['cinema-3', ...two]);
    expect(shownFavourites(two, new Map([['cinema-3', true]]), 2)).toEqual(['cinema-3', 'cinema-2']);
    expect(shownFavourites(two, new Map([['cinema-2', false]]), 5)).toEqual(['cinema-1']);
    expect(shownFavourites(two, new Map(), 1)).toBe(two);
  });
});

describe('toggling a favourite', () => {
  it('R218 adds what is absent and removes what is present, shown at once', async () => {
    const host = new HostStandIn(two);
    const port = start(host);
    const adding = toggle('cinema-3');
    expect(favouritesNow(5)).toEqual(['cinema-3', ...two]);
    expect(presentMember()?.favoriteCinemas).toEqual(two);
    await expect(adding).resolves.toEqual({ kind: 'settled' });
    expect(presentMember()?.favoriteCinemas).toEqual(['cinema-3', ...two]);
    const removing = toggle('cinema-1');
    expect(favouritesNow(5)).toEqual(['cinema-3', 'cinema-2']);
    await removing;
    expect(host.favourites).toEqual(['cinema-3', 'cinema-2']);
    expect(port.addCinema).toHaveBeenCalledTimes(1);
    expect(port.removeCinema).toHaveBeenCalledTimes(1);
  });

  it('R218 R219 refuses at the limit without asking, and evicts nothing', async () => {
    const port = start(new HostStandIn(two, 2));
    await expect(toggle('cinema-3', 2)).resolves.toEqual({ kind: 'limit', limit: 2 });
    expect(favouritesNow(2)).toEqual(two);
    expect(port.addCinema).not.toHaveBeenCalled();
  });

  it('R113 adds a cinema that is named by its vistaRef, by the slug that the host answers', async () => {
    const port = start(new HostStandIn());
    port.addCinema.mockResolvedValueOnce(['cinema-9']);
    await toggle('1009');
    expect(port.addCinema).toHaveBeenCalledWith('1009');
    expect(favouritesNow(5)).toEqual(['cinema-9']);
  });

  it.each([404, 422])(
    'R220 throws for a cinema that the host does not know (%i), and takes it back',
    async (status) => {
      const port = start(new HostStandIn(two));
      port.addCinema.mockRejectedValueOnce(new ClientCallError('add', status));
      const adding = toggle('odeon');
      expect(favouritesNow(5)[0]).toBe('odeon');
      await expect(adding).rejects.toBeInstanceOf(UnknownCinemaError);
      expect(favouritesNow(5)).toEqual(two);
    },
  );

  it('asks for nothing but the change: the host knows which cinemas there are', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    start(new HostStandIn(two));
    await toggle('cinema-3');
    expect(fetched).not.toHaveBeenCalled();
    expect(favouritesNow(5)).toEqual(['cinema-3', ...two]);
  });

  it('R222 asks somebody unknown to sign in, and closes what is open', async () => {
    openPopup('experienceTeaser', { tag: 'imax' });
    await expect(toggle('cinema-1')).resolves.toEqual({ kind: 'signIn' });
    expect(popupStore.getState().open).toMatchObject([
      { kind: 'centeredSignIn', data: { reason: 'favourite' } },
    ]);
    expect(favouriteStore.getState().wanted.size).toBe(0);
  });

  it('undoes what fails, and notes for which cinema', async () => {
    const port = start(new HostStandIn(two));
    port.addCinema.mockRejectedValueOnce(new ClientCallError('add', 500));
    await expect(toggle('cinema-3')).resolves.toEqual({ kind: 'failed' });
    expect(favouritesNow(5)).toEqual(two);
    expect([...favouriteStore.getState().failed]).toEqual(['cinema-3']);
    await toggle('cinema-3');
    expect(favouriteStore.getState().failed.size).toBe(0);
  });

  it('several quick clicks end in what was wanted last', async () => {
    const host = new HostStandIn(two);
    const port = start(host);
    await Promise.all(Array.from({ length: 7 }, () => toggle('cinema-3')));
    expect(host.favourites).toEqual(['cinema-3', ...two]);
    await Promise.all(Array.from({ length: 6 }, () => toggle('cinema-3')));
    expect(host.favourites).toEqual(['cinema-3', ...two]);
    expect(favouritesNow(5)).toEqual(host.favourites);
    expect(port.addCinema.mock.calls.length + port.removeCinema.mock.calls.length).toBeLessThan(8);
  });

  it('a failure that was overtaken undoes nothing', async () => {
    const host = new HostStandIn(two);
    const port = start(host);
    port.addCinema.mockRejectedValueOnce(new ClientCallError('add', null));
    const outcomes = await Promise.all([toggle('cinema-3'), toggle('cinema-3')]);
    expect(outcomes).toEqual([{ kind: 'settled' }, { kind: 'settled' }]);
    expect(favouritesNow(5)).toEqual(two);
  });

  it('forgets what another member wanted', async () => {
    const port = start(new HostStandIn(two));
    let answer: (slugs: readonly string[]) => void = () => undefined;
    port.removeCinema.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const changes = [toggle('cinema-1'), toggle('cinema-3')];
    await waitFor(() => expect(port.removeCinema).toHaveBeenCalled());
    const another = fakePort();
    signIn(another, someMember(['cinema-9'], 'another'));
    expect(favouritesNow(5)).toEqual(['cinema-9']);
    answer(['cinema-2']);
    await Promise.all(changes);
    expect(favouritesNow(5)).toEqual(['cinema-9']);
    expect([port.addCinema.mock.calls, another.addCinema.mock.calls]).toEqual([[], []]);
  });
});

describe('races for the last places', () => {
  it('R219 a hundred quick adds never exceed the limit, on screen or at the host', async () => {
    const host = new HostStandIn([], 5);
    const port = start(host);
    let most = 0;
    const unsubscribe = favouriteStore.subscribe(() => (most = Math.max(most, favouritesNow(5).length)));
    const outcomes = await Promise.all(Array.from({ length: 100 }, (_, index) => toggle(`cinema-${index}`)));
    unsubscribe();
    expect([most, host.most]).toEqual([5, 5]);
    expect(outcomes.filter(({ kind }) => kind === 'limit')).toHaveLength(95);
    expect(port.addCinema).toHaveBeenCalledTimes(5);
    expect(favouritesNow(5)).toEqual(host.favourites);
  });

  it('R268 what another tab has filled is refused by the host: undone, with the list as it is there', async () => {
    const host = new HostStandIn(two, 3);
    start(host);
    host.add('cinema-50');
    await expect(toggle('cinema-3', 3)).resolves.toEqual({ kind: 'limit', limit: 3 });
    expect(favouritesNow(3)).toEqual(['cinema-50', ...two]);
    expect(host.most).toBe(3);
  });
});
