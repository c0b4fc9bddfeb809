import { useTranslations } from 'next-intl';
import { dayOnly, onDay, sharedOn } from '#src/domain/filter/change-filters.ts';
import { formatDay } from '#src/domain/date/format.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { ProgrammeBody } from '#src/ui/choice/programme-body.tsx';
import { ProgrammeFilters } from '#src/ui/choice/programme-filters.tsx';
import { TimeChips } from '#src/ui/choice/time-chips.tsx';
import { Result } from '#src/ui/choice/result.tsx';
import { DayStrip } from '#src/ui/day-strip/day-strip.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { choiceMark } from '#src/ui/link/choice-marks.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { FilmRow } from '#src/ui/poster/film-row.tsx';
import { NextTimes } from '#src/ui/showtime/next-times.client.tsx';
import { useTimesByCinema } from '#src/ui/showtime/next-times.ts';
import { WaysOut } from '#src/visitor/needs/ways-out.tsx';
import { ShareBar } from '#src/ui/share/share-bar.tsx';
import { NeedChips } from '#src/visitor/needs/need-chips.tsx';
import { NeedsLine } from '#src/visitor/needs/needs-line.tsx';
import { leftOf, type CityDay } from './city-day.ts';
import css from './day-section.module.scss';
import { FilmNames } from '#src/ui/poster/film-names.tsx';
import { cityFeed, filmFilters, here, narrowedCity } from './here.ts';
import type { CityModel } from './load-city.ts';

interface DayProps {
  readonly locale: Locale;
  readonly model: CityModel;
  readonly day: CityDay;
  readonly filters: Filters;
}

/** What is on in the city on one day: the days, the filters, and each film with its next showtimes by cinema. */
export function DaySection({ locale, model, day, filters }: DayProps) {
  const t = useTranslations('city');
  const result = useTranslations('result');
  const near = useTranslations('near');
  const names = useTranslations('filmNames');
  const date = formatDay(locale, day.day, 'long');
  const left = leftOf(day);
  return (
    <section id="today" aria-labelledby="today-title" className={css['section']}>
      <h2 id="today-title" className={css['title']}>
        {date}
      </h2>
      <DayStrip
        locale={locale}
        items={day.strip}
        refOf={(one) => narrowedCity(model.ref, onDay(filters, one, day.ordinaryDay))}
        calendar={(days) => popupTrigger('calendar', days)}
      />
      <NeedsLine locale={locale} filters={filters} refOf={(next) => narrowedCity(model.ref, next)} />
      {filters.needs === undefined ? null : (
        <div className={css['needs']}>
          <NeedChips locale={locale} filters={filters} refOf={(next) => narrowedCity(model.ref, next)} />
          <TimeChips locale={locale} filters={filters} refOf={(next) => narrowedCity(model.ref, next)} />
        </div>
      )}
      <ProgrammeBody
        filters={
          <ProgrammeFilters
            locale={locale}
            options={day.options}
            filters={filters}
            refOf={(next) => narrowedCity(model.ref, next)}
            said={filters.needs === undefined ? [] : ['time']}
          />
        }
      >
        <Result
          count={left.films}
          says={
            day.partial
              ? result('films', { films: left.films, date })
              : result('programme', { films: left.films, count: left.showtimes, date })
          }
        />
        {day.partial ? <p className={css['partial']}>{near('partial')}</p> : null}
        {day.films.length === 0 ? (
          <NothingState locale={locale} model={model} day={day} filters={filters} />
        ) : (
          <>
            <Films locale={locale} model={model} day={day} filters={filters} />
            <FilmNames
              locale={locale}
              title={names('also', { count: Math.max(0, day.films.length - rowsOf(filters)) })}
              films={day.films.slice(rowsOf(filters)).map(({ show }) => ({ show, ...here(model.only) }))}
            />
          </>
        )}
        <FilmNames
          locale={locale}
          title={t('over', { count: day.over.length })}
          films={day.over.map((show) => ({ show, ...here(model.only) }))}
        />
        <p className={css['light']}>
          <Link locale={locale} to={{ page: 'cityLight', slug: model.ref.slug }}>
            {t('light')}
          </Link>
        </p>
      </ProgrammeBody>
      <ShareBar
        locale={locale}
        to={narrowedCity(model.ref, sharedOn(filters, day.films.length === 0 ? null : day.day))}
        title={model.city.name}
        feed={cityFeed(locale, model.ref.slug, filters)}
      />
    </section>
  );
}

/** How much of a film is shown: its showtimes in two cinemas; a link leads to all others. */
const most = { cinemas: 2, times: 3 } as const;
/** With needs, the page is the list of all showtimes that meet them. */
const all = { cinemas: Infinity, times: Infinity } as const;
/** This many films are shown with their times; in a large city the others are a folded list of names. */
const mostRows = 12;

const rowsOf = ({ needs }: Filters): number => (needs === undefined ? mostRows : Infinity);

function Films({ locale, model, day, filters }: DayProps) {
  const t = useTranslations('cinema');
  // The heading and the strip name the day.
  const timesOf = useTimesByCinema(locale, day.day);
  const shown = filmFilters(model, filters, day);
  return (
    <ul className={css['films']}>
      {day.films.slice(0, rowsOf(filters)).map(({ show, next }, index) => {
        const times = timesOf({
          show,
          to: showRef(show, shown),
          next: next ?? [],
          most: filters.needs !== undefined ? all : model.only === null ? most : { cinemas: 1, times: 6 },
          named: model.only === null,
        });
        return (
          <li key={show.slug}>
            <FilmRow locale={locale} show={show} {...here(model.only)} priority={index === 0}>
              {times.map((one) => (
                <NextTimes key={one.cinema} {...one} />
              ))}
              {next === null ? (
                <Link locale={locale} to={showRef(show, shown)} className={buttonClass('outlined')}>
                  <Icon name="clock" />
                  {t('seeTimes')}
                </Link>
              ) : null}
            </FilmRow>
          </li>
        );
      })}
    </ul>
  );
}

/** Why no film is shown, and where to go on. */
function NothingState({ locale, model, day, filters }: DayProps) {
  const t = useTranslations('city');
  const cinema = useTranslations('cinema');
  const { nextDay } = day;
  if (day.narrowed)
    return (
      <EmptyState
        title={cinema('filtered')}
        text={cinema('filteredText')}
        action={
          <WaysOut
            locale={locale}
            filters={filters}
            cleared={dayOnly(filters)}
            refOf={(next) => narrowedCity(model.ref, next)}
          />
        }
      />
    );
  return (
    <EmptyState
      title={t('noneDayTitle')}
      text={nextDay === null ? t('noneText') : t('nextText', { date: formatDay(locale, nextDay, 'long') })}
      action={
        nextDay === null ? (
          <Link locale={locale} to={{ page: 'shows' }} className={buttonClass('outlined')}>
            {t('otherFilms')}
          </Link>
        ) : (
          <Link
            locale={locale}
            to={narrowedCity(model.ref, onDay(filters, nextDay, day.ordinaryDay))}
            className={buttonClass('outlined')}
            {...choiceMark('date', nextDay)}
          >
            {formatDay(locale, nextDay, 'long')}
            <Icon name="chevron-right" />
          </Link>
        )
      }
    />
  );
}
