import { useTranslations } from 'next-intl';
import { Button } from '#src/ui/link/button.tsx';
import { dropFromDevice, keepOnDevice } from '#src/visitor/device/store.ts';
import css from './films.module.scss';

interface SeenButtonProps {
  readonly slug: string;
  readonly title: string;
  readonly seen: boolean;
}

/** Marks a film as seen on this device, or takes that back. */
export function SeenButton({ slug, title, seen }: SeenButtonProps) {
  const t = useTranslations('mine.seen');
  return (
    <Button
      look="quiet"
      className={css['seen']}
      aria-pressed={seen}
      aria-label={t('mark', { title })}
      onClick={() => {
        if (seen) dropFromDevice('seen', slug);
        else keepOnDevice({ seen: [slug] });
      }}
    >
      <span className={css['box']} aria-hidden="true" />
      {t('label')}
    </Button>
  );
}
