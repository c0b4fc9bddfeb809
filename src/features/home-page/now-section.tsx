import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDay } from '#src/domain/date/format.ts';
import { timesOfDay } from '#src/domain/filter/time-of-day.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { ShowGrid } from '#src/ui/poster/show-grid.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { ChipLinks } from '#src/ui/link/chip-links.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { ShareBar } from '#src/ui/share/share-bar.tsx';
import { useNextTimes } from '#src/ui/showtime/next-times.ts';
import { Loosen } from '#src/visitor/needs/loosen.tsx';
import { NeedsLine } from '#src/visitor/needs/needs-line.tsx';
import { NeedChips } from '#src/visitor/needs/need-chips.tsx';
import type { HomeModel } from './home-model.ts';
import css from './now-section.module.scss';

interface NowSectionProps {
  readonly locale: Locale;
  readonly model: HomeModel;
  /** Of the page: the visitor's place, and what they need. */
  readonly filters: Filters;
  /** The control with which the visitor chooses the cinemas that matter to them. */
  readonly locator?: ReactNode;
}

/** Number of posters that are in the first screen at every width. */
const firstPosters = 2;

/** What is on: links by day, the locator, and the first films. */
export function NowSection({ locale, model, filters, locator }: NowSectionProps) {
  const t = useTranslations('home');
  const needs = useTranslations('needs');
  const { now, nowCount, near } = model;
  const day = near?.day ?? null;
  const nextOf = useNextTimes(locale, day);
  return (
    <Section
      id="now"
      title={t('now')}
      className={css['section']}
      more={
        <Link locale={locale} to={{ page: 'shows' }}>
          {t('allFilms')}
        </Link>
      }
    >
      {locator}
      <Steps locale={locale} model={model} />
      <NeedsLine locale={locale} filters={filters} refOf={homeWith} />
      {filters.needs !== undefined && near === null ? (
        <p className={css['unsure']}>{needs('unsure')}</p>
      ) : null}
      {now.length > 0 ? null : <NothingMeets locale={locale} filters={filters} />}
      {now.length === 0 ? null : (
        <div className={css['posters']}>
          <ShowGrid
            locale={locale}
            label={t('now')}
            first={firstPosters}
            shows={now.map((show) => ({
              show,
              next: nextOf({ show, to: showRef(show), next: near?.next.get(show.slug) }),
            }))}
          />
        </div>
      )}
      {near === null ? null : <ByNeeds locale={locale} city={near.city} />}
      {nowCount > now.length ? (
        <p className={css['all']}>
          <Link locale={locale} to={listOf(filters)} className={buttonClass('outlined')}>
            {t('allFilmsCount', { count: nowCount })}
          </Link>
        </p>
      ) : null}
      <ShareBar locale={locale} to={homeWith(filters)} title={t('title')} />
    </Section>
  );
}

/** The list of all that is on; with needs, those of the page and its place, so that the number is that of the list. */
const listOf = (filters: Filters): PageRefOf<'shows'> =>
  filters.needs === undefined ? { page: 'shows' } : { page: 'shows', filters };

/** Home with other filters. */
const homeWith = (filters: Filters) => ({ page: 'home', filters }) as const;

/** Where nothing near the visitor meets their needs: each of them can be taken off. */
function NothingMeets({ locale, filters }: Pick<NowSectionProps, 'locale' | 'filters'>) {
  const t = useTranslations('cinema');
  return (
    <EmptyState
      title={t('filtered')}
      text={t('filteredText')}
      action={<Loosen locale={locale} filters={filters} refOf={homeWith} />}
    />
  );
}

/** What plays in the visitor's city, by what they need of it. */
function ByNeeds({ locale, city }: { readonly locale: Locale; readonly city: string }) {
  const t = useTranslations('filter');
  return (
    <div className={css['needs']}>
      <h3 className={css['by']}>{t('needs')}</h3>
      <NeedChips
        locale={locale}
        filters={{}}
        refOf={(filters) => ({ page: 'city', slug: city, filters })}
        jumps
      />
    </div>
  );
}

/** Number of versions that have a link to the films of this evening. */
const mostVersions = 3;

/**
 * Links to this evening and to the next days, for visitors who already know their day, behind the day of the times below: a
 * line of its own would push them out of a phone's first screen.
 */
function Steps({ locale, model: { now, days, today, near } }: Pick<NowSectionProps, 'locale' | 'model'>) {
  const t = useTranslations('home');
  const views = useTranslations('views.names');
  const place = near === null ? {} : { near: near.city };
  const tonight = near === null || near.day !== today || near.evening.length === 0 ? null : near;
  const evening = { ...place, time: timesOfDay.evening };
  return (
    <nav aria-label={t('steps')} className={css['steps']}>
      {near === null || now.length === 0 ? null : (
        <p className={css['day']}>{formatDay(locale, near.day, 'short')}</p>
      )}
      <ChipLinks
        locale={locale}
        jumps
        chips={[
          { to: { page: 'shows', filters: { ...place, view: 'soon' } }, text: views('soon'), on: false },
          ...(tonight === null
            ? []
            : [{ to: { page: 'shows', filters: evening } as const, text: t('evening'), on: false }]),
          ...(tonight?.evening ?? []).slice(0, mostVersions).map((version) => ({
            to: { page: 'shows', filters: { ...evening, versions: [version.slug] } } as const,
            text: t('eveningIn', { version: version.label }),
            on: false,
          })),
          ...days.map((day) => ({
            to: { page: 'shows', filters: { ...place, date: day } } as const,
            text: formatDay(locale, day, 'short'),
            on: false,
          })),
        ]}
      />
    </nav>
  );
}
