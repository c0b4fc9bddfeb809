import type { City } from '#src/contract/cities/schema.ts';
import type { CinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { href } from '#src/routes/href.ts';
import type { Locale } from '#src/sites/site.ts';
import { chooseMode } from '#src/visitor/locator/actions.ts';
import { addRecent } from '#src/visitor/recents.ts';

/**
 * Records that the visitor chose a city.
 *
 * @param subtitle text beside the city in the list of recent places (R116)
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

/** Records that the visitor chose a cinema; the link that they followed opens the page. */
export function takeCinema(locale: Locale, { slug, name, address }: CinemaListView): void {
  addRecent('locator', locale, {
    title: name,
    subtitle: address?.city ?? '',
    url: href(locale, { page: 'cinema', slug }),
    route: 'cinema',
  });
  chooseMode({ type: 'cinema', cinema: slug }, true);
}
