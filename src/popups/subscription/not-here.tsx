import { useTranslations } from 'next-intl';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Button } from '#src/ui/link/button.tsx';
import css from './subscription.module.scss';

interface NotHereProps {
  readonly title: string;
  /** Null while it is loading. */
  readonly again: (() => void) | null;
}

/** Shown while the content of a popup is loading, or when it could not be read. */
export function NotHere({ title, again }: NotHereProps) {
  const t = useTranslations('state');
  return (
    <PopupPanel title={title}>
      {again === null ? (
        <div className={css['skeleton']} aria-busy="true" />
      ) : (
        <EmptyState
          kind="failed"
          title={t('failedTitle')}
          text={t('failedText')}
          action={<Button onClick={again}>{t('retry')}</Button>}
        />
      )}
    </PopupPanel>
  );
}
