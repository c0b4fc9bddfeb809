import type { NamedCity } from '#src/domain/cinema/nearby-cities.ts';
import type { Locale } from '#src/sites/site.ts';
import { useRailWords } from '../layout/rail.tsx';
import { addressOf } from '../link/link-address.ts';
import { CityTiles } from './city-tiles.client.tsx';

interface CityRailProps {
  readonly locale: Locale;
  readonly label: string;
  readonly cities: readonly {
    readonly city: NamedCity;
    /** The picture of one of its cinemas. */
    readonly picture: string | null;
    /** Below the name: the number of cinemas. */
    readonly meta: string;
  }[];
  /** Whether the first one is in the first screen. */
  readonly first?: boolean;
}

/** Cities as pictures with their names, dark in both schemes; each is one link to its page. */
export function CityRail({ locale, label, cities, first = false }: CityRailProps) {
  return (
    <CityTiles
      words={useRailWords(label)}
      first={first}
      cities={cities.map(({ city: { slug, name }, picture, meta }) => {
        const href = addressOf(locale, { page: 'city', slug });
        return { slug, name, href, picture, meta };
      })}
    />
  );
}
