import { useTranslations } from 'next-intl';
import { without, toggled, type FilterList } from '#src/domain/filter/change-filters.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { choiceGroup, choiceMark } from '#src/ui/link/choice-marks.ts';
import { ActiveFilters } from '#src/ui/choice/active-filters.tsx';
import { ChoiceList } from '#src/ui/choice/list/choice-list.tsx';
import { FilterButton } from '#src/ui/choice/filter-button.tsx';
import { Fold } from '#src/ui/choice/fold.tsx';
import { DayStrip } from '#src/ui/day-strip/day-strip.tsx';
import { ChipLinks } from '#src/ui/link/chip-links.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { useOptionNames } from '#src/ui/choice/option-names.ts';
import { EndChips, TimeChips } from '#src/ui/choice/time-chips.tsx';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import css from './filter-bar.module.scss';
import { useFilterLabels } from './filter-labels.ts';
import { NearCinemas } from '#src/visitor/locator/near-cinemas.client.tsx';
import { narrowedShows, onDay } from './shows-links.ts';
import type { ShowsModel } from './shows-model.ts';

interface FilterBarProps {
  readonly locale: Locale;
  readonly model: ShowsModel;
  readonly filters: Filters;
}

/** The filter lists in the order in which visitors think of them on this page. */
const lists = ['versions', 'needs', 'tags', 'genres'] as const satisfies readonly FilterList[];

/** The filters of the page: a panel that folds, and beside it the active filters, each with a link that removes it. */
export function FilterBar({ locale, model, filters }: FilterBarProps) {
  const t = useTranslations('filter');
  const labels = useFilterLabels(locale, model, filters);
  const on = (['date', 'time', 'ends', 'localisation', ...lists] as const).flatMap((filter) =>
    labels[filter].map(({ rest, ...value }) => ({ filter, ...value, to: narrowedShows(rest) })),
  );
  // The needs have a line of their own.
  const chips = on.filter(({ filter }) => filter !== 'needs');
  return (
    <div className={css['bar']} {...choiceGroup('filters')}>
      <FilterButton count={on.length} behaviour={popupTrigger('filters')} />
      <Fold
        icon="filter"
        className={css['fold']}
        title={on.length === 0 ? t('title') : t('active', { count: on.length })}
      >
        <FilterPanel locale={locale} model={model} filters={filters} />
      </Fold>
      <ActiveFilters locale={locale} keepFragment clear={{ page: 'shows' }} on={chips} />
    </div>
  );
}

function FilterPanel({ locale, model, filters }: FilterBarProps) {
  const t = useTranslations('filter');
  const nameOfOption = useOptionNames();
  return (
    <div className={css['panel']}>
      {model.days.length === 0 ? null : (
        <div className={css['days']}>
          <DayStrip
            locale={locale}
            items={model.days}
            refOf={(day) => narrowedShows(onDay(filters, day))}
            calendar={(days) => popupTrigger('calendar', days)}
            keepFragment
          />
        </div>
      )}
      {model.near === null ? null : (
        <>
          <TimeChips locale={locale} refOf={narrowedShows} filters={filters} keepFragment />
          <EndChips locale={locale} refOf={narrowedShows} filters={filters} keepFragment />
        </>
      )}
      <CinemaChoice locale={locale} model={model} filters={filters} />
      {lists.map((name) => {
        const options = model.options[name];
        if (options.length < 2 && !options.some(({ selected }) => selected)) return null;
        return (
          <nav key={name} aria-labelledby={`filter-${name}`} className={css['list']} data-list={name}>
            <span id={`filter-${name}`} className={css['name']}>
              {t(name)}
            </span>
            <div className={css['chips']}>
              <ChipLinks
                locale={locale}
                keepFragment
                chips={options.map((option) => ({
                  to: narrowedShows(toggled(filters, name, option)),
                  text: nameOfOption(name, option),
                  on: option.selected,
                  filter: name,
                  value: option.value,
                }))}
              />
            </div>
          </nav>
        );
      })}
    </div>
  );
}

function CinemaChoice({ locale, model, filters }: FilterBarProps) {
  const t = useTranslations('filter');
  const marks = useTranslations('marks');
  const { cinemas, moreCinemas, chosen } = model;
  if (cinemas.length === 0 && !moreCinemas) return null;
  return (
    <Fold
      icon="pin"
      group="localisation"
      className={css['cinemas']}
      title={chosen === null ? t('chooseCinema') : t('otherThan', { name: chosen.name })}
    >
      {chosen === null ? null : (
        <p className={css['any']}>
          <Link
            locale={locale}
            to={narrowedShows(without(filters, 'localisation'))}
            keepScroll
            keepFragment
            {...choiceMark('localisation')}
          >
            {t('anyCinema')}
          </Link>
        </p>
      )}
      {cinemas.length === 0 ? null : (
        <ChoiceList
          locale={locale}
          label={t('chooseCinema')}
          filter="localisation"
          keepFragment
          links={NearCinemas}
          ownWord={marks('favourite')}
          choices={cinemas
            .filter(({ slug }) => slug !== chosen?.slug)
            .map(({ slug, name, city }) => ({
              slug,
              to: narrowedShows({ ...filters, localisation: slug }),
              title: city ?? name,
              note: city === null ? null : name,
            }))}
        />
      )}
      {moreCinemas ? (
        <p className={css['further']}>
          <Link locale={locale} to={{ page: 'cinemas' }}>
            {t('furtherCinemas')}
          </Link>
        </p>
      ) : null}
    </Fold>
  );
}
