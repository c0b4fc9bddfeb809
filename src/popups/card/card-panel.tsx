import { nowIn } from '#src/kernel/date/clock.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { formatDay } from '#src/domain/date/format.ts';
import { localTimeAt } from '#src/kernel/date/zone.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import type { VisitorConfig } from '#src/visitor/config.ts';
import css from './card.module.scss';

interface CardPanelProps {
  readonly config: VisitorConfig;
  readonly title: string;
  /** Null when there is no card to show. */
  readonly card: {
    readonly number: string;
    readonly worthLabel: string;
    readonly worth: string;
    readonly lastDay: Day | null;
    /** Says that nothing is left of it; null when something is. */
    readonly empty: string | null;
  } | null;
}

/** A card that was found: its number, its worth and its last day, and first of all whether it can be used. */
export function CardPanel({ config: { locale, fixedNow }, title, card }: CardPanelProps) {
  const t = useTranslations('cards');
  const state = useTranslations('state');
  const [today] = useState(() => localTimeAt(nowIn(fixedNow), siteFactsOf(locale).timeZone).slice(0, 10));
  if (card === null)
    return (
      <PopupPanel title={title}>
        <EmptyState kind="failed" title={state('failedTitle')} text={state('failedText')} />
      </PopupPanel>
    );
  const { number, worthLabel, worth, lastDay, empty } = card;
  const over = lastDay !== null && today > lastDay;
  const day = lastDay === null ? null : formatDay(locale, lastDay, 'date');
  const problem = empty ?? (over && day !== null ? t('expired', { date: day }) : null);
  return (
    <PopupPanel title={title}>
      <p className={css['state']} data-good={problem === null}>
        <Icon name={problem === null ? 'ticket' : 'warning'} />
        <span>{problem ?? t('good')}</span>
      </p>
      <dl className={css['facts']}>
        <div>
          <dt>{worthLabel}</dt>
          <dd className={css['worth']}>{worth}</dd>
        </div>
        <div>
          <dt>{t('validUntil')}</dt>
          <dd>{day ?? t('noEnd')}</dd>
        </div>
        <div>
          <dt>{t('number')}</dt>
          <dd>{number}</dd>
        </div>
      </dl>
    </PopupPanel>
  );
}
