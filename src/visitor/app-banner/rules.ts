/** Addresses of the chain's app in the stores; null when a store does not have it. */
export interface AppStores {
  readonly apple: string | null;
  readonly android: string | null;
}

/** The browser's facts about itself. */
export interface BrowserSays {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** Browsers whose user agent also contains Safari, and webviews, which are inside an app already. */
const others = /Chrome|Chromium|CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|Android/;

function isSafari({ userAgent }: BrowserSays): boolean {
  return /Version\/[\d.]+.*Safari/.test(userAgent) && !others.test(userAgent);
}

function isApple({ userAgent, maxTouchPoints }: BrowserSays): boolean {
  // An iPad identifies itself as a Mac, but no Mac has a touch screen.
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/**
 * The address of the store to offer the app in: Apple's or Android's, by device (R131). Null in Safari, which has a
 * banner of its own, inside an app, and on other devices.
 */
export function storeFor(browser: BrowserSays, { apple, android }: AppStores): string | null {
  if (isSafari(browser)) return null;
  if (isApple(browser)) return apple;
  return browser.userAgent.includes('Android') && !browser.userAgent.includes('; wv)') ? android : null;
}

const closedKey = 'app-banner-closed';

/**
 * Whether the visitor has dismissed the banner in this browser. True when the storage cannot be read, because a
 * dismissal could not be stored either.
 */
export function isBannerClosed(): boolean {
  try {
    return localStorage.getItem(closedKey) !== null;
  } catch {
    return true;
  }
}

/** Stores that the visitor has dismissed the banner. */
export function closeBanner(): void {
  try {
    localStorage.setItem(closedKey, '1');
  } catch {
    // In this document it stays dismissed even so.
  }
}
