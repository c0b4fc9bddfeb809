import type { NextInCinema } from '#src/domain/place/next-showtimes.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Locale } from '#src/sites/site.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import { NextTimes } from '#src/ui/showtime/next-times.client.tsx';
import { useNextTimes } from '#src/ui/showtime/next-times.ts';
import css from './programme.module.scss';

interface TodaysFilmProps {
  readonly locale: Locale;
  readonly today: Day;
  readonly show: ShowListView;
  readonly next: NextInCinema;
}

/** A film of a cinema with its next showtimes there; the cinema's name is in the heading above. */
export function TodaysFilm({ locale, today, show, next }: TodaysFilmProps) {
  const nextOf = useNextTimes(locale, today);
  const to = showRef(show, { localisation: next.cinema.slug });
  const times = nextOf({ show, to, next: [next], named: false });
  return (
    <article className={css['film']}>
      <Picture
        kind="poster"
        src={show.poster?.md ?? null}
        alt=""
        title={show.title}
        sizes="4.5rem"
        widest={240}
        lean
        dominantColour={show.backdropColour}
        className={css['poster']}
      />
      <div className={css['words']}>
        <h4>
          <Link locale={locale} to={showRef(show)} className={css['title']}>
            {show.title}
          </Link>
        </h4>
        {times === null ? null : <NextTimes {...times} />}
      </div>
    </article>
  );
}
