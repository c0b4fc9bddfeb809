import { isAppWebview } from '../app-webview.ts';
import { isIncognito, type BrowserFacts } from './rules/browser.ts';

/** Facts about the browser that R209 needs. */
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

/** The heap limit in bytes; null when the browser does not tell it (only Chromium does). */
function heapLimit(): number | null {
  const memory: unknown = Reflect.get(performance, 'memory');
  const limit: unknown =
    typeof memory === 'object' && memory !== null ? Reflect.get(memory, 'jsHeapSizeLimit') : null;
  return typeof limit === 'number' ? limit : null;
}

/** Whether the window seems to be private (R217); false when that is not known. */
export async function looksPrivate(): Promise<boolean> {
  try {
    const { quota } = await navigator.storage.estimate();
    return quota !== undefined && isIncognito(quota, heapLimit());
  } catch {
    return false;
  }
}
