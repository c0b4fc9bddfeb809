import { isLanguage, languageOf } from '#src/sites/registry.ts';
import type { Language, Locale } from '#src/sites/site.ts';
import type { SitemapSection } from './pages/record.ts';
import { readFileFilters, type Filtered } from './file-filters.ts';
import { emitFilters } from './filters.ts';
import { partsOfShowtime, readShowtime, showtimePart, type ShowtimeRef } from './showtime/showtime-ref.ts';
import { isSlug } from './slug.ts';

/**
 * The files that every host has besides its pages. For search engines: `/robots.txt`, `/sitemap.xml` (the index) and
 * the sitemaps in the index, such as `/sitemap-films.xml`. For islands: the interface copy, `/assets/i18n/fr.json`
 * (R009). For visitors' own programs: calendars, `/calendar/fr/cinema/velours-ourcq.ics`, and lists that change,
 * `/feed/fr/news.xml` (ADR-0043), of a filtered page with its filters: `/feed/fr/films/filters/genres-drame.xml`. `sitemap` without `.xml` is a page of the route table (R042).
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

/** A calendar: the coming days of a cinema, the release of a film, one showtime, or two or three that follow each other. */
export type CalendarFile = { readonly kind: 'calendar'; readonly language: Language } & (
  | ({ readonly of: 'cinema'; readonly slug: string } & Filtered)
  | { readonly of: 'film'; readonly slug: string }
  | ({ readonly of: 'showtime' } & ShowtimeRef)
  | { readonly of: 'plan'; readonly showtimes: readonly ShowtimeRef[] }
);

const listsOfPlace = ['cinema', 'city'] as const;
const listsOfSite = ['releases', 'events', 'news', 'offers'] as const;

/** A list that changes: the films of a cinema or a city; new films, coming ones, events, news, offers. */
export type FeedFile = { readonly kind: 'feed'; readonly language: Language } & (
  | ({ readonly of: (typeof listsOfPlace)[number]; readonly slug: string } & Filtered)
  | ({ readonly of: 'films' } & Filtered)
  | { readonly of: (typeof listsOfSite)[number] }
);

/** A list of the whole site that changes, in the language of a locale. */
export function feedOfSite(locale: Locale, of: 'films' | (typeof listsOfSite)[number]): FeedFile {
  return { kind: 'feed', language: languageOf(locale), of };
}

/**
 * A file of a host. `part` counts from 1: a section with more addresses than one file may contain has several parts.
 */
export type SiteFile =
  | { readonly kind: 'robots' }
  | { readonly kind: 'index' }
  | CalendarFile
  | FeedFile
  | { readonly kind: 'messages'; readonly language: Language }
  | { readonly kind: 'section'; readonly section: SitemapSection; readonly part: number };

const messagesPath = /^\/assets\/i18n\/([a-z]{2})\.json$/;
const sectionPath = /^\/sitemap-([a-z]+)(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/;

const calendarPath = /^\/calendar\/([a-z]{2})\/(cinema|film)\/([^/]+)(\/filters\/.+)?\.ics$/;
const showtimePath = /^\/calendar\/([a-z]{2})\/showtime\/(.+)\.ics$/;
const planPath = /^\/calendar\/([a-z]{2})\/plan\/(.+)\.ics$/;
const placeFeedPath = /^\/feed\/([a-z]{2})\/([a-z]+)\/([^/]+)(\/filters\/.+)?\.xml$/;
const feedPath = /^\/feed\/([a-z]{2})\/([a-z]+)(\/filters\/.+)?\.xml$/;

function readCalendar(path: string): CalendarFile | null {
  const [, language, of, slug = '', narrowing] = calendarPath.exec(path) ?? [];
  if (isLanguage(language) && of === 'film')
    return isSlug(slug) && narrowing === undefined ? { kind: 'calendar', language, of, slug } : null;
  if (isLanguage(language) && of === 'cinema') {
    const filtered = readFileFilters('calendar', narrowing);
    return isSlug(slug) && filtered !== null ? { kind: 'calendar', language, of, slug, ...filtered } : null;
  }
  const [, spoken, parts = ''] = showtimePath.exec(path) ?? [];
  const showtime = readShowtime(parts.split('/'));
  if (isLanguage(spoken) && showtime !== null)
    return { kind: 'calendar', language: spoken, of: 'showtime', ...showtime };
  return readPlan(path);
}

function readPlan(path: string): CalendarFile | null {
  const [, language, list = ''] = planPath.exec(path) ?? [];
  if (!isLanguage(language)) return null;
  const parts = list.split('/');
  const count = parts.length / partsOfShowtime;
  if (count !== 2 && count !== 3) return null;
  const showtimes = Array.from({ length: count }, (_, index) =>
    readShowtime(parts.slice(index * partsOfShowtime, (index + 1) * partsOfShowtime)),
  ).filter((showtime) => showtime !== null);
  return showtimes.length === count ? { kind: 'calendar', language, of: 'plan', showtimes } : null;
}

function readFeed(path: string): FeedFile | null {
  const [, language, place, slug = '', narrowing] = placeFeedPath.exec(path) ?? [];
  const ofPlace = listsOfPlace.find((one) => one === place);
  if (isLanguage(language) && ofPlace !== undefined) {
    const filtered = readFileFilters('feed', narrowing);
    return isSlug(slug) && filtered !== null
      ? { kind: 'feed', language, of: ofPlace, slug, ...filtered }
      : null;
  }
  const [, spoken, list, filters] = feedPath.exec(path) ?? [];
  if (!isLanguage(spoken)) return null;
  if (list === 'films') {
    const filtered = readFileFilters('feed', filters);
    return filtered === null ? null : { kind: 'feed', language: spoken, of: 'films', ...filtered };
  }
  const of = listsOfSite.find((one) => one === list);
  return of === undefined || filters !== undefined ? null : { kind: 'feed', language: spoken, of };
}

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
  if (isSection(section)) return { kind: 'section', section, part: Number(part) };
  return readCalendar(path) ?? readFeed(path);
}

/** The path of a file; each file has exactly one. */
export function siteFilePath(file: SiteFile): string {
  if (file.kind === 'robots') return '/robots.txt';
  if (file.kind === 'index') return '/sitemap.xml';
  if (file.kind === 'messages') return `/assets/i18n/${file.language}.json`;
  if (file.kind === 'calendar') return calendarPathOf(file);
  if (file.kind === 'feed')
    return `/feed/${file.language}/${'slug' in file ? `${file.of}/${file.slug}` : file.of}${filtersOf(file)}.xml`;
  return `/sitemap-${file.section}${file.part === 1 ? '' : `-${file.part}`}.xml`;
}

function calendarPathOf(file: CalendarFile): string {
  const base = `/calendar/${file.language}/${file.of}`;
  if (file.of === 'plan') return `${base}/${file.showtimes.map(showtimePart).join('/')}.ics`;
  return file.of === 'showtime'
    ? `${base}/${showtimePart(file)}.ics`
    : `${base}/${file.slug}${filtersOf(file)}.ics`;
}

const filtersOf = (file: CalendarFile | FeedFile): string =>
  'filters' in file ? emitFilters(file.filters) : '';
