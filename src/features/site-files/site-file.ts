import { catalogueRevision } from '#src/api/memory.ts';
import { webEnvironment } from '#src/config/environment.ts';
import { processWide } from '#src/config/process-wide.ts';
import { siteFilePath, sitemapSections, type SiteFile, type SitemapSection } from '#src/routes/site-files.ts';
import { robotsText } from '#src/seo/robots.ts';
import { sitemapEntries, type SitemapEntry } from '#src/seo/sitemap/entries.ts';
import { itemRefs, pagesOfItems, plainPages, type ItemSection } from '#src/seo/sitemap/listed-pages.ts';
import { indexXml, partsOf, sitemapXml } from '#src/seo/sitemap/write.ts';
import type { SiteId } from '#src/sites/site.ts';
import { readListed } from './read-listed.ts';
import { readPaired } from './read-paired.ts';

/** A sitemap is made anew this often, one that lacks translations sooner; a replaced catalogue makes it at once. */
const keepMs = 600_000;
const retryMs = 60_000;
/** When a robot that finds no sitemap should come again. */
const retryAfterSeconds = 120;

const robotsLife = 'public, max-age=3600, stale-while-revalidate=86400, stale-if-error=86400';
const sitemapLife = 'public, max-age=600, stale-while-revalidate=3600, stale-if-error=86400';

interface Kept {
  readonly revision: string;
  /** Milliseconds of the monotonic clock. */
  readonly until: number;
  readonly entries: Promise<readonly SitemapEntry[] | null>;
}

const originOf = (site: SiteId) => webEnvironment().siteOrigins[site];

async function compose(
  site: SiteId,
  section: ItemSection,
): Promise<{ readonly entries: readonly SitemapEntry[]; readonly whole: boolean } | null> {
  const listed = await readListed(site, section);
  if (listed === null) return null;
  const { items, whole } = await readPaired(site, section, listed);
  return { entries: sitemapEntries(site, originOf(site), itemRefs(section, items)), whole };
}

/** What a section holds; null when its lists cannot be had and never could. */
async function entriesOf(site: SiteId, section: SitemapSection): Promise<readonly SitemapEntry[] | null> {
  if (section === 'pages') return sitemapEntries(site, originOf(site), plainPages(site));
  if (pagesOfItems(section).length === 0) return [];
  const sections = processWide('sitemaps', () => new Map<string, Kept>());
  const key = `${site} ${section}`;
  const revision = catalogueRevision(site);
  const before = sections.get(key);
  if (before?.revision === revision && performance.now() < before.until) return before.entries;
  const composing = compose(site, section);
  const entries = composing.then(async (made) => made?.entries ?? (await before?.entries) ?? null);
  const kept: Kept = { revision, until: performance.now() + keepMs, entries };
  sections.set(key, kept);
  const made = await composing;
  if (!made?.whole && sections.get(key) === kept)
    if ((await entries) === null) sections.delete(key);
    else sections.set(key, { ...kept, until: performance.now() + retryMs });
  return entries;
}

/** How many files a section has; null when its lists cannot be had. */
async function partsIn(site: SiteId, section: SitemapSection): Promise<number | null> {
  if (section === 'pages') return 1;
  const pages = pagesOfItems(section).length;
  if (pages === 0) return 0;
  const listed = await readListed(site, section);
  if (listed === null) return null;
  return partsOf(pages * [...listed.values()].reduce((sum, { size }) => sum + size, 0));
}

async function index(site: SiteId): Promise<string | null> {
  const parts = await Promise.all(sitemapSections.map((section) => partsIn(site, section)));
  const addresses: string[] = [];
  for (const [at, section] of sitemapSections.entries()) {
    const count = parts[at] ?? null;
    if (count === null) return null;
    for (let part = 1; part <= count; part += 1)
      addresses.push(`${originOf(site)}${siteFilePath({ kind: 'section', section, part })}`);
  }
  return indexXml(addresses);
}

function answer(status: number, text: string, headers: Readonly<Record<string, string>>): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff', ...headers },
  });
}

function sitemap(text: string): Response {
  return answer(200, text, {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': sitemapLife,
  });
}

function unavailable(): Response {
  return answer(503, 'The catalogue cannot be reached. Try again later.\n', {
    'cache-control': 'no-store',
    'retry-after': String(retryAfterSeconds),
  });
}

/**
 * A file of a host for search engines. A sitemap whose lists cannot be had is 503, never an empty one; one that the
 * site does not have is 404. It never rejects.
 */
export async function answerSiteFile(site: SiteId, file: SiteFile): Promise<Response> {
  if (file.kind === 'robots') return answer(200, robotsText(originOf(site)), { 'cache-control': robotsLife });
  if (file.kind === 'index') {
    const text = await index(site);
    return text === null ? unavailable() : sitemap(text);
  }
  const entries = await entriesOf(site, file.section);
  if (entries === null) return unavailable();
  const text = sitemapXml(entries, file.part);
  return text === null
    ? answer(404, 'There is no such sitemap.\n', { 'cache-control': 'private, no-cache' })
    : sitemap(text);
}
