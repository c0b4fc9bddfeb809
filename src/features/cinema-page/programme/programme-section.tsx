import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDay } from '#src/domain/date/format.ts';
import { dayOnly, onDay } from '#src/domain/filter/change-filters.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { choiceMark } from '#src/ui/link/choice-marks.ts';
import { ProgrammeBody } from '#src/ui/choice/programme-body.tsx';
import { ProgrammeFilters } from '#src/ui/choice/programme-filters.tsx';
import { Result } from '#src/ui/choice/result.tsx';
import { DayStrip } from '#src/ui/day-strip/day-strip.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import { WaysOut } from '#src/visitor/needs/ways-out.tsx';
import { NeedsLine } from '#src/visitor/needs/needs-line.tsx';
import { leftOf, type CinemaProgramme } from './cinema-programme.ts';
import { narrowed } from './filter-links.ts';
import { CinemaWays } from '../about/cinema-ways.tsx';
import type { CinemaModel } from '../load-cinema.ts';
import { ProgrammeFilms } from './programme-films.tsx';
import css from './programme-section.module.scss';

interface ProgrammeSectionProps {
  readonly locale: Locale;
  readonly model: CinemaModel;
  readonly filters: Filters;
}

/** The programme of the cinema: the days, the filters, and each film of the day with its times. */
export function ProgrammeSection({ locale, model, filters }: ProgrammeSectionProps) {
  const t = useTranslations('cinema');
  const { programme, ref, cinema } = model;
  const ways = <CinemaWays locale={locale} model={model} filters={filters} />;
  return (
    <section id="programme" aria-labelledby="programme-title" className={css['section']}>
      <div className={css['head']}>
        <h2 id="programme-title" className={css['title']}>
          {t('programme')}
        </h2>
        {programme === null || !programme.playsAtAll ? null : (
          <p className={css['week']}>
            {t('week', {
              from: formatDay(locale, programme.week.from, 'dayMonth'),
              to: formatDay(locale, programme.week.to, 'dayMonth'),
            })}
          </p>
        )}
      </div>
      {programme === null ? (
        <>
          <div className={css['ways']}>{ways}</div>
          <FailedState locale={locale} model={model} filters={filters} />
        </>
      ) : (
        <>
          {programme.playsAtAll || !cinema.closed ? (
            <DayStrip
              locale={locale}
              items={programme.strip}
              refOf={(day) => narrowed(ref, onDay(filters, day, programme.ordinaryDay))}
              calendar={(days) => popupTrigger('calendar', days)}
            />
          ) : null}
          <NeedsLine locale={locale} filters={filters} refOf={(next) => narrowed(ref, next)} />
          <ProgrammeBody
            filters={
              <ProgrammeFilters
                locale={locale}
                options={programme.options}
                filters={filters}
                refOf={(next) => narrowed(ref, next)}
                beside={ways}
              />
            }
          >
            <ProgrammeResult locale={locale} programme={programme} />
            {programme.films.length === 0 ? (
              <NothingState locale={locale} model={model} filters={filters} programme={programme} />
            ) : (
              <Films locale={locale} model={model} filters={filters} programme={programme} />
            )}
          </ProgrammeBody>
        </>
      )}
    </section>
  );
}

/** The day in one sentence: what of it can still be booked. It counts only the films when the times of some could not be read. */
function ProgrammeResult({ locale, programme }: Pick<PartProps, 'locale' | 'programme'>) {
  const t = useTranslations('result');
  const { films, day, partial } = programme;
  const date = formatDay(locale, day, 'long');
  const left = leftOf(films);
  return (
    <Result
      says={t(partial ? 'films' : 'programme', { films: left.films, count: left.showtimes, date })}
      count={left.films}
    />
  );
}

interface PartProps extends ProgrammeSectionProps {
  readonly programme: CinemaProgramme;
}

