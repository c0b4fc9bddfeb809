'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { isBannerClosed, storeFor, type AppStores } from '#src/visitor/app-banner/rules.ts';
import type { AppBannerWords } from './app-banner-words.ts';

const AppBanner = lazy(() => import('./app-banner.client.tsx'));

interface AppBannerHostProps {
  readonly stores: AppStores;
  readonly words: AppBannerWords;
}

/** The smart app banner (R131). It is considered when the page has become idle, and fetched only when it is shown. */
export function AppBannerHost({ stores, words }: AppBannerHostProps) {
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    const look = () => {
      if (!isBannerClosed()) setAddress(storeFor(navigator, stores));
    };
    // Not every browser has `requestIdleCallback`.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(look, 2000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(look, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }, [stores]);

  if (address === null) return null;
  return (
    <Suspense>
      <AppBanner address={address} words={words} onClose={() => setAddress(null)} />
    </Suspense>
  );
}
