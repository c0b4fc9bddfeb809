import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '#src/sites/site.ts';
import { ShareLinks } from '#src/ui/article/share-links.tsx';
import { videoTrigger } from '#src/popups/protocol/video-trigger.ts';
import { RichText } from '#src/ui/layout/rich-text.tsx';
import { ShowCard } from '#src/ui/poster/show-card.tsx';
import type { ArticleModel } from './article-model.ts';
import css from './article-body.module.scss';

interface ArticleBodyProps {
  readonly locale: Locale;
  readonly article: ArticleModel;
  /** Below the text: conditions and cinemas of an offer. */
  readonly children?: ReactNode;
}

/** The text of an article, and beside it the show that it is about; below, the links that share it (R089). */
export function ArticleBody({ locale, article, children }: ArticleBodyProps) {
  const t = useTranslations('article');
  const { contentHtml, show, display, address, title } = article;
  return (
    <div className={css['body']}>
      <div className={css['main']}>
        {contentHtml === null ? null : (
          <RichText html={contentHtml} pictures videoAttributes={videoTrigger} />
        )}
        {children}
        {display.socialMedia ? <ShareLinks address={address} title={title} /> : null}
      </div>
      {show === null ? null : (
        <aside className={css['show']} aria-labelledby="about-title">
          <h2 id="about-title" className={css['name']}>
            {show.kind === 'event' ? t('event') : t('show')}
          </h2>
          <ShowCard locale={locale} show={show} />
        </aside>
      )}
    </div>
  );
}
