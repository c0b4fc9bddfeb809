import { requestInHand } from './request-in-hand.ts';

/** Browsers by what only they say of themselves; most others also say what the later ones do. */
const browsers = [
  ['Velours', /VeloursApp\//],
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** A browser as people name it; null for a part that it does not say. */
export interface BrowserFamily {
  readonly browser: string | null;
  readonly system: string | null;
}

/**
 * What is kept of a user agent: one of seven browsers on one of seven systems, without any version, which is no trace of
 * one person among many. Null when neither is known.
 */
export function browserFamily(userAgent: string | undefined): string | null {
  // What is longer than any browser's is not read.
  const said = (userAgent ?? '').slice(0, 400);
  const of = (table: readonly (readonly [string, RegExp])[]) =>
    table.find(([, pattern]) => pattern.test(said))?.[0] ?? '';
  const family = `${of(browsers)}/${of(systems)}`;
  return family === '/' ? null : family;
}

/** The family of the browser whose request is being answered. */
export function browserInHand(): string | null {
  return browserFamily(requestInHand()?.headers['user-agent']);
}

/** The parts of what {@link browserFamily} made; of any other text none. */
export function readFamily(family: string | null): BrowserFamily {
  const [browser, system] = (family ?? '').split('/');
  return {
    browser: browsers.find(([name]) => name === browser)?.[0] ?? null,
    system: systems.find(([name]) => name === system)?.[0] ?? null,
  };
}
