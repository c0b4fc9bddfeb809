import type { Site } from '#src/sites/site.ts';
import type { ShellLink } from '../view.ts';

/** The slug of a top city: its name in lower case, the first space a dash (R141). */
export function footerCitySlug(name: string): string {
  return name.toLowerCase().replace(' ', '-');
}

/**
 * The footer's cinema column (R139): every cinema where the site lists all, else its top cities (R140). The
 * link to all cinemas is the footer's own.
 */
export function cinemaColumn(
  site: Site,
  cinemas: readonly { readonly slug: string; readonly name: string }[],
): ShellLink[] {
  if (site.features.fullCinemaList)
    return cinemas.map(({ slug, name }) => ({ title: name, to: { page: 'cinema', slug } }));
  return site.topCities.map((name) => ({ title: name, to: { page: 'city', slug: footerCitySlug(name) } }));
}
