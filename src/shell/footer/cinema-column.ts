import type { NamedCity } from '#src/domain/cinema/nearby-cities.ts';
import type { Navigation } from '../navigation.ts';
import type { ShellLink } from '../view.ts';

/**
 * The footer's column of cinemas (R139): every cinema when the site lists all (R135), else its top cities (R140). The
 * footer itself adds the link to all cinemas.
 */
export function cinemaColumn(
  { fullCinemaList }: Pick<Navigation, 'fullCinemaList'>,
  cinemas: readonly { readonly slug: string; readonly name: string }[],
  topCities: readonly NamedCity[],
): ShellLink[] {
  if (fullCinemaList) return cinemas.map(({ slug, name }) => ({ title: name, to: { page: 'cinema', slug } }));
  return topCities.map(({ slug, name }) => ({ title: name, to: { page: 'city', slug } }));
}
