import type { CityData } from '../house-types.ts';
import { africanCities } from './cities-africa.ts';
import { belgianCities } from './cities-be.ts';
import { swissCities } from './cities-ch.ts';
import { frenchCities } from './cities-fr.ts';
import { dutchCities } from './cities-nl.ts';

/** Every city that has a house. */
export const cities: readonly CityData[] = [
  ...frenchCities,
  ...dutchCities,
  ...swissCities,
  ...belgianCities,
  ...africanCities,
];
