// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test/films"}
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { finishOverlay, hostAnswers, loadMember } from '#src/visitor/account/session.ts';
import { signIn, startAccount } from '#src/visitor/account/start.ts';
import { accountStore, type AccountOverlay } from '#src/visitor/account/store.ts';
import { trackAccount } from '#src/tracking/tracker.ts';
import { watchBack } from '#src/popups/host/back.ts';
import { accountTrigger } from '#src/visitor/account/trigger.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { AccountRoot } from './account-root.client.tsx';

vi.mock(import('next/navigation'), { spy: true });
vi.mock(import('#src/visitor/account/session.ts'), { spy: true });
vi.mock(import('#src/visitor/account/start.ts'), { spy: true });
vi.mock(import('#src/tracking/tracker.ts'), { spy: true });

const config: VisitorConfig = {
  locale: 'fr-FR',
  account: { adapter: 'client-host', clientUrl: 'http://account.velours.test' },
  favouriteLimit: 5,
  nearby: { cinemas: 6, kilometres: 50 },
  fixedNow: null,
};
const words = {
  titles: { signIn: 'Votre compte', register: 'Créer', emailValidation: 'Votre e-mail' },
  close: 'Fermer',
  loading: 'Un instant',
  failed: 'Trop long',
  retry: 'Encore',
};
const url = 'http://account.velours.test/fr/sign-in?site=fr';
const overlay: AccountOverlay = { page: 'signIn', url, fullscreen: false, closable: true };

const framed = {} as Window;

async function show(shown: AccountOverlay = overlay) {
  render(
    <>
      <a href="http://account.velours.test/fr/register" {...accountTrigger('signUp')}>
        Créer un compte
      </a>
      <AccountRoot config={config} words={words} />
    </>,
  );
  act(() => {
    accountStore.setState({ overlay: shown });
  });
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
  const frame = dialog.querySelector('iframe');
  if (frame === null) throw new Error('no frame in the overlay');
  // The page in the frame is not loaded in this test: another window replaces it.
  Object.defineProperty(frame, 'contentWindow', { value: framed });
  return { dialog, frame };
}

