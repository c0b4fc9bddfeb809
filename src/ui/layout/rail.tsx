import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '../picture/icon.tsx';
import css from './rail.module.scss';
import { RailArrows } from './rail-arrows.client.tsx';

interface RailProps {
  /** What the row holds, as its heading says it: heard when the row is reached. */
  readonly label: string;
  /** Cards with keys. */
  readonly children: readonly ReactNode[];
  /** How wide a card stands: posters, wide pictures, or tiles that share the row where they fit. */
  readonly cards?: 'poster' | 'wide' | 'tile';
}

/**
 * A row that scrolls sideways by finger, wheel and keyboard, without script; the last card peeks in. With a mouse it gets
 * arrows when the pointer comes to it. It never moves by itself.
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
          // The order is the identity: the row is rendered once, on the server.
          <li key={index} className={css['card']}>
            {child}
          </li>
        ))}
      </ul>
    </RailArrows>
  );
}
