import { useTranslations } from 'next-intl';
import type { Need } from '#src/routes/filter-values/needs.ts';
import { Icon } from '#src/ui/picture/icon.tsx';
import { keepNeeds } from './kept-needs.ts';
import css from './needs-line.module.scss';

/**
 * The needs that this device keeps as one line, with the way out of them: on the page of one's own, which has no address
 * to tell them. Nothing without needs.
 */
export function KeptLine({ needs }: { readonly needs: readonly Need[] }) {
  const t = useTranslations('needs');
  if (needs.length === 0) return null;
  return (
    <div className={css['line']} data-needs={needs.join(',')}>
      <Icon name="wheelchair" />
      <output className={css['said']}>
        {t('line', { needs: needs.map((need) => t(`names.${need}`)).join(', ') })}
      </output>
      <button
        type="button"
        className={css['off']}
        aria-label={t('off')}
        onClick={() => {
          keepNeeds([]);
        }}
      >
        <Icon name="close" />
      </button>
      <p className={css['note']}>{t('confirmed')}</p>
    </div>
  );
}
