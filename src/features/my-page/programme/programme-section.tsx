import { useTranslations } from 'next-intl';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Locale } from '#src/sites/site.ts';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { Badge } from '#src/ui/label/badge.tsx';
import { Button, buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import type { Need } from '#src/routes/filter-values/needs.ts';
import { KeptLine } from '#src/visitor/needs/kept-line.tsx';
import { MarkButton } from '#src/ui/mark/mark-button.tsx';
import type { SiteCatalogue } from '../own/use-catalogue.ts';
import { cinemaToday } from './cinema-today.ts';
import { TodaysFilm } from './todays-film.tsx';
import css from './programme.module.scss';
import type { CinemaDayState } from './use-cinema-days.ts';

interface ProgrammeSectionProps {
  readonly locale: Locale;
  readonly catalogue: SiteCatalogue;
  readonly now: Date;
  /** Programme day of the site. */
  readonly today: Day;
  readonly cinemas: readonly Cinema[];
  readonly days: ReadonlyMap<string, CinemaDayState>;
  /** Cinemas that only this device keeps, for a member. */
  readonly here: ReadonlySet<string>;
  readonly wished: ReadonlySet<string>;
  readonly unwanted: ReadonlySet<string>;
  /** What each showtime has to have for the visitor, as this device keeps it. */
  readonly needs: readonly Need[];
}

/** Number of films that a cinema shows here; its own page has all of them. */
const mostFilms = 6;

/** The visitor's cinemas, each with the films that are still to come today. */
export function ProgrammeSection(props: ProgrammeSectionProps) {
  const t = useTranslations('mine');
  const { locale, cinemas, needs } = props;
  return (
    <Section id="cinemas" title={t('programme.title')} className={css['section'] ?? ''}>
      <KeptLine needs={needs} />
      {cinemas.length === 0 ? (
        <EmptyState
          title={t('programme.noneTitle')}
          text={t('programme.noneText')}
          action={
            <Link locale={locale} to={{ page: 'cinemas' }} className={buttonClass('filled')}>
              {t('toCinemas')}
            </Link>
          }
        />
      ) : (
        cinemas.map((cinema) => <CinemaProgramme key={cinema.slug} {...props} cinema={cinema} />)
      )}
    </Section>
  );
}

function CinemaProgramme(props: ProgrammeSectionProps & { readonly cinema: Cinema }) {
  const t = useTranslations('mine.programme');
  const say = useTranslations();
  const { locale, cinema, days, here } = props;
  const { slug, name } = cinema;
  const state = days.get(slug) ?? { kind: 'waiting' };
  return (
    <section aria-labelledby={`mine-${slug}`} className={css['cinema']} aria-busy={state.kind === 'waiting'}>
      <div className={css['head']}>
        <h3 id={`mine-${slug}`}>
          <Link locale={locale} to={{ page: 'cinema', slug }} className={css['name']}>
            {name}
          </Link>
        </h3>
        {here.has(slug) ? <Badge>{t('device')}</Badge> : null}
        <MarkButton
          mark="favourite"
          slug={slug}
          label={`${name}, ${say('marks.favourite')}`}
          className={css['mark']}
          compact
        >
          {say('marks.favourite')}
        </MarkButton>
      </div>
      {state.kind === 'waiting' ? (
        <p className={css['said']}>{say('state.loading')}</p>
      ) : state.kind === 'failed' ? (
        <p role="alert" className={css['said']}>
          {t('failed', { cinema: name })}{' '}
          <Button look="quiet" onClick={state.again}>
            {say('state.retry')}
          </Button>
        </p>
      ) : (
        <Films {...props} state={state} />
      )}
    </section>
  );
}

interface FilmsProps extends ProgrammeSectionProps {
  readonly cinema: Cinema;
  readonly state: Extract<CinemaDayState, { readonly kind: 'here' }>;
}

function Films({
  locale,
  catalogue,
  now,
  today,
  cinema,
  wished,
  unwanted,
  needs,
  state: { day, late },
}: FilmsProps) {
  const t = useTranslations('mine.programme');
  const cinemaWords = useTranslations('cinema');
  const { films, hidden } = cinemaToday(day, { ...catalogue, now, wished, unwanted, needs });
  const rest = films.length - mostFilms;
  return (
    <>
      {late && films.length + hidden > 0 ? <p className={css['said']}>{t('tomorrow')}</p> : null}
      {films.length + hidden === 0 ? (
        <p className={css['said']}>{needs.length > 0 ? cinemaWords('filtered') : t('nothing')}</p>
      ) : null}
      {films.length === 0 ? null : (
        <ul className={css['films']} aria-label={t('films', { cinema: cinema.name })}>
          {films.slice(0, mostFilms).map(({ show, next }) => (
            <li key={show.slug}>
              <TodaysFilm locale={locale} today={today} show={show} next={next} />
            </li>
          ))}
        </ul>
      )}
      {hidden === 0 ? null : <p className={css['said']}>{t('hidden', { count: hidden })}</p>}
      <p className={css['all']}>
        <Link
          locale={locale}
          to={{ page: 'cinema', slug: cinema.slug }}
          aria-label={t('allOf', { cinema: cinema.name })}
        >
          {t('all')}
        </Link>
        {rest > 0 ? <span>{t('others', { count: rest })}</span> : null}
      </p>
    </>
  );
}
