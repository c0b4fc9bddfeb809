import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import css from './price.module.scss';

interface PriceProps {
  /** Formatted for the country, with its currency. */
  readonly amount: string;
  /** The earlier price, struck through. */
  readonly initial?: string | null;
  /** Whether it is the lowest of several prices. */
  readonly from?: boolean;
}

/** A price, with the earlier price struck through. */
export function Price({ amount, initial = null, from = false }: PriceProps) {
  const t = useTranslations('price');
  const said = from ? t('from', { price: amount }) : amount;
  if (initial === null) return <span className={clsx(css['price'], css['amount'])}>{said}</span>;
  return (
    <span className={css['price']}>
      <span className={css['amount']}>{said}</span>
      <s className={css['initial']} aria-hidden="true">
        {initial}
      </s>
      <span className={css['heard']}>{t('was', { price: initial })}</span>
    </span>
  );
}
