import type { NamedCity } from '#src/domain/cinema/nearby-cities.ts';
import type { Site } from '#src/sites/site.ts';
import type { ShellLink } from '../view.ts';

/**
 * The footer's cinema column (R139): every cinema where the site lists all, else its top cities (R140). The
 * link to all cinemas is the footer's own.
 */
export function cinemaColumn(
  site: Pick<Site, 'features'>,
  cinemas: readonly { readonly slug: string; readonly name: string }[],
  topCities: readonly NamedCity[],
): ShellLink[] {
  if (site.features.fullCinemaList)
    return cinemas.map(({ slug, name }) => ({ title: name, to: { page: 'cinema', slug } }));
  return topCities.map(({ slug, name }) => ({ title: name, to: { page: 'city', slug } }));
}
