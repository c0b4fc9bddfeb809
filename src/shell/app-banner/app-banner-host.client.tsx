'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import type { AppStores } from '#src/visitor/app-banner/rules.ts';
import type { AppBannerWords } from './app-banner-words.ts';

const AppBanner = lazy(() => import('./app-banner.client.tsx'));

interface AppBannerHostProps {
  readonly stores: AppStores;
  readonly words: AppBannerWords;
}

/**
 * The smart app banner (R131). It is considered when the page has become idle, by rules that only devices with a touch
 * screen load, and fetched only when it is shown.
 */
export function AppBannerHost({ stores, words }: AppBannerHostProps) {
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    // No store has an app for other devices.
    if (navigator.maxTouchPoints === 0) return undefined;
    let isHere = true;
    const consider = async () => {
      const { isBannerClosed, storeFor } = await import('#src/visitor/app-banner/rules.ts');
      if (isHere && !isBannerClosed()) setAddress(storeFor(navigator, stores));
    };
    // Without the rules there is no banner.
    const look = () => void consider().catch(() => null);
    const leave = () => {
      isHere = false;
    };
    // Not every browser has `requestIdleCallback`.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(look, 2000);
      return () => {
        clearTimeout(timer);
        leave();
      };
    }
    const handle = requestIdleCallback(look, { timeout: 5000 });
    return () => {
      cancelIdleCallback(handle);
      leave();
    };
  }, [stores]);

  if (address === null) return null;
  return (
    <Suspense>
      <AppBanner address={address} words={words} onClose={() => setAddress(null)} />
    </Suspense>
  );
}
