import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import type { ShowtimeModel } from '#src/domain/showtime/showtime-model.ts';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Button, buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { PageClock } from '#src/ui/showtime/page-clock.tsx';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { PopupData } from '../protocol/kinds.ts';
import css from './showtime-popup.module.scss';
import { useShowtime } from './use-showtime.ts';

interface ShowtimePopupProps {
  readonly config: VisitorConfig;
  readonly data: PopupData<'showtimeDetails'>;
  readonly children: (model: ShowtimeModel) => ReactNode;
}

/**
 * The popup of a showtime in all its states: a placeholder while it loads, an error with a button to try again, or a
 * note that the showtime is no longer in the programme.
 */
export function ShowtimePopup({ config, data, children }: ShowtimePopupProps) {
  const t = useTranslations();
  const state = useShowtime(config, data);
  if (state.kind === 'waiting')
    return (
      <PopupPanel title={t('showtimePopup.title')}>
        <Skeleton label={t('state.loading')} />
      </PopupPanel>
    );
  if (state.kind === 'here')
    return (
      <PopupPanel title={state.model.show.title}>
        <PageClock fixedNow={config.fixedNow}>{children(state.model)}</PageClock>
      </PopupPanel>
    );
  const book = (
    <Link external={data.booking} className={buttonClass('outlined')}>
      {t('showtimePopup.toBooking')}
    </Link>
  );
  return (
    <PopupPanel title={t('showtimePopup.title')}>
      {state.kind === 'gone' ? (
        <EmptyState title={t('showtimePopup.goneTitle')} text={t('showtimePopup.goneText')} />
      ) : (
        <EmptyState
          kind="failed"
          title={t('state.failedTitle')}
          text={t('state.failedText')}
          action={
            <span className={css['ways']}>
              <Button onClick={state.again}>{t('state.retry')}</Button>
              {book}
            </span>
          }
        />
      )}
    </PopupPanel>
  );
}

/** A placeholder as large as the details, so that nothing moves when they arrive. */
function Skeleton({ label }: { readonly label: string }) {
  return (
    <div className={css['skeleton']} aria-busy="true">
      <span className={css['heard']}>{label}</span>
      <span className={css['blankPoster']} />
      <span className={css['blankLines']} />
      <span className={css['blankFacts']} />
    </div>
  );
}
