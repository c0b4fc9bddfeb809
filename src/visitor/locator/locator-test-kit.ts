import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import type { City } from '#src/contract/cities/schema.ts';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import type { Places } from './mode.ts';

const [faubourg] = cinemasFixture;
const [theatre] = faubourg.theaters;
if (theatre === undefined) throw new Error('no theatre in the fixture');

function cinema(slug: string, vistaRef: string | null, x: number, y: number): Cinema {
  return {
    ...faubourg,
    slug,
    vistaRef,
    name: slug,
    theaters: [{ ...theatre, gpsPosition: { x, y } }] as Cinema['theaters'],
  };
}

const [paris] = citiesFixture;
const city = (slug: string, x: number, y: number, cinemas: string[]): City => ({
  ...paris,
  slug,
  name: slug,
  gpsPosition: { x, y },
  cinemas,
});

/** From the contract's examples: two cinemas in Paris, one in Lille, and one far away in Nice without a reference. */
export const listed: readonly Cinema[] = [
  cinema('faubourg', '0107', 48.87, 2.35),
  cinema('canal', '0108', 48.88, 2.37),
  cinema('lille', '0200', 50.63, 3.06),
  cinema('nice', null, 43.7, 7.26),
];

export const places: Places = {
  listed,
  cinemas: listed.map(cinemaListView),
  cities: [
    city('paris', 48.8566, 2.3522, ['faubourg', 'canal']),
    city('lille', 50.6292, 3.0573, ['lille']),
    city('nowhere', 0, 0, []),
  ],
};

/** A site with one cinema. */
export const onePlace: Places = {
  listed: listed.slice(0, 1),
  cinemas: places.cinemas.slice(0, 1),
  cities: places.cities,
};
