import { presentInstant } from '#src/api/load/present.ts';
import { read } from '#src/api/read.ts';
import { isOutage } from '#src/api/transport/failure.ts';
import type { ArticleItem } from '#src/contract/article-parts.ts';
import { newsCard, offerCard, type ArticleCard } from '#src/domain/article/article-card.ts';
import { isOver } from '#src/domain/article/offer-date.ts';
import { programmeDayAt } from '#src/domain/date/programme-day.ts';
import { knownInstant } from '#src/kernel/date/day.ts';
import { absoluteHref } from '#src/routes/absolute.ts';
import { hasPage } from '#src/routes/href.ts';
import { siteFilePath, type FeedFile } from '#src/routes/site-files.ts';
import { isSlug } from '#src/routes/slug.ts';
import { chainName } from '#src/seo/chain.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import { feedText, type FeedEntry } from './feed.ts';
import { dayStart, wordsOf, type Asked, type Made } from './feed-content.ts';
import { comingEvents, comingFilms, filmsOfCinema, filmsOfCity, newFilms } from './film-feeds.ts';
import type { ListText } from './load-calendar.ts';

/** The picture that stands for a list: the chain's (R290). */
const feedIcon = '/icons/velours-192.png';

/** Makes the list that changes at an address (RFC 4287). */
export async function loadFeed(asked: Asked, file: FeedFile): Promise<ListText> {
  const { locale, origin } = asked;
  const now = new Date(await presentInstant());
  const content = await contentOf(asked, file, now);
  if (typeof content === 'string') return content;
  if (!hasPage(locale, content.page.page)) return 'unknown';
  const text = feedText({
    ...content,
    author: chainName,
    page: absoluteHref(origin, locale, content.page),
    self: `${origin}${siteFilePath(file)}`,
    icon: `${origin}${feedIcon}`,
    language: locale,
    since: dayStart(locale, programmeDayAt(now, siteFactsOf(locale).timeZone)),
  });
  return { text };
}

function contentOf(asked: Asked, file: FeedFile, now: Date): Promise<Made> {
  switch (file.of) {
    case 'cinema':
      return filmsOfCinema(asked, file.slug, file.filters ?? {}, now);
    case 'city':
      return filmsOfCity(asked, file.slug, file.filters ?? {}, now);
    case 'films':
      return newFilms(asked, file.filters ?? {}, now);
    case 'releases':
      return comingFilms(asked, now);
    case 'events':
      return comingEvents(asked, now);
    case 'news':
      return newsOf(asked, now);
    case 'offers':
      return offersOf(asked, now);
  }
}

async function newsOf(asked: Asked, now: Date): Promise<Made> {
  const news = await read('news', asked.locale, {});
  if (!news.ok) return isOutage(news.failure) ? 'outage' : 'unknown';
  return {
    title: wordsOf(asked.locale)('lists.news', { chain: chainName }),
    page: { page: 'news' },
    entries: entriesOf(asked, news.value, newsCard, now),
  };
}

/** The offers that are not over. */
async function offersOf(asked: Asked, now: Date): Promise<Made> {
  const { locale } = asked;
  const offers = await read('newsOffers', locale, {});
  if (!offers.ok) return isOutage(offers.failure) ? 'outage' : 'unknown';
  const today = programmeDayAt(now, siteFactsOf(locale).timeZone);
  const running = offers.value.filter(({ date }) => !isOver(date, today));
  return {
    title: wordsOf(locale)('lists.offers', { chain: chainName }),
    page: { page: 'offers' },
    entries: entriesOf(asked, running, offerCard, now),
  };
}

/** Stories by their day; what has no day, or one to come, has no place in a list by day. */
function entriesOf<T extends ArticleItem>(
  { locale, origin }: Asked,
  items: readonly T[],
  cardOf: (item: T) => ArticleCard,
  now: Date,
): FeedEntry[] {
  const today = programmeDayAt(now, siteFactsOf(locale).timeZone);
  return items.flatMap((item): FeedEntry[] => {
    const { slug, to, title, headline, large, day } = cardOf(item);
    if (day === null || day > today || !isSlug(slug)) return [];
    const at = dayStart(locale, day);
    const changed = knownInstant(item.changedAt);
    return [
      {
        url: absoluteHref(origin, locale, to),
        title,
        text: headline,
        image: large,
        at,
        changedAt: changed !== null && changed > at && changed <= now ? changed : null,
      },
    ];
  });
}
