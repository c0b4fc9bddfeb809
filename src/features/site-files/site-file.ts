import { setTimeout } from 'node:timers/promises';
import { catalogueRevision } from '#src/api/memory.ts';
import { webEnvironment } from '#src/config/environment.ts';
import { processWide } from '#src/config/process-wide.ts';
import { messagesOf } from '#src/i18n/messages.ts';
import type { SitemapSection } from '#src/routes/pages/record.ts';
import { siteFilePath, sitemapSections, type SiteFile } from '#src/routes/site-files.ts';
import { robotsText } from '#src/seo/robots.ts';
import { sitemapEntries, type SitemapEntry } from '#src/seo/sitemap/entries.ts';
import { itemRefs, pagesOfItems, plainPages, type ItemSection } from '#src/seo/sitemap/listed-pages.ts';
import { indexXml, partsOf, sitemapXml } from '#src/seo/sitemap/write.ts';
import { findLocale } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import { readListed } from './read-listed.ts';
import { readPaired, type Pause } from './read-paired.ts';

/** A sitemap is made anew this often, one that lacks translations sooner; a replaced catalogue makes it at once. */
const keepMs = 600_000;
const retryMs = 60_000;
/** When a robot that finds no sitemap should come again. */
const retryAfterSeconds = 120;

const robotsLife = 'public, max-age=3600, stale-while-revalidate=86400, stale-if-error=86400';
const sitemapLife = 'public, max-age=600, stale-while-revalidate=3600, stale-if-error=86400';
const messagesLife = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=86400';
const partialLife = 'public, max-age=60';

/** What a section holds. `whole`: with every translation. */
interface Section {
  readonly entries: readonly SitemapEntry[];
  readonly whole: boolean;
}

interface Kept {
  readonly revision: string;
  /** Milliseconds of the monotonic clock. */
  readonly until: number;
  readonly section: Promise<Section | null>;
}

const originOf = (site: SiteId) => webEnvironment().siteOrigins[site];

async function compose(site: SiteId, section: ItemSection, pause: Pause): Promise<Section | null> {
  const listed = await readListed(site, section);
  if (listed === null) return null;
  const { items, whole } = await readPaired(site, section, listed, pause);
  return { entries: sitemapEntries(site, originOf(site), itemRefs(section, items)), whole };
}

/** What a section holds, made anew or kept; null when its lists cannot be had and never could. */
async function sectionOf(site: SiteId, section: SitemapSection, pause: Pause): Promise<Section | null> {
  if (section === 'pages')
    return { entries: sitemapEntries(site, originOf(site), plainPages(site)), whole: true };
  if (pagesOfItems(section).length === 0) return { entries: [], whole: true };
  const sections = processWide('sitemaps', () => new Map<string, Kept>());
  const key = `${site} ${section}`;
  const revision = catalogueRevision(site);
  const before = sections.get(key);
  if (before?.revision === revision && performance.now() < before.until) return before.section;
  const making = compose(site, section, pause).then(async (made) => {
    if (made?.whole) return made;
    // What was whole stands in for what is not.
    const old = (await before?.section) ?? null;
    return made === null || old?.whole ? old : made;
  });
  const kept: Kept = { revision, until: performance.now() + keepMs, section: making };
  sections.set(key, kept);
  const made = await making;
  if (made === null) sections.delete(key);
  else if (!made.whole) sections.set(key, { ...kept, until: performance.now() + retryMs });
  return made;
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

function sitemap(text: string, life: string): Response {
  return answer(200, text, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': life });
}

/** The interface copy as the islands of a site fetch it (R009); a language that the site has not is not there. */
function messages(site: SiteId, language: Language): Response {
  const locale = findLocale(site, language);
  return locale === null
    ? answer(404, 'There is no such language here.\n', { 'cache-control': 'private, no-cache' })
    : answer(200, JSON.stringify(messagesOf(locale)), {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': messagesLife,
      });
}

function unavailable(): Response {
  return answer(503, 'The catalogue cannot be reached. Try again later.\n', {
    'cache-control': 'no-store',
    'retry-after': String(retryAfterSeconds),
  });
}

/**
 * A file of a host. A sitemap whose lists cannot be had is 503, never an empty one; one that the
 * site does not have is 404. It never rejects.
 *
 * @param pause how it waits for an API that does not answer
 */
export async function answerSiteFile(
  site: SiteId,
  file: SiteFile,
  pause: Pause = setTimeout,
): Promise<Response> {
  if (file.kind === 'robots') return answer(200, robotsText(originOf(site)), { 'cache-control': robotsLife });
  if (file.kind === 'messages') return messages(site, file.language);
  if (file.kind === 'index') {
    const text = await index(site);
    return text === null ? unavailable() : sitemap(text, sitemapLife);
  }
  const section = await sectionOf(site, file.section, pause);
  if (section === null) return unavailable();
  const text = sitemapXml(section.entries, file.part);
  return text === null
    ? answer(404, 'There is no such sitemap.\n', { 'cache-control': 'private, no-cache' })
    : sitemap(text, section.whole ? sitemapLife : partialLife);
}
