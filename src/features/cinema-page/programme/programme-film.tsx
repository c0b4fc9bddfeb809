import { useTranslations } from 'next-intl';
import type { CinemaDetailView } from '#src/domain/cinema/cinema-detail-view.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { formatDay } from '#src/domain/date/format.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { Locale } from '#src/sites/site.ts';
import { Badge } from '#src/ui/label/badge.tsx';
import { Flag } from '#src/ui/label/flag.client.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { FilmRow } from '#src/ui/poster/film-row.tsx';
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
  return (
    <FilmRow locale={locale} show={show} marks={<Marks film={film} />} priority={priority}>
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
    </FilmRow>
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
