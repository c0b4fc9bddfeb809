import { useTranslations } from 'next-intl';
import { PriceWords, type PriceWordsProps } from './price-words.tsx';

interface PriceProps {
  /** Formatted for the country, with its currency. */
  readonly amount: string;
  /** The earlier price, struck through. */
  readonly initial?: string | null;
  /** Whether it is the lowest of several prices. */
  readonly from?: boolean;
}

/** Returns a function for the texts of a price. */
export function usePriceWords(): (price: PriceProps) => PriceWordsProps {
  const t = useTranslations('price');
  return ({ amount, initial = null, from = false }) => ({
    said: from ? t('from', { price: amount }) : amount,
    ...(initial === null ? {} : { earlier: { price: initial, heard: t('was', { price: initial }) } }),
  });
}

/** A price, with the earlier price struck through. */
export function Price(props: PriceProps) {
  const wordsOf = usePriceWords();
  return <PriceWords {...wordsOf(props)} />;
}
