import type { NamedCity } from '#src/domain/cinema/nearby-cities.ts';
import type { Locale } from '#src/sites/site.ts';
import { Link } from '../link/link.tsx';
import { Picture } from '../picture/picture.client.tsx';
import css from './city-tile.module.scss';

interface CityTileProps {
  readonly locale: Locale;
  readonly city: NamedCity;
  /** The picture of one of its cinemas. */
  readonly picture: string | null;
  /** Below the name: the number of cinemas. */
  readonly meta: string;
  readonly sizes: string;
  readonly priority?: boolean;
}

/** A city as a picture with its name, dark in both schemes; one link to its page. */
export function CityTile({ locale, city, picture, meta, sizes, priority = false }: CityTileProps) {
  return (
    <article className={css['tile']} data-theme="dark">
      <Picture
        kind="cinema"
        src={picture}
        alt=""
        title={city.name}
        sizes={sizes}
        widest={1280}
        priority={priority}
        className={css['picture'] ?? ''}
      />
      <div className={css['words']}>
        <h3 className={css['name']}>
          <Link locale={locale} to={{ page: 'city', slug: city.slug }} className={css['link']}>
            {city.name}
          </Link>
        </h3>
        <p className={css['meta']}>{meta}</p>
      </div>
    </article>
  );
}
