// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://nl.velours.test/callback?code=abc&state=def"}
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { messagesOf } from '#src/i18n/messages.ts';
import { finishSignIn } from '#src/visitor/account/session.ts';
import { isWayBack } from '#src/visitor/account/start.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { noticeStore } from '#src/visitor/notices/store.ts';
import { finishCallback } from './finish-callback.ts';

vi.mock(import('#src/visitor/account/session.ts'), { spy: true });

const server = setupServer(
  http.get('http://nl.velours.test/assets/i18n/nl.json', () => HttpResponse.json(messagesOf('nl-NL'))),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  history.replaceState(null, '', '/callback?code=abc&state=def');
});
afterEach(() => {
  noticeStore.setState({ queue: [] });
});
afterAll(() => server.close());

const config: VisitorConfig = {
  locale: 'nl-NL',
  account: {
    adapter: 'identity-provider',
    clientUrl: 'http://account.velours.test',
    issuer: 'http://id.velours.test',
    clientId: 'velours-nl',
    audience: 'https://api.velours.nl',
  },
  favouriteLimit: 5,
  nearby: { cinemas: 6, kilometres: 50 },
  fixedNow: null,
};

async function finish(outcome: Awaited<ReturnType<typeof finishSignIn>>) {
  vi.mocked(finishSignIn).mockResolvedValue(outcome);
  const go = vi.fn<(path: string) => void>();
  await finishCallback(config, go);
  return go;
}

describe('the way back from signing in', () => {
  it.each([
    ['/callback?code=abc&state=def', true],
    ['/callback?error=server_error&state=def', true],
    // An answer of a provider that does not know whose attempt it was.
    ['/callback?error=server_error', true],
    ['/callback', false],
    ['/nl/films?error=x&state=y', false],
  ])('R276 %s is one: %s', (path, is) => {
    history.replaceState(null, '', path);
    expect(isWayBack(config)).toBe(is);
    expect(
      isWayBack({ ...config, account: { adapter: 'client-host', clientUrl: 'http://account.velours.test' } }),
    ).toBe(false);
  });

  it('R049 goes on to where the visitor was, with nothing left in the address', async () => {
    const go = await finish({ kind: 'done', back: '/nl/films' });
    expect(finishSignIn).toHaveBeenCalledExactlyOnceWith(
      config,
      'http://nl.velours.test/callback?code=abc&state=def',
    );
    expect(location.search).toBe('');
    expect(go).toHaveBeenCalledExactlyOnceWith('/nl/films');
    expect(noticeStore.getState().queue).toEqual([]);
  });

  it('R049 goes home where there is no way back on this site (SEC7)', async () => {
    expect(await finish({ kind: 'done', back: null })).toHaveBeenCalledExactlyOnceWith('/nl');
  });

  it.each([
    ['cancelled', /geannuleerd/],
    ['stale', /verlopen/],
    ['unreachable', /niet bereikbaar/],
    ['impossible', /Met deze browser/],
    ['refused', /niet openen/],
    ['anonymous', /niet openen/],
    ['signedOut', /niet openen/],
  ] as const)('R276 %s leads to the root and says why', async (failure, text) => {
    const go = await finish({ kind: 'failed', failure });
    expect(go).toHaveBeenCalledExactlyOnceWith('/nl');
    const [notice] = noticeStore.getState().queue;
    expect(notice).toMatchObject({ level: 'warning', title: 'Inloggen is niet gelukt' });
    expect(notice?.subtitle).toMatch(text);
  });
});
