import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { href } from '#src/routes/href.ts';
import type { Locale } from '#src/sites/site.ts';
import { Button } from '#src/ui/link/button.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { Places } from '#src/visitor/locator/mode.ts';
import { cinemaAddress } from '#src/visitor/locator/show.ts';
import { forgetRecents, readRecents, type RecentItem } from '#src/visitor/recents.ts';
import css from './locator-popup.module.scss';
import { takeCinema, takeCity } from './place-actions.ts';

interface RecentPlacesProps {
  readonly config: VisitorConfig;
  readonly places: Places;
}

/** The places that were chosen recently (R234); places that the site no longer has are left out. */
export function RecentPlaces({ config: { locale }, places }: RecentPlacesProps) {
  const t = useTranslations('locator');
  const [items, setItems] = useState(() => readRecents('locator', locale));
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="locator-recent" className={css['part']}>
      <div className={css['head']}>
        <h3 id="locator-recent" className={css['name']}>
          {t('recent')}
        </h3>
        <Button
          look="quiet"
          onClick={() => {
            forgetRecents('locator', locale);
            setItems([]);
          }}
        >
          {t('forget')}
        </Button>
      </div>
      <ul className={css['rows']}>
        {items.map((item) => (
          <li key={item.url}>
            <RecentPlace locale={locale} item={item} places={places} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RecentPlaceProps {
  readonly locale: Locale;
  readonly item: RecentItem;
  readonly places: Places;
}

function RecentPlace({ locale, item, places }: RecentPlaceProps) {
  const words = (
    <>
      <Icon name="clock" className={css['sign'] ?? ''} />
      <span className={css['words']}>
        <strong>{item.title}</strong>
        {item.subtitle === '' ? null : <span className={css['fact']}>{item.subtitle}</span>}
      </span>
    </>
  );
  const city = places.cities.find(({ slug }) => href(locale, { page: 'city', slug }) === item.url);
  if (city !== undefined)
    return (
      <button type="button" className={css['row']} onClick={() => takeCity(locale, city, item.subtitle)}>
        {words}
      </button>
    );
  const cinema = places.cinemas.find(({ slug }) => href(locale, { page: 'cinema', slug }) === item.url);
  const address = cinema === undefined ? null : cinemaAddress(cinema.slug);
  if (cinema === undefined || address === null) return null;
  return (
    <a href={address} className={css['row']} onClick={() => takeCinema(locale, cinema)}>
      {words}
    </a>
  );
}
