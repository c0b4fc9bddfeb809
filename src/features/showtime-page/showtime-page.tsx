import { useTranslations } from 'next-intl';
import { addressLine } from '#src/domain/cinema/address-line.ts';
import { formatDuration } from '#src/domain/date/duration.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { ShowtimeModel } from '#src/domain/showtime/showtime-model.ts';
import type { Locale } from '#src/sites/site.ts';
import { ShowRating } from '#src/ui/label/show-rating.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import {
  ShowtimeBooking,
  ShowtimeFacts,
  ShowtimeHead,
  ShowtimeMarks,
  ShowtimeShare,
  ShowtimeStories,
} from '#src/ui/showtime/details/showtime-parts.tsx';
import type { ShowtimePageModel } from './load-showtime.ts';
import css from './showtime-page.module.scss';
import { showtimeWords } from './showtime-words.ts';

interface ShowtimePageProps {
  readonly locale: Locale;
  readonly model: ShowtimePageModel;
}

/**
 * One showtime: what its popup says, with an address of its own. The booking stands in the first screen of a phone,
 * below film, day and time.
 */
export function ShowtimePage({ locale, model }: ShowtimePageProps) {
  const { details } = model;
  if (details === null) return <GonePage locale={locale} model={model} />;
  return (
    <article className={css['page']}>
      <div className={css['main']}>
        <FilmLine locale={locale} model={model} />
        <ShowtimeHead locale={locale} model={details} />
        <div>
          <ShowtimeBooking model={details} />
          <ShowtimeShare locale={locale} model={details} />
        </div>
      </div>
      <div className={css['facts']}>
        <ShowtimeMarks model={details} />
        <ShowtimeFacts locale={locale} model={details} />
        <Confirmed model={details} />
        <ShowtimeStories model={details} />
      </div>
      <Where locale={locale} model={model} />
    </article>
  );
}

/** The film and the cinema. */
function FilmLine({ locale, model: { film, cinema, ref } }: ShowtimePageProps) {
  return (
    <div>
      <h1 className={css['title']}>
        <Link locale={locale} to={showRef(film)}>
          {film.title}
        </Link>
      </h1>
      <p className={css['film']}>
        {film.duration === null ? null : <span>{formatDuration(film.duration)}</span>}
        {film.genres.length === 0 ? null : <span>{film.genres.join(', ')}</span>}
        <ShowRating rating={film.contentRating} />
      </p>
      <p className={css['cinema']}>{cinema?.name ?? ref.cinema}</p>
    </div>
  );
}

/** What this auditorium and this showtime have for visitors with a disability, as far as somebody has confirmed it. */
function Confirmed({ model: { showtime } }: { readonly model: ShowtimeModel }) {
  const t = useTranslations();
  if (showtime.needs.length === 0) return null;
  return (
    <p className={css['confirmed']}>
      <strong>{t('showtimePage.confirmed')}</strong>{' '}
      {showtime.needs.map((need) => t(`needs.names.${need}`)).join(', ')}
    </p>
  );
}

/** The cinema with its address and the way there; what else plays that day, of this film and in this cinema. */
function Where({ locale, model: { film, cinema, begun, ref } }: ShowtimePageProps) {
  const t = useTranslations('showtimePage');
  const day = begun ? {} : { filters: { date: ref.day } };
  const map = cinema?.urls.googleMaps ?? null;
  return (
    <section aria-labelledby="cinema">
      <h2 id="cinema" className={css['subtitle']}>
        {cinema?.name ?? ref.cinema}
      </h2>
      {cinema?.address == null ? null : (
        <address className={css['address']}>{addressLine(cinema.address)}</address>
      )}
      <p className={css['links']}>
        {map === null ? null : (
          <Link external={map} newWindow>
            {t('way')}
          </Link>
        )}
        <Link locale={locale} to={{ page: 'cinema', slug: ref.cinema, ...day }}>
          {t('cinemaDay')}
        </Link>
        <Link locale={locale} to={{ ...showRef(film), ...day }}>
          {t('filmDay')}
        </Link>
      </p>
    </section>
  );
}

/** Instead of a showtime that the programme no longer has: whether it is over, and the way to the next ones. */
function GonePage({ locale, model }: ShowtimePageProps) {
  const t = useTranslations();
  const { film, begun } = model;
  const words = showtimeWords(locale, model);
  return (
    <article className={css['page']}>
      <EmptyState
        heading="h1"
        title={begun ? t('showtimePage.overTitle') : t('showtimePopup.goneTitle')}
        text={t(begun ? 'showtimePage.overText' : 'showtimePage.goneText', words)}
        action={
          <Link locale={locale} to={showRef(film)} className={buttonClass('filled')}>
            {t('showtimePage.next')}
          </Link>
        }
      />
      <Where locale={locale} model={model} />
    </article>
  );
}
