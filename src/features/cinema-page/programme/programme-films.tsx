import { useTranslations } from 'next-intl';
import type { CinemaDetailView } from '#src/domain/cinema/cinema-detail-view.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { formatDay } from '#src/domain/date/format.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { Locale } from '#src/sites/site.ts';
import { addressOf } from '#src/ui/link/link-address.ts';
import { useFilmRowData } from '#src/ui/poster/film-row.tsx';
import { useTickets } from '#src/ui/showtime/use-tickets.ts';
import type { ProgrammeFilm } from './cinema-programme.ts';
import { ProgrammeRows, type FilmMarks } from './programme-rows.client.tsx';

interface ProgrammeFilmsProps {
  readonly locale: Locale;
  readonly cinema: Pick<CinemaDetailView, 'slug' | 'name'>;
  readonly day: Day;
  readonly films: readonly ProgrammeFilm[];
}

/** The films of the day: each with its facts, and its times in this cinema. */
export function ProgrammeFilms({ locale, cinema, day, films }: ProgrammeFilmsProps) {
  const t = useTranslations();
  const rowOf = useFilmRowData(locale);
  const ticketsOf = useTickets(locale);
  const marksOf = useMarks();
  return (
    <ProgrammeRows
      cinema={cinema.slug}
      place={cinema.name}
      day={day}
      words={{ warns: t('rating.warnings'), seeTimes: t('cinema.seeTimes') }}
      rows={films.map((film, index) => {
        const { show, showtimes, earlier } = film;
        const times =
          showtimes === null
            ? addressOf(locale, showRef(show, { date: day, localisation: cinema.slug }))
            : null;
        return {
          ...rowOf(show, { filters: undefined, priority: index === 0 }),
          books: t('showtime.bookOf', {
            what: `${show.title}, ${cinema.name}, ${formatDay(locale, day, 'long')}`,
          }),
          ...marksOf(film),
          ...(times === null ? {} : { times }),
          ...ticketsOf([...(showtimes ?? []), ...earlier]),
        };
      })}
    />
  );
}

/** Returns a function for the marks of a film: its flag, and that the cinema recommends it. */
function useMarks(): (film: ProgrammeFilm) => FilmMarks {
  const t = useTranslations('cinema');
  const heart = useTranslations('flag')('heart');
  return ({ show, highlighted, upsell, upsellText }) => {
    const flag = show.pushTag;
    const text = flag?.text ?? (flag?.heart === true ? heart : null);
    const badge = highlighted ? t('highlight') : upsell ? (upsellText ?? t('recommended')) : null;
    return {
      ...(flag === null || text === null ? {} : { flag: { tone: flag.colour ?? 'grey', label: text } }),
      ...(badge === null ? {} : { badge }),
    };
  };
}
