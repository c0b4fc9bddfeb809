import { useTranslations } from 'next-intl';
import type { Filters } from '#src/routes/filters.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import { queryOf } from '#src/routes/search.ts';
import type { Locale } from '#src/sites/site.ts';
import { choiceGroup, choiceMark } from '#src/ui/link/choice-marks.ts';
import { Result } from '#src/ui/choice/result.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { TabsLinks } from '#src/ui/link/tabs-links.tsx';
import { OwnList } from '#src/visitor/own/own-list.client.tsx';
import { ResultCard } from './result-cards.tsx';
import { previewsOf, slugOf, type ResultType, type SearchGroup, type SearchResult } from './search-groups.ts';
import css from './search-results.module.scss';
import type { NextOfFound } from './load-next.ts';
import type { SearchOutcome } from './load-search.ts';

/** The search page with other filters; without any, the page itself (R060). */
export function searchWith(filters: Filters): PageRefOf<'search'> {
  return Object.keys(filters).length === 0 ? { page: 'search' } : { page: 'search', filters };
}

interface SearchResultsProps {
  readonly locale: Locale;
  readonly text: string;
  readonly outcome: Extract<SearchOutcome, { kind: 'answered' }>;
  readonly next: NextOfFound;
  /** Of the page; its links keep them. */
  readonly filters: Filters;
}

/** The results by kind: the first few of each, or all of the selected one (R191, R192). */
export function SearchResults({ locale, text, outcome, next, filters }: SearchResultsProps) {
  const { groups, selected } = outcome;
  return (
    <>
      <Kinds locale={locale} text={text} outcome={outcome} filters={filters} />
      <Found outcome={outcome} />
      {groups.map((group) => (
        <Group
          key={group.type}
          locale={locale}
          text={text}
          group={group}
          next={next}
          filters={filters}
          whole={group.type === selected}
        />
      ))}
    </>
  );
}

/** Number of results of the selected kind, or of all kinds. */
function countOf(counts: SearchResultsProps['outcome']['counts'], type: ResultType | null): number {
  return counts.reduce((sum, one) => sum + (type === null || one.type === type ? one.count : 0), 0);
}

/** The number of results in one sentence. */
function Found({ outcome: { counts, selected } }: Pick<SearchResultsProps, 'outcome'>) {
  const t = useTranslations('search');
  const said = useTranslations('result');
  const kind = selected === null ? t('all') : t(`types.${selected}`);
  return <Result says={said('kind', { kind, count: countOf(counts, selected) })} />;
}

/** Links to the kinds of results, with the number of each; nothing when there is only one kind. */
function Kinds({ locale, text, outcome: { counts, selected }, filters }: Omit<SearchResultsProps, 'next'>) {
  const t = useTranslations('search');
  if (counts.length < 2) return null;
  const kinds = [null, ...counts.map(({ type }) => type)];
  return (
    <div className={css['kinds']}>
      <TabsLinks
        locale={locale}
        label={t('kindsLabel')}
        choice="kind"
        tabs={kinds.map((type) => ({
          key: type ?? 'all',
          label: type === null ? t('all') : t(`types.${type}`),
          to: searchWith(filters),
          query: queryOf({ text, type }),
          count: countOf(counts, type),
          current: type === selected,
        }))}
      />
    </div>
  );
}

interface GroupProps {
  readonly locale: Locale;
  readonly text: string;
  readonly group: SearchGroup;
  readonly next: NextOfFound;
  readonly filters: Filters;
  /** Whether all results are shown. */
  readonly whole: boolean;
}

function Group({ locale, text, group: { type, results }, next, filters, whole }: GroupProps) {
  const t = useTranslations('search');
  const page = searchWith(filters);
  const shown = whole ? results : results.slice(0, previewsOf(type));
  const card = (result: SearchResult) => (
    <ResultCard locale={locale} result={result} query={text} next={next} />
  );
  const more = whole ? (
    <Link locale={locale} to={page} query={queryOf({ text, type: null })} {...choiceMark('kind', 'all')}>
      {t('hide')}
    </Link>
  ) : results.length > shown.length ? (
    <Link locale={locale} to={page} query={queryOf({ text, type })} {...choiceMark('kind', type)}>
      {t('showAll', { count: results.length, kind: t(`types.${type}`) })}
    </Link>
  ) : null;
  return (
    <Section
      id={type}
      title={t(`types.${type}`)}
      more={
        more === null ? t('count', { count: results.length }) : <span {...choiceGroup('kind')}>{more}</span>
      }
    >
      {type === 'cinema' ? (
        <OwnList
          list
          className={css['list']}
          attributes={{ 'data-type': 'other' }}
          items={shown.map((result) => ({ slug: slugOf(result), node: card(result) }))}
        />
      ) : (
        <ul className={css['list']} data-type={type === 'show' ? 'show' : 'other'}>
          {shown.map((result) => (
            <li key={result.key}>{card(result)}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}
