import { useTranslations } from 'next-intl';
import type { ArticleCard } from '#src/domain/article/article-card.ts';
import type { Locale } from '#src/sites/site.ts';
import { Section } from '../layout/section.client.tsx';
import { Link } from '../link/link.tsx';
import { addressOf } from '../link/link-address.ts';
import { ArticleGrid } from './article-cards.tsx';

interface OffersSectionProps {
  readonly locale: Locale;
  readonly title: string;
  readonly offers: readonly ArticleCard[];
}

/** The offers of a place with the way to all offers (R095); nothing when there are none. */
export function OffersSection({ locale, title, offers }: OffersSectionProps) {
  const t = useTranslations('offers');
  if (offers.length === 0) return null;
  return (
    <Section
      id="local-offers"
      title={title}
      more={
        addressOf(locale, { page: 'offers' }) === null ? undefined : (
          <Link locale={locale} to={{ page: 'offers' }}>
            {t('all')}
          </Link>
        )
      }
    >
      <ArticleGrid locale={locale} articles={offers} label={title} />
    </Section>
  );
}
