import { useTranslations } from 'next-intl';
import { formatDay } from '#src/domain/date/format.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import type { Locale } from '#src/sites/site.ts';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { FilmNames } from '#src/ui/poster/film-names.tsx';
import { ShowGrid, ShowRail } from '#src/ui/poster/show-grid.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import css from './city-programme-sections.module.scss';
import { here } from './here.ts';
import type { CityModel } from './load-city.ts';

interface ProgrammeProps {
  readonly locale: Locale;
  readonly model: CityModel;
}

/**
 * This many films are shown as posters. In a large city the others are a folded list of names, so that the cinemas stay
 * near.
 */
const mostPosters = 12;
/** Number of posters that are in the first screen at every width. */
const firstPosters = 2;
const mostLater = 12;

/** What plays in a city whose API tells no days. */
export function UndatedSection({
  locale,
  model,
  shows,
}: ProgrammeProps & { readonly shows: readonly ShowListView[] }) {
  const t = useTranslations('city');
  const names = useTranslations('filmNames');
  return (
    <Section id="today" title={t('now')} className={css['today']}>
      <ShowGrid
        locale={locale}
        label={t('now')}
        first={firstPosters}
        shows={shows.slice(0, mostPosters).map((show) => ({ show, ...here(model.only) }))}
      />
      <FilmNames
        locale={locale}
        title={names('also', { count: shows.length - mostPosters })}
        films={shows.slice(mostPosters).map((show) => ({ show, ...here(model.only) }))}
      />
      <p className={css['light']}>
        <Link locale={locale} to={{ page: 'cityLight', slug: model.ref.slug }}>
          {t('light')}
        </Link>
      </p>
    </Section>
  );
}

/** The shows that are on within the week but not today, each with its first day. */
export function LaterSection({ locale, model }: ProgrammeProps) {
  const t = useTranslations('city');
  const later = model.programme?.later ?? [];
  if (later.length === 0) return null;
  return (
    <Section id="week" title={t('later')}>
      <ShowRail
        locale={locale}
        label={t('later')}
        shows={later.slice(0, mostLater).map(({ show, day }) => ({
          show,
          ...here(model.only),
          meta: t('from', { date: formatDay(locale, day, 'long') }),
        }))}
      />
    </Section>
  );
}

/** Says that the programme could not be read, and offers another try. */
export function FailedState({ locale, model, today }: ProgrammeProps & { readonly today: Day }) {
  const state = useTranslations('state');
  return (
    <Section id="today" title={formatDay(locale, today, 'long')} className={css['today']}>
      <EmptyState
        kind="failed"
        title={state('failedTitle')}
        text={state('failedText')}
        action={
          <Link locale={locale} to={model.ref} plain className={buttonClass('outlined')}>
            {state('retry')}
          </Link>
        }
      />
    </Section>
  );
}
