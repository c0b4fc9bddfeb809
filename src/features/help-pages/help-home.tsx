import { useTranslations } from 'next-intl';
import { inFrame } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { SearchBand } from '#src/ui/search/search-band.tsx';
import css from './help-home.module.scss';
import { CategoryTiles, HelpLinks, TopicIcon } from './help-links.tsx';
import { topArticles, type HelpCategoryView, type HelpHome as HelpHomeModel } from './help-model.ts';
import { HelpSearchForm } from './help-search-form.tsx';

interface HelpHomeProps {
  readonly locale: Locale;
  readonly webview: boolean;
  readonly model: HelpHomeModel;
}

/** The home page of the help centre (R281): its search, the first categories with their articles, the other ones. */
export function HelpHome({ locale, webview, model: { first, others } }: HelpHomeProps) {
  const t = useTranslations('help');
  return (
    <>
      <SearchBand title={t('question')} lead={t('lead')}>
        <HelpSearchForm locale={locale} webview={webview} />
      </SearchBand>
      {first.length + others.length > 0 ? null : (
        <EmptyState heading="h2" title={t('emptyTitle')} text={t('emptyText')} alone />
      )}
      <div className={css['first']}>
        {first.map((category) => (
          <TopCategory key={category.to.id} locale={locale} webview={webview} category={category} />
        ))}
      </div>
      {others.length === 0 ? null : (
        <Section id="topics" title={t(first.length === 0 ? 'topics' : 'otherTopics')}>
          <CategoryTiles locale={locale} webview={webview} categories={others} />
        </Section>
      )}
    </>
  );
}

interface TopCategoryProps {
  readonly locale: Locale;
  readonly webview: boolean;
  readonly category: HelpCategoryView;
}

/** A category with its first articles and the way to all of them. */
function TopCategory({ locale, webview, category: { to, topic, title, articles } }: TopCategoryProps) {
  const t = useTranslations('help');
  const id = `topic-${to.id}`;
  return (
    <section aria-labelledby={id} className={css['category']}>
      <h2 id={id} className={css['name']}>
        <TopicIcon topic={topic} />
        {title}
      </h2>
      <HelpLinks locale={locale} webview={webview} articles={articles.slice(0, topArticles)} />
      <Link locale={locale} to={inFrame(to, webview)} className={css['more']}>
        {t('toTopic', { topic: title, count: articles.length })}
      </Link>
    </section>
  );
}
