import { useTranslations } from 'next-intl';
import { addressLine } from '#src/domain/cinema/address-line.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { formatDay, formatTime } from '#src/domain/date/format.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { ShowtimeView } from '#src/domain/showtime/showtime-view.ts';
import { contracted } from '#src/i18n/contracted.ts';
import type { Locale } from '#src/sites/site.ts';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import type { CinemaDays, CityFilm } from './city-week.ts';
import css from './light-page.module.scss';
import type { CityLightModel } from './load-city-light.ts';

interface CityLightPageProps {
  readonly locale: Locale;
  readonly model: CityLightModel;
  readonly today: Day;
}

/** A city page in plain text: its cinemas, and where each film plays today and this week. */
export function CityLightPage({ locale, model, today }: CityLightPageProps) {
  const t = useTranslations('cityLight');
  const { city, films, partial, ref } = model;
  const state = useTranslations('state');
  const page = { page: 'city', slug: ref.slug } as const;
  return (
    <article className={css['page']}>
      <h1 className={css['title']}>{contracted(t('title', { name: city.name }))}</h1>
      <ul className={css['ways']}>
        <li>
          <Link locale={locale} to={page}>
            {t('full')}
          </Link>
        </li>
        <li>
          <Link locale={locale} to={{ page: 'cinemas' }}>
            {t('all')}
          </Link>
        </li>
      </ul>
      <Cinemas locale={locale} model={model} />
      <section aria-labelledby="films" className={css['part']}>
        <h2 id="films" className={css['subtitle']}>
          {t('films', { date: formatDay(locale, today, 'long') })}
        </h2>
        {films === null ? (
          <EmptyState
            kind="failed"
            title={state('failedTitle')}
            text={state('failedText')}
            action={
              <Link locale={locale} to={ref} plain className={buttonClass('outlined')}>
                {state('retry')}
              </Link>
            }
          />
        ) : films.length === 0 ? (
          <EmptyState
            title={t('noneTitle')}
            text={t('noneText')}
            action={
              <Link locale={locale} to={{ page: 'shows' }} className={buttonClass('outlined')}>
                {t('otherFilms')}
              </Link>
            }
          />
        ) : (
          <>
            {partial ? <p className={css['soft']}>{state('partial')}</p> : null}
            <Versions films={films} />
            <Films locale={locale} films={films} day={today} />
          </>
        )}
      </section>
    </article>
  );
}

function Cinemas({ locale, model }: { readonly locale: Locale; readonly model: CityLightModel }) {
  const t = useTranslations('cityLight');
  const list = useTranslations('cinemas');
  if (model.cinemas.length === 0) return null;
  return (
    <section aria-labelledby="cinemas" className={css['part']}>
      <h2 id="cinemas" className={css['subtitle']}>
        {t('cinemas')}
      </h2>
      <ul className={css['cinemas']}>
        {model.cinemas.map(({ slug, name, address, closed }) => (
          <li key={slug}>
            <Link locale={locale} to={{ page: 'cinemaLight', slug }}>
              {name}
            </Link>
            {address === null ? null : <span className={css['soft']}>{addressLine(address)}</span>}
            {closed ? <span className={css['soft']}>{list('closed')}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the abbreviations of the versions mean, above the list that uses them. */
function Versions({ films }: { readonly films: readonly CityFilm[] }) {
  const t = useTranslations('cinemaLight');
  const used = films.flatMap(({ today }) =>
    today.flatMap(({ versions }) => versions.map(({ version }) => version)),
  );
  const told = [...new Map(used.map((version) => [version.slug, version])).values()].filter(
    ({ description }) => description !== null,
  );
  if (told.length === 0) return null;
  return (
    <dl className={css['legend']} aria-label={t('legend')}>
      {told.map(({ slug, label, description }) => (
        <div key={slug}>
          <dt>{label}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The most cinemas of all films that are links: in a large city they would be a thousand, and the list above has them. */
const mostLinks = 200;

interface PlaysProps {
  readonly locale: Locale;
  readonly film: CityFilm;
  readonly linked: boolean;
}

/** The cinemas that play a film today, each with its times by version. */
function Plays({ locale, film: { show, today }, linked }: PlaysProps) {
  const t = useTranslations('showtime');
  const startOf = ({ time, afterMidnight }: ShowtimeView) =>
    formatTime(locale, time) + (afterMidnight ? ` (${t('afterMidnight')})` : '');
  return today.map(({ slug, name, versions }) => (
    <p key={slug}>
      {linked ? (
        <Link locale={locale} to={showRef(show, { localisation: slug })}>
          {name}
        </Link>
      ) : (
        <b>{name}</b>
      )}
      {versions.map(({ version, showtimes }) => (
        <span key={version.slug}>{` ${version.label} ${showtimes.map(startOf).join(' ')}`}</span>
      ))}
    </p>
  ));
}

interface FilmsProps {
  readonly locale: Locale;
  readonly films: readonly CityFilm[];
  readonly day: Day;
}

/** Each film with where and when it plays today, and where it plays this week. */
function Films({ locale, films, day }: FilmsProps) {
  const t = useTranslations('cityLight');
  const linked = films.reduce((sum, { today }) => sum + today.length, 0) <= mostLinks;
  const date = formatDay(locale, day, 'short');
  const daysText = ({ name, days, daily }: CinemaDays) =>
    t('onDays', {
      name,
      days: daily ? t('daily') : days.map((one) => formatDay(locale, one, 'weekdayShort')).join(' '),
    });
  return (
    <table className={css['films']}>
      <thead>
        <tr>
          <th scope="col">{t('film')}</th>
          <th scope="col">{date}</th>
          <th scope="col">{t('week')}</th>
        </tr>
      </thead>
      <tbody>
        {films.map((film) => (
          <tr key={film.show.slug}>
            <th scope="row">
              <Link locale={locale} to={showRef(film.show)}>
                {film.show.title}
              </Link>
            </th>
            <td data-when={date}>
              <Plays locale={locale} film={film} linked={linked} />
            </td>
            <td data-when={t('week')}>{film.later.map(daysText).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
