import { useTranslations } from 'next-intl';
import type { CinemaDetailView } from '#src/domain/cinema/cinema-detail-view.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { formatDay } from '#src/domain/date/format.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import { commonEnd, commonStart } from '#src/domain/text/common-start.ts';
import type { Locale } from '#src/sites/site.ts';
import { addressOf } from '#src/ui/link/link-address.ts';
import { useFilmRowData } from '#src/ui/poster/film-row.tsx';
import { useTickets } from '#src/ui/showtime/use-tickets.ts';
import { ticketCodes } from '#src/ui/showtime/ticket-code.ts';
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
  const lists = films.map(({ showtimes, earlier }) => ticketsOf([...(showtimes ?? []), ...earlier]));
  const { shared, codes } = ticketCodes(day, lists);
  const rows = films.map(({ show }, index) => rowOf(show, { filters: undefined, priority: index === 0 }));
  const says = films.map(({ show }) =>
    t('showtime.bookOf', { what: `${show.title}, ${cinema.name}, ${formatDay(locale, day, 'long')}` }),
  );
  const posters = rows.flatMap(({ poster }) => poster ?? []);
  const common = {
    links: commonStart(rows.flatMap(({ href }) => href ?? [])),
    posters: commonStart(posters),
    // The ends of one film's texts are not common with anything.
    sizes: posters.length > 1 ? commonEnd(posters) : '',
    before: commonStart(says),
    after: films.length > 1 ? commonEnd(says) : '',
  };
  const cut = (text: string, start: string, end: string) =>
    text.slice(start.length, text.length - end.length);
  return (
    <ProgrammeRows
      cinema={cinema.slug}
      place={cinema.name}
      shared={shared}
      common={common}
      words={{ warns: t('rating.warnings'), seeTimes: t('cinema.seeTimes') }}
      rows={rows.map(({ href, poster, slug, ...row }, index) => {
        const film = films[index];
        const said = cut(says[index] ?? '', common.before, common.after);
        const at = href?.slice(common.links.length) ?? null;
        const times =
          film === undefined || film.showtimes !== null
            ? null
            : addressOf(locale, showRef(film.show, { date: day, localisation: cinema.slug }));
        return {
          ...row,
          slug,
          ...(at === slug ? {} : { at }),
          ...(poster === null ? {} : { poster: cut(poster, common.posters, common.sizes) }),
          ...(said === row.title ? {} : { said }),
          ...(film === undefined ? {} : marksOf(film)),
          ...(times === null ? {} : { times }),
          ...codes[index],
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
