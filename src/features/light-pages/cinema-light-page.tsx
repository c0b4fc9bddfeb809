import { useTranslations } from 'next-intl';
import { formatDay } from '#src/domain/date/format.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { panelFragments } from '#src/routes/fragments.ts';
import type { Locale } from '#src/sites/site.ts';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import css from './light-page.module.scss';
import type { CinemaLightModel } from './load-cinema-light.ts';
import { TimetableTable } from './timetable-table.tsx';
import type { Timetable } from './week-timetable.ts';

interface CinemaLightPageProps {
  readonly locale: Locale;
  readonly model: CinemaLightModel;
  readonly today: Day;
}

/**
 * A cinema page in plain text: the address, and the week in one table, for a slow connection, for searching in the page
 * and for printing.
 */
export function CinemaLightPage({ locale, model, today }: CinemaLightPageProps) {
  const t = useTranslations('cinemaLight');
  const list = useTranslations('cinemas');
  const { cinema, timetable, ref } = model;
  const { address, urls, slug, citySlug } = cinema;
  const page = { page: 'cinema', slug } as const;
  return (
    <article className={css['page']}>
      <h1 className={css['title']}>{cinema.name}</h1>
      {cinema.closed ? <p>{list('closed')}</p> : null}
      {address === null ? null : (
        <address className={css['address']}>
          {[address.line1, address.line2, `${address.zip} ${address.city}`.trim()]
            .filter((line) => line !== null && line !== '')
            .join(', ')}
        </address>
      )}
      <ul className={css['ways']}>
        <li>
          <Link locale={locale} to={page}>
            {t('full')}
          </Link>
        </li>
        {cinema.pricing === null ? null : (
          <li>
            <Link locale={locale} to={page} fragment={panelFragments.pricing}>
              {t('prices')}
            </Link>
          </li>
        )}
        {urls.googleMaps === null ? null : (
          <li>
            <Link external={urls.googleMaps} newWindow>
              {t('map')}
            </Link>
          </li>
        )}
        <li>
          <Link locale={locale} to={{ page: 'cityLight', slug: citySlug }}>
            {t('city')}
          </Link>
        </li>
      </ul>
      {timetable === null ? (
        <FailedState locale={locale} to={ref} />
      ) : timetable.rows.length === 0 && timetable.without.length === 0 ? (
        <EmptyState
          heading="h2"
          title={t('noneTitle')}
          text={t('noneText')}
          action={
            <Link locale={locale} to={page} className={buttonClass('outlined')}>
              {t('full')}
            </Link>
          }
        />
      ) : (
        <Week locale={locale} timetable={timetable} cinema={slug} today={today} />
      )}
    </article>
  );
}

interface WeekProps {
  readonly locale: Locale;
  readonly timetable: Timetable;
  /** Slug of the cinema. */
  readonly cinema: string;
  readonly today: Day;
}

function Week({ locale, timetable, cinema, today }: WeekProps) {
  const t = useTranslations('cinemaLight');
  const { days, rows, without, versions, marks } = timetable;
  const [from, to] = [days[0] ?? today, days.at(-1) ?? today];
  return (
    <>
      {versions.length === 0 && marks.size === 0 ? null : (
        <section aria-labelledby="legend" className={css['part']}>
          <h2 id="legend" className={css['subtitle']}>
            {t('legend')}
          </h2>
          <dl className={css['legend']}>
            {versions.map(({ slug, label, description }) =>
              description === null ? null : (
                <div key={slug}>
                  <dt>{label}</dt>
                  <dd>{description}</dd>
                </div>
              ),
            )}
            {[...marks].map(([slug, { mark, words }]) =>
              mark === words ? null : (
                <div key={slug}>
                  <dt>{mark}</dt>
                  <dd>{words}</dd>
                </div>
              ),
            )}
          </dl>
        </section>
      )}
      {rows.length === 0 ? null : (
        <TimetableTable
          locale={locale}
          timetable={timetable}
          caption={t('week', {
            from: formatDay(locale, from, 'long'),
            to: formatDay(locale, to, 'long'),
          })}
        />
      )}
      {without.length === 0 ? null : <Without locale={locale} shows={without} cinema={cinema} />}
    </>
  );
}

interface WithoutProps {
  readonly locale: Locale;
  readonly shows: readonly ShowListView[];
  readonly cinema: string;
}

function Without({ locale, shows, cinema }: WithoutProps) {
  const t = useTranslations('cinemaLight');
  return (
    <section aria-labelledby="others" className={css['part']}>
      <h2 id="others" className={css['subtitle']}>
        {t('others')}
      </h2>
      <ul className={css['names']}>
        {shows.map((show) => (
          <li key={show.slug}>
            <Link locale={locale} to={showRef(show, { localisation: cinema })}>
              {show.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FailedState({ locale, to }: { readonly locale: Locale; readonly to: CinemaLightModel['ref'] }) {
  const state = useTranslations('state');
  return (
    <EmptyState
      kind="failed"
      heading="h2"
      title={state('failedTitle')}
      text={state('failedText')}
      action={
        <Link locale={locale} to={to} plain className={buttonClass('outlined')}>
          {state('retry')}
        </Link>
      }
    />
  );
}
