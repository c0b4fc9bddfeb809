import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { ArticleGrid } from '#src/ui/article/article-cards.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { ArticleBody } from '../article/article-body.tsx';
import { ArticleHead } from '../article/article-head.tsx';
import type { NewsItemModel } from './load-news-item.ts';

interface NewsItemPageProps {
  readonly locale: Locale;
  readonly model: NewsItemModel;
}

/** A news item (R089), and what to read after it. */
export function NewsItemPage({ locale, model: { article, more } }: NewsItemPageProps) {
  const t = useTranslations('article');
  return (
    <>
      <article>
        <ArticleHead locale={locale} article={article} list={{ to: { page: 'news' }, text: t('back') }} />
        <ArticleBody locale={locale} article={article} />
      </article>
      {more.length === 0 ? null : (
        <Section id="read-on" title={t('more')}>
          <ArticleGrid locale={locale} articles={more} label={t('more')} />
        </Section>
      )}
    </>
  );
}
