import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { longestSearch, searchQuery, shortestSearch } from '#src/routes/search.ts';
import type { Locale } from '#src/sites/site.ts';
import { searchBox, searchResults, type ResultsPlace } from './search-attributes.ts';
import css from './search-form.module.scss';
import { addressOf } from '../link/link-address.ts';
import { Icon } from '../picture/icon.tsx';

interface SearchFormProps {
  readonly locale: Locale;
  /** Unique on the page: the field's id. */
  readonly id: string;
  /** What was searched for. */
  readonly text?: string;
  /** `large` on the search page, `compact` in the header. */
  readonly look: 'large' | 'compact';
  /** Whether results float over the page, below the field, or stand in the flow. */
  readonly results?: ResultsPlace;
}

/**
 * The search: a plain form that leads to the search page. Nothing where the site has none. With script the shell makes
 * its field a combobox when it is first used (`search-attributes.ts`), with the results in the place behind it.
 */
export function SearchForm({ locale, id, text = '', look, results = 'floating' }: SearchFormProps) {
  const t = useTranslations('searchField');
  const action = addressOf(locale, { page: 'search' });
  if (action === null) return null;
  return (
    <search>
      <form method="get" action={action} className={clsx(css['form'], css[look])} {...searchBox}>
        <label htmlFor={id} className={css['heard']}>
          {t('label')}
        </label>
        <input
          // A new search is a new field, not what was last typed into the old one.
          key={text}
          id={id}
          type="search"
          name={searchQuery.text}
          defaultValue={text}
          placeholder={t(look === 'large' ? 'placeholder' : 'submit')}
          required
          minLength={shortestSearch}
          maxLength={longestSearch}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          className={css['field']}
        />
        <button type="submit" className={css['button']} aria-label={t('submit')}>
          <Icon name="search" />
        </button>
        <div className={css['results']} {...searchResults(results)} />
      </form>
    </search>
  );
}
