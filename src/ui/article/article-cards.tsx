import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ArticleCard } from '#src/domain/article/article-card.ts';
import { formatDay } from '#src/domain/date/format.ts';
import type { Locale } from '#src/sites/site.ts';
import { Badge } from '../label/badge.tsx';
import { Link } from '../link/link.tsx';
import { Picture } from '../picture/picture.client.tsx';
import css from './article-cards.module.scss';
import { OfferDates } from './offer-dates.tsx';

/** The largest article of a page, or one of many. */
type CardSize = 'lead' | 'card';

interface ArticleCardProps {
  readonly locale: Locale;
  readonly article: ArticleCard;
  readonly size?: CardSize;
  /** Whether it is in the first screen. */
  readonly priority?: boolean;
  readonly heading?: 'h2' | 'h3';
  /** False in a list of one kind, whose title says which. */
  readonly typed?: boolean;
}

const sizes: Readonly<Record<CardSize, string>> = {
  lead: '(width >= 1080px) 48rem, 92vw',
  card: '(width >= 1080px) 20rem, (width >= 700px) 46vw, 92vw',
};

/** A news item or an offer in a list; one link covers the whole card (R089, R095). */
export function ArticleCardView(props: ArticleCardProps) {
  const { locale, article, size = 'card', priority = false, heading: Heading = 'h3', typed = true } = props;
  const t = useTranslations('article.types');
  const { to, title, type, headline, alt, day, date } = article;
  return (
    <article className={clsx(css['card'], css[size])}>
      <Picture
        kind="backdrop"
        src={size === 'lead' ? article.large : article.picture}
        alt={alt}
        title={title}
        sizes={sizes[size]}
        priority={priority}
        className={css['picture']}
      />
      <div className={css['words']}>
        <p className={css['facts']}>
          {typed ? <Badge>{t(type)}</Badge> : null}
          {date === null ? (
            day === null ? null : (
              <time dateTime={day}>{formatDay(locale, day, 'date')}</time>
            )
          ) : (
            <span>
              <OfferDates locale={locale} date={date} />
            </span>
          )}
        </p>
        <Heading className={css['title']}>
          <Link locale={locale} to={to} className={css['link']}>
            {title}
          </Link>
        </Heading>
        {headline === null ? null : <p className={css['headline']}>{headline}</p>}
      </div>
    </article>
  );
}

interface ArticleGridProps {
  readonly locale: Locale;
  readonly articles: readonly ArticleCard[];
  readonly label: string;
  /** How many of the first are in the first screen. */
  readonly first?: number;
  readonly heading?: 'h2' | 'h3';
  readonly typed?: boolean;
}

/** Articles in columns. */
export function ArticleGrid({ locale, articles, label, first = 0, ...rest }: ArticleGridProps) {
  return (
    <ul className={css['grid']} aria-label={label}>
      {articles.map((article, index) => (
        <li key={article.slug}>
          <ArticleCardView locale={locale} article={article} priority={index < first} {...rest} />
        </li>
      ))}
    </ul>
  );
}
