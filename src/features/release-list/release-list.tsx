import { useTranslations } from 'next-intl';
import { formatDay } from '#src/domain/date/format.ts';
import type { Locale } from '#src/sites/site.ts';
import { ShowRating } from '#src/ui/label/show-rating.tsx';
import { showFacts } from '#src/ui/poster/show-card.tsx';
import { showRef } from '#src/domain/show/show-ref.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import css from './release-list.module.scss';
import type { Release } from './releases-model.ts';

interface ReleaseListProps {
  readonly locale: Locale;
  readonly releases: readonly Release[];
  readonly label: string;
  readonly heading?: 'h3' | 'h4';
}

/** The releases of one day: small posters, the known facts, and whether tickets are on sale. */
export function ReleaseList({ locale, releases, label, heading: Heading = 'h4' }: ReleaseListProps) {
  return (
    <ul className={css['list']} aria-label={label}>
      {releases.map((release) => {
        const { show } = release;
        return (
          <li key={show.slug} className={css['release']}>
            <Picture
              kind="poster"
              src={show.poster?.md ?? null}
              alt=""
              title={show.title}
              sizes="5rem"
              widest={320}
              dominantColour={show.backdropColour}
              className={css['poster']}
            />
            <div className={css['words']}>
              <Heading className={css['title']}>
                <Link locale={locale} to={showRef(show)} className={css['link']}>
                  {show.title}
                </Link>
              </Heading>
              <p className={css['facts']}>{showFacts(show)}</p>
              <ShowRating rating={show.contentRating} />
              <Sale locale={locale} release={release} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The sale of tickets: a link when they are on sale, else the day when the sale opens. */
function Sale({ locale, release }: { readonly locale: Locale; readonly release: Release }) {
  const t = useTranslations('releases');
  const { show, onSale, saleDay } = release;
  if (onSale)
    return (
      <Link locale={locale} to={showRef(show)} fragment="showtimes" className={css['sale']}>
        <Icon name="ticket" />
        {t('presale')}
        <span className={css['heard']}>{`: ${show.title}`}</span>
      </Link>
    );
  if (saleDay === null) return null;
  return <p className={css['later']}>{t('salesOpen', { date: formatDay(locale, saleDay, 'short') })}</p>;
}
