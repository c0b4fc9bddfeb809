// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test/films"}
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVisitCache } from '#src/api/browser/visit-cache.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { accountFixture } from '#src/contract/client/account/fixture.ts';
import { webviewFixture } from '#src/contract/client/webview/fixture.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { siteIds, sites, localesOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { PopupFrameProvider } from '#src/ui/dialog/popup-panel.tsx';
import { memberOfAccount } from '#src/visitor/account/member-of-account.ts';
import { ClientCallError } from '#src/visitor/account/port.ts';
import { signIn, signOut } from '#src/visitor/account/start.ts';
import { accountStore } from '#src/visitor/account/store.ts';
import { deviceStore } from '#src/visitor/device/store.ts';
import { noticeStore } from '#src/visitor/notices/store.ts';
import { forgetSubscription, noteSubscription } from '#src/visitor/subscription-mark.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { benefitsOf } from './benefits.ts';
import ProfilePopup from './profile-popup.tsx';
import RequiredSignIn from './required-sign-in.tsx';
import SignInPopup from './sign-in-popup.tsx';

vi.mock(import('#src/visitor/account/start.ts'), { spy: true });

const server = setupServer(
  http.get('http://fr.velours.test/api/cinemas', () => HttpResponse.json(cinemasFixture)),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  vi.mocked(signIn).mockResolvedValue();
  vi.mocked(signOut).mockResolvedValue();
});
afterEach(() => {
  cleanup();
  act(() => {
    accountStore.setState(accountStore.getInitialState(), true);
  });
});
afterAll(() => server.close());

const configOf = (locale: Locale, favouriteLimit = 5): VisitorConfig => ({
  locale,
  account: { adapter: 'client-host', clientUrl: 'http://account.velours.test' },
  favouriteLimit,
  nearby: { cinemas: 6, kilometres: 50 },
  fixedNow: null,
});

function show(locale: Locale, content: ReactNode, close: () => void = () => undefined) {
  return render(
    <WithMessages locale={locale}>
      <QueryClientProvider client={createVisitCache()}>
        <PopupFrameProvider value={{ titleId: 't', close, closeLabel: null, closeIcon: null }}>
          {content}
        </PopupFrameProvider>
      </QueryClientProvider>
    </WithMessages>,
  );
}

const [cinema] = cinemasFixture;
if (cinema === undefined) throw new Error('no cinema in the fixture');

function becomeMember(favorites: readonly string[], more: Partial<typeof accountFixture> = {}) {
  accountStore.setState({
    status: 'signedIn',
    member: memberOfAccount({ ...accountFixture, ...more }, favorites),
    addresses: webviewFixture,
  });
}

const header = { trigger: 'bar', signInRequired: '' };
const required = { reason: 'favourite', signInRequired: 'true', slug: '', value: '' };

