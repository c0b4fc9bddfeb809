'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { accountStore } from '#src/visitor/account/store.ts';
import { bootstrap } from '#src/visitor/bootstrap.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { locatorCookie } from '#src/visitor/locator/cookie-name.ts';
import { locatorStore } from '#src/visitor/locator/store.ts';

const isKnown = (): boolean =>
  document.cookie.split('; ').some((pair) => pair.startsWith(`${locatorCookie}=`)) ||
  (accountStore.getState().client?.favoriteCinemas.length ?? 0) > 0;

/**
 * Wakes the locator for visitors of whom something is known: a place that they chose before, or favourites. For all others
 * it comes with its popup. Renders nothing.
 */
export function LocatorStart({ config }: { readonly config: VisitorConfig }) {
  const router = useRouter();

  useEffect(() => {
    locatorStore.setState({
      go: (address, how) => {
        if (how === 'replace') router.replace(address);
        else router.push(address);
      },
    });
  }, [router]);

  useEffect(() => {
    let stop: (() => void) | null = null;
    const wake = async () => {
      if (!isKnown()) return;
      stop?.();
      await bootstrap('the locator', async () => {
        const { startLocator } = await import('#src/visitor/locator/runtime.ts');
        await startLocator(config);
      });
    };
    stop = accountStore.subscribe(() => void wake());
    void wake();
    return () => stop?.();
  }, [config]);

  return null;
}
