// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeFor } from '#src/visitor/app-banner/rules.ts';
import { AppBannerHost } from './app-banner-host.client.tsx';

const stores = { apple: 'https://apps.example.org/velours', android: 'https://play.example.org/velours' };
const words = { label: 'L’appli', title: 'Velours', text: 'Vos billets.', open: 'Ouvrir', close: 'Fermer' };

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the store of a device', () => {
  it.each([
    ['Chrome on an iPhone', `${iPhone} CriOS/140.0 Mobile/15E148 Safari/604.1`, 5, stores.apple],
    ['Firefox on an iPhone', `${iPhone} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 5, stores.apple],
    ['Chrome on an iPad', `${mac} CriOS/140.0 Version/18.5 Mobile/15E148 Safari/604.1`, 5, stores.apple],
    ['Safari on an iPhone', `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, 5, null],
    ['Safari on a Mac', `${mac} Version/18.5 Safari/605.1.15`, 0, null],
    ['Chrome on a Mac', `${mac} Chrome/140.0.0.0 Safari/537.36`, 0, null],
    ['Chrome on Android', `${android} Chrome/140.0.0.0 Mobile Safari/537.36`, 5, stores.android],
    ['the old browser of Android', `${android} Version/4.0 Mobile Safari/537.36`, 5, stores.android],
    ['an Android app', `${android.replace('Pixel 9', 'Pixel 9; wv')} Version/4.0 Chrome/140.0`, 5, null],
    ['Chrome on Windows', `${windows} Chrome/140.0.0.0 Safari/537.36`, 0, null],
  ])('R131 %s', (_, userAgent, maxTouchPoints, store) => {
    expect(storeFor({ userAgent, maxTouchPoints }, stores)).toBe(store);
  });

  it('R131 there is none where none is set', () => {
    const phone = { userAgent: `${android} Chrome/140.0.0.0 Mobile Safari/537.36`, maxTouchPoints: 5 };
    expect(storeFor(phone, { ...stores, android: null })).toBeNull();
  });
});

describe('the app banner', () => {
  let idle: (() => void)[] = [];

  beforeEach(() => {
    idle = [];
    localStorage.clear();
    vi.stubGlobal('requestIdleCallback', (look: () => void) => idle.push(look));
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    vi.stubGlobal('navigator', {
      userAgent: `${android} Chrome/140.0.0.0 Mobile Safari/537.36`,
      maxTouchPoints: 5,
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  const show = () => render(<AppBannerHost stores={stores} words={words} />);
  const rest = async () => {
    for (const look of idle) look();
    await vi.dynamicImportSettled();
    await act(() => Promise.resolve());
  };

  it('R131 comes when the page has come to rest, with the way to the store', async () => {
    show();
    expect(screen.queryByRole('complementary')).toBeNull();
    await rest();
    const link = await screen.findByRole('link', { name: 'Ouvrir' });
    expect(link.getAttribute('href')).toBe(stores.android);
  });

  it('R131 is put away and stays away', async () => {
    show();
    await rest();
    fireEvent.click(await screen.findByRole('button', { name: 'Fermer' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    cleanup();
    show();
    await rest();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('is not considered where there is no touch screen', async () => {
    vi.stubGlobal('navigator', {
      userAgent: `${android} Chrome/140.0.0.0 Mobile Safari/537.36`,
      maxTouchPoints: 0,
    });
    show();
    expect(idle).toEqual([]);
    await rest();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('stays away where nothing can be kept', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('refused');
      },
    });
    show();
    await rest();
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
