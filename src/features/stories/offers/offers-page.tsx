import { useTranslations } from 'next-intl';
import { queryOfListing, type Listing } from '#src/routes/listing.ts';
import type { PageRef } from '#src/routes/page.ts';
import { feedOfSite } from '#src/routes/site-files.ts';
import type { Locale } from '#src/sites/site.ts';
import { ArticleGrid } from '#src/ui/article/article-cards.tsx';
import { KindFilter, Pagination } from '#src/ui/article/listing-nav.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { ShareBar } from '#src/ui/share/share-bar.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { OffersBlocks } from './offers-blocks.tsx';
import { OffersHeader } from './offers-header.tsx';
import type { OffersModel } from './offers-model.ts';
import css from './offers-page.module.scss';

interface OffersPageProps {
  readonly locale: Locale;
  readonly model: OffersModel;
  readonly listing: Listing;
}

const offers: PageRef = { page: 'offers' };

/** The offers of the chain: a header and blocks in the chain's order, then all offers by pages (R092, R277). */
export function OffersPage({ locale, model, listing }: OffersPageProps) {
  const t = useTranslations('offers');
  const kinds = useTranslations('article.kinds');
  const { header, blocks, list } = model;
  const { items, pages } = list;
  const { type } = listing;
  const title = type === null ? t('all') : kinds(type);
  const none = items.length === 0;
  return (
    <>
      <OffersHeader header={header} />
      <OffersBlocks locale={locale} blocks={blocks} />
      {none && type === null && blocks.length > 0 ? null : (
        <Section id="all" title={title}>
          <KindFilter
            locale={locale}
            to={offers}
            fragment="all"
            listing={listing}
            pages={pages}
            kinds={list.kinds}
            shown={items.length}
          />
          {none ? (
            <NoOffers locale={locale} filtered={type !== null} />
          ) : (
            <div className={css['list']}>
              <ArticleGrid
                typed={false}
                locale={locale}
                articles={items}
                label={title}
                first={blocks.length === 0 && header === null ? 2 : 0}
              />
            </div>
          )}
          <Pagination locale={locale} to={offers} listing={listing} pages={pages} />
        </Section>
      )}
      <div className={css['after']}>
        <ShareBar
          locale={locale}
          to={offers}
          query={queryOfListing(listing)}
          title={t('title')}
          feed={feedOfSite(locale, 'offers')}
        />
      </div>
    </>
  );
}

function NoOffers({ locale, filtered }: { readonly locale: Locale; readonly filtered: boolean }) {
  const t = useTranslations('offers');
  return (
    <EmptyState
      title={filtered ? t('emptyKind') : t('emptyTitle')}
      text={filtered ? t('emptyKindText') : t('emptyText')}
      action={
        <Link
          locale={locale}
          to={filtered ? offers : { page: 'cinemas' }}
          className={buttonClass('outlined')}
        >
          {filtered ? t('all') : t('toCinemas')}
        </Link>
      }
    />
  );
}
