import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDay } from '#src/domain/date/format.ts';
import { inFrame } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { RichText } from '#src/ui/layout/rich-text.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import css from './help-article.module.scss';
import { HelpLinks, ToHelp } from './help-links.tsx';
import type { HelpArticleModel } from './load-help.ts';

interface HelpArticleProps {
  readonly locale: Locale;
  readonly webview: boolean;
  readonly model: HelpArticleModel;
  /** The question whether the article helped. */
  readonly vote?: ReactNode;
}

/** An article of the help centre (R102): question, answer, and articles around it (R281). */
export function HelpArticle({ locale, webview, model, vote }: HelpArticleProps) {
  const t = useTranslations('help');
  const { title, teaser, contentHtml, date, category, related } = model;
  return (
    <>
      <article className={css['article']}>
        <p className={css['back']}>
          {category === null ? (
            <ToHelp locale={locale} webview={webview} />
          ) : (
            <Link locale={locale} to={inFrame(category.to, webview)}>
              <Icon name="chevron-left" />
              {category.title}
            </Link>
          )}
        </p>
        <h1 className={css['title']}>{title}</h1>
        {teaser === null ? null : <p className={css['lead']}>{teaser}</p>}
        {contentHtml === null ? null : <RichText html={contentHtml} className={css['answer'] ?? ''} />}
        {date === null ? null : (
          <p className={css['date']}>
            <time dateTime={date}>{t('date', { day: formatDay(locale, date, 'date') })}</time>
          </p>
        )}
        {vote}
      </article>
      {related.length === 0 ? null : (
        <Section id="related" title={t('related')} className={css['related'] ?? ''}>
          <HelpLinks locale={locale} webview={webview} articles={related} />
        </Section>
      )}
    </>
  );
}
