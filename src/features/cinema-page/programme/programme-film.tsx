import { useTranslations } from 'next-intl';
import type { CinemaDetailView } from '#src/domain/cinema/cinema-detail-view.ts';
import type { Day } from '#src/domain/date/day.ts';
import { formatDuration } from '#src/domain/date/duration.ts';
import type { Filters, PageRefOf } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { Badge } from '#src/ui/label/badge.tsx';
import { Flag } from '#src/ui/label/flag.tsx';
import { RatingBadge } from '#src/ui/label/rating-badge.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { Showing } from '#src/ui/showtime/showing.tsx';
import { ShowtimeList } from '#src/ui/showtime/showtime-list.tsx';
import type { ProgrammeFilm } from './cinema-programme.ts';
import css from './programme-film.module.scss';
import { ratingText } from './rating-text.ts';

interface ProgrammeFilmItemProps {
  readonly locale: Locale;
  readonly cinema: Pick<CinemaDetailView, 'slug'>;
  readonly day: Day;
  readonly film: ProgrammeFilm;
  /** The first of the list: its poster is in the first screen. */
  readonly priority: boolean;
}

/** The page of a show; films and events have pages of their own (D39). */
export function showRef(
  { kind, slug }: Pick<ProgrammeFilm['show'], 'kind' | 'slug'>,
  filters?: Filters,
): PageRefOf<'movie' | 'entertainment'> {
  const page = kind === 'event' ? 'entertainment' : 'movie';
  return filters === undefined ? { page, slug } : { page, slug, filters };
}

/** A film of the day: what it is, and its times here. */
export function ProgrammeFilmItem({ locale, cinema, day, film, priority }: ProgrammeFilmItemProps) {
  const t = useTranslations('cinema');
  const { show, showtimes } = film;
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
          <RatingBadge
            label={ratingText(show.contentRating)}
            warnings={show.contentRating.contentWarnings.map(({ ref, text }) => ({ ref, description: text }))}
          />
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
        {showtimes === null || showtimes.length === 0 ? null : (
          <ShowtimeList label={show.title}>
            {showtimes.map((showing) => (
              <Showing key={showing.key} locale={locale} showing={showing} />
            ))}
          </ShowtimeList>
        )}
        <Earlier locale={locale} film={film} />
      </div>
    </article>
  );
}

function Marks({ film: { show, highlighted, upsell } }: { readonly film: ProgrammeFilm }) {
  const t = useTranslations('cinema');
  const flag = show.pushTag;
  const text = flag?.text ?? (flag?.heart === true ? t('heart') : null);
  if (flag === null && !highlighted && !upsell) return null;
  return (
    <p className={css['marks']}>
      {flag === null || text === null ? null : <Flag tone={flag.colour ?? 'grey'} label={text} />}
      {highlighted ? <Badge tone="accent">{t('highlight')}</Badge> : null}
      {upsell && !highlighted ? <Badge tone="accent">{t('recommended')}</Badge> : null}
    </p>
  );
}

/** What has begun already, folded away: it is there for those who look for it. */
function Earlier({ locale, film }: { readonly locale: Locale; readonly film: ProgrammeFilm }) {
  const t = useTranslations('cinema');
  const { earlier, show } = film;
  if (earlier.length === 0) return null;
  return (
    <details className={css['earlier']}>
      <summary className={css['summary']}>
        <Icon name="chevron-down" className={css['sign'] ?? ''} />
        {t('earlier', { count: earlier.length })}
      </summary>
      <ShowtimeList label={show.title}>
        {earlier.map((showing) => (
          <Showing key={showing.key} locale={locale} showing={showing} />
        ))}
      </ShowtimeList>
    </details>
  );
}
