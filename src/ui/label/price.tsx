import { useTranslations } from 'next-intl';
import css from './price.module.scss';

interface PriceProps {
  /** As the country writes it, with its currency. */
  readonly amount: string;
  /** The price before, struck through. */
  readonly initial?: string | null;
  /** The lowest of several. */
  readonly from?: boolean;
}

/** An amount of money, its former amount struck through. */
export function Price({ amount, initial = null, from = false }: PriceProps) {
  const t = useTranslations('price');
  return (
    <span className={css['price']}>
      <span className={css['amount']}>{from ? t('from', { price: amount }) : amount}</span>
      {initial === null ? null : (
        <>
          <s className={css['initial']} aria-hidden="true">
            {initial}
          </s>
          <span className={css['heard']}>{t('was', { price: initial })}</span>
        </>
      )}
    </span>
  );
}
