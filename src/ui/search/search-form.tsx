import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
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
    <PlainSearchForm
      action={action}
      id={id}
      text={text}
      look={look}
      shortest={shortestSearch}
      words={{
        label: t('label'),
        placeholder: t(look === 'large' ? 'placeholder' : 'submit'),
        submit: t('submit'),
      }}
      marks={searchBox}
    >
      <div className={css['results']} {...searchResults(results)} />
    </PlainSearchForm>
  );
}

interface PlainSearchFormProps {
  /** The address of the page with the results; it takes the text as `q`. */
  readonly action: string;
  readonly id: string;
  readonly text: string;
  readonly look: 'large' | 'compact';
  /** The shortest text that is searched for. */
  readonly shortest: number;
  readonly words: { readonly label: string; readonly placeholder: string; readonly submit: string };
  /** Attributes by which script finds the form. */
  readonly marks?: Readonly<Record<`data-${string}`, string>>;
  /** Behind the field: the place for its results. */
  readonly children?: ReactNode;
}

/** A search field in a form that works without script. */
export function PlainSearchForm(props: PlainSearchFormProps) {
  const { action, id, text, look, shortest, words, marks, children } = props;
  return (
    <search>
      <form method="get" action={action} className={clsx(css['form'], css[look])} {...marks}>
        <label htmlFor={id} className={css['heard']}>
          {words.label}
        </label>
        <input
          // A new search makes a new field, so that the text typed into the old one does not stay.
          key={text}
          id={id}
          type="search"
          name={searchQuery.text}
          defaultValue={text}
          placeholder={words.placeholder}
          required
          minLength={shortest}
          maxLength={longestSearch}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          className={css['field']}
        />
        <button type="submit" className={css['button']} aria-label={words.submit}>
          <Icon name="search" />
        </button>
        {children}
      </form>
    </search>
  );
}
