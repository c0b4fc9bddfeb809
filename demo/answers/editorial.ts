import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import { appearancesOf, highlightedDays } from '../calendar/editorial.ts';
import type { Appeared } from '../calendar/editorial.ts';
import { instantOf, instantText } from '../calendar/zone-time.ts';
import type { LanguageContext } from './context.ts';
import { showOf } from './context.ts';

type Editorial = Pick<LanguageCatalogue, 'news' | 'newsItemDetails' | 'articles' | 'articleDetails'>;

/** News and articles with the days on which they appeared, newest first (R089, R091, R095). */
export function editorialIn(context: LanguageContext): Editorial {
  const { base, plan } = context;
  const shown = new Set(context.ranked.map((release) => showOf(context, release).slug));
  // A story is not changed after it has appeared, with the beginning of a programme day (D28).
  const { timeZone } = plan.site;
  const since = (day: string) => instantText(timeZone, instantOf(timeZone, day, 5 * 60));
  const news = dated(base.news, appearancesOf(base.news.length, plan.today)).map(({ item, day, age }) => ({
    ...item,
    releaseDate: day,
    changedAt: since(day),
    highlighted: item.highlighted && age < highlightedDays,
  }));
  const articles = dated(base.articles, appearancesOf(base.articles.length, plan.today)).map(
    ({ item, day }) => ({ ...item, releaseDate: day, changedAt: since(day) }),
  );
  return {
    news,
    newsItemDetails: detailsOf(news, base.newsItemDetails, shown),
    articles,
    articleDetails: detailsOf(articles, base.articleDetails, shown),
  };
}

function dated<T>(
  list: readonly T[],
  appearances: readonly Appeared[],
): (Pick<Appeared, 'day' | 'age'> & { item: T })[] {
  return appearances.flatMap(({ place, day, age }) => {
    const item = list[place];
    return item === undefined ? [] : [{ item, day, age }];
  });
}

/** The pages of a list with its dates. A film that the site does not have today is not named. */
function detailsOf<D extends { slug: string; featuredShow: string | null }>(
  list: readonly { slug: string }[],
  details: Readonly<Record<string, D>>,
  shown: ReadonlySet<string>,
): Record<string, D> {
  return Object.fromEntries(
    list.flatMap((item) => {
      const detail = details[item.slug];
      if (detail === undefined) return [];
      const { featuredShow } = detail;
      const known = featuredShow !== null && shown.has(featuredShow) ? featuredShow : null;
      return [[item.slug, { ...detail, ...item, featuredShow: known }] as const];
    }),
  );
}
