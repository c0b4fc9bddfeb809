import { useTranslations } from 'next-intl';
import type { City } from '#src/contract/cities/schema.ts';
import type { Locale } from '#src/sites/site.ts';
import { Icon } from '#src/ui/picture/icon.tsx';
import css from './locator-popup.module.scss';
import { takeCity } from './place-actions.ts';

interface CityRowsProps {
  readonly locale: Locale;
  /** The id of the element that names the list. */
  readonly labelledBy: string;
  readonly cities: readonly City[];
  /** Called after a choice. */
  readonly onChoice?: () => void;
}

/** A list of cities with their number of cinemas; choosing one makes it the visitor's place. */
export function CityRows({ locale, labelledBy, cities, onChoice }: CityRowsProps) {
  const t = useTranslations('locator');
  return (
    <ul className={css['rows']} aria-labelledby={labelledBy}>
      {cities.map((city) => (
        <li key={city.slug}>
          <button
            type="button"
            className={css['row']}
            onClick={() => {
              takeCity(locale, city, t('count', { count: city.cinemas.length }));
              onChoice?.();
            }}
          >
            <Icon name="pin" className={css['sign'] ?? ''} />
            <span className={css['words']}>
              <strong>{city.name}</strong>
            </span>
            <span className={css['distance']}>{t('count', { count: city.cinemas.length })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
