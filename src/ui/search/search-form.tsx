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
  /** Id of the field, unique on the page. */
  readonly id: string;
  /** The text that was searched for. */
  readonly text?: string;
  /** `large` on the search page, `compact` in the header. */
  readonly look: 'large' | 'compact';
  /** Whether the results float over the page below the field, or are part of the page. */
  readonly results?: ResultsPlace;
}

/**
 * The search: a plain form that leads to the search page. Renders nothing on a site without search. With script, the
 * shell turns its field into a combobox when it is first used (`search-attributes.ts`), and shows the results in the
 * element behind the field.
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
          // A new search makes a new field, so that the text typed into the old one does not stay.
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
