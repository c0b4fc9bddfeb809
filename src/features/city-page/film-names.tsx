import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { Locale } from '#src/sites/site.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import css from './film-names.module.scss';
import { here } from './here.ts';
import type { CityModel } from './load-city.ts';

interface FilmNamesProps {
  readonly locale: Locale;
  readonly model: Pick<CityModel, 'only'>;
  readonly title: string;
  readonly shows: readonly ShowListView[];
}

/** Names of films, folded away; nothing without films. */
export function FilmNames({ locale, model, title, shows }: FilmNamesProps) {
  if (shows.length === 0) return null;
  return (
    <details className={css['others']}>
      <summary className={css['title']}>
        {title}
        <Icon name="chevron-down" className={css['sign']} />
      </summary>
      <ul className={css['names']}>
        {shows.map((show) => (
          <li key={show.slug}>
            <Link locale={locale} to={showRef(show, here(model.only).filters)}>
              {show.title}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
