import { useTranslations } from 'next-intl';
import { addressLine } from '#src/domain/cinema/address-line.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { formatDay } from '#src/domain/date/format.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
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
            <Films locale={locale} films={films} />
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

/** Cinemas are text without links: in a large city, a link for each film and cinema would make a thousand links. */
function Films({ locale, films }: { readonly locale: Locale; readonly films: readonly CityFilm[] }) {
  const t = useTranslations('cityLight');
  const daysText = ({ name, days, daily }: CinemaDays) =>
    t('onDays', {
      name,
      days: daily ? t('daily') : days.map((day) => formatDay(locale, day, 'weekdayShort')).join(' '),
    });
  return (
    <table className={css['films']}>
      <thead>
        <tr>
          <th scope="col">{t('film')}</th>
          <th scope="col">{t('today')}</th>
          <th scope="col">{t('week')}</th>
        </tr>
      </thead>
      <tbody>
        {films.map(({ show, today, later }) => (
          <tr key={show.slug}>
            <th scope="row">
              <Link locale={locale} to={showRef(show)}>
                {show.title}
              </Link>
            </th>
            <td data-when={t('today')}>{today.join(', ')}</td>
            <td data-when={t('week')}>{later.map(daysText).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
