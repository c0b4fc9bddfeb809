import { useTranslations } from 'next-intl';
import { formatTime } from '#src/domain/date/format.ts';
import { localTimeAt } from '#src/kernel/date/zone.ts';
import type { Chain, PlanStep } from '#src/domain/plan/chains.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { siteFilePath } from '#src/routes/site-files.ts';
import { languageOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { NextTimes } from '#src/ui/showtime/next-times.client.tsx';
import { useTimesByCinema } from '#src/ui/showtime/next-times.ts';
import css from './plan-card.module.scss';
import type { PlannedShowtime } from './plan-model.ts';

interface PlanCardProps {
  readonly locale: Locale;
  readonly plan: Chain<PlannedShowtime>;
  readonly day: Day;
}

/** One plan: each title leads to the page of its showtime, each time to its booking, and between them stands when one leaves and arrives. */
export function PlanCard({ locale, plan, day }: PlanCardProps) {
  const t = useTranslations('views.plan');
  const { showtimes, steps } = plan;
  const timeOf = (instant: string, { timeZone }: PlannedShowtime) =>
    formatTime(locale, localTimeAt(new Date(instant), timeZone));
  const [first] = showtimes;
  const last = showtimes.at(-1);
  if (first === undefined || last === undefined) return null;
  const from = timeOf(first.startsAt, first);
  const calendar = siteFilePath({
    kind: 'calendar',
    language: languageOf(locale),
    of: 'plan',
    showtimes: showtimes.map(({ show, cinema, view }) => ({ show, cinema, day, id: view.id })),
  });
  return (
    <article className={css['plan']}>
      <h3 className={css['title']}>
        {last.endsAt === null ? t('since', { from }) : t('span', { from, to: timeOf(last.endsAt, last) })}
      </h3>
      <ol className={css['steps']}>
        {showtimes.map((showtime, index) => (
          <li key={showtime.show}>
            {steps[index - 1] === undefined ? null : (
              <Between locale={locale} step={steps[index - 1]} zone={showtime.timeZone} />
            )}
            <Film locale={locale} showtime={showtime} day={day} />
          </li>
        ))}
      </ol>
      <Link external={calendar} className={buttonClass('quiet')}>
        <Icon name="calendar" />
        {t('calendar')}
        <span className={css['heard']}> {from}</span>
      </Link>
    </article>
  );
}

function Film({
  locale,
  showtime,
  day,
}: Pick<PlanCardProps, 'locale' | 'day'> & { readonly showtime: PlannedShowtime }) {
  const { film, at, view } = showtime;
  const timesOf = useTimesByCinema(locale, day);
  return (
    <>
      <h4 className={css['film']}>
        <Link
          locale={locale}
          to={{ page: 'showtime', show: showtime.show, cinema: at.slug, day, id: view.id }}
        >
          {film.title}
        </Link>
      </h4>
      {timesOf({
        show: film,
        to: showRef(film),
        next: [{ cinema: at, kilometres: null, day, showtimes: [view] }],
        most: { cinemas: 1, times: 1 },
      }).map((times) => (
        <NextTimes key={times.cinema} {...times} />
      ))}
    </>
  );
}

interface BetweenProps {
  readonly locale: Locale;
  readonly step: PlanStep | undefined;
  /** Zone of the next cinema. */
  readonly zone: string;
}

/** When the film before ends, the way, when one arrives, and how long the pause is. */
function Between({ locale, step, zone }: BetweenProps) {
  const t = useTranslations('views.plan');
  if (step === undefined) return null;
  const { way, leavesAt, arrivesAt, pause } = step;
  const time = (instant: string) => formatTime(locale, localTimeAt(new Date(instant), zone));
  const leaves = time(leavesAt);
  const count = pause;
  return (
    <p className={css['between']}>
      {way.by === 'stay'
        ? t('stay', { leaves, count })
        : t(way.by === 'walk' ? 'walk' : 'transit', {
            leaves,
            minutes: way.minutes,
            arrives: time(arrivesAt),
            count,
          })}
    </p>
  );
}
