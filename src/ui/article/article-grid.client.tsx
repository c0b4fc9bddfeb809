'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Badge } from '../label/badge.tsx';
import { PageLink } from '../link/link.client.tsx';
import { Picture } from '../picture/picture.client.tsx';
import css from './article-cards.module.scss';
import { priorityOf, type PicturePriority } from '../picture/picture-priority.ts';

/** An article in texts; unset values are not sent. */
export interface ArticleCardData {
  readonly slug: string;
  /** Null when there is no page to link to: the title is then plain text. */
  readonly href: string | null;
  readonly title: string;
  readonly picture: string | null;
  readonly alt: string;
  readonly type?: string;
  /** The day on which it came out, for programs and for people. */
  readonly day?: readonly [string, string];
  /** When it holds. */
  readonly dates?: ReactNode;
  readonly headline?: string;
}

interface ArticleCardBodyProps extends ArticleCardData {
  /** The largest article of a page is `lead`. */
  readonly size?: 'lead' | 'card';
  /** Whether it is in the first screen. */
  readonly priority?: PicturePriority | undefined;
  readonly heading?: 'h2' | 'h3';
}

const leadSizes = '(width >= 67.5em) 48rem, 92vw';

/** The markup of an `ArticleCardView`. */
export function ArticleCardBody(props: ArticleCardBodyProps) {
  const { href, title, picture, alt, type, day, dates, headline } = props;
  const { size = 'card', priority, heading: Heading = 'h3' } = props;
  return (
    <article className={clsx(css['card'], css[size])}>
      <Picture
        kind="backdrop"
        src={picture}
        alt={alt}
        title={title}
        {...(size === 'lead' ? { sizes: leadSizes } : { widest: 1280, lean: true })}
        priority={priority}
        className={css['picture']}
      />
      <div className={css['words']}>
        <p className={css['facts']}>
          {type === undefined ? null : <Badge>{type}</Badge>}
          {day === undefined ? null : <time dateTime={day[0]}>{day[1]}</time>}
          {dates}
        </p>
        <Heading className={css['title']}>
          {href === null ? (
            title
          ) : (
            <PageLink href={href} className={css['link']}>
              {title}
            </PageLink>
          )}
        </Heading>
        {headline === undefined ? null : <p className={css['headline']}>{headline}</p>}
      </div>
    </article>
  );
}

interface ArticleTilesProps {
  readonly label: string;
  readonly articles: readonly ArticleCardData[];
  /** How many of the first are in the first screen. */
  readonly first: number;
  readonly heading: 'h2' | 'h3';
}

/** The articles of an `ArticleGrid`. */
export function ArticleTiles({ label, articles, first, heading }: ArticleTilesProps) {
  return (
    <ul className={css['grid']} aria-label={label}>
      {articles.map((article, index) => (
        <li key={article.slug}>
          <ArticleCardBody {...article} priority={priorityOf(index, first)} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
