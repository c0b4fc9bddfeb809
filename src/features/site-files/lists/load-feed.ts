import { createTranslator } from 'next-intl';
import { presentInstant } from '#src/api/present.ts';
import { read } from '#src/api/read.ts';
import { readSchedule, readShows } from '#src/api/site-catalogue.ts';
import { isOutage } from '#src/api/transport/failure.ts';
import { newsCard } from '#src/domain/article/article-card.ts';
import { programmeDayAt } from '#src/domain/date/programme-day.ts';
import { instantOf } from '#src/kernel/date/zone.ts';
import { formatDay } from '#src/domain/date/format.ts';
import { messagesOf, type Messages } from '#src/i18n/messages.ts';
import { addDays, type Day } from '#src/kernel/date/day.ts';
import { absoluteHref } from '#src/routes/absolute.ts';
import type { PageRef } from '#src/routes/page.ts';
import { siteFilePath, type FeedFile } from '#src/routes/site-files.ts';
import { isSlug } from '#src/routes/slug.ts';
import { chainName } from '#src/seo/chain.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { feedText, type FeedEntry } from './feed.ts';
import { showPage, type ListText } from './load-calendar.ts';

/** A film is new for this many days after its release. */
const newDays = 60;

interface Asked {
  readonly locale: Locale;
  /** Of the site. */
  readonly origin: string;
}

interface Content {
  readonly title: string;
  readonly page: PageRef;
  readonly entries: readonly FeedEntry[];
}

/** Makes the list that changes at an address (RFC 4287). */
export async function loadFeed(asked: Asked, file: FeedFile): Promise<ListText> {
  const { locale, origin } = asked;
  const now = new Date(await presentInstant());
  const content = await contentOf(asked, file, now);
  if (typeof content === 'string') return content;
  const text = feedText({
    ...content,
    author: chainName,
    page: absoluteHref(origin, locale, content.page),
    self: `${origin}${siteFilePath(file)}`,
    language: locale,
    now,
  });
  return { text };
}

type Made = Content | 'unknown' | 'outage';

function contentOf(asked: Asked, file: FeedFile, now: Date): Promise<Made> {
  if (file.of === 'news') return newsOf(asked, now);
  return file.of === 'films' ? newFilms(asked, now) : filmsAt(asked, file.slug, now);
}

/** The morning of a day on the site; a list never names an instant to come. */
function morningOf(locale: Locale, day: Day, now: Date): Date {
  const { timeZone } = siteFactsOf(locale);
  const morning = instantOf(`${day} 06:00:00`, timeZone);
  return morning < now ? morning : now;
}

const wordsOf = (locale: Locale) =>
  createTranslator({ locale, messages: messagesOf(locale) as unknown as Messages });

async function newsOf({ locale, origin }: Asked, now: Date): Promise<Made> {
  const news = await read('news', locale, {});
  if (!news.ok && isOutage(news.failure)) return 'outage';
  if (!news.ok) return 'unknown';
  const today = programmeDayAt(now, siteFactsOf(locale).timeZone);
  return {
    title: wordsOf(locale)('lists.news', { chain: chainName }),
    page: { page: 'news' },
    // What has no day, or one to come, has no place in a list by day.
    entries: news.value.map(newsCard).flatMap((card): FeedEntry[] =>
      card.day === null || card.day > today || !isSlug(card.slug)
        ? []
        : [
            {
              url: absoluteHref(origin, locale, card.to),
              title: card.title,
              text: card.headline,
              at: morningOf(locale, card.day, now),
            },
          ],
    ),
  };
}

async function newFilms({ locale, origin }: Asked, now: Date): Promise<Made> {
  const shows = await readShows(locale);
  if (!shows.ok) return 'outage';
  const today = programmeDayAt(now, siteFactsOf(locale).timeZone);
  const since = addDays(today, -newDays);
  return {
    title: wordsOf(locale)('lists.films', { chain: chainName }),
    page: { page: 'shows' },
    entries: shows.value.flatMap((show): FeedEntry[] => {
      const { releaseDay } = show;
      if (releaseDay === null || releaseDay > today || releaseDay < since || !isSlug(show.slug)) return [];
      return [
        {
          url: absoluteHref(origin, locale, showPage(show)),
          title: show.title,
          text: [...show.genres.map(({ label }) => label), ...show.directors].join(', ') || null,
          at: morningOf(locale, releaseDay, now),
        },
      ];
    }),
  };
}

/** The films of a cinema with the days on which they play, since the first of them that anybody can still see. */
async function filmsAt({ locale, origin }: Asked, slug: string, now: Date): Promise<Made> {
  const [cinemas, shows, schedule] = await Promise.all([
    read('cinemas', locale, {}),
    readShows(locale),
    readSchedule(locale, slug),
  ]);
  if (!cinemas.ok || !shows.ok || schedule === null) return 'outage';
  const cinema = cinemas.value.find((one) => one.slug === slug);
  if (cinema === undefined) return 'unknown';
  const t = wordsOf(locale);
  const today = programmeDayAt(now, siteFactsOf(locale).timeZone);
  const days = new Map<string, Day[]>();
  for (const [day, entries] of schedule)
    if (day >= today) for (const show of entries.keys()) days.set(show, [...(days.get(show) ?? []), day]);
  return {
    title: t('lists.cinema', { cinema: cinema.name }),
    page: { page: 'cinema', slug },
    entries: shows.value.flatMap((show): FeedEntry[] => {
      const played = days.get(show.slug)?.toSorted() ?? [];
      const [first] = played;
      const last = played.at(-1);
      if (first === undefined || last === undefined || !isSlug(show.slug)) return [];
      // A film is in the list since its release; before it, since it is on sale here, which nobody dates: since today.
      const since = show.releaseDay !== null && show.releaseDay < today ? show.releaseDay : today;
      return [
        {
          url: absoluteHref(origin, locale, showPage(show)),
          title: show.title,
          text:
            first === last
              ? formatDay(locale, first, 'long')
              : t('lists.days', {
                  from: formatDay(locale, first, 'long'),
                  to: formatDay(locale, last, 'long'),
                }),
          at: morningOf(locale, since, now),
        },
      ];
    }),
  };
}
