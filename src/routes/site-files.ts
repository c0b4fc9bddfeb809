import { isLanguage } from '#src/sites/registry.ts';
import type { Language } from '#src/sites/site.ts';
import type { SitemapSection } from './pages/record.ts';

/**
 * The files that every host has besides its pages. For search engines: `/robots.txt`, `/sitemap.xml` (the index) and
 * the sitemaps in the index, such as `/sitemap-films.xml`. For islands: the interface copy, `/assets/i18n/fr.json`
 * (R009). `sitemap` without `.xml` is a page of the route table (R042).
 */

/** The sitemaps of a site, in the order of the index; the index leaves those out that no page of the site stands in. */
export const sitemapSections = [
  'pages',
  'films',
  'events',
  'seasons',
  'specials',
  'cinemas',
  'cities',
  'experiences',
  'groups',
  'articles',
  'news',
  'offers',
  'help',
  'topics',
  'information',
] as const satisfies readonly SitemapSection[];

/**
 * A file of a host. `part` counts from 1: a section with more addresses than one file may contain has several parts.
 */
export type SiteFile =
  | { readonly kind: 'robots' }
  | { readonly kind: 'index' }
  | { readonly kind: 'messages'; readonly language: Language }
  | { readonly kind: 'section'; readonly section: SitemapSection; readonly part: number };

const messagesPath = /^\/assets\/i18n\/([a-z]{2})\.json$/;
const sectionPath = /^\/sitemap-([a-z]+)(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/;

function isSection(value: string | undefined): value is SitemapSection {
  return sitemapSections.some((section) => section === value);
}

/** The file at a path, or null; the reverse of {@link siteFilePath}. */
export function readSiteFile(path: string): SiteFile | null {
  if (path === '/robots.txt') return { kind: 'robots' };
  if (path === '/sitemap.xml') return { kind: 'index' };
  const [, language] = messagesPath.exec(path) ?? [];
  if (isLanguage(language)) return { kind: 'messages', language };
  const [, section, part = '1'] = sectionPath.exec(path) ?? [];
  return isSection(section) ? { kind: 'section', section, part: Number(part) } : null;
}

/** The path of a file; each file has exactly one. */
export function siteFilePath(file: SiteFile): string {
  if (file.kind === 'robots') return '/robots.txt';
  if (file.kind === 'index') return '/sitemap.xml';
  if (file.kind === 'messages') return `/assets/i18n/${file.language}.json`;
  return `/sitemap-${file.section}${file.part === 1 ? '' : `-${file.part}`}.xml`;
}
