import { useTranslations } from 'next-intl';
import { formatPrice } from '#src/domain/price/format-price.ts';
import type { Locale } from '#src/sites/site.ts';
import { RichText } from '#src/ui/layout/rich-text.tsx';
import { ShareBar } from '#src/ui/share/share-bar.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import type { SeasonModel } from './load-season.ts';
import { SeasonHead } from './season-head.tsx';
import type { SeasonPrice } from './season-model.ts';
import css from './season-page.module.scss';
import { SeasonProgrammeSection } from './season-programme.tsx';

interface SeasonPageProps {
  readonly locale: Locale;
  readonly model: SeasonModel;
}

/** The page of a season or a special event: how to buy it, when it plays, what it costs, what it is (R096–R098). */
export function SeasonPage({ locale, model }: SeasonPageProps) {
  const t = useTranslations('season');
  const { season, programme } = model;
  return (
    <article>
      <SeasonHead locale={locale} model={model} />
      <SeasonProgrammeSection locale={locale} programme={programme} />
      {season.description === null ? null : (
        <Section id="about" title={t('about')}>
          <RichText html={season.description} className={css['text'] ?? ''} />
        </Section>
      )}
      <Prices locale={locale} prices={season.prices} />
      <div className={css['after']}>
        <ShareBar locale={locale} to={model.ref} title={season.title} />
      </div>
    </article>
  );
}

function Prices({ locale, prices }: { readonly locale: Locale; readonly prices: readonly SeasonPrice[] }) {
  const t = useTranslations('season');
  if (prices.length === 0) return null;
  return (
    <Section id="prices" title={t('prices')}>
      <dl className={css['prices']}>
        {prices.map(({ label, amount }) => (
          <div key={`${label} ${amount}`} className={css['price']}>
            <dt>{label}</dt>
            <dd className={css['amount']}>{formatPrice(locale, amount)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
