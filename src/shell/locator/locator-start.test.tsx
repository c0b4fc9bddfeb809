// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test/cinemas"}
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { takesFilter, type PageRef } from '#src/routes/page.ts';
import type { Member } from '#src/visitor/account/member.ts';
import { accountStore } from '#src/visitor/account/store.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { enterPage } from '#src/visitor/page/store.ts';
import { LocatorStart } from './locator-start.client.tsx';

const startLocator = vi.hoisted(() =>
  vi.fn<(config: VisitorConfig, from: PageRef | null) => Promise<void>>(),
);
vi.mock('#src/visitor/locator/start.ts', () => ({ startLocator }));
vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const config: VisitorConfig = {
  locale: 'fr-FR',
  account: null,
  favouriteLimit: 5,
  nearby: { cinemas: 6, kilometres: 50 },
  fixedNow: null,
};
const films: PageRef = { page: 'shows' };
const cinema: PageRef = { page: 'cinema', slug: 'lille' };

/** Renders the component on a page and waits for the locator's module. */
async function liveOn(page: PageRef) {
  enterPage(page, takesFilter(page.page, 'localisation'));
  render(<LocatorStart config={config} />);
  await act(async () => {});
}

const enter = (page: PageRef) => act(async () => enterPage(page, takesFilter(page.page, 'localisation')));

afterEach(() => {
  cleanup();
  startLocator.mockReset();
  accountStore.setState({ member: null });
  document.cookie = 'locator=; max-age=-1; path=/';
  history.replaceState(null, '', '/cinemas');
});

describe('what wakes the locator', () => {
  it('is nothing while nothing is known of the visitor', async () => {
    await liveOn(films);
    await enter({ page: 'cinemas' });
    await enter(cinema);
    await enter({ page: 'cinema', slug: 'nice' });
    expect(startLocator).not.toHaveBeenCalled();
  });

  it('R230 is a place that was chosen before', async () => {
    document.cookie = 'locator=city:paris; path=/';
    await liveOn(films);
    expect(startLocator).toHaveBeenCalledExactlyOnceWith(config, films);
  });

  it('R225 is a cinema in the address', async () => {
    history.replaceState(null, '', '/films/filters/localisation-lille');
    await liveOn(films);
    expect(startLocator).toHaveBeenCalledExactlyOnceWith(config, films);
  });

  it.each<PageRef>([cinema, { page: 'cinemaLight', slug: 'lille' }])(
    'R225 R227 is leaving %j for another page, with that cinema',
    async (page) => {
      await liveOn(page);
      expect(startLocator).not.toHaveBeenCalled();
      await enter(films);
      await enter(page);
      await enter(films);
      expect(startLocator).toHaveBeenCalledExactlyOnceWith(config, page);
    },
  );

  it('R133 is a member who has favourites', async () => {
    await liveOn(films);
    const member = { favoriteCinemas: ['lille'] } as unknown as Member;
    await act(async () => accountStore.setState({ member }));
    expect(startLocator).toHaveBeenCalledExactlyOnceWith(config, films);
  });
});
