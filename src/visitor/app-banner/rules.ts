/** Where the app of the chain is to be had; null where it is not. */
export interface AppStores {
  readonly apple: string | null;
  readonly android: string | null;
}

/** What a browser says of itself. */
export interface BrowserSays {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** Browsers that name Safari too, and webviews, which are inside of an app already. */
const others = /Chrome|Chromium|CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|Android/;

function isSafari({ userAgent }: BrowserSays): boolean {
  return /Version\/[\d.]+.*Safari/.test(userAgent) && !others.test(userAgent);
}

function isApple({ userAgent, maxTouchPoints }: BrowserSays): boolean {
  // An iPad says that it is a Mac; no Mac has a screen to touch.
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/**
 * The store to offer the app in: Apple's or Android's by device (R131). None in Safari, which has a banner of its own,
 * inside of an app, and on other machines.
 */
export function storeFor(browser: BrowserSays, { apple, android }: AppStores): string | null {
  if (isSafari(browser)) return null;
  if (isApple(browser)) return apple;
  return browser.userAgent.includes('Android') && !browser.userAgent.includes('; wv)') ? android : null;
}

const closedKey = 'app-banner-closed';

/** Whether the visitor has put the banner away in this browser. Storage that cannot be read says yes: it could not be kept. */
export function isBannerClosed(): boolean {
  try {
    return localStorage.getItem(closedKey) !== null;
  } catch {
    return true;
  }
}

/** Notes that the visitor has put the banner away. */
export function closeBanner(): void {
  try {
    localStorage.setItem(closedKey, '1');
  } catch {
    // It stays away for this document all the same.
  }
}
