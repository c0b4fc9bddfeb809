import { useTranslations } from 'next-intl';
import type { ArticleCard } from '#src/domain/article/article-card.ts';
import { formatDay } from '#src/domain/date/format.ts';
import type { Locale } from '#src/sites/site.ts';
import { addressOf } from '../link/link-address.ts';
import { ArticleCardBody, ArticleTiles, type ArticleCardData } from './article-grid.client.tsx';
import { OfferDates } from './offer-dates.tsx';
import type { PicturePriority } from '../picture/picture-priority.ts';

interface ArticleCardProps {
  readonly locale: Locale;
  readonly article: ArticleCard;
  /** The largest article of a page is `lead`. */
  readonly size?: 'lead' | 'card';
  /** Whether it is in the first screen. */
  readonly priority?: PicturePriority;
  readonly heading?: 'h2' | 'h3';
}

/** A news item or an offer in a list; one link covers the whole card (R089, R095). */
export function ArticleCardView({ locale, article, size = 'card', ...rest }: ArticleCardProps) {
  const t = useTranslations('article.types');
  return (
    <ArticleCardBody
      {...cardData(locale, article)}
      type={t(article.type)}
      picture={size === 'lead' ? article.large : article.picture}
      size={size}
      {...rest}
    />
  );
}

interface ArticleGridProps {
  readonly locale: Locale;
  readonly articles: readonly ArticleCard[];
  readonly label: string;
  /** How many of the first are in the first screen. */
  readonly first?: number;
  readonly heading?: 'h2' | 'h3';
  /** False in a list of one kind, whose title says which. */
  readonly typed?: boolean;
}

/** Articles in columns. */
export function ArticleGrid(props: ArticleGridProps) {
  const { locale, articles, label, first = 0, heading = 'h3', typed = true } = props;
  const t = useTranslations('article.types');
  return (
    <ArticleTiles
      label={label}
      first={first}
      heading={heading}
      articles={articles.map((article) => ({
        ...cardData(locale, article),
        ...(typed ? { type: t(article.type) } : {}),
      }))}
    />
  );
}

function cardData(locale: Locale, article: ArticleCard): ArticleCardData {
  const { slug, to, title, picture, alt, headline, day, date } = article;
  return {
    slug,
    href: addressOf(locale, to),
    title,
    picture,
    alt,
    ...(date === null && day !== null ? { day: [day, formatDay(locale, day, 'date')] } : {}),
    ...(date === null ? {} : { dates: <OfferDates locale={locale} date={date} /> }),
    ...(headline === null ? {} : { headline }),
  };
}
