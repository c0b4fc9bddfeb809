import { useTranslations } from 'next-intl';
import type { Plan } from '#src/contract/subscription-offers/schema.ts';
import { formatPrice } from '#src/domain/price/format-price.ts';
import type { Locale } from '#src/sites/site.ts';
import css from './subscription.module.scss';

interface OptionCountProps {
  readonly locale: Locale;
  readonly option: Plan['options'][number];
  readonly quantity: number;
  readonly change: (modifier: number) => void;
}

/** An option of a plan with its price, and buttons that count it up and down (R174). */
export function OptionCount({ locale, option, quantity, change }: OptionCountProps) {
  const t = useTranslations('subscription');
  const { label, description, price, maximum } = option;
  return (
    <div className={css['option']}>
      <div className={css['words']}>
        <p className={css['name']}>{label}</p>
        {description === null ? null : <p className={css['soft']}>{description}</p>}
        <p className={css['soft']}>{t('plusAMonth', { price: formatPrice(locale, price) })}</p>
      </div>
      <div className={css['count']}>
        <button
          type="button"
          className={css['step']}
          aria-label={t('less', { option: label })}
          aria-disabled={quantity === 0}
          onClick={() => {
            change(-1);
          }}
        >
          −
        </button>
        <output className={css['quantity']} aria-label={t('quantity', { option: label })}>
          {quantity}
        </output>
        <button
          type="button"
          className={css['step']}
          aria-label={t('more', { option: label })}
          aria-disabled={quantity >= maximum}
          onClick={() => {
            change(1);
          }}
        >
          +
        </button>
      </div>
    </div>
  );
}
