import { useTranslations } from 'next-intl';
import { buttonClass } from '../link/button.tsx';
import { Icon } from '../picture/icon.tsx';
import css from './filter-button.module.scss';

interface FilterButtonProps {
  /** Number of active values. */
  readonly count: number;
  /** The attributes that open a popup with script. */
  readonly behaviour: { readonly 'aria-haspopup': 'dialog' };
}

/**
 * On phones, one button that replaces the filters of a page. Without script, the filters are shown instead
 * (`phone-with-script`).
 */
export function FilterButton({ count, behaviour }: FilterButtonProps) {
  const t = useTranslations('filtersPopup');
  return (
    <button type="button" className={buttonClass('outlined', css['button'])} {...behaviour}>
      <Icon name="filter" />
      {t('open', { count })}
    </button>
  );
}