describe('signing in from the header', () => {
  it('R155 says at once that signing in has failed, when that is what opened it', () => {
    show('nl-NL', <SignInPopup config={configOf('nl-NL')} data={{ ...header, trigger: 'failed' }} />);
    expect(screen.getByRole('alert').textContent).toContain('niet bereikbaar');
  });

  it.each([
    ['Se connecter', 'signIn'],
    ['Créer un compte', 'signUp'],
  ] as const)('R125 R155 %s begins %s', (name, intent) => {
    const config = configOf('fr-FR');
    show('fr-FR', <SignInPopup config={config} data={header} />);
    fireEvent.click(screen.getByRole('button', { name }));
    expect(signIn).toHaveBeenCalledExactlyOnceWith(config, intent);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so where it cannot be begun, and can be tried again', async () => {
    vi.mocked(signIn).mockRejectedValueOnce(new ClientCallError('webview', 503));
    show('nl-NL', <SignInPopup config={configOf('nl-NL')} data={header} />);
    fireEvent.click(screen.getByRole('button', { name: 'Inloggen' }));
    expect((await screen.findByRole('alert')).textContent).toContain('niet bereikbaar');
    fireEvent.click(screen.getByRole('button', { name: 'Inloggen' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(signIn).toHaveBeenCalledTimes(2);
  });
});

describe('required sign-in', () => {
  it.each([
    ['favourite', 'Connectez-vous pour ajouter ce cinéma à vos favoris'],
    ['wishlist', 'Connectez-vous pour ajouter ce film à vos envies'],
    ['rating', 'Connectez-vous pour donner votre avis'],
    ['account', 'Connectez-vous pour continuer'],
    ['', 'Connectez-vous pour continuer'],
    ['<img onerror=x>', 'Connectez-vous pour continuer'],
  ])('R155 R222 says why: %s', (reason, title) => {
    show('fr-FR', <RequiredSignIn config={configOf('fr-FR')} data={{ ...required, reason }} />);
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Se connecter',
      'Créer un compte',
    ]);
  });

  it.each(siteIds)('R156 names the benefits of the site %s to a device that knows no subscription', (id) => {
    const [locale] = localesOf(id);
    if (locale === undefined) throw new Error('a site without a locale');
    const limit = sites[id].favouriteLimit;
    const wanted = ['booking', ...(limit > 1 ? ['favourites'] : []), 'films'];
    expect(benefitsOf(limit, false)).toEqual(wanted);
    show(locale, <RequiredSignIn config={configOf(locale, limit)} data={required} />);
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(wanted.length);
    expect(screen.getByRole('list').textContent).not.toMatch(/[{}]/);
  });

  it('R156 names the cards where the last member of the device had a subscription, until they sign out', () => {
    const items = () => within(screen.getByRole('list')).getAllByRole('listitem');
    noteSubscription(memberOfAccount(accountFixture, []));
    show('fr-FR', <RequiredSignIn config={configOf('fr-FR')} data={required} />);
    expect(items()).toHaveLength(4);
    expect(screen.getByRole('list').textContent).toContain('Cinepass');
    cleanup();
    show('en-BE', <RequiredSignIn config={configOf('en-BE', 1)} data={required} />);
    expect(items()).toHaveLength(2);
    cleanup();
    forgetSubscription();
    show('fr-FR', <RequiredSignIn config={configOf('fr-FR')} data={required} />);
    expect(items()).toHaveLength(3);
  });
});

describe('the way without an account', () => {
  const wanted = { ...required, slug: cinema.slug };
  const notice = () => noticeStore.getState().queue.at(-1);

  it.each([
    [{ ...wanted }, 'Garder ce cinéma sur cet appareil', { cinemas: [cinema.slug] }],
    [
      { ...wanted, reason: 'wishlist', slug: 'nuit' },
      'Garder ce film sur cet appareil',
      { wishes: ['nuit'] },
    ],
    [
      { ...wanted, reason: 'rating', slug: 'nuit', value: '3' },
      'Garder mon avis sur cet appareil',
      { ratings: new Map([['nuit', 3]]) },
    ],
  ])(
    'R222 keeps on this device what the visitor wanted, and says where it is: %j',
    async (data, name, kept) => {
      const closed = vi.fn<() => void>();
      show('fr-FR', <RequiredSignIn config={configOf('fr-FR')} data={data} />, closed);
      fireEvent.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(closed).toHaveBeenCalledOnce());
      expect(deviceStore.getState().kept).toMatchObject(kept);
      expect(notice()).toMatchObject({ id: 'device-kept', level: 'info', title: 'Gardé sur cet appareil' });
    },
  );

  it.each([
    ['a slug that is none', { ...wanted, slug: '../admin' }],
    ['nothing to keep', { ...wanted, reason: 'account' }],
  ])('is not there with %s', (_, data) => {
    show('fr-FR', <RequiredSignIn config={configOf('fr-FR')} data={data} />);
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });
});

describe('the profile', () => {
  it('R157 on the French site: name, profile, bookings, benefits, sign-out', () => {
    becomeMember([cinema.slug]);
    const config = configOf('fr-FR');
    show('fr-FR', <ProfilePopup config={config} />);
    expect(screen.getByRole('heading', { name: 'Odile Marchetti' })).toBeDefined();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/mon-velours',
      `${webviewFixture.profile}&back=%2Ffilms`,
      `${webviewFixture.bookings}&back=%2Ffilms`,
    ]);
    expect(screen.getByRole('heading', { name: 'Mes avantages' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Mes cinémas favoris' })).toBeNull();
    expect(screen.getByText('Abonnement : solo')).toBeDefined();
    expect(screen.getByText('duo à partir du 1er décembre 2026')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Se déconnecter' }));
    expect(signOut).toHaveBeenCalledExactlyOnceWith(config);
  });

  it('R157 elsewhere: the favourite cinemas, those that the catalogue still has', async () => {
    becomeMember([cinema.slug, 'velours-gone']);
    show('de-CH', <ProfilePopup config={configOf('de-CH')} />);
    expect(screen.queryByRole('heading', { name: 'Meine Vorteile' })).toBeNull();
    const link = await screen.findByRole('link', { name: cinema.name });
    expect(link.getAttribute('href')).toBe(`/de/kinos/${cinema.slug}`);
    expect(screen.queryByText(/velours-gone/)).toBeNull();
  });

  it('R157 without favourites and without benefits it says what would stand there', () => {
    becomeMember([]);
    show('nl-NL', <ProfilePopup config={configOf('nl-NL')} />);
    expect(screen.getByText(/Tik op de ster/)).toBeDefined();
    cleanup();
    becomeMember([], { subscription: null, cinepassType: null, loyaltyLevel: null });
    show('en-FR', <ProfilePopup config={configOf('en-FR')} />);
    expect(screen.getByText(/No subscription or loyalty card yet/)).toBeDefined();
  });

  it('R207 says so where signing out failed', async () => {
    becomeMember([]);
    vi.mocked(signOut).mockRejectedValueOnce(new ClientCallError('logout', 503));
    show('en-FR', <ProfilePopup config={configOf('en-FR')} />);
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect((await screen.findByRole('alert')).textContent).toContain('didn’t work');
  });
});
