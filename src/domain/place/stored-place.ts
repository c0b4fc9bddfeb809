import type { Position } from '#src/kernel/distance/distance.ts';
import { isSlug } from '#src/routes/slug.ts';

/** The visitor's place as the cookie `locator` stores it (R115, R230). */
export type StoredPlace =
  /** The cinema's `vistaRef`, or its slug when it has none. */
  | { readonly type: 'cinema'; readonly reference: string }
  | { readonly type: 'city'; readonly city: string }
  /** Rounded; see {@link rounded}. */
  | { readonly type: 'position'; readonly position: Position }
  | { readonly type: 'favorite' };

/** A position is kept in this fraction of a degree: about a kilometre, which does not tell an address (D52). */
const partsOfDegree = 100;

/** A position as it may leave the browser: rounded to 0.01 degrees (D52). */
export function rounded({ latitude, longitude }: Position): Position {
  // The sum turns -0 into 0.
  const round = (degrees: number) => Math.round(degrees * partsOfDegree) / partsOfDegree + 0;
  return { latitude: round(latitude), longitude: round(longitude) };
}

const longest = 220;
const coordinates = /^(-?\d{1,2}(?:\.\d{1,16})?),(-?\d{1,3}(?:\.\d{1,16})?)$/;

function positionIn(value: string): StoredPlace | null {
  const parts = coordinates.exec(value);
  const position = { latitude: Number(parts?.[1]), longitude: Number(parts?.[2]) };
  const known = Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180;
  return parts !== null && known ? { type: 'position', position: rounded(position) } : null;
}

/**
 * The place of a cookie's value: `type:value`, for favourites without a value; null for any other text. Coordinates with
 * more digits than we write are rounded.
 */
export function parseStoredPlace(value: string): StoredPlace | null {
  if (value.length > longest) return null;
  const colon = value.indexOf(':');
  const type = colon < 0 ? value : value.slice(0, colon);
  const rest = colon < 0 ? '' : value.slice(colon + 1);
  if (type === 'favorite') return rest === '' ? { type } : null;
  if (type === 'position') return positionIn(rest);
  if (!isSlug(rest)) return null;
  if (type === 'cinema') return { type, reference: rest };
  return type === 'city' ? { type, city: rest } : null;
}

/** The cookie's value for a place (R230): the reverse of {@link parseStoredPlace}. */
export function storedPlaceValue(place: StoredPlace): string {
  if (place.type === 'favorite') return 'favorite';
  if (place.type === 'city') return `city:${place.city}`;
  if (place.type === 'cinema') return `cinema:${place.reference}`;
  const { latitude, longitude } = rounded(place.position);
  return `position:${latitude},${longitude}`;
}
