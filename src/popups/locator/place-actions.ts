import type { City } from '#src/contract/cities/schema.ts';
import type { CinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { href } from '#src/routes/href.ts';
import type { Locale } from '#src/sites/site.ts';
import { chooseMode } from '#src/visitor/locator/runtime.ts';
import { addRecent } from '#src/visitor/recents.ts';

/**
 * The visitor chose a city.
 *
 * @param subtitle what is said of it in the history (R116)
 */
export function takeCity(locale: Locale, { slug, name }: City, subtitle: string): void {
  addRecent('locator', locale, {
    title: name,
    subtitle,
    url: href(locale, { page: 'city', slug }),
    route: 'city',
  });
  chooseMode({ type: 'city', city: slug });
}

/** The visitor chose a cinema, by a link that leads on by itself. */
export function takeCinema(locale: Locale, { slug, name, address }: CinemaListView): void {
  addRecent('locator', locale, {
    title: name,
    subtitle: address?.city ?? '',
    url: href(locale, { page: 'cinema', slug }),
    route: 'cinema',
  });
  chooseMode({ type: 'cinema', cinema: slug }, true);
}
