import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import fresh from 'fresh';
import { ofOneRevision } from '#src/api/transport/one-revision.ts';
import { catalogueRevision } from '#src/api/memory.ts';
import { webEnvironment } from '#src/config/environment.ts';
import { processWide } from '#src/config/process-wide.ts';
import { messagesOf } from '#src/i18n/messages.ts';
import type { SitemapSection } from '#src/routes/pages/record.ts';
import {
  siteFilePath,
  sitemapSections,
  type CalendarFile,
  type FeedFile,
  type SiteFile,
} from '#src/routes/site-files.ts';
import { robotsText } from '#src/seo/robots.ts';
import { sitemapEntries, type SitemapEntry } from '#src/seo/sitemap/entries.ts';
import { itemRefs, pagesOfItems, plainPages, type ItemSection } from '#src/seo/sitemap/listed-pages.ts';
import { indexXml, partsOf, sitemapXml } from '#src/seo/sitemap/write.ts';
import { findLocale } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import { loadCalendar, type ListText } from './lists/load-calendar.ts';
import { loadFeed } from './lists/load-feed.ts';
import { movedFile } from './moved-file.ts';
import { readListed } from './read-listed.ts';
import { readPaired, type Pause } from './read-paired.ts';

/**
 * How long a sitemap is kept; one that lacks translations is kept for a shorter time. A new catalogue replaces it at
 * once.
 */
const keepMs = 600_000;
const retryMs = 60_000;
/** When a robot that gets no sitemap should try again. */
const retryAfterSeconds = 120;
/** When a catalogue that is being replaced has been. */
const replacedRetrySeconds = 5;

const robotsLife = 'public, max-age=3600, stale-while-revalidate=86400, stale-if-error=86400';
const sitemapLife = 'public, max-age=600, stale-while-revalidate=3600, stale-if-error=86400';
const messagesLife = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=86400';
const listLife = 'public, max-age=300, stale-while-revalidate=3600, stale-if-error=86400';
const movedLife = 'public, max-age=300';
const partialLife = 'public, max-age=60';

/** The content of a section. `whole`: every translation could be read. */
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
  const { value, mixed } = await ofOneRevision(async () => {
    const listed = await readListed(site, section);
    if (listed === null) return null;
    const { items, whole } = await readPaired(site, section, listed, pause);
    return { entries: sitemapEntries(site, originOf(site), itemRefs(site, section, items), listed), whole };
  });
  return mixed ? null : value;
}

/** The content of a section, new or kept; null when its lists cannot be read and no earlier content is kept. */
async function sectionOf(site: SiteId, section: SitemapSection, pause: Pause): Promise<Section | null> {
  if (section === 'pages')
    return { entries: sitemapEntries(site, originOf(site), plainPages(site)), whole: true };
  if (pagesOfItems(section, site).length === 0) return { entries: [], whole: true };
  const sections = processWide('sitemaps', () => new Map<string, Kept>());
  const key = `${site} ${section}`;
  const revision = catalogueRevision(site);
  const before = sections.get(key);
  if (before?.revision === revision && performance.now() < before.until) return before.section;
  const making = compose(site, section, pause).then(async (made) => {
    if (made?.whole) return made;
    // An earlier complete section is better than a new incomplete one.
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

/** Number of files in a section; null when its lists cannot be read. */
async function partsIn(site: SiteId, section: SitemapSection): Promise<number | null> {
  if (section === 'pages') return 1;
  const pages = pagesOfItems(section, site).length;
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
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      ...(status === 200 ? { etag: `"${createHash('sha1').update(text).digest('base64url')}"` } : {}),
      ...headers,
    },
  });
}

/**
 * 304 in place of a file that whoever asks has already (RFC 9110, 13.1.2): programs that subscribe ask again all day.
 *
 * @param ifNoneMatch the header of the request
 */
export function orUnchanged(file: Response, ifNoneMatch: string | null): Response {
  const etag = file.headers.get('etag');
  if (ifNoneMatch === null || etag === null || !fresh({ 'if-none-match': ifNoneMatch }, { etag }))
    return file;
  const headers = new Headers(file.headers);
  headers.delete('content-type');
  return new Response(null, { status: 304, headers });
}

function sitemap(text: string, life: string): Response {
  return answer(200, text, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': life });
}

/** The interface copy as the islands of a site fetch it (R009); 404 for a language that the site does not have. */
function messages(site: SiteId, language: Language): Response {
  const locale = findLocale(site, language);
  return locale === null
    ? answer(404, 'There is no such language here.\n', { 'cache-control': 'private, no-cache' })
    : answer(200, JSON.stringify(messagesOf(locale)), {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': messagesLife,
      });
}

const listTypes = { calendar: 'text/calendar', feed: 'application/atom+xml' } as const;

/**
 * A calendar or a list that changes; 308 where what it is about has another name now, 404 where nothing has this address,
 * also in a language without a site.
 */
async function list(site: SiteId, file: CalendarFile | FeedFile): Promise<Response> {
  const locale = findLocale(site, file.language);
  const asked = locale === null ? null : { locale, origin: originOf(site) };
  const { value: made, mixed } = await ofOneRevision<ListText>(async () => {
    if (asked === null) return 'unknown';
    return file.kind === 'calendar' ? loadCalendar(asked, file) : loadFeed(asked, file);
  });
  // Programs delete what a calendar lacks: half of one catalogue and half of the next is none (ADR-0116).
  if (mixed) return unavailable(replacedRetrySeconds);
  if (made === 'outage') return unavailable();
  if (made === 'unknown') {
    const moved = locale === null ? 'unknown' : await movedFile(locale, file);
    if (moved === 'outage') return unavailable();
    if (moved !== 'unknown')
      return answer(308, '', {
        location: `${originOf(site)}${siteFilePath(moved)}`,
        'cache-control': movedLife,
      });
    return answer(404, 'There is no such list here.\n', { 'cache-control': 'private, no-cache' });
  }
  return answer(200, made.text, {
    'content-type': `${listTypes[file.kind]}; charset=utf-8`,
    'cache-control': listLife,
    'x-robots-tag': 'noindex',
  });
}

function unavailable(retryAfter = retryAfterSeconds): Response {
  return answer(503, 'The catalogue cannot be reached. Try again later.\n', {
    'cache-control': 'no-store',
    'retry-after': String(retryAfter),
  });
}

/**
 * Returns a file of a host. A sitemap whose lists cannot be read is a 503, never an empty sitemap; a sitemap that the
 * site does not have is a 404. Never rejects.
 *
 * @param pause waits while the API does not answer
 */
export async function answerSiteFile(
  site: SiteId,
  file: SiteFile,
  pause: Pause = setTimeout,
): Promise<Response> {
  if (file.kind === 'robots') return answer(200, robotsText(originOf(site)), { 'cache-control': robotsLife });
  if (file.kind === 'messages') return messages(site, file.language);
  if (file.kind === 'calendar' || file.kind === 'feed') return list(site, file);
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
