import { useTranslations } from 'next-intl';
import { buttonClass } from '../link/button.tsx';
import { Icon } from '../picture/icon.tsx';
import css from './filter-button.module.scss';

interface FilterButtonProps {
  /** How many values are on. */
  readonly count: number;
  /** What it does with script. */
  readonly behaviour: { readonly 'aria-haspopup': 'dialog' };
}

/** On phones one button in place of a page's filters, which stand open without script (`phone-with-script`). */
export function FilterButton({ count, behaviour }: FilterButtonProps) {
  const t = useTranslations('filtersPopup');
  return (
    <button type="button" className={buttonClass('outlined', css['button'])} {...behaviour}>
      <Icon name="filter" />
      {t('open', { count })}
    </button>
  );
}
