import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDay } from '#src/domain/date/format.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { Badge } from '#src/ui/label/badge.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import type { ArticleModel } from './article-model.ts';
import css from './article-head.module.scss';

interface ArticleHeadProps {
  readonly locale: Locale;
  readonly article: ArticleModel;
  /** The list of all of its kind. */
  readonly list: { readonly to: PageRef; readonly text: string };
  /** Below the facts: when an offer holds, and its call to action. */
  readonly children?: ReactNode;
}

/** The head of an article: way back, tag, title, headline, day and author, picture; each flag hides its part (R089). */
export function ArticleHead({ locale, article, list, children }: ArticleHeadProps) {
  const t = useTranslations('article');
  const { title, type, headline, day, author, display, picture, alt } = article;
  const dated = display.creationDate && day !== null;
  return (
    <header className={css['head']}>
      <div className={css['words']}>
        {display.backToNews ? (
          <p>
            <Link locale={locale} to={list.to} className={css['link']}>
              <Icon name="chevron-left" />
              {list.text}
            </Link>
          </p>
        ) : null}
        {display.newsTag ? <Badge tone="accent">{t(`types.${type}`)}</Badge> : null}
        <h1 className={css['title']}>{title}</h1>
        {headline === null ? null : <p className={css['headline']}>{headline}</p>}
        {dated || author !== null ? (
          <p className={css['facts']}>
            {dated ? (
              <time dateTime={day}>{t('published', { date: formatDay(locale, day, 'date') })}</time>
            ) : null}
            {author === null ? null : <span>{t('by', { name: author })}</span>}
          </p>
        ) : null}
        {children}
      </div>
      {picture === null ? null : (
        <Picture
          kind="backdrop"
          src={picture}
          alt={alt}
          title={title}
          sizes="(width >= 67.5em) 60rem, 100vw"
          priority="high"
          className={css['picture']}
        />
      )}
    </header>
  );
}
