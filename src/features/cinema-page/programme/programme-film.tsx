import { useTranslations } from 'next-intl';
import type { CinemaDetailView } from '#src/domain/cinema/cinema-detail-view.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { formatDay } from '#src/domain/date/format.ts';
import { formatDuration } from '#src/domain/date/duration.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { Locale } from '#src/sites/site.ts';
import { Badge } from '#src/ui/label/badge.tsx';
import { Flag } from '#src/ui/label/flag.tsx';
import { ShowRating } from '#src/ui/label/show-rating.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { ShowtimeList } from '#src/ui/showtime/showtime-list.tsx';
import { popupLinks } from '#src/popups/protocol/trigger.ts';
import type { ProgrammeFilm } from './cinema-programme.ts';
import css from './programme-film.module.scss';

interface ProgrammeFilmItemProps {
  readonly locale: Locale;
  readonly cinema: Pick<CinemaDetailView, 'slug' | 'name'>;
  readonly day: Day;
  readonly film: ProgrammeFilm;
  /** Set for the first film of the list: its poster is in the first screen. */
  readonly priority: boolean;
}

/** A film of the day: its facts, and its times in this cinema. */
export function ProgrammeFilmItem({ locale, cinema, day, film, priority }: ProgrammeFilmItemProps) {
  const t = useTranslations('cinema');
  const { show, showtimes, earlier } = film;
  const titleId = `film-${show.slug}`;
  return (
    <article className={css['film']} aria-labelledby={titleId}>
      <div className={css['about']}>
        <div className={css['poster']}>
          <Picture
            kind="poster"
            src={show.poster?.md ?? null}
            alt=""
            title={show.title}
            sizes="(width >= 700px) 7rem, 4.5rem"
            dominantColour={show.backdropColour}
            priority={priority}
          />
        </div>
        <div className={css['words']}>
          <Marks film={film} />
          <h3 id={titleId} className={css['title']}>
            <Link locale={locale} to={showRef(show)} className={css['link']}>
              {show.title}
            </Link>
          </h3>
          <p className={css['facts']}>
            {show.duration === null ? null : <span>{formatDuration(show.duration)}</span>}
            {show.genres.length === 0 ? null : (
              <span>{show.genres.map(({ label }) => label).join(', ')}</span>
            )}
          </p>
          <ShowRating rating={show.contentRating} />
        </div>
      </div>
      <div className={css['times']}>
        {showtimes === null ? (
          <Link
            locale={locale}
            to={showRef(show, { date: day, localisation: cinema.slug })}
            className={buttonClass('outlined')}
          >
            <Icon name="clock" />
            {t('seeTimes')}
          </Link>
        ) : null}
        <ShowtimeList
          locale={locale}
          label={`${show.title}, ${cinema.name}, ${formatDay(locale, day, 'long')}`}
          showtimes={[...(showtimes ?? []), ...earlier]}
          behaviour={popupLinks('showtimeDetails', { show: show.slug })}
        />
      </div>
    </article>
  );
}

function Marks({ film: { show, highlighted, upsell, upsellText } }: { readonly film: ProgrammeFilm }) {
  const t = useTranslations('cinema');
  const flags = useTranslations('flag');
  const flag = show.pushTag;
  const text = flag?.text ?? (flag?.heart === true ? flags('heart') : null);
  if (flag === null && !highlighted && !upsell) return null;
  return (
    <p className={css['marks']}>
      {flag === null || text === null ? null : <Flag tone={flag.colour ?? 'grey'} label={text} />}
      {highlighted ? <Badge tone="accent">{t('highlight')}</Badge> : null}
      {upsell && !highlighted ? <Badge tone="accent">{upsellText ?? t('recommended')}</Badge> : null}
    </p>
  );
}
