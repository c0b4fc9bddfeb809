// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test"}
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { messagesOf } from '#src/i18n/messages.ts';
import { MarkButton } from '#src/ui/mark/mark-button.tsx';
import { RatingButton } from '#src/ui/mark/rating-button.tsx';
import { ClientCallError } from '#src/visitor/account/port.ts';
import { fakePort, HostStandIn, signIn, signOut, someMember } from '#src/visitor/account/port-test-kit.ts';
import { accountStore } from '#src/visitor/account/store.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { deviceKey } from '#src/visitor/device/device-key.ts';
import { deviceStore, keepOnDevice, setHidesSeen } from '#src/visitor/device/store.ts';
import { rateShow } from '#src/visitor/feelings/store.ts';
import { noticeStore } from '#src/visitor/notices/store.ts';
import { closePopups, popupStore } from '#src/popups/protocol/store.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { MarkHost } from './mark-host.client.tsx';

// Asks the API once a day; it has a test of its own.
vi.mock('#src/visitor/device/lead-on.ts', () => ({ leadOn: async () => Promise.resolve() }));

const origin = 'http://fr.velours.test';
const server = setupServer(
  http.get(`${origin}/assets/i18n/fr.json`, () => HttpResponse.json(messagesOf('fr-FR'))),
);
const [cinema] = cinemasFixture;

const config: VisitorConfig = {
  locale: 'fr-FR',
  account: { adapter: 'client-host', clientUrl: 'http://account.velours.test' },
  favouriteLimit: 2,
  nearby: { cinemas: 6, kilometres: 50 },
  fixedNow: null,
};
const faces = {
  none: { icon: 'smile', words: 'Avis' },
  disappointed: { icon: 'frown', words: 'Bof' },
  liked: { icon: 'smile', words: 'Bien' },
  loved: { icon: 'heart', words: 'Super' },
} as const;
const rating = () => document.querySelector<HTMLElement>('[data-mark="rating"]')?.dataset['emotion'];

function show() {
  return render(
    <>
      <MarkButton mark="favourite" slug={cinema.slug} label="Faubourg" />
      <MarkButton mark="wish" slug="nuit" label="Nuit" />
      <MarkButton mark="wish" slug="jour" label="Jour" />
      <RatingButton slug="nuit" faces={faces} />
      <MarkHost config={config} seenWord="Déjà vu" />
    </>,
  );
}

const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
const becomes = async (name: string, value: 'true' | 'false') =>
  waitFor(() => expect(pressed(name)).toBe(value));
const firstNotice = async () =>
  waitFor(() => {
    const [notice] = noticeStore.getState().queue;
    expect(notice).toBeDefined();
    return notice;
  });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  cleanup();
  act(signOut);
  closePopups();
  localStorage.removeItem(deviceKey);
  dispatchEvent(new StorageEvent('storage', { key: deviceKey }));
  noticeStore.setState({ queue: [] });
});
afterAll(() => server.close());

