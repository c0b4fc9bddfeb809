import { isAppWebview } from '../app-webview.ts';
import { isIncognito, type BrowserFacts } from './rules.ts';

/** The browser of this visit, as R209 asks. */
export function browserFacts(): BrowserFacts {
  const { userAgent, maxTouchPoints } = navigator;
  return {
    userAgent,
    touchPoints: maxTouchPoints,
    serviceWorker: 'serviceWorker' in navigator,
    indexedDb: 'indexedDB' in window,
    inApp: isAppWebview(userAgent),
  };
}

/** The limit of the heap, where a browser tells (Chromium), in bytes. */
function heapLimit(): number | null {
  const memory: unknown = Reflect.get(performance, 'memory');
  const limit: unknown =
    typeof memory === 'object' && memory !== null ? Reflect.get(memory, 'jsHeapSizeLimit') : null;
  return typeof limit === 'number' ? limit : null;
}

/** Whether the window looks private (R217); false where that cannot be told. */
export async function looksPrivate(): Promise<boolean> {
  try {
    const { quota } = await navigator.storage.estimate();
    return quota !== undefined && isIncognito(quota, heapLimit());
  } catch {
    return false;
  }
}
