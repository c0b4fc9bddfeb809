import { useTranslations } from 'next-intl';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Button } from '#src/ui/link/button.tsx';

/** A show that could not be read, with a button to try again. */
export function FailedShow({ again }: { readonly again: () => void }) {
  const t = useTranslations('state');
  return (
    <EmptyState
      kind="failed"
      title={t('failedTitle')}
      text={t('failedText')}
      action={<Button onClick={again}>{t('retry')}</Button>}
    />
  );
}
