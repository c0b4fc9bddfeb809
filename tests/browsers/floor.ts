import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { z } from 'zod';

// Twenty megabytes: the module graph of a test would parse them as source.
const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** What MDN knows of styles, script and the interfaces of browsers. */
export const { api, css, javascript } = data;

/** What MDN says of a feature by itself; its parts stand beside that. */
export const featureOf = (node: Identifier | undefined): CompatStatement | undefined => node?.['__compat'];

/** The browsers of the policy, by their names in `browserslist`, with their names in MDN's data. */
const names = {
  safari: 'safari',
  ios_saf: 'safari_ios',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
} as const;

export type Browser = (typeof names)[keyof typeof names] | 'webview_android' | 'chrome_android';

const manifest = z.object({ browserslist: z.array(z.string()) });

/** A version as one number that can be compared: `16.4` is 16,004. Infinity where none is named. */
const numberOf = (version: string) => {
  const [, major, minor = '0'] = /^≤?(\d+)(?:\.(\d+))?/.exec(version) ?? [];
  return major === undefined ? Infinity : Number(major) * 1000 + Number(minor);
};

/**
 * The oldest version of each browser that the site supports (ADR-0105): `browserslist` in `package.json`, from which Next.js
 * knows the same. Android's WebView and browser are Chrome's.
 *
 * @throws Error for a line that names no browser with its oldest version
 */
export function readFloor(): ReadonlyMap<Browser, string> {
  const file = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const floor = new Map<Browser, string>();
  for (const line of manifest.parse(JSON.parse(file)).browserslist) {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    if (!Object.hasOwn(names, name))
      throw new Error(`package.json: browserslist: "${line}": expected "NAME >= VERSION"`);
    floor.set(names[name as keyof typeof names], version);
  }
  const chrome = floor.get('chrome');
  if (chrome !== undefined) floor.set('chrome_android', chrome).set('webview_android', chrome);
  return floor;
}

/**
 * Whether a version of a browser has a feature, in part too. A prefix counts in styles alone: the build writes it.
 *
 * @param version as in MDN's data: `16.4`
 */
export function has(
  { support }: CompatStatement,
  browser: Browser,
  version: string,
  prefixed = false,
): boolean {
  const at = numberOf(version);
  return [support[browser] ?? []]
    .flat()
    .some(
      ({ version_added: from, version_removed: to, flags, alternative_name: other, prefix }) =>
        flags === undefined &&
        other === undefined &&
        (prefixed || prefix === undefined) &&
        typeof from === 'string' &&
        numberOf(from) <= at &&
        (typeof to !== 'string' || numberOf(to) > at),
    );
}

/** The browsers of a floor whose oldest version lacks a feature. */
export function browsersWithout(
  feature: CompatStatement,
  floor: ReadonlyMap<Browser, string>,
  prefixed = false,
): readonly Browser[] {
  return [...floor]
    .filter(([browser, version]) => !has(feature, browser, version, prefixed))
    .map(([name]) => name);
}
