import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDay } from '#src/domain/date/format.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { choiceMark } from '#src/ui/link/choice-marks.ts';
import { CheckedAt } from '#src/ui/choice/checked-at.tsx';
import { ChoiceBar } from '#src/ui/choice/choice-bar.tsx';
import { Result } from '#src/ui/choice/result.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { DayStrip } from '#src/ui/day-strip/day-strip.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import { WaysOut } from '#src/visitor/needs/ways-out.tsx';
import { NeedsLine } from '#src/visitor/needs/needs-line.tsx';
import { CinemaChoices } from './cinema-choices.tsx';
import { FilmCinemas } from './film-cinemas.tsx';
import css from './film-showtimes-section.module.scss';
import { comingDay } from '../coming-day.ts';
import { narrowed, type ShowtimesPart } from '../narrowed.ts';
import type { FilmModel } from '../load-film.ts';
import { dayAndPlace, ShowtimeFilters } from './showtime-filters.tsx';
import { NoticeButton } from '../notice/notice-button.tsx';

interface FilmShowtimesSectionProps {
  readonly locale: Locale;
  readonly model: FilmModel;
  /** Programme day of the site. */
  readonly today: Day;
  readonly filters: Filters;
  /** The control with which the visitor chooses the cinemas that matter to them. */
  readonly locator?: ReactNode;
}

/** When and where the film plays: days, filters, and the showtimes in each cinema. */
export function FilmShowtimesSection({ locale, model, today, filters, locator }: FilmShowtimesSectionProps) {
  const t = useTranslations('movie');
  const state = useTranslations('state');
  const result = useTranslations('result');
  const near = useTranslations('near');
  const { showtimes, notice, film, ref } = model;
  if (showtimes === null)
    return (
      <Section id="showtimes" title={t('showtimes')}>
        <EmptyState
          kind="failed"
          title={t('unknownTitle')}
          text={t('unknownText')}
          action={
            <>
              <Link locale={locale} to={narrowed(ref, filters)} plain className={buttonClass('outlined')}>
                {state('retry')}
              </Link>{' '}
              <Link locale={locale} to={{ page: 'cinemas' }} className={buttonClass('outlined')}>
                {t('toCinemas')}
              </Link>
            </>
          }
        />
      </Section>
    );
  if (showtimes.strip.length === 0) {
    const coming = comingDay(film, today);
    return (
      <Section id="showtimes" title={t('showtimes')}>
        <EmptyState
          title={t(coming === null ? 'noneTitle' : 'soonTitle')}
          text={coming === null ? t('noneText') : t('soonText', { date: formatDay(locale, coming, 'long') })}
          action={
            <Link locale={locale} to={{ page: 'shows' }} className={buttonClass('outlined')}>
              {t('otherFilms')}
            </Link>
          }
        />
      </Section>
    );
  }
  const inCinemas = showtimes.cinemaCount ?? 0;
  // With a chosen cinema they change the choice, so they stand with the filters; else they are the last row of the list.
  const isAbove = showtimes.near === null && showtimes.chosen !== null;
  const choices = <CinemaChoices locale={locale} pageRef={ref} filters={filters} showtimes={showtimes} />;
  return (
    <Section
      id="showtimes"
      title={t('showtimes')}
      className={css['section']}
      {...(inCinemas > 0 ? { more: t('inCinemas', { count: inCinemas }) } : {})}
    >
      <DayStrip
        locale={locale}
        items={showtimes.strip}
        refOf={(day) => narrowed(ref, { ...filters, date: day })}
        calendar={(days) => popupTrigger('calendar', days)}
      />
      <NeedsLine locale={locale} filters={filters} refOf={(next) => narrowed(ref, next)} />
      <ChoiceBar locator={locator}>
        <ShowtimeFilters locale={locale} pageRef={ref} filters={filters} showtimes={showtimes} />
        {isAbove ? choices : null}
      </ChoiceBar>
      <Result
        count={showtimes.count}
        says={result(showtimes.chosen === null ? 'showtimes' : 'showtimesAt', {
          count: showtimes.count,
          date: formatDay(locale, showtimes.day, 'long'),
          cinema: showtimes.chosen?.name ?? '',
        })}
      />
      {showtimes.near?.elsewhere === true && showtimes.cinemas.length > 0 ? (
        <p className={css['partial']}>{near('notNear', { place: showtimes.near.name })}</p>
      ) : null}
      {notice === null || notice.gap === 'film' ? null : (
        <p className={css['notice']}>
          <NoticeButton notice={notice} show={film.slug} title={film.title} look="outlined" />
        </p>
      )}
      {showtimes.partial ? <p className={css['partial']}>{state('partial')}</p> : null}
      {showtimes.cinemas.length === 0 ? (
        <NoneThatDay locale={locale} pageRef={ref} filters={filters} showtimes={showtimes} />
      ) : (
        <FilmCinemas locale={locale} model={model} showtimes={showtimes} />
      )}
      {isAbove ? null : choices}
      <p className={css['compare']}>
        <Link locale={locale} to={comparedAt(film.slug, filters)} className={buttonClass('outlined')}>
          {t('compare')}
        </Link>
      </p>
      <CheckedAt locale={locale} time={model.checked} />
    </Section>
  );
}

/** The table of several cinemas for the film: on the day of the page, with its cinema or its place. */
function comparedAt(slug: string, { date, localisation, near }: Filters): PageRefOf<'shows'> {
  return {
    page: 'shows',
    filters: {
      ...(localisation === undefined ? (near === undefined ? {} : { near }) : { cinemas: [localisation] }),
      ...(date === undefined ? {} : { date }),
      films: [slug],
      view: 'table',
    },
  };
}

function NoneThatDay({ locale, pageRef, filters, showtimes }: ShowtimesPart) {
  const t = useTranslations('movie');
  const { nextDay, day } = showtimes;
  const narrows =
    filters.versions !== undefined ||
    filters.needs !== undefined ||
    filters.tags !== undefined ||
    filters.time !== undefined ||
    filters.ends !== undefined;
  return (
    <EmptyState
      title={t('noneDayTitle')}
      text={t('noneDayText')}
      action={
        narrows || (nextDay === null && filters.localisation !== undefined) ? (
          <WaysOut
            locale={locale}
            filters={filters}
            cleared={dayAndPlace({ ...filters, date: day })}
            refOf={(next) => narrowed(pageRef, next)}
          />
        ) : nextDay === null ? undefined : (
          <Link
            locale={locale}
            to={narrowed(pageRef, { ...filters, date: nextDay })}
            keepScroll
            {...choiceMark('date', nextDay)}
            className={buttonClass('outlined')}
          >
            {t('nextDay', { date: formatDay(locale, nextDay, 'long') })}
          </Link>
        )
      }
    />
  );
}
