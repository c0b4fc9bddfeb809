/** The facts about the browser that R209 needs. */
export interface BrowserFacts {
  readonly userAgent: string;
  /** Number of touch points: an iPad identifies itself as a Macintosh. */
  readonly touchPoints: number;
  readonly serviceWorker: boolean;
  readonly indexedDb: boolean;
  /** Whether the page is in the chain's own app, which signs in by itself (R214). */
  readonly inApp: boolean;
}

/**
 * Whether signing in must leave the page (R209): in browsers of phones and tablets outside the app, in Safari, and when
 * service workers or IndexedDB are missing.
 */
export function isForced({ userAgent, touchPoints, serviceWorker, indexedDb, inApp }: BrowserFacts): boolean {
  if (!serviceWorker || !indexedDb) return true;
  const iPad = userAgent.includes('Macintosh') && touchPoints > 1;
  if (/Android|iPhone|iPad|iPod|Mobile/i.test(userAgent) || iPad) return !inApp;
  return /Safari\//.test(userAgent) && !/Chrome|Chromium|CriOS|Edg|OPR|Android/.test(userAgent);
}

const gigabyte = 2 ** 30;

/**
 * Whether a window seems to be private (R217): its storage quota is less than twice the heap limit.
 *
 * @param quota bytes
 * @param heapLimit bytes; null when the browser does not tell it: 1 GB is then assumed
 */
export function isIncognito(quota: number, heapLimit: number | null): boolean {
  return quota < 2 * (heapLimit ?? gigabyte);
}
