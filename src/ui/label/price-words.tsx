import { clsx } from 'clsx';
import css from './price.module.scss';

/** A price as it is read. */
export interface PriceWordsProps {
  /** `from 12,90 €` */
  readonly said: string;
  /** The earlier price, for the eyes and as it is heard. */
  readonly earlier?: { readonly price: string; readonly heard: string };
}

/** A price in finished words, with the earlier price struck through. */
export function PriceWords({ said, earlier }: PriceWordsProps) {
  if (earlier === undefined) return <span className={clsx(css['price'], css['amount'])}>{said}</span>;
  return (
    <span className={css['price']}>
      <span className={css['amount']}>{said}</span>
      <s className={css['initial']} aria-hidden="true">
        {earlier.price}
      </s>
      <span className={css['heard']}>{earlier.heard}</span>
    </span>
  );
}
