'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { accountStore } from '#src/visitor/account/store.ts';
import { bootstrap } from '#src/visitor/bootstrap.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { locatorCookie } from '#src/visitor/locator/cookie-name.ts';
import { keepFocus, takeFocus } from '#src/visitor/locator/kept-focus.ts';
import { locatorStore } from '#src/visitor/locator/store.ts';
import { pageStore } from '#src/visitor/page/store.ts';

/** Whether the address filters the page by a cinema. */
const isNarrowed = (): boolean => location.pathname.includes('/localisation-');

const isKnown = (): boolean =>
  isNarrowed() ||
  document.cookie.split('; ').some((pair) => pair.startsWith(`${locatorCookie}=`)) ||
  (accountStore.getState().member?.favoriteCinemas.length ?? 0) > 0;

/** Loads a document, also when it is the present one. */
function loadDocument(address: string): void {
  keepFocus();
  if (address === `${location.pathname}${location.search}`) location.reload();
  else location.assign(address);
}

/**
 * Loads the locator for visitors of whom something is known: an earlier choice, the cinema in the address, favourites,
 * or the cinema whose page they have just left (R225). For all others it is loaded with its popup. Renders nothing.
 */
export function LocatorStart({ config }: { readonly config: VisitorConfig }) {
  const router = useRouter();

  useEffect(takeFocus, []);

  useEffect(() => {
    locatorStore.setState({
      go: (address, how) => {
        if (how === 'load') loadDocument(address);
        else if (how === 'replace') router.replace(address);
        else router.push(address);
      },
    });
  }, [router]);

  useEffect(() => {
    let stops: readonly (() => void)[] = [];
    const stop = () => {
      for (const one of stops) one();
      stops = [];
    };
    const wake = async (from: PageRef | null) => {
      stop();
      await bootstrap('the locator', async () => {
        const { startLocator } = await import('#src/visitor/locator/start.ts');
        await startLocator(config, from);
      });
    };
    const wakeIfKnown = () => {
      const { page } = pageStore.getState();
      if (isKnown()) void wake(page);
    };
    stops = [
      accountStore.subscribe(wakeIfKnown),
      pageStore.subscribe(({ page }, { page: left }) => {
        const leaves = left?.page === 'cinema' || left?.page === 'cinemaLight';
        if (leaves && page?.page !== left.page) void wake(left);
      }),
    ];
    wakeIfKnown();
    return stop;
  }, [config]);

  return null;
}
