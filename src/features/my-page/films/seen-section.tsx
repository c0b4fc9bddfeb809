import { useTranslations } from 'next-intl';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { Locale } from '#src/sites/site.ts';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { Button } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { faces } from '#src/ui/mark/faces.ts';
import { Icon } from '#src/ui/picture/icon.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import type { KeptRating } from '#src/visitor/device/nothing-kept.ts';
import { setHidesSeen } from '#src/visitor/device/store.ts';
import type { OwnFilm } from '../own/use-films.ts';
import css from './films.module.scss';
import { SeenButton } from './seen-button.tsx';

interface SeenSectionProps {
  readonly locale: Locale;
  /** Slugs of the films that the visitor has seen, in order. */
  readonly seen: readonly string[];
  readonly films: ReadonlyMap<string, OwnFilm>;
  readonly ratings: ReadonlyMap<string, KeptRating>;
  /** The films that are marked as seen without a rating. */
  readonly marked: ReadonlySet<string>;
  readonly hidesSeen: boolean;
}

/** The films that the visitor has seen, with their own ratings, and whether lists still show them. */
export function SeenSection({ locale, seen, films, ratings, marked, hidesSeen }: SeenSectionProps) {
  const t = useTranslations('mine.seen');
  return (
    <Section id="seen" title={t('title')}>
      {seen.length === 0 ? (
        <EmptyState title={t('noneTitle')} text={t('noneText')} />
      ) : (
        <ul className={css['list']} aria-label={t('title')}>
          {seen.map((slug) => {
            const film = films.get(slug);
            return film === undefined ? null : (
              <li key={slug} className={css['row']}>
                <SeenFilm
                  locale={locale}
                  slug={slug}
                  film={film}
                  rating={ratings.get(slug) ?? null}
                  marked={marked.has(slug)}
                />
              </li>
            );
          })}
        </ul>
      )}
      <label className={css['setting']}>
        <input
          type="checkbox"
          checked={hidesSeen}
          aria-describedby="mine-hides-seen"
          onChange={(event) => {
            setHidesSeen(event.target.checked);
          }}
        />
        <span>{t('hide')}</span>
      </label>
      <p id="mine-hides-seen" className={css['hint']}>
        {t('hideText')}
      </p>
    </Section>
  );
}

interface SeenFilmProps {
  readonly locale: Locale;
  readonly slug: string;
  readonly film: OwnFilm;
  readonly rating: KeptRating | null;
  readonly marked: boolean;
}

function SeenFilm({ locale, slug, film, rating, marked }: SeenFilmProps) {
  const t = useTranslations('mine.seen');
  const marks = useTranslations('marks');
  const { title } = film;
  const face = faces.find(({ emotion }) => emotion === rating);
  return (
    <article className={css['film']}>
      <Picture
        kind="poster"
        src={film.poster}
        alt=""
        title={title}
        sizes="3.5rem"
        widest={240}
        lean
        dominantColour={film.colour}
        className={css['poster']}
      />
      <div className={css['words']}>
        <h3>
          {film.known ? (
            <Link locale={locale} to={showRef(film)} className={css['title']}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className={css['felt']}>
          {face === undefined ? (
            t('unrated')
          ) : (
            <>
              <Icon name={face.icon} />
              {marks(`felt.${face.name}`)}
            </>
          )}
        </p>
        <div className={css['actions']}>
          <Button
            look="quiet"
            {...popupTrigger('memberRating', { show: slug, title })}
            aria-label={face === undefined ? t('rateOf', { title }) : t('changeOf', { title })}
          >
            {face === undefined ? t('rate') : t('change')}
          </Button>
          {marked || face === undefined ? <SeenButton slug={slug} title={title} seen={marked} /> : null}
        </div>
      </div>
    </article>
  );
}
