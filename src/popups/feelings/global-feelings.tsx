import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { browserQuery } from '#src/api/browser/api-query.ts';
import { showEndpoint } from '#src/contract/show/schema.ts';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Button } from '#src/ui/link/button.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { PopupData } from '../protocol/kinds.ts';
import css from './feelings.module.scss';
import { faces } from '#src/ui/mark/faces.ts';

interface GlobalFeelingsProps {
  readonly config: VisitorConfig;
  readonly data: PopupData<'globalFeelings'>;
}

/** The number of members for each feeling about a film, and the number of wishes for it (R080). */
export default function GlobalFeelings({ config: { locale }, data: { show, title } }: GlobalFeelingsProps) {
  const t = useTranslations();
  const query = useQuery(browserQuery(showEndpoint, locale, { slug: show }));
  const heading = t('marks.publicTitle', { title });
  if (query.isPending) return <PopupPanel title={heading}>{t('state.loading')}</PopupPanel>;
  if (query.data === undefined)
    return (
      <PopupPanel title={heading}>
        <EmptyState
          kind="failed"
          title={t('state.failedTitle')}
          text={t('state.failedText')}
          action={<Button onClick={() => void query.refetch()}>{t('state.retry')}</Button>}
        />
      </PopupPanel>
    );
  const { feelings } = query.data;
  const counts = {
    1: feelings.countEmotionDisappointed,
    2: feelings.countEmotionLike,
    3: feelings.countEmotionLove,
  };
  const total = counts[1] + counts[2] + counts[3];
  return (
    <PopupPanel title={heading}>
      {total === 0 ? (
        <p>{t('marks.publicNone')}</p>
      ) : (
        <ul className={css['shares']}>
          {faces.map(({ emotion, name, icon }) => (
            <li key={emotion} className={css['share']}>
              <Icon name={icon} />
              <span>{t(`marks.felt.${name}`)}</span>
              <meter
                className={css['meter']}
                min={0}
                max={total}
                value={counts[emotion]}
                aria-label={t(`marks.felt.${name}`)}
              />
              <span className={css['count']}>{t('marks.publicCount', { count: counts[emotion] })}</span>
            </li>
          ))}
        </ul>
      )}
      {feelings.countWishList === 0 ? null : (
        <p className={css['wishes']}>{t('marks.publicWishes', { count: feelings.countWishList })}</p>
      )}
    </PopupPanel>
  );
}
