import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { formatDuration } from '#src/domain/date/duration.ts';
import { formatDay } from '#src/domain/date/format.ts';
import { formatPrice } from '#src/domain/price/format-price.ts';
import type { ShowDetailView } from '#src/domain/show/show-detail-view.ts';
import type { Locale } from '#src/sites/site.ts';
import { foreignLanguage } from '#src/i18n/foreign-language.ts';
import { Link } from '#src/ui/link/link.tsx';
import { saysRating, ShowRating } from '#src/ui/label/show-rating.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import { FactList } from './fact-list.client.tsx';
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
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('directors', { count: film.directors.length }), film.directors.join(', ')],
    [t('actors'), film.actors.join(', ')],
    [t('genres', { count: film.genres.length }), film.genres.join(', ')],
    [t('duration'), film.duration === null ? '' : formatDuration(film.duration)],
    [t('release'), film.releaseDay === null ? '' : formatDay(locale, film.releaseDay, 'date')],
    [
      t('firstRelease'),
      film.originalReleaseDay === null || film.originalReleaseDay === film.releaseDay
        ? ''
        : formatDay(locale, film.originalReleaseDay, 'date'),
    ],
    [
      t('originalTitle'),
      film.originalTitle === null ? (
        ''
      ) : (
        <span key="original" lang={foreignLanguage(locale, film.spokenLanguage)}>
          {film.originalTitle}
        </span>
      ),
    ],
    [t('nationality'), film.nationalities.join(', ')],
    [
      rating('label'),
      saysRating(contentRating) ? (
        <Fragment key="rating">
          <ShowRating rating={contentRating} verbose />
          {details === null ? null : <span className={css['note']}>{details}</span>}
        </Fragment>
      ) : (
        ''
      ),
    ],
    [t('extra'), film.extraInformation.join(' ')],
  ];
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
        <FactList facts={facts.filter(([, value]) => value !== '')} />
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
