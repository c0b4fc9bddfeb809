import { parseStoredPlace, storedPlaceValue } from '#src/domain/place/stored-place.ts';
import type { Locale } from '#src/sites/site.ts';
import type { World } from '../decision.ts';

/** The name of no place. */
export const noPlace = 'none';

/**
 * The visitor's place as web has understood it, in the one form in which it is stored; `none` where the cookie names no
 * place of the site, undefined while the site's places are not known.
 *
 * @param cookie value of the cookie `locator`
 */
export function placeName(
  world: Pick<World, 'cityOf'>,
  locale: Locale,
  cookie: string | undefined,
): string | undefined {
  const stored = cookie === undefined ? null : parseStoredPlace(cookie);
  if (stored === null || stored.type === 'favorite') return noPlace;
  const city = world.cityOf(locale, stored);
  if (city === undefined) return undefined;
  return city === null ? noPlace : storedPlaceValue(stored);
}
