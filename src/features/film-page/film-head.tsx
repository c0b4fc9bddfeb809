import { useTranslations } from 'next-intl';
import type { Day } from '#src/kernel/date/day.ts';
import { formatDay } from '#src/domain/date/format.ts';
import { formatDuration } from '#src/domain/date/duration.ts';
import type { Locale } from '#src/sites/site.ts';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Flag } from '#src/ui/label/flag.client.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import { ShowRating } from '#src/ui/label/show-rating.tsx';
import { Hero } from '#src/ui/layout/hero.tsx';
import css from './film-head.module.scss';
import { comingDay } from './coming-day.ts';
import { FilmMarks } from './film-marks.tsx';
import { FilmTitle } from './film-title.tsx';
import { InlineTrailer, TrailerButton } from './film-trailer.tsx';
import type { FilmModel } from './load-film.ts';
import { NoticeButton } from './notice/notice-button.tsx';

interface FilmHeadProps {
  readonly locale: Locale;
  readonly model: FilmModel;
  readonly today: Day;
  readonly trailer: boolean;
}

/**
 * The head of the film page: title, facts, and the links to showtimes and trailer, all within the first screen of a
 * phone.
 */
export function FilmHead({ locale, model, today, trailer }: FilmHeadProps) {
  const t = useTranslations('movie');
  const { film, showtimes, notice, ref } = model;
  const flag = film.label;
  const main = film.trailers[0] ?? null;
  const coming = comingDay(film, today);
  return (
    <Hero
      kind="backdrop"
      picture={film.backdrop?.lg ?? null}
      title={film.title}
      dominantColour={film.backdropColour}
      cut="behind"
    >
      <div className={css['head']}>
        <div className={css['poster']}>
          <Picture
            kind="poster"
            src={film.poster?.lg ?? null}
            alt=""
            title={film.title}
            sizes="(width >= 67.5em) 14rem, (width >= 43.75em) 12rem, (width >= 30em) 6rem, 3.3rem"
            dominantColour={film.backdropColour}
            priority="auto"
          />
        </div>
        <div className={css['words']}>
          {flag?.text ? <Flag tone={flag.colour ?? 'grey'} label={flag.text} /> : null}
          <FilmTitle locale={locale} film={film} />
          <div className={css['facts']}>
            {film.duration === null ? null : <span>{formatDuration(film.duration)}</span>}
            {film.genres.length === 0 ? null : <span>{film.genres.join(', ')}</span>}
            <ShowRating rating={film.contentRating} />
          </div>
          {coming === null ? null : (
            <p className={css['release']}>{t('comingSoon', { date: formatDay(locale, coming, 'long') })}</p>
          )}
          <div className={css['ways']}>
            {notice?.gap === 'film' ? (
              <NoticeButton notice={notice} show={film.slug} title={film.title} />
            ) : null}
            {showtimes !== null && showtimes.strip.length > 0 ? (
              <a href="#showtimes" className={buttonClass('filled', css['down'])}>
                <Icon name="ticket" />
                {t('seeShowtimes')}
              </a>
            ) : null}
            {main === null || trailer ? null : <TrailerButton locale={locale} page={ref} />}
            <FilmMarks slug={film.slug} title={film.title} out={coming === null} />
          </div>
        </div>
      </div>
      {main !== null && trailer ? <InlineTrailer trailer={main} title={film.title} show={film.slug} /> : null}
    </Hero>
  );
}
