import { useTranslations } from 'next-intl';
import { addDays, type Day } from '#src/kernel/date/day.ts';
import { formatDay } from '#src/domain/date/format.ts';
import type { ReleaseWeekView } from '#src/domain/show/release-calendar.ts';
import { feedOfSite } from '#src/routes/site-files.ts';
import type { Locale } from '#src/sites/site.ts';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { ShareBar } from '#src/ui/share/share-bar.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { ChipLinks } from '#src/ui/link/chip-links.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { ReleaseList } from './release-list.tsx';
import type { Release, ReleasesModel } from './releases-model.ts';
import css from './releases-page.module.scss';

interface ReleasesPageProps {
  readonly locale: Locale;
  readonly model: ReleasesModel;
}

type Week = ReleaseWeekView<Release>;

const here = { page: 'upcomingShowsLight' } as const;
const undatedId = 'undated';

/** The release calendar, week by week and day by day (R020). It has no filters and little script. */
export function ReleasesPage({ locale, model }: ReleasesPageProps) {
  const t = useTranslations('releases');
  const { calendar, count, today } = model;
  const titleOf = useWeekTitle(locale, today);
  return (
    <>
      <div className={css['top']}>
        <h1>{t('title')}</h1>
        {count === 0 ? null : <p className={css['lead']}>{t('lead', { count })}</p>}
        {calendar.weeks.length < 2 ? null : (
          <nav aria-label={t('weeks')} className={css['weeks']}>
            <ChipLinks
              locale={locale}
              jumps
              chips={[
                ...calendar.weeks.map((week) => ({
                  to: here,
                  fragment: idOf(week),
                  text: formatDay(locale, week.from, 'dayMonth'),
                  on: false,
                })),
                ...(calendar.undated.length === 0
                  ? []
                  : [{ to: here, fragment: undatedId, text: t('undated'), on: false }]),
              ]}
            />
          </nav>
        )}
      </div>
      {count === 0 ? (
        <EmptyState
          heading="h2"
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <Link locale={locale} to={{ page: 'shows' }} className={buttonClass('outlined')}>
              {t('emptyAction')}
            </Link>
          }
        />
      ) : null}
      {calendar.weeks.map((week) => (
        <Section key={week.from} id={idOf(week)} title={titleOf(week)} more={countOf(t, week)}>
          {week.days.map(({ day, shows }) => (
            <div key={day} className={css['day']}>
              <h3 className={css['date']}>
                <time dateTime={day}>{formatDay(locale, day, 'long')}</time>
              </h3>
              <ReleaseList locale={locale} releases={shows} label={formatDay(locale, day, 'long')} />
            </div>
          ))}
        </Section>
      ))}
      {calendar.undated.length === 0 ? null : (
        <Section id={undatedId} title={t('undated')}>
          <ReleaseList locale={locale} releases={calendar.undated} label={t('undated')} heading="h3" />
        </Section>
      )}
      <div className={css['after']}>
        <ShareBar locale={locale} to={here} title={t('title')} feed={feedOfSite(locale, 'releases')} />
      </div>
    </>
  );
}

const idOf = ({ from }: Week) => `week-${from}`;

function countOf(t: ReturnType<typeof useTranslations<'releases'>>, { days }: Week): string {
  return t('filmsCount', { count: days.reduce((sum, { shows }) => sum + shows.length, 0) });
}

/** `Cette semaine`, `La semaine prochaine`, `Semaine du 9 décembre`. */
function useWeekTitle(locale: Locale, today: Day): (week: Week) => string {
  const t = useTranslations('releases');
  return ({ from, to }) => {
    if (from <= today && today <= to) return t('thisWeek');
    const next = addDays(today, 7);
    return from <= next && next <= to
      ? t('nextWeek')
      : t('week', { from: formatDay(locale, from, 'dayMonthLong') });
  };
}
