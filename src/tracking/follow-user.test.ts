// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { pageFacts } from './page-facts.ts';

const facts = pageFacts({ locale: 'fr-FR', page: { page: 'home' }, environment: 'test', currency: 'EUR' });

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});

it('R292 a page view waits for the account, and says logged while somebody is signed in', async () => {
  const { decide } = await import('./consent.ts');
  const { startTracking } = await import('./tracker.ts');
  const { viewPage } = await import('./page-views.ts');
  const { followUser } = await import('./follow-user.ts');
  const { accountStore } = await import('#src/visitor/account/store.ts');
  const told = () => (Array.isArray(window.dataLayer) ? window.dataLayer : []);
  decide('granted');
  followUser();
  startTracking();
  viewPage(facts);
  await vi.advanceTimersByTimeAsync(10);
  expect(told()).toEqual([]);
  accountStore.setState({ status: 'signedIn' });
  await vi.advanceTimersByTimeAsync(0);
  expect(told()).toMatchObject([{ userStatus: 'logged' }]);
  accountStore.setState({ status: 'anonymous' });
  history.pushState(null, '', '/films');
  followUser();
  viewPage(facts);
  await vi.advanceTimersByTimeAsync(0);
  expect(told()).toMatchObject([{ userStatus: 'logged' }, { userStatus: 'non logged' }]);
});
