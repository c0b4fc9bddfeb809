// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test"}
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createVisitCache } from '#src/api/browser/visit-cache.ts';
import { showFixture } from '#src/contract/show/fixture.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { PopupFrameProvider } from '#src/ui/dialog/popup-panel.tsx';
import { fakePort, signIn, signOut, someMember } from '#src/visitor/account/port-test-kit.ts';
import { ClientCallError } from '#src/visitor/account/port.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { closePopups, popupStore } from '../protocol/store.ts';
import MemberRating from './member-rating.tsx';
import GlobalFeelings from './global-feelings.tsx';

const origin = 'http://fr.velours.test';
let status = 200;
let body: object = showFixture;
const server = setupServer(http.get(`${origin}/api/show/nuit`, () => HttpResponse.json(body, { status })));
const config: VisitorConfig = {
  locale: 'fr-FR',
  account: null,
  favouriteLimit: 5,
  nearby: { cinemas: 6, kilometres: 50 },
  fixedNow: null,
};
const data = { show: 'nuit', title: 'Nuit' };

function show(content: ReactNode) {
  const frame = { titleId: 'title', close: () => undefined, closeLabel: 'Fermer', closeIcon: null };
  render(
    <WithMessages locale="fr-FR">
      <QueryClientProvider client={createVisitCache()}>
        <PopupFrameProvider value={frame}>{content}</PopupFrameProvider>
      </QueryClientProvider>
    </WithMessages>,
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const pressed = () =>
  screen
    .getAllByRole('button')
    .filter((one) => one.getAttribute('aria-pressed') === 'true')
    .map((one) => one.textContent);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  cleanup();
  signOut();
  closePopups();
  status = 200;
  body = showFixture;
});
afterAll(() => server.close());

describe('the member’s rating', () => {
  it('R221 is one of three feelings, set at once and taken back', async () => {
    const port = fakePort();
    signIn(port, someMember());
    show(<MemberRating data={data} />);
    expect(pressed()).toEqual([]);
    // There is nothing to take back yet.
    expect(screen.queryByRole('button', { name: 'Retirer mon avis' })).toBeNull();
    fireEvent.click(button('Coup de cœur'));
    expect(pressed()).toEqual(['Coup de cœur']);
    fireEvent.click(button('Déception'));
    expect(pressed()).toEqual(['Déception']);
    await waitFor(() => expect(port.setEmotion.mock.lastCall).toEqual(['nuit', 1]));
    fireEvent.click(button('Retirer mon avis'));
    expect(pressed()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Retirer mon avis' })).toBeNull();
    expect(document.activeElement).toBe(button('Déception'));
    await waitFor(() => expect(port.setEmotion.mock.lastCall).toEqual(['nuit', null]));
  });

  it('R270 goes back and says so where it fails', async () => {
    const port = fakePort();
    port.setEmotion.mockRejectedValue(new ClientCallError('emotion', 500));
    signIn(port, someMember());
    show(<MemberRating data={data} />);
    fireEvent.click(button('J’ai aimé'));
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch(/^Votre choix n’a pas été enregistré/),
    );
    expect(pressed()).toEqual([]);
  });

  it('R222 asks somebody unknown to sign in', async () => {
    show(<MemberRating data={data} />);
    fireEvent.click(button('J’ai aimé'));
    await waitFor(() => expect(popupStore.getState().open).toMatchObject([{ kind: 'centeredSignIn' }]));
  });
});

describe('what all members feel', () => {
  it('R080 counts each feeling, and the wishes', async () => {
    const feelings = {
      countEmotionDisappointed: 1,
      countEmotionLike: 20,
      countEmotionLove: 300,
      countWishList: 4,
    };
    body = { ...showFixture, feelings };
    show(<GlobalFeelings config={config} data={data} />);
    const items = await screen.findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Coup de cœur300 avis',
      'J’ai aimé20 avis',
      'Déception1 avis',
    ]);
    expect(screen.getByText('4 personnes ont envie de le voir')).toBeDefined();
  });

  it('R080 says so where nobody has felt anything yet, or it cannot be had', async () => {
    const none = { countEmotionDisappointed: 0, countEmotionLike: 0, countEmotionLove: 0, countWishList: 0 };
    body = { ...showFixture, feelings: none };
    show(<GlobalFeelings config={config} data={data} />);
    expect(await screen.findByText(/Pas encore d’avis/)).toBeDefined();
    cleanup();
    status = 503;
    show(<GlobalFeelings config={config} data={data} />);
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeDefined();
  });
});
