import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RailRow, type RailWords } from './rail-row.client.tsx';

interface RailProps {
  /** Label of the row for screen readers, the same as its heading. */
  readonly label: string;
  /** Cards, each with a key. */
  readonly children: readonly ReactNode[];
  /** Width of the cards: posters, wide pictures, or tiles that share the row when they fit. */
  readonly cards?: 'poster' | 'wide' | 'tile';
}

/**
 * A row that scrolls sideways by touch, wheel and keyboard, without script; the last visible card is cut off to show
 * that there are more. With a mouse it gets arrows when the pointer enters it. It never moves by itself.
 */
export function Rail({ label, children, cards }: RailProps) {
  return (
    <RailRow words={useRailWords(label)} {...(cards === undefined ? {} : { cards })}>
      {children}
    </RailRow>
  );
}

/** The words of a row whose cards are islands too. */
export function useRailWords(label: string): RailWords {
  const t = useTranslations('rail');
  return { label, back: t('back'), on: t('on') };
}
