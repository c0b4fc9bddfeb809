import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { showsTabs, tabFragment, tabsByFragment, type ShowsTab } from '#src/routes/fragments.ts';
import type { Filters } from '#src/routes/filters.ts';
import { listsOfShows } from './shows-lists.ts';
import { languageOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { SelectedShow } from '#src/domain/filter/selections.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import { formatDay } from '#src/domain/date/format.ts';
import { choiceMark } from '#src/ui/link/choice-marks.ts';
import { Result } from '#src/ui/choice/result.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { VodShelf } from '#src/ui/poster/vod-shelf.tsx';
import { FilmNames } from '#src/ui/poster/film-names.tsx';
import type { ListedShow } from '#src/ui/poster/show-card.tsx';
import { ShowGrid } from '#src/ui/poster/show-grid.tsx';
import { useNextTimes } from '#src/ui/showtime/next-times.ts';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { tabMark } from '#src/ui/link/tab-attributes.ts';
import { TabsLinks } from '#src/ui/link/tabs-links.tsx';
import { NeedsLine } from '#src/visitor/needs/needs-line.tsx';
import { ShareBar } from '#src/ui/share/share-bar.tsx';
import { FilterBar } from './filter-bar.tsx';
import { NothingMatches } from './nothing-matches.tsx';
import { useListed } from './listed.ts';
import { narrowedShows, showFilters } from './shows-links.ts';
import type { ShowsModel } from './shows-model.ts';
import css from './shows-page.module.scss';
import { TabbedView } from './tabbed-view.client.tsx';

interface ShowsPageProps {
  readonly locale: Locale;
  readonly model: ShowsModel;
  readonly filters: Filters;
  /** The control with which the visitor chooses the cinemas that matter to them. */
  readonly locator?: ReactNode;
  /** Links to the other views of the page. */
  readonly views?: ReactNode;
}

/** Number of posters that are in the first screen at every width. */
const firstPosters = 4;

/**
 * Every film and event in five selections (R056). Each is a section with a fragment. One section is shown at a time, by
 * script or by the browser's `:target`; without script all of them are shown, one below the other.
 */
export function ShowsPage({ locale, model, filters, locator, views }: ShowsPageProps) {
  const t = useTranslations('shows');
  const near = useTranslations('near');
  const needs = useTranslations('needs');
  const { tabs, selections } = model;
  const language = languageOf(locale);
  const nothing = showsTabs.every((tab) => selections[tab].length === 0);
  return (
    <>
      <TabbedView className={css['page']} fragments={tabsByFragment}>
        <h1 className={css['title']}>{t('title')}</h1>
        <div className={css['tabs']}>
          <TabsLinks
            locale={locale}
            label={t('tabs.label')}
            within
            tabs={tabs.map((tab) => ({
              key: tab,
              label: t(`tabs.${tab}`),
              to: narrowedShows(filters),
              fragment: tabFragment(language, tab),
              ...(model.needsPlace ? {} : { count: selections[tab].length }),
              current: false,
            }))}
          />
        </div>
        {views}
        {locator}
        {model.needsPlace ? <p className={css['hint']}>{near('needsPlace')}</p> : null}
        {model.near?.partial === true ? <p className={css['hint']}>{near('partial')}</p> : null}
        <NeedsLine locale={locale} filters={filters} refOf={narrowedShows} />
        {model.needsUnsure ? <p className={css['hint']}>{needs('mayMeet')}</p> : null}
        <FilterBar locale={locale} model={model} filters={filters} />
        {model.failed ? (
          <FailedState locale={locale} filters={filters} />
        ) : nothing ? (
          <NothingMatches locale={locale} model={model} filters={filters} />
        ) : (
          tabs.map((tab, index) => (
            <Selection
              key={tab}
              locale={locale}
              tab={tab}
              model={model}
              filters={filters}
              priority={index === 0}
            />
          ))
        )}
      </TabbedView>
      <div className={css['after']}>
        <ShareBar
          locale={locale}
          to={narrowedShows(filters)}
          title={t('title')}
          {...listsOfShows(locale, filters)}
        />
      </div>
      <VodShelf locale={locale} films={model.vod} />
    </>
  );
}

interface SelectionProps extends ShowsPageProps {
  readonly tab: ShowsTab;
  /** Set for the first section of the page: its first posters are in the first screen. */
  readonly priority: boolean;
}

function Selection({ locale, tab, model, filters, priority }: SelectionProps) {
  const t = useTranslations('shows');
  const filter = useTranslations('filter');
  const selected = model.selections[tab];
  const fragment = tabFragment(languageOf(locale), tab);
  const result = useTranslations('result');
  const near = useTranslations('near');
  const listed = useListed(locale, model, filters, tab);
  return (
    <section
      id={fragment}
      {...tabMark(tab)}
      aria-labelledby={`${fragment}-title`}
      className={css['selection']}
    >
      <h2 id={`${fragment}-title`} className={css['name']}>
        {t(`tabs.${tab}`)}
      </h2>
      {model.needsPlace ? (
        // The list is not narrowed by the times: a number would be untrue.
        <Result says={near('needsPlace')} />
      ) : (
        <Result
          count={selected.length}
          says={result(filters.date === undefined ? 'shows' : 'showsOn', {
            tab: t(`tabs.${tab}`),
            count: selected.length,
            date: filters.date === undefined ? '' : formatDay(locale, filters.date, 'long'),
          })}
        />
      )}
      {selected.length === 0 ? (
        <p className={css['none']}>
          {t('emptyFiltered')}{' '}
          <Link locale={locale} to={{ page: 'shows' }} keepScroll keepFragment {...choiceMark('clear')}>
            {filter('clear')}
          </Link>
        </p>
      ) : (
        <Shows
          locale={locale}
          label={t(`tabs.${tab}`)}
          model={model}
          selected={selected}
          listed={listed}
          filters={filters}
          first={priority ? firstPosters : 0}
        />
      )}
    </section>
  );
}

interface ShowsProps {
  readonly locale: Locale;
  readonly label: string;
  readonly model: ShowsModel;
  readonly selected: readonly SelectedShow[];
  /** How a show is presented; asked only for those that are shown. */
  readonly listed: (selected: SelectedShow) => ListedShow;
  readonly filters: Filters;
  /** Number of cards in the first screen. */
  readonly first: number;
}

/** So many posters are shown of a list, with a place as without; the names of the others are folded away (ADR-0044). */
const mostPosters = 24;

/** Shows as posters, and the names of those for which there is no room. */
function Grid({
  locale,
  label,
  selected,
  listed,
  filters,
  first = 0,
  most,
}: Omit<ShowsProps, 'model' | 'first'> & { first?: number; most: number }) {
  const t = useTranslations('filmNames');
  const others = selected.slice(most);
  return (
    <>
      {most === 0 ? null : (
        <ShowGrid locale={locale} label={label} shows={selected.slice(0, most).map(listed)} first={first} />
      )}
      <FilmNames
        locale={locale}
        title={t('also', { count: others.length })}
        films={others.map(({ show, fit }) => ({ show, filters: showFilters(filters, fit) }))}
      />
    </>
  );
}

/**
 * The shows near the visitor's place with their next showtimes, then all others; in a chosen cinema those of the day,
 * then those of its other days. Without place and cinema one grid.
 */
function Shows({ locale, label, model, selected, listed, filters, first }: ShowsProps) {
  const { near, chosen } = model;
  const t = useTranslations('near');
  const nextOf = useNextTimes(locale, null);
  const here = selected.filter(({ show }) => near?.next.has(show.slug));
  const common = { locale, filters };
  if (near === null || here.length === 0)
    return (
      <Grid {...common} label={label} selected={selected} listed={listed} first={first} most={mostPosters} />
    );
  const othersTitle = chosen === null ? t('elsewhere') : t('otherDays');
  const others = selected.filter(({ show }) => !near.next.has(show.slug));
  const withTimes = (one: SelectedShow): ListedShow => {
    const card = listed(one);
    const to = showRef(card.show, card.filters);
    return { ...card, next: nextOf({ show: card.show, to, next: near.next.get(card.show.slug) }) };
  };
  return (
    <>
      <Grid
        {...common}
        label={chosen === null ? t('here', { place: near.name }) : near.name}
        selected={here}
        listed={withTimes}
        first={first}
        most={mostPosters}
      />
      {others.length === 0 ? null : (
        <>
          <h3 className={css['elsewhere']}>{othersTitle}</h3>
          <Grid
            {...common}
            label={othersTitle}
            selected={others}
            listed={listed}
            most={Math.max(0, mostPosters - here.length)}
          />
        </>
      )}
    </>
  );
}

function FailedState({ locale, filters }: Pick<ShowsPageProps, 'locale' | 'filters'>) {
  const state = useTranslations('state');
  return (
    <EmptyState
      kind="failed"
      heading="h2"
      title={state('failedTitle')}
      text={state('failedText')}
      action={
        <Link locale={locale} to={narrowedShows(filters)} plain className={buttonClass('outlined')}>
          {state('retry')}
        </Link>
      }
    />
  );
}
