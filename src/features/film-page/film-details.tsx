import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDuration } from '#src/domain/date/duration.ts';
import { formatDay } from '#src/domain/date/format.ts';
import { formatPrice } from '#src/domain/price/format-price.ts';
import type { ShowDetailView } from '#src/domain/show/show-detail-view.ts';
import type { Locale } from '#src/sites/site.ts';
import { Link } from '#src/ui/link/link.tsx';
import { saysRating, ShowRating } from '#src/ui/label/show-rating.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import css from './film-details.module.scss';

/** The story and the facts of a film (R079, R080). Unknown facts are left out. */
export function FilmDetails({ locale, film }: { readonly locale: Locale; readonly film: ShowDetailView }) {
  const t = useTranslations('movie');
  const rating = useTranslations('rating');
  const marks = useTranslations('marks');
  const { contentRating, feelings } = film;
  const { details } = contentRating;
  const felt = [
    { key: 'loved', count: feelings.loved },
    { key: 'liked', count: feelings.liked },
    { key: 'disappointed', count: feelings.disappointed },
    { key: 'wishlist', count: feelings.wishlist },
  ] as const;
  return (
    <div className={css['details']}>
      {film.synopsis.length === 0 ? null : (
        <Section id="story" title={t('synopsis')} className={css['part']}>
          <div className={css['story']}>
            {film.synopsis.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
      )}
      <Section id="about" title={t('details')} className={css['part']}>
        <dl className={css['facts']}>
          <Fact name={t('directors', { count: film.directors.length })} value={film.directors.join(', ')} />
          <Fact name={t('actors')} value={film.actors.join(', ')} />
          <Fact name={t('genres', { count: film.genres.length })} value={film.genres.join(', ')} />
          <Fact name={t('duration')} value={film.duration === null ? '' : formatDuration(film.duration)} />
          <Fact
            name={t('release')}
            value={film.releaseDay === null ? '' : formatDay(locale, film.releaseDay, 'date')}
          />
          <Fact name={t('originalTitle')} value={film.originalTitle ?? ''} />
          <Fact name={t('nationality')} value={film.nationalities.join(', ')} />
          <Fact
            name={rating('label')}
            value={
              saysRating(contentRating) ? (
                <>
                  <ShowRating rating={contentRating} verbose />
                  {details === null ? null : <span className={css['note']}>{details}</span>}
                </>
              ) : (
                ''
              )
            }
          />
          <Fact name={t('extra')} value={film.extraInformation.join(' ')} />
        </dl>
        {felt.every(({ count }) => count === 0) ? null : (
          <div className={css['felt']}>
            <h3 className={css['small']}>{t('feelings.title')}</h3>
            <ul className={css['feelings']}>
              {felt.map(({ key, count }) =>
                count === 0 ? null : <li key={key}>{t(`feelings.${key}`, { count })}</li>,
              )}
            </ul>
            <button
              type="button"
              className={buttonClass('quiet', css['breakdown'])}
              {...popupTrigger('globalFeelings', { show: film.slug, title: film.title })}
            >
              {marks('publicShort')}
            </button>
          </div>
        )}
        {film.vod === null ? null : (
          <p>
            <Link external={film.vod.url} newWindow>
              {film.vod.lowPrice === null
                ? film.vod.title
                : t('vod', { price: formatPrice(locale, film.vod.lowPrice) })}
            </Link>
          </p>
        )}
      </Section>
    </div>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  if (value === '') return null;
  return (
    <div className={css['fact']}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
