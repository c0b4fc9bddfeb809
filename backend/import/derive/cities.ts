import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { City } from '#src/contract/cities/schema.ts';
import { sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import { wordsOf } from '#src/kernel/text/fold.ts';

/**
 * Cities out of the cinemas, in the order the cinemas name them. What names a city is its slug: an address may be in a
 * suburb. So a city takes name, postal code and place from the address that its slug is made of, and without one the
 * slug's words and the first address.
 */
export function citiesOf(site: SiteId, cinemas: readonly Cinema[]): City[] {
  const groups = Map.groupBy(cinemas, ({ citySlug }) => citySlug);
  return [...groups].map(([slug, group], index) => {
    const addresses = group.flatMap(({ theaters }) => theaters);
    const own = addresses.filter(({ addressCity }) => isWrittenAs(addressCity, slug));
    const address = own.find(({ addressCity }) => addressCity !== addressCity.toUpperCase()) ?? own[0];
    const { addressZip = '', gpsPosition = null } = address ?? addresses[0] ?? {};
    return {
      id: index + 1,
      slug,
      name: address?.addressCity.trim() ?? nameOf(slug),
      departement: addressZip,
      // Île-de-France by its departments.
      isIdf: sites[site].specialRegions.includes('idf') && /^(?:75|77|78|9[1-5])/.test(addressZip),
      gpsPosition,
      cinemas: group.map((cinema) => cinema.slug),
    };
  });
}

/** Whether a slug is made of a city's name: accents, hyphens and apostrophes aside, ü as u or ue. */
function isWrittenAs(city: string, slug: string): boolean {
  const letters = (text: string) => wordsOf(text).join('');
  const wanted = letters(slug);
  return (
    letters(city) === wanted || letters(city.normalize('NFC').replaceAll(/(?<=[äöü])/gi, 'e')) === wanted
  );
}

function nameOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}
