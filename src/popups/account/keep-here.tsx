import { useTranslations } from 'next-intl';
import { isSlug } from '#src/routes/slug.ts';
import { usePopupFrame } from '#src/ui/dialog/popup-panel.tsx';
import { Button } from '#src/ui/link/button.tsx';
import { bootstrap } from '#src/visitor/bootstrap.ts';
import type { KeepableReason } from '#src/visitor/device/keep-wanted.ts';
import { notify } from '#src/visitor/notices/store.ts';
import type { PopupData } from '../protocol/kinds.ts';
import css from './account-popups.module.scss';

const reasons: readonly KeepableReason[] = ['favourite', 'wishlist', 'rating'];

interface KeepHereProps {
  readonly data: PopupData<'centeredSignIn'>;
}

/** The way without an account: this device keeps the mark (ADR-0041). Nothing where there is nothing to keep. */
export function KeepHere({ data: { reason, slug, value } }: KeepHereProps) {
  const { close } = usePopupFrame();
  const t = useTranslations('mine.keep');
  const wanted = reasons.find((one) => one === reason);
  if (wanted === undefined || !isSlug(slug)) return null;
  const keep = async () => {
    const { keepWanted } = await import('#src/visitor/device/keep-wanted.ts');
    const outcome = keepWanted(wanted, slug, value);
    close();
    notify({
      id: 'device-kept',
      level: outcome === 'kept' ? 'info' : 'warning',
      title: outcome === 'full' ? t('full') : t('kept'),
      subtitle: outcome === 'full' ? '' : outcome === 'visit' ? t('visit') : t('keptText'),
      className: 'device-kept-alert',
      icon: outcome === 'kept' ? 'info' : 'warning',
      closesAfterMs: 10_000,
    });
  };
  return (
    <div className={css['keep']}>
      <p>{t('title')}</p>
      <Button look="quiet" onClick={() => void bootstrap('what this device keeps', keep)}>
        {t(wanted)}
      </Button>
    </div>
  );
}
