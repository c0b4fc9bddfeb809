import { useTranslations } from 'next-intl';
import type { PriceLineView, PricingView } from '#src/domain/cinema/pricing-view.ts';
import { formatPrice } from '#src/domain/price/format-price.ts';
import type { Locale } from '#src/sites/site.ts';
import { Price } from '#src/ui/label/price.tsx';
import { RichText } from '#src/ui/layout/rich-text.tsx';
import css from './price-list.module.scss';

interface PriceListProps {
  readonly locale: Locale;
  readonly pricing: PricingView | null;
}

/** The prices, the supplements and their conditions. Every number beside a price has a legend (R070). */
export function PriceList({ locale, pricing }: PriceListProps) {
  const t = useTranslations('cinema');
  if (pricing === null) return <p className={css['quiet']}>{t('pricesEmpty')}</p>;
  const { lines, complements, notes, globalTermsHtml } = pricing;
  return (
    <div className={css['prices']}>
      {lines.length === 0 ? null : <Lines locale={locale} lines={lines} />}
      {complements.length === 0 ? null : (
        <section aria-labelledby="price-extras">
          <h3 id="price-extras" className={css['title']}>
            {t('complements')}
          </h3>
          {complements.map(({ label, amount, note, lines: parts }) => (
            <div key={label}>
              {amount === null ? (
                <p className={css['parent']}>
                  {label}
                  <Note number={note} />
                </p>
              ) : (
                <Lines locale={locale} lines={[{ label, amount, note }]} />
              )}
              {parts.length === 0 ? null : (
                <div className={css['parts']}>
                  <Lines locale={locale} lines={parts} />
                </div>
              )}
            </div>
          ))}
        </section>
      )}
      {notes.length === 0 ? null : (
        <section aria-labelledby="price-terms">
          <h3 id="price-terms" className={css['title']}>
            {t('terms')}
          </h3>
          <ol className={css['notes']}>
            {notes.map(({ number, html }) => (
              <li key={number} id={`price-term-${number}`} value={number}>
                <RichText html={html} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {globalTermsHtml === null ? null : <RichText html={globalTermsHtml} className={css['quiet'] ?? ''} />}
      <p className={css['quiet']}>{t('pricesNote')}</p>
    </div>
  );
}

function Lines({ locale, lines }: { readonly locale: Locale; readonly lines: readonly PriceLineView[] }) {
  return (
    <ul className={css['lines']}>
      {lines.map(({ label, amount, note }) => (
        <li key={label} className={css['line']}>
          <span className={css['label']}>
            {label}
            <Note number={note} />
          </span>
          <Price amount={formatPrice(locale, amount)} />
        </li>
      ))}
    </ul>
  );
}

/** The number of a legend. It is not a link, because a popup closes when a link in it is followed. */
function Note({ number }: { readonly number: number | null }) {
  const t = useTranslations('cinema');
  if (number === null) return null;
  return (
    <sup className={css['note']}>
      <span aria-hidden="true">{number}</span>
      <span className={css['heard']}> ({t('term', { index: number })})</span>
    </sup>
  );
}
