import { sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';

const longestHeader = 1_000;

/** Base parts of an `Accept-Language` header, the most wanted first; unreadable parts are passed over. */
function wanted(header: string): string[] {
  return header
    .slice(0, longestHeader)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((text) => /^\s*q=(\d(?:\.\d+)?)\s*$/.exec(text)?.[1]).find(Boolean);
      return { base: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality), index };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality || a.index - b.index)
    .map(({ base }) => base);
}

/**
 * The language of a visitor whose address names none (R005): cookie `lang` if the site has it, else the browser's, by
 * its order of preference, else the site's default. Never an error (R006).
 */
export function visitorLanguage(site: SiteId, cookie: string | undefined, acceptLanguage: string | null): Language {
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
