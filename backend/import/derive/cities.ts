import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { City } from '#src/contract/cities/schema.ts';
import { sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import { wordsOf } from '#src/kernel/text/fold.ts';

/**
 * Makes cities from the cinemas, in the order of the cinemas. The slug decides the name of a city, because an address
 * may be in a suburb: a city has the name, postal code and position of the address that matches its slug. When none
 * matches, it has the words of the slug and the first address.
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

/** Whether a slug matches a city's name, without regard to accents, hyphens and apostrophes; ü is u or ue. */
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
