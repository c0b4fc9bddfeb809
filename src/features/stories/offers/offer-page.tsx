import { useTranslations } from 'next-intl';
import { offerDateWords } from '#src/domain/article/offer-date.ts';
import type { Locale } from '#src/sites/site.ts';
import { OfferDates } from '#src/ui/article/offer-dates.tsx';
import { Badge } from '#src/ui/label/badge.tsx';
import { RichText } from '#src/ui/layout/rich-text.tsx';
import { CtaLink } from '#src/ui/link/cta-link.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { ArticleBody } from '../article/article-body.tsx';
import { ArticleHead } from '../article/article-head.tsx';
import type { OfferModel } from './load-offer.ts';
import css from './offer-page.module.scss';

interface OfferPageProps {
  readonly locale: Locale;
  readonly model: OfferModel;
}

/** An offer: when and where it holds, its call to action, its conditions (R090). */
export function OfferPage({ locale, model }: OfferPageProps) {
  const t = useTranslations('offers');
  const { article, date, over, cta, conditionsHtml } = model;
  return (
    <article>
      <ArticleHead locale={locale} article={article} list={{ to: { page: 'offers' }, text: t('back') }}>
        {offerDateWords(locale, date) === null ? null : (
          <p className={css['when']}>
            <Icon name="calendar" className={css['sign']} />
            <span>
              <OfferDates locale={locale} date={date} />
            </span>
            {over ? <Badge>{t('over')}</Badge> : null}
          </p>
        )}
        {cta === null || over ? null : <CtaLink cta={cta} />}
      </ArticleHead>
      <ArticleBody locale={locale} article={article}>
        <Where locale={locale} model={model} />
        {conditionsHtml === null ? null : (
          <section aria-labelledby="conditions-title" className={css['part']}>
            <h2 id="conditions-title" className={css['name']}>
              {t('conditions')}
            </h2>
            <RichText html={conditionsHtml} className={css['conditions'] ?? ''} />
          </section>
        )}
      </ArticleBody>
    </article>
  );
}

/** The cinemas in which the offer holds, or that it holds in all of them (R095). */
function Where({ locale, model: { national, cinemas } }: OfferPageProps) {
  const t = useTranslations('offers');
  if (!national && cinemas.length === 0) return null;
  return (
    <section aria-labelledby="where-title" className={css['part']}>
      <h2 id="where-title" className={css['name']}>
        {t('where')}
      </h2>
      {national ? (
        <p>
          <Link locale={locale} to={{ page: 'cinemas' }}>
            {t('everywhere')}
          </Link>
        </p>
      ) : (
        <ul className={css['cinemas']}>
          {cinemas.map(({ slug, name }) => (
            <li key={slug}>
              <Link locale={locale} to={{ page: 'cinema', slug }} className={css['cinema']}>
                <Icon name="pin" />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
