// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { accountFixture } from '#src/contract/client/account/fixture.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { locales } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { memberOfAccount } from '#src/visitor/account/member-of-account.ts';
import { accountStore } from '#src/visitor/account/store.ts';
import type { AccountConfig } from '#src/visitor/config.ts';
import { openPopup } from '#src/popups/protocol/open-popup.ts';
import { closePopups } from '#src/popups/protocol/store.ts';
import { Header } from './header.tsx';

const clientHost: AccountConfig = { adapter: 'client-host', clientUrl: 'https://account.chain.example' };
const provider: AccountConfig = {
  adapter: 'identity-provider',
  clientUrl: 'https://account.chain.example',
  issuer: 'https://id.chain.example',
  clientId: 'velours-nl',
  audience: 'https://api.chain.example',
};

function show(locale: Locale, account: AccountConfig | null) {
  render(
    <WithMessages locale={locale}>
      <Header locale={locale} current={{ page: 'cinemas' }} addresses={{}} account={account} />
    </WithMessages>,
  );
  return screen.getByRole('banner');
}

function signIn(photoUrl: string | null = null) {
  act(() => {
    accountStore.setState({
      status: 'signedIn',
      member: memberOfAccount({ ...accountFixture, photoUrl }, []),
    });
  });
}

const back = (locale: Locale) =>
  [...document.querySelectorAll('a')]
    .map((link) => new URL(link.href, 'https://site.example'))
    .filter(({ origin }) => origin === clientHost.clientUrl)
    .map(({ pathname, searchParams }) => [locale, pathname, Object.fromEntries(searchParams)]);

afterEach(() => {
  act(() => {
    closePopups();
    accountStore.setState(accountStore.getInitialState(), true);
  });
  cleanup();
});

describe('the user area', () => {
  it.each(['fr-FR', 'de-CH'] as const)(
    'R050 R125 %s: links to the client host, with the way back',
    (locale) => {
      show(locale, clientHost);
      const language = locale.slice(0, 2);
      const query = {
        site: locale.slice(3).toLowerCase(),
        back: language === 'fr' ? '/cinemas' : '/de/kinos',
      };
      const [register, enter] = [`/${language}/register`, `/${language}/sign-in`];
      // In the header and in the folded menu.
      expect(back(locale)).toEqual([
        [locale, register, query],
        [locale, enter, query],
        [locale, enter, query],
        [locale, register, query],
      ]);
    },
  );

  it('R125 at an identity provider there is no link without script', () => {
    const header = show('nl-NL', provider);
    expect(back('nl-NL')).toEqual([]);
    const buttons = within(header).getAllByRole('button', { name: /Inloggen|Account aanmaken/ });
    for (const button of buttons) expect(button.dataset['needsScript']).toBe('');
    expect(buttons).toHaveLength(4);
  });

  it('R125 R135 is left out where signing in is switched off', () => {
    const header = show('fr-FR', null);
    expect(within(header).queryByRole('link', { name: 'Se connecter' })).toBeNull();
  });

  it.each(locales)('R126 %s: the avatar with initials once somebody is signed in', (locale) => {
    const header = show(locale, clientHost);
    expect(within(header).queryByRole('button', { name: /Odile Marchetti/ })).toBeNull();
    signIn();
    const avatar = within(header).getByRole('button', { name: /Odile Marchetti/ });
    expect(avatar.textContent).toBe('MO');
    expect(avatar.dataset['popup']).toBe('profile');
    expect(back(locale)).toEqual([]);
  });

  it('R126 the picture stands for the initials, and they for a picture that does not come', () => {
    const header = show('fr-FR', clientHost);
    signIn('https://pictures.example/o.jpg');
    const avatar = within(header).getByRole('button', { name: /Odile Marchetti/ });
    const picture = avatar.querySelector('img');
    expect(picture?.getAttribute('src')).toBe('https://pictures.example/o.jpg');
    expect(picture?.getAttribute('referrerpolicy')).toBe('no-referrer');
    if (picture) fireEvent.error(picture);
    expect(avatar.textContent).toBe('MO');
  });

  it('R127 the header is dark while the sign-in popup is open', () => {
    const header = show('fr-FR', clientHost);
    expect(header.dataset['theme']).toBeUndefined();
    act(() => openPopup('signIn', {}));
    expect(header.dataset['theme']).toBe('dark');
    act(closePopups);
    expect(header.dataset['theme']).toBeUndefined();
    act(() => openPopup('centeredSignIn', {}));
    expect(header.dataset['theme']).toBeUndefined();
  });
});