describe('the marks of a page', () => {
  it('R252 show what the member has put once they are known, asked for in one call', async () => {
    const port = fakePort();
    port.feelings.mockResolvedValue({ nuit: { emotion: 3, wished: true } });
    show();
    expect([pressed('Faubourg'), pressed('Nuit')]).toEqual(['false', 'false']);
    expect(port.feelings).not.toHaveBeenCalled();
    act(() => signIn(port, someMember([cinema.slug])));
    await becomes('Nuit', 'true');
    expect([pressed('Faubourg'), pressed('Jour')]).toEqual(['true', 'false']);
    expect(rating()).toBe('3');
    expect(port.feelings.mock.calls).toEqual([[['nuit', 'jour']]]);
    act(signOut);
    await becomes('Nuit', 'false');
    expect(pressed('Faubourg')).toBe('false');
  });

  it('are painted too where they come later', async () => {
    const port = fakePort();
    port.feelings.mockImplementation(async (slugs) =>
      Object.fromEntries(slugs.map((slug) => [slug, { emotion: null, wished: true }])),
    );
    signIn(port, someMember());
    show();
    await becomes('Jour', 'true');
    render(<MarkButton mark="wish" slug="aube" label="Aube" />);
    await becomes('Aube', 'true');
    expect(port.feelings.mock.lastCall).toEqual([['aube']]);
  });

  it('R218 R221 a click puts a mark and takes it off', async () => {
    const host = new HostStandIn();
    const port = fakePort(host);
    signIn(port, someMember());
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Faubourg' }));
    await becomes('Faubourg', 'true');
    await waitFor(() => expect(host.favourites).toEqual([cinema.slug]));
    fireEvent.click(screen.getByRole('button', { name: 'Nuit' }));
    await becomes('Nuit', 'true');
    fireEvent.click(screen.getByRole('button', { name: 'Nuit' }));
    await becomes('Nuit', 'false');
    await waitFor(() => expect(port.setWish.mock.lastCall).toEqual(['nuit', false]));
    await act(async () => {
      await rateShow('nuit', 1);
    });
    await waitFor(() => expect(rating()).toBe('1'));
  });

  it('R268 the limit is told with its number, and goes by itself after ten seconds', async () => {
    const full = ['a', 'b'];
    signIn(fakePort(new HostStandIn(full, 2)), someMember(full));
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Faubourg' }));
    expect(await firstNotice()).toMatchObject({
      level: 'warning',
      title: 'Votre liste de favoris est pleine',
      subtitle: 'Vous pouvez garder 2 cinémas favoris. Retirez-en un pour faire de la place.',
      closesAfterMs: 10_000,
    });
    expect(pressed('Faubourg')).toBe('false');
  });

  it('R270 a failure is told and undone', async () => {
    const port = fakePort();
    port.setWish.mockRejectedValue(new ClientCallError('intention', 500));
    signIn(port, someMember());
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Nuit' }));
    expect(await firstNotice()).toMatchObject({ id: 'wish-failed-nuit', level: 'warning' });
    await becomes('Nuit', 'false');
  });

  it('R220 a cinema that the catalogue has no more is told, and no favourite', async () => {
    const port = fakePort();
    port.addCinema.mockRejectedValueOnce(new ClientCallError('clientCinemaAdd', 404));
    signIn(port, someMember());
    render(<MarkButton mark="favourite" slug="odeon" label="Odéon" />);
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Odéon' }));
    expect(await firstNotice()).toMatchObject({ id: 'favourite-failed-odeon', level: 'warning' });
    await becomes('Odéon', 'false');
  });

  it('a click before it is known who clicks waits until it is', async () => {
    const port = fakePort();
    accountStore.setState({ status: 'unknown' });
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Jour' }));
    act(() => signIn(port, someMember()));
    await becomes('Jour', 'true');
    expect(popupStore.getState().open).toEqual([]);
  });

  it('R222 show what this device keeps for somebody who is not signed in, and take it off without asking', async () => {
    act(() => {
      keepOnDevice({ cinemas: [cinema.slug], wishes: ['nuit'], ratings: new Map([['nuit', 2]]) });
    });
    show();
    await becomes('Nuit', 'true');
    expect([pressed('Faubourg'), pressed('Jour'), rating()]).toEqual(['true', 'false', '2']);
    fireEvent.click(screen.getByRole('button', { name: 'Nuit' }));
    await becomes('Nuit', 'false');
    expect(popupStore.getState().open).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Jour' }));
    await waitFor(() =>
      expect(popupStore.getState().open).toMatchObject([
        { kind: 'centeredSignIn', data: { reason: 'wishlist', slug: 'jour' } },
      ]),
    );
  });

  it('begin to show it when it is kept', async () => {
    show();
    act(() => {
      keepOnDevice({ wishes: ['jour'] });
    });
    await becomes('Jour', 'true');
  });

  it('fade out what was seen, where the visitor wants that, and keep its card', async () => {
    keepOnDevice({ seen: ['nuit'], ratings: new Map([['jour', 1]]) });
    render(
      <>
        <article>
          <MarkButton mark="wish" slug="nuit" label="Nuit 2" />
        </article>
        <article>
          <MarkButton mark="wish" slug="aube" label="Aube" />
        </article>
      </>,
    );
    show();
    const faded = () => [...document.querySelectorAll('article')].map((card) => card.dataset['seen']);
    expect(faded()).toEqual([undefined, undefined]);
    act(() => setHidesSeen(true));
    await waitFor(() => expect(faded()).toEqual(['Déjà vu', undefined]));
    act(() => setHidesSeen(false));
    await waitFor(() => expect(faded()).toEqual([undefined, undefined]));
  });

  it('R219 what this device keeps goes into the account of a member who becomes known, once, and it is said', async () => {
    keepOnDevice({ cinemas: ['a', cinema.slug], wishes: ['nuit'] });
    const host = new HostStandIn(['b'], 2);
    const port = fakePort(host);
    show();
    act(() => signIn(port, someMember(['b'])));
    expect(await firstNotice()).toMatchObject({
      id: 'device-joined',
      level: 'warning',
      title: 'Repris dans votre compte',
      subtitle: '1 cinéma, 1 envie, 0 avis. 1 cinéma reste sur cet appareil : votre compte en garde 2.',
    });
    expect(host.favourites).toEqual(['a', 'b']);
    expect(deviceStore.getState().kept).toMatchObject({ cinemas: [cinema.slug], wishes: [], offered: true });
    cleanup();
    noticeStore.setState({ queue: [] });
    show();
    await becomes('Nuit', 'true');
    expect(noticeStore.getState().queue).toEqual([]);
    expect(port.addCinema).toHaveBeenCalledOnce();
  });

  it('R222 somebody who is not signed in is asked to', async () => {
    act(signOut);
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Jour' }));
    await waitFor(() =>
      expect(popupStore.getState().open).toMatchObject([
        { kind: 'centeredSignIn', data: { reason: 'wishlist' } },
      ]),
    );
    expect(pressed('Jour')).toBe('false');
  });
});
