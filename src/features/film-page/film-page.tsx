import type { ReactNode } from 'react';
import type { Day } from '#src/kernel/date/day.ts';
import { sharedOn } from '#src/domain/filter/change-filters.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { Later } from '#src/ui/layout/later.client.tsx';
import { ShareBar } from '#src/ui/share/share-bar.tsx';
import css from './film-page.module.scss';
import { FilmDetails } from './film-details.tsx';
import { FilmHead } from './film-head.tsx';
import { FilmShowtimesSection } from './showtimes/film-showtimes-section.tsx';
import { narrowed } from './narrowed.ts';
import { releaseCalendar } from './release-calendar.ts';
import type { FilmModel } from './load-film.ts';

interface FilmPageProps {
  readonly locale: Locale;
  readonly model: FilmModel;
  readonly today: Day;
  readonly filters: Filters;
  /** `?bandeannonce=true`: the page shows the trailer (R065). */
  readonly trailer: boolean;
  /** The control with which the visitor chooses the cinemas that matter to them. */
  readonly locator?: ReactNode;
}

/** The day of the showtimes; null where there are none. */
const dayOf = ({ showtimes }: FilmModel) =>
  showtimes === null || showtimes.cinemas.length === 0 ? null : showtimes.day;

/** The page of a film or an event: what it is, when and where it plays, then everything else about it. */
export function FilmPage({ locale, model, today, filters, trailer, locator }: FilmPageProps) {
  return (
    <article>
      <FilmHead locale={locale} model={model} today={today} trailer={trailer} />
      <FilmShowtimesSection locale={locale} model={model} today={today} filters={filters} locator={locator} />
      <Later>
        <div className={css['after']}>
          <ShareBar
            locale={locale}
            to={narrowed(model.ref, sharedOn(filters, dayOf(model)))}
            title={model.film.title}
            calendar={releaseCalendar(locale, model.film, today)}
          />
        </div>
        <FilmDetails locale={locale} film={model.film} />
      </Later>
    </article>
  );
}
