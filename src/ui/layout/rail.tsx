import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '../picture/icon.tsx';
import css from './rail.module.scss';
import { RailArrows } from './rail-arrows.client.tsx';

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
export function Rail({ label, children, cards = 'poster' }: RailProps) {
  const t = useTranslations('rail');
  return (
    <RailArrows
      classes={{ frame: css['frame'], arrow: css['arrow'], row: css['rail'], card: css['card'] }}
      words={{ back: t('back'), on: t('on') }}
      icons={{ back: <Icon name="chevron-left" />, on: <Icon name="chevron-right" /> }}
    >
      <ul className={css['rail']} data-cards={cards} aria-label={label}>
        {children.map((child, index) => (
          // The index is a good key here: the row is rendered once, on the server.
          <li key={index} className={css['card']}>
            {child}
          </li>
        ))}
      </ul>
    </RailArrows>
  );
}
