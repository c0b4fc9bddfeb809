import Cookies from 'js-cookie';
import { parseStoredPlace, storedPlaceValue, type StoredPlace } from '#src/domain/place/stored-place.ts';
import { keepChoice } from '../keep-choice.ts';
import { locatorCookie } from './cookie-name.ts';
import type { LocatorMode, Places } from './mode.ts';

/** The value of the cookie for a mode (R230). */
export function storedValue(mode: LocatorMode, { cinemas }: Pick<Places, 'cinemas'>): string {
  if (mode.type !== 'cinema') return storedPlaceValue(mode);
  const cinema = cinemas.find(({ slug }) => slug === mode.cinema);
  return storedPlaceValue({ type: 'cinema', reference: cinema?.vistaRef ?? mode.cinema });
}

/**
 * Stores a mode for a year (R230); null removes it.
 *
 * @returns whether the browser did so: one that refuses cookies says nothing
 */
export function keepStored(value: string | null): boolean {
  keepChoice('place', value);
  return (Cookies.get(locatorCookie) ?? null) === value;
}

/** The stored place, or null; an invalid value is removed, and a precise position is stored again rounded (D52). */
export function readStored(): StoredPlace | null {
  const value = Cookies.get(locatorCookie) ?? '';
  const stored = parseStoredPlace(value);
  if (stored === null) Cookies.remove(locatorCookie, { path: '/' });
  else if (storedPlaceValue(stored) !== value) keepStored(storedPlaceValue(stored));
  return stored;
}
