import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDay } from '#src/domain/date/format.ts';
import { without, sharedOn } from '#src/domain/filter/change-filters.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { Result } from '#src/ui/choice/result.tsx';
import { DayStrip } from '#src/ui/day-strip/day-strip.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { choiceMark } from '#src/ui/link/choice-marks.ts';
import { Link } from '#src/ui/link/link.tsx';
import { ShowGrid, ShowRail } from '#src/ui/poster/show-grid.tsx';
import { ShareBar } from '#src/ui/share/share-bar.tsx';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import { NeedsLine } from '#src/visitor/needs/needs-line.tsx';
import { ExperienceChoices } from './experience-choices.tsx';
import css from './experience-programme-section.module.scss';
import { filmFilters, type ExperienceProgramme, type ExperienceShow } from './experience-programme.ts';
import type { ExperienceModel } from './load-experience.ts';
import { narrowed, onDay, withoutLists } from './narrowed.ts';

interface SectionProps {
  readonly locale: Locale;
  readonly model: ExperienceModel;
  readonly filters: Filters;
}

interface ExperienceProgrammeSectionProps extends SectionProps {
  /** The control with which the visitor chooses the cinemas that matter to them. */
  readonly locator?: ReactNode;
}

interface ProgrammeProps extends SectionProps {
  readonly programme: ExperienceProgramme;
}

/** Number of posters in the first screen at every width. */
const firstPosters = 2;
const mostLater = 12;
/** Number of further days that a card names; with more, it names one less and counts the others. */
const daysNamed = 3;

/** What is played with the experience: days, filters, the films of the day, and those of later days. */
export function ExperienceProgrammeSection(props: ExperienceProgrammeSectionProps) {
  const { locale, model, filters, locator } = props;
  const t = useTranslations('experiences');
  const { programme, experience } = model;
  const title = t('page.films', { title: experience.title });
  if (programme === null) return <FailedState {...props} />;
  const part = { locale, model, filters, programme };
  if (programme.undated.length > 0) return <UndatedShows {...part} />;
  return (
    <>
      <Section id="programme" title={title} className={css['programme']}>
        {programme.strip.length === 0 ? null : (
          <DayStrip
            locale={locale}
            items={programme.strip}
            refOf={(day) => narrowed(model.ref, onDay(filters, day, programme.ordinaryDay))}
            calendar={(days) => popupTrigger('calendar', days)}
          />
        )}
        <NeedsLine locale={locale} filters={filters} refOf={(next) => narrowed(model.ref, next)} />
        <ExperienceChoices {...part} locator={locator} />
        <ShowsOfDay {...part} />
        <ShareBar
          locale={locale}
          to={narrowed(model.ref, sharedOn(filters, programme.shows.length === 0 ? null : programme.day))}
          title={experience.title}
        />
      </Section>
      <LaterShows {...part} />
    </>
  );
}

function ShowsOfDay(props: ProgrammeProps) {
  const { locale, model, filters, programme } = props;
  const result = useTranslations('result');
  const t = useTranslations('experiences');
  const { shows, day } = programme;
  const date = formatDay(locale, day, 'long');
  if (shows.length === 0) return <NoneState {...props} />;
  return (
    <>
      <Result count={shows.length} says={result('films', { films: shows.length, date })} />
      <ShowGrid
        locale={locale}
        label={result('films', { films: shows.length, date })}
        first={firstPosters}
        shows={shows.map(({ show, days }) => ({
          show,
          filters: filmFilters(model.ref.slug, filters, programme.today, day),
          note: alsoOn(locale, days, (dates, count) =>
            count === 0 ? t('page.also', { dates }) : t('page.alsoMore', { dates, count }),
          ),
        }))}
      />
    </>
  );
}

/** The show's further days in one line; null when there are none. */
function alsoOn(
  locale: Locale,
  [, ...others]: ExperienceShow['days'],
  words: (dates: string, count: number) => string,
) {
  if (others.length === 0) return null;
  const count = others.length > daysNamed ? others.length - daysNamed + 1 : 0;
  const named = others.slice(0, others.length - count).map((day) => formatDay(locale, day, 'dayMonth'));
  return words(named.join(', '), count);
}

/** The films that are played with the experience after the day, each with its first day. */
function LaterShows({ locale, model, filters, programme }: ProgrammeProps) {
  const t = useTranslations('experiences');
  if (programme.later.length === 0) return null;
  return (
    <Section id="later" title={t('page.later')}>
      <ShowRail
        locale={locale}
        label={t('page.later')}
        shows={programme.later.slice(0, mostLater).map(({ show, days: [first = null] }) => ({
          show,
          filters: filmFilters(model.ref.slug, filters, programme.today, first),
          meta: first === null ? null : t('page.from', { date: formatDay(locale, first, 'long') }),
        }))}
      />
    </Section>
  );
}

function UndatedShows({ locale, model, filters, programme }: ProgrammeProps) {
  const t = useTranslations('experiences');
  const title = t('page.films', { title: model.experience.title });
  return (
    <Section id="programme" title={title} className={css['programme']}>
      <ShowGrid
        locale={locale}
        label={title}
        first={firstPosters}
        shows={programme.undated.map((show) => ({
          show,
          filters: filmFilters(model.ref.slug, filters, programme.today, null),
        }))}
      />
    </Section>
  );
}

/** Why no film is shown, and the next step: fewer filters, another cinema, another day, other films. */
function NoneState({ locale, model, filters, programme }: ProgrammeProps) {
  const t = useTranslations('experiences');
  const filter = useTranslations('filter');
  const result = useTranslations('result');
  const { ref, chosen, experience } = model;
  const { narrowed: isNarrowed, nextDay, playsAtAll, day } = programme;
  const says = result('films', { films: 0, date: formatDay(locale, day, 'long') });
  const state = isNarrowed
    ? {
        title: t('page.noneDayTitle'),
        text: t('page.noneFilterText'),
        to: narrowed(ref, withoutLists(filters)),
        label: filter('clear'),
        mark: choiceMark('clear'),
      }
    : nextDay !== null
      ? {
          title: t('page.noneDayTitle'),
          text: t('page.noneDayText'),
          to: narrowed(ref, onDay(filters, nextDay, programme.ordinaryDay)),
          label: t('page.nextDay', { date: formatDay(locale, nextDay, 'long') }),
          mark: choiceMark('date', nextDay),
        }
      : chosen !== null
        ? {
            title: t('page.noneHereTitle', { cinema: chosen.name }),
            text: t('page.noneHereText', { title: experience.title }),
            to: narrowed(ref, without(filters, 'localisation')),
            label: t('page.allCinemas'),
            mark: choiceMark('localisation'),
          }
        : null;
  return (
    <>
      {playsAtAll ? <Result count={0} says={says} /> : null}
      {state === null ? (
        <EmptyState
          title={t('page.noneTitle')}
          text={t('page.noneText')}
          action={
            <Link locale={locale} to={{ page: 'shows' }} className={buttonClass('outlined')}>
              {t('toFilms')}
            </Link>
          }
        />
      ) : (
        <EmptyState
          title={state.title}
          text={state.text}
          action={
            <Link
              locale={locale}
              to={state.to}
              keepScroll
              {...state.mark}
              className={buttonClass('outlined')}
            >
              {state.label}
            </Link>
          }
        />
      )}
    </>
  );
}

function FailedState({ locale, model, filters }: SectionProps) {
  const t = useTranslations('experiences');
  const state = useTranslations('state');
  return (
    <Section
      id="programme"
      title={t('page.films', { title: model.experience.title })}
      className={css['programme']}
    >
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
    </Section>
  );
}
