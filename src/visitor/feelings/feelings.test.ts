import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakePort, signIn, signOut, someMember } from '../account/port-test-kit.ts';
import { ClientCallError, type FeelingsByShow } from '../account/port.ts';
import { openPopup } from '#src/popups/protocol/open-popup.ts';
import { closePopups, popupStore } from '#src/popups/protocol/store.ts';
import { askFeelings, feelingStore, rateShow, shownFeeling, shownWishlist, toggleWish } from './store.ts';

function start() {
  const port = fakePort();
  signIn(port, someMember());
  return port;
}

const failure = new ClientCallError('intention', 503);

beforeEach(closePopups);
afterEach(signOut);

describe('a wish for a show', () => {
  it('R221 is shown at once, and kept when the host takes it', async () => {
    const port = start();
    const wishing = toggleWish('nuit');
    expect(shownFeeling('nuit').wished).toBe(true);
    await expect(wishing).resolves.toBe('settled');
    expect(shownWishlist()).toEqual(['nuit']);
    await toggleWish('nuit');
    expect(shownWishlist()).toEqual([]);
    expect(port.setWish.mock.calls).toEqual([
      ['nuit', true],
      ['nuit', false],
    ]);
  });

  it('R221 R270 is undone when it fails, and the failure is that show’s', async () => {
    const port = start();
    await toggleWish('jour');
    port.setWish.mockRejectedValueOnce(failure);
    const wishing = toggleWish('nuit');
    expect(shownFeeling('nuit').wished).toBe(true);
    await expect(wishing).resolves.toBe('failed');
    expect(shownWishlist()).toEqual(['jour']);
    expect([...feelingStore.getState().failed]).toEqual(['nuit']);
    await toggleWish('nuit');
    expect(feelingStore.getState().failed.size).toBe(0);
  });

  it('ends, after quick clicks, in what was wanted last', async () => {
    const port = start();
    await Promise.all(Array.from({ length: 5 }, () => toggleWish('nuit')));
    expect(shownFeeling('nuit').wished).toBe(true);
    expect(port.setWish.mock.lastCall).toEqual(['nuit', true]);
    await Promise.all(Array.from({ length: 4 }, () => toggleWish('nuit')));
    expect(shownFeeling('nuit').wished).toBe(true);
  });
});

describe('a rating', () => {
  it('R221 sets the emotion at once; it can be changed and taken back', async () => {
    const port = start();
    const rating = rateShow('nuit', 3);
    expect(shownFeeling('nuit')).toEqual({ emotion: 3, wished: false });
    await rating;
    await rateShow('nuit', 1);
    expect(shownFeeling('nuit').emotion).toBe(1);
    await rateShow('nuit', null);
    expect(shownFeeling('nuit').emotion).toBeNull();
    expect(port.setEmotion.mock.calls).toEqual([
      ['nuit', 3],
      ['nuit', 1],
      ['nuit', null],
    ]);
  });

  it('R270 goes back to what it was when it fails, and leaves the wish alone', async () => {
    const port = start();
    await toggleWish('nuit');
    await rateShow('nuit', 2);
    port.setEmotion.mockRejectedValueOnce(failure);
    await expect(rateShow('nuit', 3)).resolves.toBe('failed');
    expect(shownFeeling('nuit')).toEqual({ emotion: 2, wished: true });
  });
});

describe('somebody who is not signed in', () => {
  it.each([
    ['wishlist', async () => toggleWish('nuit')],
    ['rating', async () => rateShow('nuit', 3)],
  ] as const)('R222 is asked to for a %s, and open popups are closed', async (reason, act) => {
    openPopup('memberRating', { show: 'nuit' });
    await expect(act()).resolves.toBe('signIn');
    expect(popupStore.getState().open).toMatchObject([{ kind: 'centeredSignIn', data: { reason } }]);
    expect(shownFeeling('nuit')).toEqual({ emotion: null, wished: false });
  });
});

describe('asking for the feelings of a page', () => {
  it('R252 asks once for all its shows, and for none twice', async () => {
    const port = start();
    port.feelings.mockResolvedValueOnce({ nuit: { emotion: 3, wished: false } });
    await askFeelings(['nuit', 'jour', 'nuit']);
    await askFeelings(['jour', 'aube']);
    expect(port.feelings.mock.calls).toEqual([[['nuit', 'jour']], [['aube']]]);
    expect(shownFeeling('nuit').emotion).toBe(3);
  });

  it('R252 asks about 500 at a time at most', async () => {
    const port = start();
    await askFeelings(Array.from({ length: 501 }, (_, index) => `show-${index}`));
    expect(port.feelings.mock.calls.map(([slugs]) => slugs.length)).toEqual([500, 1]);
  });

  it('R114 asks nothing for nobody, and again after a failure', async () => {
    const port = start();
    signOut();
    await askFeelings(['nuit']);
    signIn(port, someMember());
    port.feelings.mockRejectedValueOnce(failure);
    await askFeelings(['nuit']);
    await askFeelings(['nuit']);
    expect(port.feelings).toHaveBeenCalledTimes(2);
  });

  it('an answer that was on its way says less than what was done since', async () => {
    const port = start();
    let answer: (feelings: FeelingsByShow) => void = () => undefined;
    port.feelings.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const asking = askFeelings(['nuit', 'jour']);
    await toggleWish('nuit');
    answer({ nuit: { emotion: null, wished: false }, jour: { emotion: 1, wished: true } });
    await asking;
    expect(shownWishlist().toSorted()).toEqual(['jour', 'nuit']);
  });

  it('what one member feels is nothing to the next', async () => {
    const port = start();
    await rateShow('nuit', 3);
    let taken: () => void = () => undefined;
    port.setWish.mockReturnValueOnce(new Promise((resolve) => (taken = () => resolve(undefined))));
    const wishing = toggleWish('nuit');
    signIn(fakePort(), someMember([], 'another'));
    taken();
    await wishing;
    expect(shownFeeling('nuit')).toEqual({ emotion: null, wished: false });
  });
});
