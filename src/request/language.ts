import { cookieNames } from '#src/sites/cookie-names.ts';
import { sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';

const longestHeader = 200;
const mostHeaders = 500;

/** Headers that were parsed before: browsers send only a few different ones. */
const read = new Map<string, readonly string[]>();

/** Base parts of an `Accept-Language` header, the most preferred first; unreadable parts are ignored. */
function wanted(header: string): readonly string[] {
  const text = header.slice(0, longestHeader);
  const known = read.get(text);
  if (known) return known;
  if (read.size >= mostHeaders) read.clear();
  const parts = parse(text);
  read.set(text, parts);
  return parts;
}

function parse(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((text) => /^\s*q=(\d(?:\.\d+)?)\s*$/.exec(text)?.[1]).find(Boolean);
      return { base: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ base }) => base);
}

/** The value of the cookie with the visitor's language, as sent, from a `Cookie` header; of several the last counts. */
export function languageCookie(header: string | null): string | undefined {
  const prefix = `${cookieNames.language}=`;
  if (header === null || !header.includes(prefix)) return undefined;
  return header
    .split(';')
    .map((part) => part.trim())
    .findLast((part) => part.startsWith(prefix))
    ?.slice(prefix.length);
}

/**
 * The language of a visitor when the address names none (R005): the cookie `lang` if the site has that language,
 * otherwise the first of the browser's preferred languages that the site has, otherwise the site's default. Never an
 * error (R006).
 */
export function visitorLanguage(
  site: SiteId,
  cookie: string | undefined,
  acceptLanguage: string | null,
): Language {
  const { languages, defaultLanguage } = sites[site];
  const offered = (name: string) => languages.find((language) => language === name);
  const chosen = cookie === undefined ? undefined : offered(cookie);
  if (chosen) return chosen;
  for (const base of acceptLanguage ? wanted(acceptLanguage) : []) {
    const language = offered(base);
    if (language) return language;
  }
  return defaultLanguage;
}