function say(data: unknown, source: Window | null, origin = 'http://account.velours.test') {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

// The code of the frame is loaded late: it is fetched before the first test waits for it.
beforeAll(() => import('./account-overlay.client.tsx'));
beforeEach(async () => {
  // The test's document does not load frames, and logs an error for each.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { useRouter } = await import('next/navigation');
  vi.mocked(useRouter).mockReturnValue({ replace: vi.fn<() => void>() } as unknown as ReturnType<
    typeof useRouter
  >);
  vi.mocked(startAccount).mockReturnValue(() => {});
  vi.mocked(loadMember).mockResolvedValue('nobody');
  vi.mocked(hostAnswers).mockResolvedValue(true);
  vi.mocked(finishOverlay).mockImplementation(async () => {
    accountStore.setState({ overlay: null });
    return Promise.resolve();
  });
});
afterEach(() => {
  vi.useRealTimers();
  act(() => {
    accountStore.setState(accountStore.getInitialState(), true);
  });
  cleanup();
});

describe('the frame of the client host', () => {
  it('R145 R163 shows the page with its name, waiting until it is there', async () => {
    const { dialog, frame } = await show();
    expect(dialog.dataset['placement']).toBe('centred');
    expect(screen.getByRole('heading', { name: 'Votre compte' })).toBeDefined();
    expect(frame.getAttribute('src')).toBe(url);
    expect(frame.title).toBe('Votre compte');
    expect(screen.getByText('Un instant')).toBeDefined();
    fireEvent.load(frame);
    expect(screen.queryByText('Un instant')).toBeNull();
  });

  it('is free to do what signing in needs and nothing more', async () => {
    const { frame } = await show();
    expect(frame.getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
      'allow-forms',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-same-origin',
      'allow-scripts',
      'allow-top-navigation-by-user-activation',
    ]);
    expect(frame.getAttribute('referrerpolicy')).toBe('strict-origin');
    expect(frame.hasAttribute('allow')).toBe(false);
  });

  it('R200 full screen and not to be closed, where told so', async () => {
    const { dialog } = await show({ ...overlay, page: 'register', fullscreen: true, closable: false });
    expect(dialog.dataset['placement']).toBe('full');
    expect(screen.queryByRole('button', { name: 'Fermer' })).toBeNull();
    const escape = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(escape);
    expect(escape.defaultPrevented).toBe(true);
  });

  it('a page that takes too long can be tried again (D31)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await show();
    act(() => {
      vi.advanceTimersByTime(15_000);
    });
    expect(screen.getByRole('alert').textContent).toContain('Trop long');
    fireEvent.click(screen.getByRole('button', { name: 'Encore' }));
    expect(document.querySelector('iframe')?.getAttribute('src')).toBe(url);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('the browser’s own notice in place of a page is a failure too: the host does not answer (D31)', async () => {
    const { frame } = await show();
    vi.mocked(hostAnswers).mockResolvedValue(false);
    // A frame fires `load` whatever it has loaded, an error page too.
    fireEvent.load(frame);
    expect((await screen.findByRole('alert')).textContent).toContain('Trop long');
    expect(hostAnswers).toHaveBeenCalledExactlyOnceWith(config);
    vi.mocked(hostAnswers).mockResolvedValue(true);
    fireEvent.click(screen.getByRole('button', { name: 'Encore' }));
    const again = document.querySelector('iframe');
    expect(again?.getAttribute('src')).toBe(url);
    if (again) fireEvent.load(again);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('R202 R204 closing it finishes, by its control and by the page in it', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(finishOverlay).toHaveBeenCalledExactlyOnceWith(config));
    cleanup();

    await show();
    say({ type: 'close' }, framed);
    expect(finishOverlay).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    expect(finishOverlay).toHaveBeenCalledTimes(2);
  });

  it('R148 going back closes it, and stays on the page', async () => {
    const stop = watchBack();
    // The way back from the frames of the tests before has arrived.
    dispatchEvent(new PopStateEvent('popstate'));
    await show();
    expect(history.state).toMatchObject({ popup: true });
    history.replaceState(null, '');
    act(() => {
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(() => expect(finishOverlay).toHaveBeenCalledExactlyOnceWith(config));
    stop();
  });

  it.each(['login', 'register', 'mail', 'profile', 'logout', 'delete'])(
    'R204 R206 after %s the member is read again',
    async (event) => {
      await show();
      say({ type: 'parent_exchange', data: { event } }, framed);
      expect(trackAccount).toHaveBeenCalledExactlyOnceWith(event);
      expect(loadMember).toHaveBeenCalledExactlyOnceWith(config);
    },
  );

  it('R204 passes a complete registration on with its fixed code, and waits for the confirmation', async () => {
    await show();
    say({ type: 'register_complete', data: { code: 'register_complete' } }, framed);
    expect(trackAccount).toHaveBeenCalledExactlyOnceWith('register_complete');
    expect(loadMember).not.toHaveBeenCalled();
  });

  it('SEC9: of all others nothing is taken', async () => {
    await show();
    for (const data of [{ type: 'close' }, { type: 'parent_exchange', data: { event: 'login' } }]) {
      say(data, window);
      say(data, null);
      say(data, framed, 'http://account.velours.test.evil.test');
      say(data, framed, 'null');
      say(data, framed, 'http://fr.velours.test');
      say(JSON.stringify(data), framed);
    }
    expect(loadMember).not.toHaveBeenCalled();
    expect(trackAccount).not.toHaveBeenCalled();
    expect(finishOverlay).not.toHaveBeenCalled();
  });
});

describe('making an account from the page', () => {
  it('R125 a trigger begins it; with a key it stays a link', async () => {
    vi.mocked(signIn).mockResolvedValue();
    await show();
    const link = screen.getByText('Créer un compte');
    fireEvent.click(link, { ctrlKey: true });
    expect(signIn).not.toHaveBeenCalled();
    fireEvent.click(link);
    expect(signIn).toHaveBeenCalledExactlyOnceWith(config, 'signUp');
  });
});