function Films({ locale, model, filters, programme }: PartProps) {
  const t = useTranslations('cinema');
  const state = useTranslations('state');
  const { films, day } = programme;
  return (
    <>
      <p className={css['day']}>
        {t('programmeOf', { date: formatDay(locale, day, 'long') })}
        <span className={css['count']}>{t('filmsCount', { count: leftOf(films).films })}</span>
      </p>
      {programme.partial ? (
        <p className={css['partial']}>
          <Icon name="warning" />
          {state('partial')}
        </p>
      ) : null}
      <ProgrammeFilms locale={locale} cinema={model.cinema} day={day} films={films} />
      <p className={css['after']}>
        <NextDay locale={locale} model={model} filters={filters} programme={programme} dayAlone />
        <ElsewhereLink locale={locale} model={model} />
        <Link
          locale={locale}
          to={{ page: 'cinemaLight', slug: model.ref.slug }}
          className={buttonClass('quiet')}
        >
          {t('light')}
        </Link>
      </p>
    </>
  );
}

function NextDay({
  locale,
  model,
  filters,
  programme,
  dayAlone = false,
}: PartProps & { readonly dayAlone?: boolean }) {
  const t = useTranslations('cinema');
  const { nextDay, ordinaryDay } = programme;
  if (nextDay === null) return null;
  return (
    <Link
      locale={locale}
      to={narrowed(model.ref, onDay(filters, nextDay, ordinaryDay))}
      {...choiceMark('date', nextDay)}
      className={buttonClass('outlined')}
    >
      {dayAlone
        ? formatDay(locale, nextDay, 'long')
        : t('nextDay', { date: formatDay(locale, nextDay, 'long') })}
      <Icon name="chevron-right" />
    </Link>
  );
}

/** Link to the other cinema that this one recommends for showtimes (R067). */
function ElsewhereLink({ locale, model }: { readonly locale: Locale; readonly model: CinemaModel }) {
  const t = useTranslations('cinema');
  const { showtimesNearby } = model;
  if (showtimesNearby === null) return null;
  return (
    <Link
      locale={locale}
      to={{ page: 'cinema', slug: showtimesNearby.slug }}
      className={buttonClass('quiet')}
    >
      {showtimesNearby.wording ?? t('showtimesAt', { name: showtimesNearby.name })}
    </Link>
  );
}

function FailedState({ locale, model, filters }: ProgrammeSectionProps) {
  const state = useTranslations('state');
  return (
    <EmptyState
      kind="failed"
      title={state('failedTitle')}
      text={state('failedText')}
      action={
        <Link locale={locale} to={narrowed(model.ref, filters)} plain className={buttonClass('outlined')}>
          {state('retry')}
        </Link>
      }
    />
  );
}

/**
 * Explains why no film is shown, and offers links: the cinema is closed, the filters match nothing, there is nothing on
 * that day, or nothing at all.
 */
function NothingState(props: PartProps) {
  const { locale, model, filters, programme } = props;
  const t = useTranslations('cinema');
  if (programme.narrowed && programme.playsAtAll)
    return (
      <EmptyState
        title={t('filtered')}
        text={t('filteredText')}
        action={
          <WaysOut
            locale={locale}
            filters={filters}
            cleared={dayOnly(filters)}
            refOf={(next) => narrowed(model.ref, next)}
          />
        }
      />
    );
  if (programme.playsAtAll)
    return <EmptyState title={t('noneDayTitle')} text={t('noneDayText')} action={<NextDay {...props} />} />;
  return model.cinema.closed ? (
    <EmptyState title={t('closedTitle')} text={t('closedText')} action={<Elsewhere {...props} />} />
  ) : (
    <EmptyState title={t('noneTitle')} text={t('noneText')} action={<Elsewhere {...props} />} />
  );
}

function Elsewhere({ locale, model }: PartProps): ReactNode {
  const t = useTranslations('cinema');
  return (
    <span className={css['ways']}>
      <Link locale={locale} to={{ page: 'cinemas' }} className={buttonClass('outlined')}>
        {t('otherCinemas')}
      </Link>
      <ElsewhereLink locale={locale} model={model} />
    </span>
  );
}
