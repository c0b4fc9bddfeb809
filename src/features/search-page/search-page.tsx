import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Filters } from '#src/routes/filters.ts';
import { queryOf, searchQuery } from '#src/routes/search.ts';
import type { Locale } from '#src/sites/site.ts';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { SearchBand } from '#src/ui/search/search-band.tsx';
import { SearchFailed } from '#src/ui/search/search-failed.tsx';
import { SearchForm } from '#src/ui/search/search-form.tsx';
import { NeedsLine } from '#src/visitor/needs/needs-line.tsx';
import { ShareBar } from '#src/ui/share/share-bar.tsx';
import type { SearchModel } from './load-search.ts';
import css from './search-page.module.scss';
import { SearchResults, searchWith } from './search-results.tsx';
import { Suggestions } from './suggestions.tsx';

interface SearchPageProps {
  readonly locale: Locale;
  readonly model: SearchModel;
  /** Of the page: the visitor's place, and what they need. */
  readonly filters: Filters;
  /** The control with which the visitor chooses the cinemas that matter to them. */
  readonly locator?: ReactNode;
}

/** The search page (R247): the field, then the results by kind, or suggestions when there is no search. */
export function SearchPage({ locale, model, filters, locator }: SearchPageProps) {
  const t = useTranslations('search');
  const needs = useTranslations('needs');
  const { text, outcome } = model;
  const resembling = outcome.kind === 'answered' && outcome.resembling;
  return (
    <>
      <SearchBand
        title={text === '' ? t('question') : t('titleFor', { text })}
        lead={text === '' ? t('lead') : null}
      >
        <SearchForm locale={locale} id="search-text" text={text} look="large" />
      </SearchBand>
      {outcome.kind === 'answered' ? (
        <div className={css['locator']}>
          {locator}
          <NeedsLine
            locale={locale}
            filters={filters}
            refOf={searchWith}
            query={queryOf({ text, type: outcome.selected })}
          />
          {filters.needs !== undefined && model.near === null ? <p>{needs('unsure')}</p> : null}
        </div>
      ) : null}
      {resembling ? (
        <p className={css['note']}>{/^\d/.test(text) ? t('resemblingCode') : t('resembling')}</p>
      ) : null}
      {model.cities.length === 0 ? null : (
        <ul className={css['cities']}>
          {model.cities.map((city) => (
            <li key={city.name}>
              <Link locale={locale} to={city.to} className={buttonClass('outlined')}>
                {t('city', { city: city.name })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Outcome locale={locale} model={model} filters={filters} />
    </>
  );
}

function Outcome({ locale, model, filters }: SearchPageProps) {
  const t = useTranslations('search');
  const { text, outcome, suggestions } = model;
  if (outcome.kind === 'failed') return <SearchFailed locale={locale} to={searchWith(filters)} text={text} />;
  if (outcome.kind === 'answered' && outcome.groups.length > 0)
    return (
      <>
        <SearchResults locale={locale} text={text} outcome={outcome} next={model.next} filters={filters} />
        <div className={css['after']}>
          <ShareBar
            locale={locale}
            to={searchWith(filters)}
            query={queryOf({ text, type: outcome.selected })}
            title={t('titleFor', { text })}
          />
        </div>
      </>
    );
  return (
    <>
      {outcome.kind === 'idle' ? null : (
        <EmptyState
          alone
          heading="h2"
          title={t('emptyTitle', { text })}
          text={t('emptyText')}
          action={
            <span className={css['ways']}>
              {outcome.counts.length === 0 ? null : (
                <Link
                  locale={locale}
                  to={searchWith(filters)}
                  query={{ [searchQuery.text]: text }}
                  className={buttonClass('filled')}
                >
                  {t('hide')}
                </Link>
              )}
              <Link locale={locale} to={{ page: 'shows' }} className={buttonClass('outlined')}>
                {t('toFilms')}
              </Link>
              <Link locale={locale} to={{ page: 'cinemas' }} className={buttonClass('outlined')}>
                {t('toCinemas')}
              </Link>
            </span>
          }
        />
      )}
      <Suggestions locale={locale} suggestions={suggestions} />
    </>
  );
}
