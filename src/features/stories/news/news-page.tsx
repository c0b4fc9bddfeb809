import { useTranslations } from 'next-intl';
import { queryOfListing, type Listing } from '#src/routes/listing.ts';
import { feedOfSite } from '#src/routes/site-files.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { ArticleCardView, ArticleGrid } from '#src/ui/article/article-cards.tsx';
import { KindFilter, Pagination } from '#src/ui/article/listing-nav.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { ShareBar } from '#src/ui/share/share-bar.tsx';
import { Link } from '#src/ui/link/link.tsx';
import type { ArticleListModel } from '../article/article-list.ts';
import css from './news-page.module.scss';

interface NewsPageProps {
  readonly locale: Locale;
  readonly model: ArticleListModel;
  readonly listing: Listing;
}

const news: PageRef = { page: 'news' };

/** The news of the chain: what it highlights, the newest, then all others by pages (R095, R277). */
export function NewsPage({ locale, model, listing }: NewsPageProps) {
  const t = useTranslations('news');
  const kinds = useTranslations('article.kinds');
  const { lead, pushes, items, pages } = model;
  const shown = items.length + pushes.length + (lead === null ? 0 : 1);
  const title = listing.type === null ? (pushes.length > 0 ? t('older') : t('all')) : kinds(listing.type);
  return (
    <>
      <div className={css['top']}>
        <h1>{t('title')}</h1>
        <p className={css['lead']}>{t('lead')}</p>
        <KindFilter
          locale={locale}
          to={news}
          listing={listing}
          pages={pages}
          kinds={model.kinds}
          shown={shown}
        />
      </div>
      {lead === null ? null : (
        <div className={css['highlight']}>
          <ArticleCardView locale={locale} article={lead} size="lead" heading="h2" priority="high" />
        </div>
      )}
      {pushes.length === 0 ? null : (
        <Section id="newest" title={t('newest')}>
          <ArticleGrid locale={locale} articles={pushes} label={t('newest')} first={lead === null ? 2 : 0} />
        </Section>
      )}
      {items.length === 0 ? null : (
        <Section id="all" title={title}>
          <ArticleGrid locale={locale} articles={items} label={title} first={pushes.length === 0 ? 2 : 0} />
          <Pagination locale={locale} to={news} listing={listing} pages={pages} />
        </Section>
      )}
      <div className={css['share']}>
        <ShareBar
          locale={locale}
          to={news}
          query={queryOfListing(listing)}
          title={t('title')}
          feed={feedOfSite(locale, 'news')}
        />
      </div>
      {shown === 0 ? <NoNews locale={locale} filtered={listing.type !== null} /> : null}
    </>
  );
}

function NoNews({ locale, filtered }: { readonly locale: Locale; readonly filtered: boolean }) {
  const t = useTranslations('news');
  return (
    <EmptyState
      alone
      heading="h2"
      title={filtered ? t('emptyKind') : t('emptyTitle')}
      text={filtered ? t('emptyKindText') : t('emptyText')}
      action={
        <Link locale={locale} to={filtered ? news : { page: 'shows' }} className={buttonClass('outlined')}>
          {filtered ? t('all') : t('toFilms')}
        </Link>
      }
    />
  );
}
